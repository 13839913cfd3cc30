import type en from '../../en/discovery/options.ts';
import type { Translation } from '../../message.ts';

export default {
  deck: 'Domina',
  deckDiscovery: '24 z pudełka',
  deckBase: '24 z 48 podstawowych',
  size: 'Królestwo',
  size5: '5 × 5',
  size7: '7 × 7, wszystkie 48 domin',
  tiebreak: 'Pierwsze rozstrzygnięcie',
  tiebreakBase: 'największa posiadłość',
  tiebreakPrint: 'więcej koron, jak w druku',
  harmony: 'Harmonia',
  harmonyNote: '5 punktów za królestwo bez odrzuconego domina.',
  middle: 'Państwo Środka',
  middleNote: '10 punktów za zamek w środku.',
} as const satisfies Translation<typeof en>;
