import type { Messages } from '../../message.ts';

export default {
  edition: 'Printed edition',
  ticks: 'A box is ticked',
  ticksDrawn: 'when the die is drawn',
  ticksFormed: 'also by dice that cannot be drawn',
  equal: 'Still equal after the tie-break',
  equalDraw: 'a draw',
  equalShared: 'a shared victory',
  end: 'A full map ends the game',
  endMap: 'when both have drawn or passed',
  endRound: 'after the whole round',
  editionEn: 'English',
  editionFr: 'French',
  editionEs: 'Spanish',
  editionPl: 'Polish',
  'named.en': 'Edition: English',
  'named.fr': 'Edition: French',
  'named.es': 'Edition: Spanish',
  'named.pl': 'Edition: Polish',
  ownSheet: 'Own sheet',
  ownSheetNote: 'Corrected in “Check my box”',
} as const satisfies Messages;
