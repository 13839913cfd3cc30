import type en from '../en/openings.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Aperturas',
  lead: '{n} primeros momentos, valorados para el jugador 1, que elige primero.',
  some: 'Es una muestra: {share} del total.',
  pieces: 'Qué tomar primero',
  piece: 'Elección',
  win: 'Probabilidad de ganar',
  offered: 'Disponible en',
  best: 'La mejor si está',
  taken: 'Tomada si está',
  won: 'Ganadas con ella',
  games: { one: '{n} partida de {of}', other: '{n} partidas de {of}' },
  played:
    'Junto a cada elección: en cuántas partidas del mayordomo y del alcaide contra sí mismos se tomó ({n} en total) y cuántos niveles la toman a primera vista.',
  outcomes: 'Los primeros momentos, uno a uno',
  order: 'Para el jugador 1',
  'order.best': 'los mejores primero',
  'order.worst': 'los peores primero',
  levels: { one: '{n} nivel de {of}', other: '{n} niveles de {of}' },
  explore: 'Explorarlo',
  more: 'Mostrar más',
  oneIn: 'una partida de cada {n}',
  n: 'de {n}',
  'find.roll': 'Buscar mi tirada',
  'find.line': 'Buscar mi línea de dominós',
  findAgain: 'Otra',
  found: 'Encontrado.',
  notHere: 'No está en esta muestra. El explorador la evalúa.',
  answer: 'Mejor respuesta:',
} as const satisfies Translation<typeof en>;
