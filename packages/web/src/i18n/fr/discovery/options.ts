import type en from '../../en/discovery/options.ts';
import type { Translation } from '../../message.ts';

export default {
  deck: 'Dominos',
  deckDiscovery: 'Les 24 de la boîte',
  deckBase: '24 des 48 de base',
  size: 'Royaume',
  size5: '5 × 5',
  size7: '7 × 7, les 48 dominos',
  tiebreak: 'Premier départage',
  tiebreakBase: 'le domaine le plus étendu',
  tiebreakPrint: 'le plus de couronnes, comme imprimé',
  harmony: 'Harmonie',
  harmonyNote: '5 points pour un royaume sans domino défaussé.',
  middle: 'Empire du Milieu',
  middleNote: '10 points si le château est au centre.',
} as const satisfies Translation<typeof en>;
