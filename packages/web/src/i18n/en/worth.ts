import type { Messages } from '../message.ts';

export default {
  lead: 'What one thing more is worth, in percent of winning chance, measured in games of the castellan against itself. Each number opens a position in which it is about as large.',
  note: '± is two standard errors. Positions of one game are alike, so each game counts once. Every number is a mean: in your position it may be worth more or less.',
  what: 'What',
  worth: 'Worth',
  n: 'Positions',
  open: 'Open a position',
  first: 'Going first in the game',
  choosing: 'Choosing first in the first line',
  castle: 'The castle’s cross still unused',
  cross: 'One more cross on the largest domain',
  power: 'The power {name}',
  tick: 'One more tick for {name}',
  domino: 'Taking this domino first',
  since: 'from round {from}',
  rounds: 'rounds {from} to {to}',
} as const satisfies Messages;
