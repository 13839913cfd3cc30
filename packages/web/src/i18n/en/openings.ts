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
  outcomes: 'First moments one by one',
  order: 'For player 1',
  'order.best': 'best first',
  'order.worst': 'worst first',
  levels: 'taken by {n} of {of} levels at first sight',
  explore: 'Explore it',
  more: 'Show more',
  oneIn: 'one game in {n}',
} as const satisfies Messages;
