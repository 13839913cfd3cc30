import type { Messages } from '../message.ts';

/** The rules of both games. A line is a paragraph, `- ` begins an item, `*…*` is a term; every number is a place, filled from the rules themselves. */
export default {
  title: 'Rules',
  titleOf: 'The rules of {game}',
  contents: 'On this page',
  sameGame:
    'Every picture on this page is a moment of one real game. Numbers are counted by the same rules that referee your games.',
  replayIt: 'Replay that game',
  learnIt: 'Learn by playing',
  allowed: 'Allowed',
  refused: 'Not allowed',
  linkTo: 'Link to “{title}”',
  boxes: 'Boxes',
  power: 'Power',
  editionsLink: 'Where the printed editions disagree',

  'duel.goal.title': 'The game in short',
  'duel.goal':
    'In every round you share out {dice} dice. The two you get are your domino, and you draw it on your map of {squares} squares. Squares with the same coat of arms that touch along an edge form a *domain*.\nAt the end each domain is worth its squares times its crosses. Whoever has more points wins.',
  'duel.parts.title': 'Dice, maps, spellbook',
  'duel.parts':
    '- *{dice} dice*, no two alike. They show six coats of arms, some with one cross or two, and the *joker*.\n- *A map for each of you*: {columns} columns, {rows} rows and a castle in the middle. That leaves {squares} squares, room for {dominoes} dominoes.\n- *One spellbook for both*: a line of boxes for every coat of arms, on your side and on your opponent’s. A full line gives a power.',
  'duel.round.title': 'A round',
  'duel.round':
    'Whoever rolls is *A* in this round, the other is *B*; after the round you change places. Player one is A in the first round. At a table that is the older of you.\n- *Roll*: A rolls all the dice.\n- *Draft*: you share them out.\n- *Draw*: A, then B, draws a domino on their own map.\n- *Spellbook*: A, then B, ticks boxes.\nNeither map touches the other, so at a table you both draw at once. Here B may prepare a domino while A is still drawing.',
  'duel.draft.title': 'Draft: who gets which die',
  'duel.draft':
    'A takes one die, B takes two of the other three, and the last one goes to A. So each of you has two dice, and every choice also decides what is left for the other.\nDice that show the same face are still different dice: their other faces differ, and the power *{turn}* can bring those up.',
  'duel.draft.example': 'A took {first}, B took {second}, and {last} was left for A.',
  'duel.place.title': 'Draw your domino',
  'duel.place':
    'A domino covers two empty squares that share an edge, one die on each, either way round. Draw each coat of arms with the crosses its die shows. The castle keeps its own square.\nBoth dice are drawn or neither. Where two different coats meet, the line between them is thickened: that is how domains become visible. The page does it for you.',
  'duel.place.apart':
    '{one} and {two} do not share an edge. Without the power *{split}* a domino cannot be torn apart.',
  'duel.place.occupied': 'There is already a coat of arms on {square}.',
  'duel.connection.title': 'The connection rule',
  'duel.connection':
    'At least one of your two squares must *connect*. A square connects if it shares an edge with the castle, whatever is drawn on it, or with the same coat of arms drawn in an earlier round.\nThe other square may stand beside anything. Corners do not count, and the two halves of the new domino cannot connect each other.',
  'duel.connection.castle': '{square} touches the castle. That is enough, whatever is drawn there.',
  'duel.connection.coat': '{square} touches its own coat of arms. The domain is now {squares} × {crosses} = {points}.',
  'duel.connection.none': 'Neither {one} nor {two} touches the castle or its own coat of arms.',
  'duel.joker.title': 'Jokers',
  'duel.joker':
    'A joker is drawn as any of the six coats of arms, chosen as you draw it. It has no cross of its own and never ticks a box in the spellbook.',
  'duel.joker.example': 'The joker becomes {coat} on {square}.',
  'duel.castle.title': 'The castle’s cross',
  'duel.castle':
    'Once in the game you may add a cross to one of your two dice as you draw it; a joker or a die that already has crosses will do as well. The roof of your castle is then coloured in, and the gift is spent.\nThe die that got the castle’s cross ticks no box. There is no limit to the crosses on a square.',
  'duel.castle.example': 'With the castle’s cross on {square} this domino brings {gain}; without it, {without}.',
  'duel.pass.title': 'Pass',
  'duel.pass':
    'If your dice can be drawn without the help of a power, you must draw them, with or without powers. If they cannot, choose: use powers to make it possible, or *pass*. Whoever passes draws nothing and spends nothing.',
  'duel.pass.example': 'No two empty squares side by side take these dice: the only thing left is to pass.',
  'duel.spellbook.title': 'The spellbook',
  'duel.spellbook':
    'When both have drawn, first A and then B looks at their own two dice. A die ticks the next box of its coat of arms if it was drawn in this round, is not a joker and carries no cross, not even the castle’s. A turned die counts by its new face.\nWhoever fills a line first wins its power; the other’s line is struck out. If both fill it in one round, A was first.',
  'duel.spellbook.note': 'Two printed rulebooks also let dice count that could not be drawn.',
  'duel.spellbook.example': 'In round {round} A drew {ticking} without a cross: one box ticked. No box for {silent}.',
  'duel.powers.title': 'Powers you keep',
  'duel.powers':
    'Each is used once, whenever you like from the round after you won it, alone or together with other powers and the castle’s cross. A power is only spent on a domino that needs it.\n- *{free}*: draw your domino without the connection rule.\n- *{split}*: your two dice go on separate squares, and each must connect by itself.\n- *{both}*: as A, take two dice at once; the other two are B’s.\n- *{turn}*: turn one of your two dice to another of its own faces.\nWith *{free}* and *{split}* together any two empty squares will do.',
  'duel.powers.free': '*{free}*: nothing connects here, and the domino stands all the same.',
  'duel.powers.split': '*{split}*: {one} and {two} are apart, and each connects by itself.',
  'duel.powers.both': '*{both}*: A took {first} at once; {second} were left for B.',
  'duel.powers.turn': '*{turn}*: the die showed {before} and is drawn as {after}.',
  'duel.lightning.title': 'Lightning',
  'duel.lightning':
    'Two powers strike the moment their line is full, before the next player ticks.\n- *{domains}*: choose a coat of arms. At the end every domain of it on your map is worth {perDomain} points more, with or without a cross, even a single square.\n- *{cross}*: add a cross to any coat of arms drawn on your map. If nothing is drawn yet, it is lost.',
  'duel.lightning.domains': '*{domains}* for {coat}: this map gains {gain}.',
  'duel.lightning.cross': 'A cross for {square}: its domain goes from {before} to {after} points.',
  'duel.end.title': 'The end',
  'duel.end':
    'A round is always played out, spellbook and lightning included. If a map is full then, or both of you passed in that round, the game is over.',
  'duel.score.title': 'Score',
  'duel.score':
    'A domain is worth its squares times its crosses, so nothing without a cross. Two domains of the same coat of arms count separately. Add what *{domains}* brings.\nThe higher total wins. If equal, whoever has the largest single domain wins; if that is equal too, it is a draw, or in the Polish print a shared victory.',
  'duel.score.example': 'The end of our game: {total}. The best domain is {squares} × {crosses} = {points}.',
  'duel.notation.title': 'How a game is written down',
  'duel.notation':
    'A record is plain text: a first line that names the game and its edition, then one action a line. A coat of arms is a letter, a capital for a double. Each cross is `+`, the joker `?`, a turned die `~`, the castle’s cross `^`. Squares are a column letter and a row number.\nEvery action has exactly one spelling: dice in ascending order, squares by column and then by row.',
  'duel.notation.example': 'From the game on this page:',

  'discovery.goal.title': 'The game in short',
  'discovery.goal':
    'You each build a kingdom around your castle. In every round {line} dominoes are on offer, your kings choose two of them, and you place them so that terrains meet.\nAt the end each *domain*, squares of one terrain that touch along an edge, is worth its squares times its crowns. Whoever has more points wins.',
  'discovery.parts.title': 'Dominoes, kings, castles',
  'discovery.parts':
    '- *{dominoes} numbered dominoes*. Each half is one of six terrains, and some halves carry crowns. Higher numbers are richer land.\n- *Two kings and a castle* for each of you.',
  'discovery.setup.title': 'Setting up',
  'discovery.setup':
    'Shuffle the dominoes, turn up {line} and put them in a line by number, the lowest first. All the kings go into a closed hand and come out one by one. When yours comes out, put it on a free domino of the line before the next king appears. When every domino has its king, turn up the next line.',
  'discovery.round.title': 'A round',
  'discovery.round':
    'Go through the line from the lowest number to the highest. The owner of each king first places that domino in their kingdom, then moves the king to a free domino of the next line. When every king has moved, the next line is turned up.\nA low number is poorer land but an earlier choice; a high number is richer land and whatever is left. After {lines} lines none follows: in the last round you only place.',
  'discovery.round.example': 'Domino {domino} has the lowest number, so its king moves first.',
  'discovery.choose.title': 'Choose a domino',
  'discovery.choose':
    'One king to a domino. You may choose a domino that will not fit your kingdom. Which dominoes are still to come is no secret; in what order they come, nobody knows.',
  'discovery.place.title': 'Place a domino',
  'discovery.place':
    'A domino covers two empty squares that share an edge, either way round. The castle keeps its own square. What is placed stays where it is.',
  'discovery.place.occupied': 'There is already {terrain} on {square}.',
  'discovery.connection.title': 'The connection rule',
  'discovery.connection':
    'At least one half of the domino must *connect*: it shares an edge with your castle, which goes with every terrain, or with a square of its own terrain. The other half may lie beside anything. Corners do not count.',
  'discovery.connection.castle': 'One half of domino {domino} lies beside the castle. That is enough.',
  'discovery.connection.terrain':
    'It meets its own terrain, {terrain}: the domain is now {squares} × {crowns} = {points}.',
  'discovery.connection.none': 'Domino {domino} touches neither the castle nor one of its own terrains here.',
  'discovery.bound.title': 'The kingdom’s bound',
  'discovery.bound':
    'The whole kingdom, castle included, must fit in {size} × {size} squares. Where this bound lies is not fixed in advance: it floats until your dominoes settle it, and the castle may end in the middle, at the edge or in a corner. Gaps are allowed.',
  'discovery.bound.outside': 'With a square on {square} the kingdom would be {wide} squares across.',
  'discovery.discard.title': 'Discard',
  'discovery.discard':
    'A domino that fits must be placed, even where it hurts. One that fits nowhere is discarded and brings nothing. You can only discard what does not fit.',
  'discovery.discard.example': 'Domino {domino} fits nowhere in this kingdom and is discarded.',
  'discovery.end.title': 'The end',
  'discovery.end': 'The game is over when the dominoes of line {lines} are placed or discarded.',
  'discovery.score.title': 'Score',
  'discovery.score':
    'A domain is worth its squares times its crowns, so nothing without a crown. Two domains of the same terrain count separately.\nThe higher total wins. If equal, whoever has the largest single domain wins; then more crowns; then you win together. The printed French sheet has lost the first of these tie-breaks; a table may play without it.',
  'discovery.score.example': 'The end of our game: {total}. The best domain is {squares} × {crowns} = {points}.',
  'discovery.variants.title': 'Variants',
  'discovery.variants':
    '- *Base deck*: {lines} lines drawn from the {base} dominoes of the base game; the others stay unseen.\n- *Mighty duel*: kingdoms of {large} × {large}, all {base} dominoes, {largeLines} lines.\n- *Harmony*: {harmony} points more for a kingdom that never discarded.\n- *Middle kingdom*: {middle} points more if the castle is the centre, the kingdom reaching as far as it may on all four sides.',
  'discovery.notation.title': 'How a game is written down',
  'discovery.notation':
    'A record is plain text: a first line that names the game and its variants, then one action a line. Squares are a column letter and a row number on a board with the castle in the middle. A domino is written by its number and the squares of its left half and its right half.\nEvery action has exactly one spelling: a line in ascending order, and a domino with two equal halves on its lower square first.',
  'discovery.notation.example': 'From the game on this page:',

  'editions.title': 'Where the printed editions disagree',
  'editions.lead':
    'Duel was printed in several languages, and the four rulebooks we compared do not say quite the same. You choose an edition when you start a game; it is written into its record.',
  'editions.question': 'Question',
  'editions.ticks': 'When does a die tick a box?',
  'editions.ticks.drawn': 'Only if it was drawn on the map',
  'editions.ticks.formed': 'Already when the domino is formed: whoever passes ticks too',
  'editions.equal': 'Still equal after the tie-break?',
  'editions.equal.draw': 'A draw',
  'editions.equal.shared': 'A shared victory',
  'editions.default': 'the default here',
  'editions.silent.title': 'What is only in some of them',
  'editions.silent':
    '- *The castle’s cross on a joker*: the English and Polish rules say that this is allowed; the French and Spanish ones do not speak of it. We allow it in every edition.\n- *A single square is a domain too*: only the Spanish text says so. It counts everywhere.\n- *The round is played to its end*: only the Polish text says so plainly. We read the others the same way.\n- *Who ticks first*: the English and Polish texts say that A fills the spellbook first. All agree that A wins a line both would fill.\n- *The Spanish text contradicts itself*: it asks for a drawn domino before a box is filled, and elsewhere tells a player who cannot draw to fill boxes all the same. We follow the second.',
  'editions.ours.title': 'What none of them says',
  'editions.ours':
    '- Whether powers may be combined in one turn: they may.\n- In which order the maps are drawn: A first, which changes nothing.\n- From when a new power may be used: from the next round.\n- Whether a player may pass although the dice could be drawn: no.',
  'editions.dominoes.title': 'Discovery',
  'editions.dominoes':
    'Its French sheet begins the tie-breaks with “in case of a further tie”: the first one is missing in print. We restore it from the base game: the largest single domain; the option “as printed” leaves it out.',
  'editions.sure.title': 'How sure we are',
  'editions.sure':
    '- *The rules and where the editions differ*: certain, read in the four printed rulebooks.\n- *The dominoes of Discovery*: certain, read in the printed texts.\n- *What each power does*: certain, printed in the rulebooks.\n- *The faces of the four dice*: very likely. One complete public source, and every other description found agrees; no photograph yet.\n- *The boxes of each line, and which coat has which power*: very likely, from the same source.',
  'editions.check': 'Check your box',
} as const satisfies Messages;
