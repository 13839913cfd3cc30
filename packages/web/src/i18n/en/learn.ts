import type { Messages } from '../message.ts';

export default {
  title: 'Learn',
  lead: 'A first game takes three minutes. You play on a real board; nothing can go wrong.',
  'card.duel': 'Share four dice, draw coats of arms, multiply squares by crosses.',
  'card.discovery': 'Choose dominoes with your kings, place them around your castle.',
  start: 'Begin the first game',
  resume: 'Continue at step {n} of {of}',
  again: 'Once more',
  finished: 'Finished',
  rules: 'Read the rules',
  editions: 'Where the printed editions disagree',
  editionsNote: 'Four rulebooks, two differences, side by side.',

  firstGame: 'First game of {game}',
  stepOf: 'Step {n} of {of}',
  skip: 'Leave the lesson',
  restart: 'Start again',
  back: 'Back',
  goOn: 'Continue',
  roll: 'Roll the dice',
  reveal: 'Turn up the line',
  take: 'Take',
  claim: 'Take it',
  castle: 'Castle',
  castleNote: 'one more cross',
  joker: 'Draw the joker as',
  anyCoat: 'the best',
  you: 'You',
  opponent: 'Your opponent',
  yourBoard: 'Your board',
  theirBoard: 'Your opponent’s board',
  opponentDid: 'Meanwhile: {what}',
  invitation: 'Back to the invitation',
  playNow: 'Play now',
  domainTap: 'Tap a domain to see what it is worth.',
  done: 'That was the first game. You know everything you need.',

  'duel.roll.title': 'The aim, and the first roll',
  'duel.roll':
    'Score more than your opponent: equal coats of arms that touch form a domain, worth its squares times its crosses. You share four dice; A rolls them, and in this round that is you.',
  'duel.take.title': 'Take a die',
  'duel.take':
    'You take one die, your opponent two of the rest, and the last is yours. It is crosses that make points: take the die with two of them.',
  'duel.take.hint':
    'You could, but in this lesson take the die with the two crosses: they will count for every square around them.',
  'duel.draw.title': 'Draw your domino',
  'duel.draw':
    'Your two dice are a domino. One of its squares must touch the castle, or later its own coat of arms. Lit squares are possible: tap one, tap again to rotate, then confirm.',
  'duel.draw.hint': 'The castle’s cross comes later. Put the domino down without it for now.',
  'duel.book.title': 'The spellbook',
  'duel.book':
    'Every die you draw without a cross ticks a box of its coat of arms. Whoever fills a line first wins its power: draw anywhere, tear your domino apart, take two dice at once and more.',
  'duel.second.title': 'Now you are B',
  'duel.second':
    'Your opponent rolled and took a die. You take two of the three that are left. A joker can be drawn as any coat of arms: take it together with the full shield.',
  'duel.second.hint': 'Take the joker and the full shield: together they make your domain grow twice.',
  'duel.grow.title': 'Let a domain grow',
  'duel.grow':
    'Equal coats of arms that touch form a domain, worth its squares times its crosses. Put both dice beside your full shield, the joker as another one: three squares, two crosses, six points.',
  'duel.grow.hint':
    'Allowed, but there is more to gain: let both dice touch your full shield, so that the domain has three squares.',
  'duel.castle.title': 'The castle’s cross',
  'duel.castle':
    'Once in the game your castle adds a cross to a die. Take the full shield once more; then switch the castle on and draw your domino where that cross counts most.',
  'duel.castle.hint': 'Take the full shield, and switch the castle on before you confirm.',
  'duel.score.title': 'What it is worth',
  'duel.score':
    'Every domain counts its squares times its crosses; without a cross, nothing. When a map is full, or nobody could draw, the higher total wins.',

  'discovery.line.title': 'The aim, and the first line',
  'discovery.line':
    'Score more than your opponent: squares of one terrain that touch form a domain, worth its squares times its crowns. Four dominoes are turned up, by number: the higher, the richer.',
  'discovery.claim.title': 'Choose a domino',
  'discovery.claim':
    'Your king came out of the hand first. Put it on a domino. Crowns make points, but whoever takes a low number plays and chooses earlier in the next round.',
  'discovery.lay.title': 'Place it',
  'discovery.lay':
    'It is your turn to place a domino. One half must touch your castle, which goes with every terrain. Tap a lit square, tap again to rotate, then confirm.',
  'discovery.next.title': 'Choose the next one',
  'discovery.next':
    'Whoever has placed a domino moves that king to the next line. Which terrain could join yours? Look for crowns.',
  'discovery.join.title': 'Join terrains',
  'discovery.join':
    'Squares of one terrain that touch are a domain, worth its squares times its crowns. Place this domino so that one half touches its own terrain.',
  'discovery.join.hint': 'Allowed, but look for a square beside the same terrain: then a domain grows.',
  'discovery.order.title': 'Early or rich',
  'discovery.order':
    'Now your other king moves; whoever comes last takes what is left. The next round goes by the numbers again: a low domino plays first and then chooses first.',
  'discovery.bound.title': 'Five by five',
  'discovery.bound':
    'Your whole kingdom, castle included, must fit in five by five squares. Where it lies is up to you, but what you place now settles it. A domino that fits nowhere is lost.',
  'discovery.score.title': 'What it is worth',
  'discovery.score':
    'Every domain counts its squares times its crowns; without a crown, nothing. After six lines the higher total wins.',
} as const satisfies Messages;
