import type { Messages } from '../message.ts';

export default {
  'says.win': '“Well played! I will ask for another game.”',
  'says.loss': '“Good game. Shall we play again?”',
  'says.draw': '“Even! Shall we settle it?”',
  best: 'Your best so far. It was {n}.',
  next: 'Next opponent: {name}',
  easier: 'An easier game',
  again: 'Again',
  skip: 'Skip to the result',
  bestDomain: 'Your best domain – {domain}',
  ladder: 'Your ladder',
  bonus: 'Spell bonus: {gain}.',
} as const satisfies Messages;
