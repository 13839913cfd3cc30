import type { Messages } from '../../message.ts';

export default {
  'noughts.line': 'The die shows the column; three in a row win.',
  'noughts.rules': 'The rules of Noughts',
  'noughts.roll': 'Roll',
  'noughts.rolled': '{name} rolls {column}',
  'noughts.prompt.roll': 'Roll the die: it shows your column.',
  'noughts.prompt.place': 'Draw on a free square of column {column}. If it is full, draw anywhere.',
  'noughts.prompt.confirm': 'Confirm {square}, or choose another square.',
  'noughts.who.you': 'Your turn.',
  'noughts.who.other': '{name} decides.',
  'noughts.why.occupied': 'Something is drawn here already.',
  'noughts.why.column': 'The die shows another column.',
  'noughts.square.empty': 'empty',
  'noughts.square.drawn': 'of {name}',
  'noughts.entry': '{name} draws on {square}',
  'noughts.board': 'Board',
  'noughts.result.win': '{name} wins',
  'noughts.result.draw': 'A draw',
  'noughts.result.row': 'Three in a row.',
  'noughts.result.full': 'The board is full.',
} as const satisfies Messages;
