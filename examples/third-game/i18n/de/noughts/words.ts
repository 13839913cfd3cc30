import type en from '../../en/noughts/words.ts';
import type { Translation } from '../../message.ts';

export default {
  rules: 'Die Regeln von Noughts',
  'prompt.place': 'Zeichne auf ein freies Feld.',
  'prompt.confirm': 'Bestätige {square}, oder wähle ein anderes Feld.',
  'who.you': 'Du bist am Zug.',
  'who.other': '{name} entscheidet.',
  'why.occupied': 'Hier ist schon etwas gezeichnet.',
  'square.empty': 'leer',
  'square.drawn': 'von {name}',
  entry: '{name} zeichnet auf {square}',
  board: 'Plan',
  'result.win': '{name} gewinnt',
  'result.draw': 'Unentschieden',
  'result.row': 'Drei in einer Reihe.',
  'result.full': 'Der Plan ist voll.',
} as const satisfies Translation<typeof en>;
