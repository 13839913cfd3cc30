import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'noughts.line': 'Der Würfel zeigt die Spalte; drei in einer Reihe gewinnen.',
  'noughts.rules': 'Die Regeln von Noughts',
  'noughts.roll': 'Würfeln',
  'noughts.rolled': '{name} würfelt {column}',
  'noughts.prompt.roll': 'Würfle: Der Würfel zeigt deine Spalte.',
  'noughts.prompt.place': 'Zeichne auf ein freies Feld der Spalte {column}. Ist sie voll, zeichne, wo du willst.',
  'noughts.prompt.confirm': 'Bestätige {square}, oder wähle ein anderes Feld.',
  'noughts.who.you': 'Du bist am Zug.',
  'noughts.who.other': '{name} entscheidet.',
  'noughts.why.occupied': 'Hier ist schon etwas gezeichnet.',
  'noughts.why.column': 'Der Würfel zeigt eine andere Spalte.',
  'noughts.square.empty': 'leer',
  'noughts.square.drawn': 'von {name}',
  'noughts.entry': '{name} zeichnet auf {square}',
  'noughts.board': 'Plan',
  'noughts.result.win': '{name} gewinnt',
  'noughts.result.draw': 'Unentschieden',
  'noughts.result.row': 'Drei in einer Reihe.',
  'noughts.result.full': 'Der Plan ist voll.',
} as const satisfies Translation<typeof en>;
