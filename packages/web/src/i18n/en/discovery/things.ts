import type { Messages } from '../../message.ts';

export default {
  'name.mine': 'Your kingdom',
  'text.mine': 'You place your dominoes here. Land of one kind that touches scores squares × crowns.',
  'name.theirs': 'Their kingdom',
  'text.theirs': 'What the other player has placed. Nothing of yours goes there.',
  'name.now': 'To place',
  'text.now': 'These dominoes are placed now, from the lowest number to the highest.',
  'name.kings': 'Kings',
  'text.kings': 'A king stands on the domino that its player will place. You have two.',
  'name.next': 'To choose',
  'text.next': 'Put a king on one of these dominoes: you place it in the next line.',
  'name.deck': 'Deck',
  'text.deck': 'The dominoes still to come. A tap shows them.',
  'name.scores': 'Scores',
  'text.scores': 'Your points and theirs so far. A tap shows them by domain.',
  'name.left': 'Size of your kingdom',
  'text.left': 'How wide and high it is, and how large it may become.',
  'name.log': 'Last actions',
  'text.log': 'What happened so far. A tap on a line shows the table at that time.',
} as const satisfies Messages;
