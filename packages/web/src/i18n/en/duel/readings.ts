import type { Messages } from '../../message.ts';

/** How we read what the rulebooks leave open: a question, then the answer. */
export default {
  'end.title': 'When a full map ends the game',
  end: 'English, French and Spanish: “as soon as”. You draw at the same time, so both may still draw in that round; then the game is over, and nobody ticks a box. Polish: the round is played to its end, with spellbook and lightning. Games begun by our first version of the rules finish the round in every edition.',
  'passTicks.title': 'What a player who passes ticks',
  passTicks:
    'English and Polish: nothing, because only a coat of arms added to the kingdom ticks. French: both dice as rolled, because they tick when the domino is formed; that the turn is lost speaks against it. Spanish: the same, by its note “Importante”, which another of its sentences contradicts.',
  'pass.title': 'Who may pass',
  pass: 'Dice that can be drawn without a power must be drawn. If only a power would make it possible, you choose: use it or pass. No book obliges anyone to use a power.',
  'nobody.title': 'When both pass although a power could help',
  nobody:
    'The game is over after that round, with its spellbook. The French book speaks of players who did not place; the others speak of players who could not.',
  'order.title': 'Who sees whose domino first',
  order:
    'No book gives an order: at a table you both draw at once. Here A draws first, and B sees it. Neither map touches the other, but B knows whether A passed or filled the map before deciding.',
  'earlier.title': 'What a die connects to',
  earlier:
    'To the castle, or to its own coat of arms drawn in an earlier round: two dice of one turn do not connect each other. English and Spanish say so; French and Polish only say “already drawn”.',
  'split.title': 'Splitting when only one die fits',
  split: 'Not possible. Both dice are drawn or neither, and each must connect by itself.',
  'turn.title': 'Turning a die only for its box',
  turn: 'Allowed. A die may be turned to any of its other faces, whatever it is good for.',
  'turned.title': 'Which box a turned die ticks',
  turned:
    'That of its new face, the one that is drawn. French and Spanish count the face you get when the domino is formed; that could also mean the face rolled.',
  'castle.title': 'The castle’s cross on a question mark',
  castle:
    'Allowed in every edition, also on a die that has crosses. English and Polish say it of the question mark; French and Spanish only speak of one of the two dice.',
  'circles.title': 'More crosses than printed circles',
  circles: 'Allowed. The map has few circles in a square, and no book says what happens when they are used up.',
  'domains.title': 'Three points for a domain without a cross',
  domains:
    'The wizard pays for every domain of the coat of arms, with or without a cross. Only the Polish book says so in words; the others also say that a domain without a cross is worth nothing.',
  'single.title': 'A single square',
  single:
    'It is a domain, for the wizard and for the tie-break. Only the Spanish book says so; the others speak of groups.',
  'cross.title': 'Where the lightning cross goes',
  cross:
    'On a coat of arms already drawn on your own map; if there is none, it is lost. Only the Polish book names the map.',
  'powers.title': 'When powers are used',
  powers:
    'Whenever you like, also several in one turn, also with the castle’s cross. A row is filled after drawing, so a power you win now is first used in the next round.',
  'book.title': 'Who ticks first',
  book: 'A, then B. English and Polish say so. French and Spanish only give A a row that both would fill.',
} as const satisfies Messages;
