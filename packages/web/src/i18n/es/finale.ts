import type en from '../en/finale.ts';
import type { Translation } from '../message.ts';

export default {
  'says.win': '«¡Bien jugado! Querré la revancha.»',
  'says.loss': '«Buena partida. ¿Otra?»',
  'says.draw': '«¡Empate! ¿La decidimos?»',
  best: 'Tu mejor resultado. Era {n}.',
  next: 'Siguiente rival: {name}',
  easier: 'Una partida más fácil',
  again: 'Otra vez',
  lookBack: 'Repasar',
  'idea.cross': 'Una idea para la próxima: tu mayor dominio es {kind}, {squares}. Una cruz más allí da {points}.',
  'idea.castle': 'Una idea para la próxima: no usaste tu castillo. Su cruz en tu mayor dominio, {kind}, da {points}.',
  'idea.crown': 'Una idea para la próxima: tu mayor dominio es {kind}, {squares}. Una corona más allí da {points}.',
  skip: 'Ir al resultado',
  bestDomain: 'Tu mejor dominio – {domain}',
  ladder: 'Tu escalera',
  bonus: 'Bonificación del grimorio: {gain}.',
} as const satisfies Translation<typeof en>;
