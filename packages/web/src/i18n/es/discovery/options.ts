import type en from '../../en/discovery/options.ts';
import type { Translation } from '../../message.ts';

export default {
  deck: 'Dominós',
  deckDiscovery: 'Los 24 de la caja',
  deckBase: '24 de los 48 básicos',
  size: 'Reino',
  size5: '5 × 5',
  size7: '7 × 7, los 48 dominós',
  tiebreak: 'Primer desempate',
  tiebreakBase: 'el dominio más extenso',
  tiebreakPrint: 'más coronas, como está impreso',
  harmony: 'Armonía',
  harmonyNote: '5 puntos por un reino sin dominós descartados.',
  middle: 'Reino del Medio',
  middleNote: '10 puntos por el castillo en el centro.',
} as const satisfies Translation<typeof en>;
