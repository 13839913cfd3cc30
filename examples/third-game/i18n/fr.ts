import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'noughts.line': 'Le dé indique la colonne ; trois signes alignés gagnent.',
  'noughts.rules': 'Les règles de Noughts',
  'noughts.roll': 'Lancer',
  'noughts.rolled': '{name} : le dé indique {column}',
  'noughts.prompt.roll': 'Lancez le dé : il indique votre colonne.',
  'noughts.prompt.place':
    'Tracez votre signe sur une case libre de la colonne {column}. Si elle est pleine, choisissez n’importe quelle case.',
  'noughts.prompt.confirm': 'Confirmez {square} ou choisissez une autre case.',
  'noughts.who.you': 'À vous.',
  'noughts.who.other': 'Au tour de : {name}.',
  'noughts.why.occupied': 'Cette case est déjà prise.',
  'noughts.why.column': 'Le dé indique une autre colonne.',
  'noughts.square.empty': 'vide',
  'noughts.square.drawn': 'signe de : {name}',
  'noughts.entry': '{name} : {square}',
  'noughts.board': 'Grille',
  'noughts.result.win': 'Victoire : {name}',
  'noughts.result.draw': 'Égalité',
  'noughts.result.row': 'Trois signes alignés.',
  'noughts.result.full': 'La grille est pleine.',
} as const satisfies Translation<typeof en>;
