import type en from '../en/finale.ts';
import type { Translation } from '../message.ts';

export default {
  'says.win': '«\u00a0Bien joué\u00a0! Je voudrai ma revanche.\u00a0»',
  'says.loss': '«\u00a0Belle partie. On rejoue\u00a0?\u00a0»',
  'says.draw': '«\u00a0Égalité\u00a0! On se départage\u00a0?\u00a0»',
  best: 'Votre record. Il était de {n}.',
  next: 'Adversaire suivant\u00a0: {name}',
  easier: 'Une partie plus facile',
  again: 'Rejouer',
  lookBack: 'Revoir',
  'idea.cross':
    'Une idée pour la prochaine fois\u00a0: votre plus grand domaine est {kind}, {squares}. Une croix de plus y rapporte {points}.',
  'idea.castle':
    'Une idée pour la prochaine fois\u00a0: votre château n’a pas servi. Sa croix sur votre plus grand domaine, {kind}, rapporte {points}.',
  'idea.crown':
    'Une idée pour la prochaine fois\u00a0: votre plus grand domaine est {kind}, {squares}. Une couronne de plus y rapporte {points}.',
  skip: 'Aller au résultat',
  bestDomain: 'Votre meilleur domaine – {domain}',
  ladder: 'Votre échelle',
  bonus: 'Bonus du grimoire\u00a0: {gain}.',
} as const satisfies Translation<typeof en>;
