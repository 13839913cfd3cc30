import type en from '../../en/discovery/readings.ts';
import type { Translation } from '../../message.ts';

/** How we read what the printed sheet leaves open: a question, then the answer. */
export default {
  'top.title': 'Die Zahl oben auf dem Stapel',
  top: 'Die Dominosteine liegen mit der Zahl nach oben, am Tisch ist also die nächste zu lesen. Hier kann das niemand: Welche noch kommen, ist bekannt, ihre Reihenfolge nicht.',
  'tiebreak.title': 'Der erste Stichentscheid',
  tiebreak:
    'Das französische Blatt beginnt mit einem weiteren Gleichstand: Der erste Stichentscheid fehlt im Druck. Wir ergänzen ihn aus dem Grundspiel: das größte einzelne Gebiet. Die Option „wie gedruckt“ lässt ihn weg.',
  'discard.title': 'Was abgelegt werden darf',
  discard:
    'Nur ein Dominostein, der nirgends passt. Einer, der passt, muss gelegt werden, und einen, der nicht passen wird, darfst du trotzdem wählen.',
  'bound.title': 'Wo die Grenzen liegen',
  bound:
    'Sie sind offen, bis deine Dominosteine sie festlegen: Die Burg darf irgendwo im Quadrat stehen, und Lücken sind erlaubt.',
  'variants.title': 'Harmonie, Reich der Mitte, großes Duell',
  variants:
    'Sie kommen aus dem Grundspiel mit seinen Dominosteinen, nicht aus Discovery. Du musst sie wählen; eine Partie Discovery hat keine davon.',
} as const satisfies Translation<typeof en>;
