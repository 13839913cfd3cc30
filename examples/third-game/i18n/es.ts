import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'noughts.line': 'El dado indica la columna; gana quien alinea tres signos.',
  'noughts.rules': 'Las reglas de Noughts',
  'noughts.roll': 'Tirar',
  'noughts.rolled': '{name}: el dado muestra {column}',
  'noughts.prompt.roll': 'Tira el dado: te indica la columna.',
  'noughts.prompt.place': 'Dibuja tu signo en una casilla libre de la columna {column}. Si está llena, en cualquiera.',
  'noughts.prompt.confirm': 'Confirma {square} o elige otra casilla.',
  'noughts.who.you': 'Tu turno.',
  'noughts.who.other': 'Turno de: {name}.',
  'noughts.why.occupied': 'Esta casilla ya está ocupada.',
  'noughts.why.column': 'El dado indica otra columna.',
  'noughts.square.empty': 'vacía',
  'noughts.square.drawn': 'signo de {name}',
  'noughts.entry': '{name}: {square}',
  'noughts.board': 'Tablero',
  'noughts.result.win': 'Gana {name}',
  'noughts.result.draw': 'Empate',
  'noughts.result.row': 'Tres en raya.',
  'noughts.result.full': 'El tablero está lleno.',
} as const satisfies Translation<typeof en>;
