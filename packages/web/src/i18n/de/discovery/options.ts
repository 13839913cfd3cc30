import type en from '../../en/discovery/options.ts';
import type { Translation } from '../../message.ts';

export default {
  deck: 'Dominosteine',
  deckDiscovery: 'Die 24 der Schachtel',
  deckBase: '24 der 48 des Grundspiels',
  size: 'Königreich',
  size5: '5 × 5',
  size7: '7 × 7, alle 48 Dominosteine',
  tiebreak: 'Erster Stichentscheid',
  tiebreakBase: 'das größte einzelne Gebiet',
  tiebreakPrint: 'mehr Kronen, wie gedruckt',
  harmony: 'Harmonie',
  harmonyNote: '5 Punkte für ein Königreich ohne abgelegten Dominostein.',
  middle: 'Reich der Mitte',
  middleNote: '10 Punkte für die Burg in der Mitte.',
} as const satisfies Translation<typeof en>;
