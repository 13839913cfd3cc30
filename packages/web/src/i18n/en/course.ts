import type { Messages } from '../message.ts';

export default {
  title: 'The course',
  lead: {
    one: '{n} lesson with one idea.',
    other: '{n} lessons with one idea each. Each ends in five drills at the table, new ones every time.',
  },
  begin: 'Begin',
  resume: 'Next: {title}',
  progress: '{done} of {all} lessons done',
  leave: 'Leave the lesson',
  count: 'Drill {n} of {of}',
  right: 'Right',
  second: 'Right, second try',
  notYet: 'Not yet',
  missed: 'This was it',
  tryAgain: 'Try again',
  show: 'Show me',
  next: 'Next drill',
  finish: 'See how it went',
  score: '{right} of {of} at first try',
  again: 'Five more',
  nextLesson: 'Next lesson: {title}',
  puzzles: 'Puzzles about it',
  all: 'All lessons',
  yours: 'Yours',
  answer: 'The answer',
  working: 'Looking for a position…',
  failed: 'No position could be found. Please try again.',
  done: 'done',
  reached: '{what}: {best}. Nothing does better.',
  possible: '{what}: {yours}. Possible: {best}.',
  'order.right': 'As many points as possible, and you choose earlier in the next round.',
  'order.fewer': 'Another domino brings more points.',
  'order.later': 'Another domino brings as many points and has a lower number.',
  'fits.right': 'There is a place for it.',
  'fits.wrong': 'This domino fits nowhere in your kingdom: it would be lost.',
  'unit.points': 'Points',
  'unit.swing': 'Your points less those you leave',
  'unit.lines': 'Rows filled',
  'unit.coats': 'Coats of arms that still find room',
  'unit.holes': 'Squares lost for good',
  'unit.dominoes': 'Dominoes that still fit',
  'unit.frames': 'Places that the frame can still take',
  'crosses.title': 'Squares times crosses',
  'crosses.idea':
    'A cross is worth as many points as its domain has squares; a square is worth as many as its domain has crosses. So bring crosses to large domains, and squares to domains with many crosses.',
  'crosses.ask': 'Draw your domino where it scores most.',
  'joining.title': 'One domain out of two',
  'joining.idea':
    'Two domains of the same coat of arms count separately: 3 × 1 and 2 × 2 make 7. Joined by one square they make 6 × 3 = 18. Look for the square between them.',
  'joining.ask': 'Join two domains where it scores most.',
  'draft.title': 'Two dice, one domino',
  'draft.idea':
    'If you choose second, you take two dice at once. They will be one domino: look for two dice that score in the same place, not for the two best ones.',
  'draft.ask': 'Take the two dice that let you score most.',
  'denial.title': 'What you leave counts as well',
  'denial.idea':
    'Your opponent draws what you leave. A die that brings you 3 and would bring the other 9 is worth up to 12 to you. Look at both maps before you choose.',
  'denial.ask': 'Take the dice for which your points, less those you leave, are the most.',
  'race.title': 'The race for a row',
  'race.idea':
    'A die drawn without a cross ticks a box. The first to fill a row wins its power, and the other’s ticks there are lost. So count the missing boxes on both sides: one round earlier is everything.',
  'race.ask': 'Take the dice that fill most rows now.',
  'castle.title': 'The castle’s cross',
  'castle.idea':
    'Once in the game the castle adds a cross to a die. It brings as many points as the domain has squares, and one more for every square that joins later. Too early it multiplies little, too late nothing joins any more; and its die ticks no box.',
  'castle.ask': 'Use the castle where it scores most.',
  'jokers.title': 'Question marks',
  'jokers.idea':
    'A question mark becomes any coat of arms, so it nearly always finds a place. It has no cross and ticks no box: let it be the square that a large domain is missing.',
  'jokers.ask': 'Draw your dice so that they score most.',
  'lightning.title': 'Lightning',
  'lightning.idea':
    'Two rows strike the moment they are full. One adds a cross: give it to your largest domain. The other adds 3 points to every domain of one coat of arms: choose the coat that lies in the most pieces.',
  'lightning.ask': 'Use the lightning where it brings most.',
  'free-and-split.title': 'Free and Split',
  'free-and-split.idea':
    'With Free a domino needs no connection; with Split its two dice go to different places. Save them for a domino that scores much more that way, or for a round in which nothing would fit.',
  'free-and-split.ask': 'Score most: a power helps you.',
  'turn.title': 'Turn',
  'turn.idea':
    'With Turn you turn one of your dice to another of its own faces. Know what each die can still show: a face with crosses beside a large domain is worth a power.',
  'turn.ask': 'Turn a die so that you score most.',
  'both.title': 'Both',
  'both.idea':
    'Whoever rolls takes one die, and later gets the one that is left. With Both you take two at once, and nobody can take the second from you. Use it when two dice belong together.',
  'both.ask': 'Take what brings you the most for certain.',
  'room.title': 'Never have to pass',
  'room.idea':
    'Late in the game dice find no place, and whoever passes draws nothing. Leave room beside several coats of arms: then almost every roll fits.',
  'room.ask': 'Draw so that as many coats of arms as possible still find room.',
  'holes.title': 'No holes',
  'holes.idea':
    'A domino covers two squares. An empty square without an empty one beside it stays empty to the end. Before you draw, look at what is left around it.',
  'holes.ask': 'Draw without cutting off a square.',
  'packing.title': 'The last squares',
  'packing.idea':
    'Near the end, count dominoes instead of squares. Eight empty squares may hold four dominoes or only two: that depends on their shape.',
  'packing.ask': 'Draw so that as many dominoes as possible still fit.',
  'borders.title': 'Borders',
  'borders.idea':
    'A domain ends where another terrain begins. Lay a domino along its own terrain and keep borders short: at a border nothing joins any more.',
  'borders.ask': 'Place it where it scores most.',
  'bridges.title': 'Join domains',
  'bridges.idea':
    'Two domains of one terrain count separately. Joined, all their squares count with all their crowns. Leave the gap open until the domino for it comes.',
  'bridges.ask': 'Join two domains where it scores most.',
  'crowns.title': 'Crowns',
  'crowns.idea':
    'Without a crown a domain is worth nothing. A crown is worth more, the larger the domain it joins. So do not count the number of a domino: count its points in your kingdom.',
  'crowns.ask': 'Choose the domino that would score most in your kingdom.',
  'turn-order.title': 'Turn order',
  'turn-order.idea':
    'The line goes from low numbers to high ones: a low number plays first and chooses first in the next round. If two dominoes bring you the same, take the lower one.',
  'turn-order.ask': 'Most points; if two are equal, the lower number.',
  'king-denial.title': 'Take it from the other',
  'king-denial.idea':
    'Every domino that you leave may go to your opponent. One that fits the other kingdom well can be worth taking, even if another brings you a little more.',
  'king-denial.ask': 'Choose the domino for which your points, less the best that you leave, are the most.',
  'frame.title': 'The frame',
  'frame.idea':
    'Your kingdom must fit in five by five squares, and your dominoes decide where. As long as that frame is open, more dominoes fit. Build around the castle before you build away from it.',
  'frame.ask': 'Place it so that the frame stays as open as possible.',
  'frame-holes.title': 'Holes in five by five',
  'frame-holes.idea':
    'Once the frame is settled, every square counts. An empty square without an empty one beside it can never be covered.',
  'frame-holes.ask': 'Place it without cutting off a square.',
  'last-four.title': 'Packing the last four',
  'last-four.idea':
    'The last four dominoes need room at the same time. Count how many fit into what is left: the shape matters more than the number of squares.',
  'last-four.ask': 'Place it so that as many dominoes as possible still fit.',
  'fitting.title': 'A domino that fits',
  'fitting.idea':
    'A domino that fits nowhere is discarded and brings nothing. Look for its place before you choose: one half must touch its own terrain or the castle, inside the frame.',
  'fitting.ask': 'Choose a domino that still finds a place.',
} as const satisfies Messages;
