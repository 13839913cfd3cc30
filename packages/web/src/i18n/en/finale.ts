import type { Messages } from '../message.ts';

export default {
  'says.win': '“Well played! I will ask for another game.”',
  'says.loss': '“Good game. Shall we play again?”',
  'says.draw': '“Even! Shall we settle it?”',
  best: 'Your best so far. It was {n}.',
  next: 'Next opponent: {name}',
  easier: 'An easier game',
  again: 'Again',
  lookBack: 'Look back',
  'idea.cross':
    'An idea for next time: your largest domain is {kind}, {squares}. One more cross there brings {points}.',
  'idea.castle':
    'An idea for next time: you did not use your castle. Its cross on your largest domain, {kind}, brings {points}.',
  'idea.crown':
    'An idea for next time: your largest domain is {kind}, {squares}. One more crown there brings {points}.',
  skip: 'Skip to the result',
  bestDomain: 'Your best domain – {domain}',
  ladder: 'Your ladder',
  bonus: 'Spell bonus: {gain}.',
} as const satisfies Messages;
