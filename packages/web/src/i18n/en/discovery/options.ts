import type { Messages } from '../../message.ts';

export default {
  deck: 'Dominoes',
  deckDiscovery: 'The 24 of the box',
  deckBase: '24 of the base 48',
  size: 'Kingdom',
  size5: '5 × 5',
  size7: '7 × 7, all 48 dominoes',
  tiebreak: 'First tie-break',
  tiebreakBase: 'the largest single domain',
  tiebreakPrint: 'more crowns, as printed',
  harmony: 'Harmony',
  harmonyNote: '5 points for a kingdom without a discarded domino.',
  middle: 'Middle kingdom',
  middleNote: '10 points for the castle in the centre.',
} as const satisfies Messages;
