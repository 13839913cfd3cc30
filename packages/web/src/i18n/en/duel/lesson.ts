import type { Messages } from '../../message.ts';

export default {
  card: 'Share out four dice, draw coats of arms, multiply squares by crosses.',
  'step.roll.title': 'The aim, and the first roll',
  'step.roll':
    'Score more than your opponent: equal coats of arms that touch form a domain, worth its squares times its crosses. You share four dice; in this round you roll them.',
  'step.take.title': 'Take a die',
  'step.take':
    'You take one die, your opponent two of the rest, and the last is yours. Points come from crosses: take the die with two of them.',
  'step.take.hint':
    'You could, but in this lesson take the die with the two crosses: they will count for every square around them.',
  'step.draw.title': 'Draw your domino',
  'step.draw':
    'Your two dice are a domino. One of its squares must touch the castle, or later its own coat of arms. Marked squares are possible: tap one, tap again to rotate, then confirm.',
  'step.draw.hint': 'The castle’s cross comes later. Put the domino down without it for now.',
  'step.book.title': 'The spellbook',
  'step.book':
    'Every die you draw without a cross ticks a box of its coat of arms; a question mark never does. The first to fill a row wins its power: draw anywhere, tear your domino apart, take two dice at once and more.',
  'step.second.title': 'Now your opponent begins',
  'step.second':
    'Your opponent rolled and took a die. You take two of the three that are left. The question mark on a die is a joker: it can be drawn as any coat of arms. Take it together with the full shield.',
  'step.second.hint': 'Take the question mark and the full shield: together they make your domain grow twice.',
  'step.grow.title': 'Let a domain grow',
  'step.grow':
    'Equal coats of arms that touch form a domain, worth its squares times its crosses. Put one die beside the full shield on your map and the other behind it, the question mark as another full shield: three squares, two crosses, six points.',
  'step.grow.hint':
    'Allowed, but there is more to gain: let one die touch the full shield on your map and the other follow it, so that the domain has three squares.',
  'step.castle.title': 'The castle’s cross',
  'step.castle':
    'Once in the game your castle adds a cross to a die. Take the full shield once more; then switch the castle on and draw your domino where that cross counts most.',
  'step.castle.hint': 'Take the full shield, and switch the castle on before you confirm.',
  'step.score.title': 'What it is worth',
  'step.score':
    'Every domain is worth its squares times its crosses; without a cross, nothing. When a map is full, or both of you pass in one round, the game ends and the higher total wins.',
} as const satisfies Messages;
