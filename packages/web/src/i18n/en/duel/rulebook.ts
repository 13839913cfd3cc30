import type { Messages } from '../../message.ts';

/** The rules as they are read. A line is a paragraph, `- ` begins an item, `*…*` is a term; every number of a section is a place, filled from the rules themselves. */
export default {
  boxes: 'Boxes',
  power: 'Power',
  'goal.title': 'The game in short',
  goal: 'In every round you share out {dice} dice. The two you get are your domino, and you draw it on your map of {squares} squares. Squares with the same coat of arms that touch along an edge form a *domain*.\nAt the end each domain is worth its squares times its crosses. Whoever has more points wins.',
  'parts.title': 'Dice, maps, spellbook',
  parts:
    '- *{dice} dice*, no two alike. They show six coats of arms, some with one cross or two, and the *question mark*, a joker.\n- *A map for each of you*: {columns} columns, {rows} rows and a castle in the middle. That leaves {squares} squares, room for {dominoes} dominoes.\n- *One spellbook for both*: a row of boxes for every coat of arms, on your side and on your opponent’s. A full row gives a power.',
  'round.title': 'A round',
  round:
    'Whoever rolls is *A* in this round, the other is *B*; after the round you change places. Player one is A in the first round. At a table that is the older of you.\n- *Roll*: A rolls all the dice.\n- *Draft*: you share them out.\n- *Draw*: A, then B, draws a domino on their own map.\n- *Spellbook*: A, then B, ticks boxes.\nNeither map touches the other, so at a table you both draw at once. Here A draws first: B sees it, and may prepare a domino meanwhile.',
  'draft.title': 'Draft: who gets which die',
  draft:
    'A takes one die, B takes two of the other three, and the last one goes to A. So each of you has two dice, and every choice also decides what is left for the other.\nDice that show the same face are still different dice: their other faces differ, and the power *{turn}* can bring those up.',
  'draft.example': 'A took {first}, B took {second}, and {last} was left for A.',
  'place.title': 'Draw your domino',
  place:
    'A domino covers two empty squares that share an edge, one die on each, either way round. Draw each coat of arms with the crosses its die shows. The castle keeps its own square.\nBoth dice are drawn or neither. Where two different coats meet, the line between them is thickened: that is how domains become visible. The page does it for you.',
  'place.apart': '{one} and {two} do not share an edge. Without the power *{split}* a domino cannot be torn apart.',
  'place.occupied': 'There is already a coat of arms on {square}.',
  'connection.title': 'The connection rule',
  connection:
    'At least one of your two squares must *connect*. A square connects if it shares an edge with the castle, whatever is drawn on it, or with the same coat of arms drawn in an earlier round.\nThe other square may stand beside anything. Corners do not count, and the two halves of the new domino cannot connect each other.',
  'connection.castle': '{square} touches the castle. That is enough, whatever is drawn there.',
  'connection.coat': '{square} touches its own coat of arms. The domain is now {squares} × {crosses} = {points}.',
  'connection.none': 'Neither {one} nor {two} touches the castle or its own coat of arms.',
  'joker.title': 'The question mark: a joker',
  joker:
    'A question mark is a joker: it is drawn as any of the six coats of arms, chosen as you draw it. It has no cross of its own and never ticks a box in the spellbook.',
  'joker.example': 'The question mark becomes {coat} on {square}.',
  'castle.title': 'The castle’s cross',
  castle:
    'Once in the game you may add a cross to one of your two dice as you draw it; a question mark or a die that already has crosses will do as well. The roof of your castle is then coloured in, and the gift is spent.\nThe die that got the castle’s cross ticks no box. There is no limit to the crosses on a square.',
  'castle.example': 'With the castle’s cross on {square} this domino brings {gain}; without it, {without}.',
  'pass.title': 'Pass',
  pass: 'If your dice can be drawn without the help of a power, you must draw them, with or without powers. If they cannot, choose: use powers to make it possible, or *pass*. Whoever passes draws nothing and spends nothing.',
  'pass.example': 'No two empty squares side by side take these dice: the only thing left is to pass.',
  'spellbook.title': 'The spellbook',
  spellbook:
    'When both have drawn, first A and then B looks at their own two dice. A die ticks the next box of its coat of arms if it was drawn in this round, is not a question mark and carries no cross, not even the castle’s. A turned die counts by its new face.\nThe first to fill a row wins its power; the other’s row is struck out. If both fill it in one round, A was first.',
  'spellbook.note': 'In the French and Spanish editions dice tick even if they could not be drawn.',
  'spellbook.example': 'In round {round} A drew {ticking} without a cross: one box ticked. No box for {silent}.',
  'powers.title': 'Powers you keep',
  powers:
    'Each is used once, whenever you like from the round after you won it, alone or together with other powers and the castle’s cross. A power is only spent on a domino that needs it.\n- *{free}*: draw your domino without the connection rule.\n- *{split}*: your two dice go on separate squares, and each must connect by itself.\n- *{both}*: as A, take two dice at once; the other two are B’s.\n- *{turn}*: turn one of your two dice to another of its own faces.\nWith *{free}* and *{split}* together any two empty squares will do.',
  'powers.free': '*{free}*: nothing connects here, and the domino stands all the same.',
  'powers.split': '*{split}*: {one} and {two} are apart, and each connects by itself.',
  'powers.both': '*{both}*: A took {first} at once; {second} were left for B.',
  'powers.turn': '*{turn}*: the die showed {before} and is drawn as {after}.',
  'lightning.title': 'Lightning',
  lightning:
    'Two powers strike the moment their row is full, before the next player ticks.\n- *{domains}*: choose a coat of arms. At the end every domain of it on your map is worth {perDomain} points more, with or without a cross, even a single square.\n- *{cross}*: add a cross to any coat of arms drawn on your map. If nothing is drawn yet, it is lost.',
  'lightning.domains': '*{domains}* for {coat}: this map gains {gain}.',
  'lightning.cross': 'A cross for {square}: its domain goes from {before} to {after} points.',
  'end.title': 'The end',
  end: 'A full map ends the game as soon as both of you have drawn or passed in that round: no box is ticked any more, and no lightning strikes. If both of you pass in one round, the game is over after its spellbook.',
  'end.note': 'In the Polish edition the round is finished first, spellbook and lightning included.',
  'score.title': 'Score',
  score:
    'A domain is worth its squares times its crosses, so nothing without a cross. Two domains of the same coat of arms count separately. Add what *{domains}* brings.\nThe higher total wins. If equal, whoever has the largest single domain wins; if that is equal too, it is a draw, or in the Polish print a shared victory.',
  'score.example': 'The end of our game: {total}. The best domain is {squares} × {crosses} = {points}.',
  'notation.title': 'How a game is written down',
  notation:
    'A record is plain text: a first line that names the game and its edition, then one action a line. A coat of arms is a letter, a capital for a double. Each cross is `+`, the question mark `?`, a turned die `~`, the castle’s cross `^`. Squares are a column letter and a row number.\nEvery action has exactly one spelling: dice in ascending order, squares by column and then by row.',
  'notation.example': 'From the game on this page:',
  'editions.lead':
    'Duel was printed in several languages, and the four rulebooks we compared do not say quite the same. You choose an edition when you start a game; its table, its result and its record name it.',
  'editions.question': 'Question',
  'editions.ticks': 'When does a die tick a box?',
  'editions.ticks.drawn': 'Only if it was drawn on the map',
  'editions.ticks.formed': 'Already when the domino is formed: a player who passes ticks too',
  'editions.equal': 'Still equal after the tie-break?',
  'editions.equal.draw': 'A draw',
  'editions.equal.shared': 'A shared victory',
  'editions.end': 'When does a full map end the game?',
  'editions.end.map': 'Once both have drawn: no box is ticked any more',
  'editions.end.round': 'After the round, with spellbook and lightning',
  'editions.own': 'preselected for you',
  'editions.readings.title': 'How we read what they leave open',
  'editions.sure':
    '- *What the rulebooks say*: certain, where a sentence is quoted; we read all four in print. What we conclude from it is our reading, and not certain.\n- *What each power does by itself*: certain, printed in all four.\n- *The faces of the four dice*: very likely. One complete public source, and every other description found agrees; no photograph yet.\n- *The boxes of each row, and which coat has which power*: very likely, from the same source.',
} as const satisfies Messages;
