import type { Reading } from '../../learn/readings.tsx';

/** Every reading that the owner of a box could dispute, with the sentence of the French sheet it rests on, word for word. */
export const READINGS = [
  {
    name: 'top',
    quotes: [{ book: 'fr', text: 'utilisez-les face numérotée visible pour former la pioche', against: true }],
  },
  {
    name: 'tiebreak',
    quotes: [{ book: 'fr', text: 'En cas de nouvelle égalité, celui qui a le plus de couronnes remporte la partie.' }],
  },
  {
    name: 'discard',
    quotes: [{ book: 'fr', text: 'Dans le cas où il est impossible de venir ajouter un domino à son royaume' }],
  },
  { name: 'bound', quotes: [{ book: 'fr', text: 'Tous vos dominos doivent tenir dans un espace de 5x5 cases.' }] },
  { name: 'variants', quotes: [{ book: 'fr', text: 'Le jeu se déroule en 6 tours.' }] },
] as const satisfies readonly Reading[];
