import type { Messages } from '../message.ts';

export default {
  title: 'Openings',
  lead: '{n} first moments, valued for player 1, who takes first.',
  some: 'They are a sample: {share} of all.',
  pieces: 'What to take first',
  piece: 'Choice',
  win: 'Chance to win',
  offered: 'Offered in',
  best: 'Best where offered',
  taken: 'Taken where offered',
  won: 'Won with it',
  games: { one: '{n} of {of} games', other: '{n} of {of} games' },
  played:
    'Beside each choice: in how many games of the steward and of the castellan against themselves it was taken ({n} games in all), and by how many of our levels at first sight.',
  outcomes: 'First moments one by one',
  order: 'For player 1',
  'order.best': 'best first',
  'order.worst': 'worst first',
  levels: { one: '{n} of {of} levels', other: '{n} of {of} levels' },
  explore: 'Explore it',
  more: 'Show more',
  oneIn: 'one game in {n}',
} as const satisfies Messages;
