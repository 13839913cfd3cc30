import type en from '../../en/noughts/words.ts';
import type { Translation } from '../../message.ts';

export default {
  rules: 'Las reglas de Noughts',
  'prompt.place': 'Dibuja tu signo en una casilla libre.',
  'prompt.confirm': 'Confirma {square} o elige otra casilla.',
  'who.you': 'Tu turno.',
  'who.other': 'Turno de: {name}.',
  'why.occupied': 'Esta casilla ya está ocupada.',
  'square.empty': 'vacía',
  'square.drawn': 'signo de {name}',
  entry: '{name}: {square}',
  board: 'Tablero',
  'result.win': 'Gana {name}',
  'result.draw': 'Empate',
  'result.row': 'Tres en raya.',
  'result.full': 'El tablero está lleno.',
} as const satisfies Translation<typeof en>;
