import type { Messages } from '../../message.ts';

export default {
  paper: 'Discovery kingdom',
  how: 'Choose a terrain, then tap squares. Tap again for a crown.',
  size: 'Kingdom',
  harmony: 'Harmony',
  harmonyNote: 'Nothing was discarded',
  middle: 'Middle kingdom',
  middleNote: 'Counted if the castle is in the centre',
  'aheadBy.largest': '{name} wins: equal points, but the largest domain.',
  'aheadBy.marks': '{name} wins: equal points, more crowns.',
  outside: 'The kingdom would be larger than {n} × {n}.',
  'setUp.dominoes': 'Dominoes',
  'setUp.place': 'Where a tapped domino goes',
  'setUp.place.placing': 'this line, {name}',
  'setUp.place.choosing': 'next line',
  'setUp.place.unseen': 'still to come',
  'setUp.place.gone': 'gone',
  'setUp.kingOf': 'A king of {name}',
  'setUp.lineMissing': { one: 'One domino is missing.', other: '{n} dominoes are missing.' },
  'setUp.lineDone': 'This is the line',
} as const satisfies Messages;
