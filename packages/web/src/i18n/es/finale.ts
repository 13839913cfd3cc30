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
  skip: 'Ir al resultado',
  bestDomain: 'Tu mejor dominio – {domain}',
  ladder: 'Tu escalera',
  bonus: 'Bonificación del grimorio: {gain}.',
} as const satisfies Translation<typeof en>;
