import type { Messages } from '../../message.ts';

export default {
  'name.dice': 'Dice',
  'text.dice': 'Four dice are rolled each round. Two become yours, two theirs.',
  'name.mine': 'Your map',
  'text.mine': 'You draw your two dice here. Equal coats of arms that touch score squares × crosses.',
  'name.theirs': 'Their map',
  'text.theirs': 'What the other player has drawn. Nothing of yours goes there.',
  'name.book': 'Spellbook',
  'text.book': 'Dice without a cross tick boxes here. The first to fill a row wins its power.',
  'name.tray': 'Castle and powers',
  'text.tray': 'The castle adds one cross, once. Powers you win come here too.',
  'name.scores': 'Scores',
  'text.scores': 'Your points and theirs so far. A tap shows them by domain.',
  'name.left': 'Squares left',
  'text.left': 'How many squares are still empty, on your map and on theirs.',
  'name.log': 'Last actions',
  'text.log': 'What happened so far. A tap on a line shows the table at that time.',
} as const satisfies Messages;
