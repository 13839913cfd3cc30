import type en from '../../en/noughts/words.ts';
import type { Translation } from '../../message.ts';

export default {
  rules: 'Les règles de Noughts',
  'prompt.place': 'Tracez votre signe sur une case libre.',
  'prompt.confirm': 'Confirmez {square} ou choisissez une autre case.',
  'who.you': 'À vous.',
  'who.other': 'Au tour de : {name}.',
  'why.occupied': 'Cette case est déjà prise.',
  'square.empty': 'vide',
  'square.drawn': 'signe de : {name}',
  entry: '{name} : {square}',
  board: 'Grille',
  'result.win': 'Victoire : {name}',
  'result.draw': 'Égalité',
  'result.row': 'Trois signes alignés.',
  'result.full': 'La grille est pleine.',
} as const satisfies Translation<typeof en>;
