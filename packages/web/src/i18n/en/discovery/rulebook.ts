import type { Messages } from '../../message.ts';

/** The rules as they are read. A line is a paragraph, `- ` begins an item, `*…*` is a term; every number of a section is a place, filled from the rules themselves. */
export default {
  'goal.title': 'The game in short',
  goal: 'You each build a kingdom around your castle. In every round {line} dominoes are on offer, your kings choose two of them, and you place them so that terrains meet.\nAt the end each *domain*, squares of one terrain that touch along an edge, is worth its squares times its crowns. Whoever has more points wins.',
  'parts.title': 'Dominoes, kings, castles',
  parts:
    '- *{dominoes} numbered dominoes*. Each half is one of six terrains, and some halves carry crowns. Higher numbers are richer land.\n- *Two kings and a castle* for each of you.',
  'setup.title': 'Setting up',
  setup:
    'Shuffle the dominoes, turn up {line} and put them in a line by number, the lowest first. All the kings go into a closed hand and come out one by one. When yours comes out, put it on a free domino of the line before the next king appears. When every domino has its king, turn up the next line.',
  'round.title': 'A round',
  round:
    'Go through the line from the lowest number to the highest. The owner of each king first places that domino in their kingdom, then moves the king to a free domino of the next line. When every king has moved, the next line is turned up.\nA low number is poorer land but an earlier choice; a high number is richer land and whatever is left. After {lines} lines none follows: in the last round you only place.',
  'round.example': 'Domino {domino} has the lowest number, so its king moves first.',
  'choose.title': 'Choose a domino',
  choose:
    'One king to a domino. You may choose a domino that will not fit your kingdom. Which dominoes are still to come is no secret; in what order they come, nobody knows.',
  'place.title': 'Place a domino',
  place:
    'A domino covers two empty squares that share an edge, either way round. The castle keeps its own square. What is placed stays where it is.',
  'place.occupied': 'There is already {terrain} on {square}.',
  'connection.title': 'The connection rule',
  connection:
    'At least one half of the domino must *connect*: it shares an edge with your castle, which goes with every terrain, or with a square of its own terrain. The other half may lie beside anything. Corners do not count.',
  'connection.castle': 'One half of domino {domino} lies beside the castle. That is enough.',
  'connection.terrain': 'It meets its own terrain, {terrain}: the domain is now {squares} × {crowns} = {points}.',
  'connection.none': 'Domino {domino} touches neither the castle nor one of its own terrains here.',
  'bound.title': 'The kingdom’s bound',
  bound:
    'The whole kingdom, castle included, must fit in {size} × {size} squares. Where this bound lies is not fixed in advance: it floats until your dominoes settle it, and the castle may end in the middle, at the edge or in a corner. Gaps are allowed.',
  'bound.outside': 'With a square on {square} the kingdom would be {wide} squares across.',
  'discard.title': 'Discard',
  discard:
    'A domino that fits must be placed, even where it hurts. One that fits nowhere is discarded and brings nothing. You can only discard what does not fit.',
  'discard.example': 'Domino {domino} fits nowhere in this kingdom and is discarded.',
  'end.title': 'The end',
  end: 'The game is over when the dominoes of line {lines} are placed or discarded.',
  'score.title': 'Score',
  score:
    'A domain is worth its squares times its crowns, so nothing without a crown. Two domains of the same terrain count separately.\nThe higher total wins. If equal, whoever has the largest single domain wins; then more crowns; then you win together. The printed French sheet has lost the first of these tie-breaks; a table may play without it.',
  'score.example': 'The end of our game: {total}. The best domain is {squares} × {crowns} = {points}.',
  'variants.title': 'Variants',
  variants:
    '- *Base deck*: {lines} lines drawn from the {base} dominoes of the base game; the others stay unseen.\n- *Mighty duel*: kingdoms of {large} × {large}, all {base} dominoes, {largeLines} lines.\n- *Harmony*: {harmony} points more for a kingdom that never discarded.\n- *Middle kingdom*: {middle} points more if the castle is the centre, the kingdom reaching as far as it may on all four sides.',
  'notation.title': 'How a game is written down',
  notation:
    'A record is plain text: a first line that names the game and its variants, then one action a line. Squares are a column letter and a row number on a board with the castle in the middle. A domino is written by its number and the squares of its left half and its right half.\nEvery action has exactly one spelling: a line in ascending order, and a domino with two equal halves on its lower square first.',
  'notation.example': 'From the game on this page:',
  'editions.title': 'Discovery: what its French sheet leaves open',
  'editions.sure':
    '- *The dominoes of Discovery*: certain, read on the printed sheet.\n- *The dominoes and variants of the base game*: very likely; they are not on this sheet.',
} as const satisfies Messages;
