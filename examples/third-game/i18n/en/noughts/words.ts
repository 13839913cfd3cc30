import type { Messages } from '../../message.ts';

export default {
  rules: 'The rules of Noughts',
  'prompt.place': 'Draw on a free square.',
  'prompt.confirm': 'Confirm {square}, or choose another square.',
  'who.you': 'Your turn.',
  'who.other': '{name} decides.',
  'why.occupied': 'Something is drawn here already.',
  'square.empty': 'empty',
  'square.drawn': 'of {name}',
  entry: '{name} draws on {square}',
  board: 'Board',
  'result.win': '{name} wins',
  'result.draw': 'A draw',
  'result.row': 'Three in a row.',
  'result.full': 'The board is full.',
} as const satisfies Messages;
