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
  'check.lead':
    'These are the 24 dominoes as we believe they are printed. Tick what is the same in your box; open a domino to correct it.',
  'check.source':
    'Terrains and crowns come from public lists of the dominoes that agree with each other. No photograph has confirmed them yet.',
  'check.differs': 'It differs',
  'check.left': 'Left half',
  'check.right': 'Right half',
  'check.crowns': 'Crowns',
} as const satisfies Messages;
