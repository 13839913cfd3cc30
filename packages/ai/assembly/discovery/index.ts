// What the core offers to JavaScript. States are pointers; a game is begun or packed into one of them first, which also
// chooses its deck and size for everything that follows.
import { rngBelow, rngLoad, rngSave, rngSeed } from '../shared/rng';
import { useDeck } from './dominoes';
import { drawAt, draws, startDraws } from './draws';
import { fill, gain, MOST_PLACEMENTS, settle } from './kingdom';
import { plainAction, setKingdomWeights } from './levels';
import { Five, Seven } from './mask';
import { match, points, rival, theirs } from './match';
import { greedyPick, greedyPlacement, playout, randomPick, randomPlacement, scatterPlacement } from './playout';
import {
  filled,
  keptAt,
  keptBytes,
  keptErrorMargin,
  keptErrorWin,
  learnKept,
  prepareMemory,
  resumeKept,
  searchPlay,
  written,
} from './refine';
import {
  begin as beginSearch,
  searchAction,
  searchCount,
  searchError,
  searchMargin,
  thought as searchNodes,
  searchVisits,
  searchWin,
  searchWorth,
  think,
} from './search';
import { reportMargin, reportWin, selfPlay, step } from './selfplay';
import {
  arrange,
  at,
  BASE,
  begin,
  chance,
  current,
  FREE,
  kingdom,
  kingOut,
  lead,
  legalPlacements,
  mover,
  next,
  nextOwner,
  PICK,
  phase,
  pick,
  place,
  reveal,
  SEVEN,
  STATE_BYTES,
  score,
} from './state';
import { margin, net, value, win } from './value';

export {
  arrange,
  chance,
  drawAt,
  draws,
  keptAt,
  keptBytes,
  keptErrorMargin,
  keptErrorWin,
  kingOut,
  mover,
  phase,
  pick,
  reportMargin,
  reportWin,
  resumeKept,
  reveal,
  rngBelow,
  rngLoad,
  rngSave,
  rngSeed,
  searchAction,
  searchCount,
  searchError,
  searchMargin,
  searchNodes,
  searchVisits,
  searchWin,
  searchWorth,
  setKingdomWeights,
  startDraws,
};

let seven = false;

function use(options: i32): void {
  seven = (options & SEVEN) != 0;
  useDeck((options & (BASE | SEVEN)) != 0);
}

export function newState(): usize {
  return heap.alloc(STATE_BYTES);
}

export function newList(): usize {
  return heap.alloc(MOST_PLACEMENTS * 2);
}

export function copyState(to: usize, from: usize): void {
  memory.copy(to, from, STATE_BYTES);
}

export function stateBytes(): usize {
  return STATE_BYTES;
}

export function beginGame(s: usize, options: i32): void {
  use(options);
  begin(s, options);
}

/** A square of a kingdom, counted from the castle; settleKingdom() follows the last one. */
export function fillSquare(s: usize, player: i32, x: i32, y: i32, terrain: i32, crowns: i32): void {
  if (seven) fill<Seven>(kingdom(s, player), x, y, terrain, crowns);
  else fill<Five>(kingdom(s, player), x, y, terrain, crowns);
}

export function settleKingdom(s: usize, player: i32, discarded: i32): void {
  if (seven) settle<Seven>(kingdom(s, player), discarded);
  else settle<Five>(kingdom(s, player), discarded);
}

export function listPlacements(s: usize, list: usize): i32 {
  return seven ? legalPlacements<Seven>(s, list) : legalPlacements<Five>(s, list);
}

/** What the mover's score grows by with this placement of the domino in turn. */
export function gainHere(s: usize, placement: i32): i32 {
  const k = kingdom(s, mover(s));
  const domino = current(s, at(s));
  return seven ? gain<Seven>(k, domino, placement) : gain<Five>(k, domino, placement);
}

export function placeHere(s: usize, placement: i32): void {
  if (seven) place<Seven>(s, placement);
  else place<Five>(s, placement);
}

export function scoreOf(s: usize, player: i32): i32 {
  return seven ? score<Seven>(s, player) : score<Five>(s, player);
}

export function leadOf(s: usize): i32 {
  return seven ? lead<Seven>(s) : lead<Five>(s);
}

/** Whether no king stands on this domino of the next line. */
export function isFree(s: usize, i: i32): bool {
  return next(s, i) != 0 && nextOwner(s, i) == FREE;
}

/** The mover's action by a simple rule: an index of the next line or a placement. */
export function randomAction(s: usize): i32 {
  if (phase(s) == PICK) return randomPick(s);
  return seven ? randomPlacement<Seven>(s) : randomPlacement<Five>(s);
}

export function greedyAction(s: usize): i32 {
  if (phase(s) == PICK) return seven ? greedyPick<Seven>(s) : greedyPick<Five>(s);
  return seven ? greedyPlacement<Seven>(s) : greedyPlacement<Five>(s);
}

export function scatterAction(s: usize): i32 {
  if (phase(s) == PICK) return randomPick(s);
  return seven ? scatterPlacement<Seven>(s) : scatterPlacement<Five>(s);
}

/** As the weaker levels judge, by the last setKingdomWeights(). */
export function byWeightsAction(s: usize): i32 {
  return seven ? plainAction<Seven>(s) : plainAction<Five>(s);
}

export function playOut(s: usize, rule0: i32, rule1: i32): void {
  if (seven) playout<Seven>(s, rule0, rule1);
  else playout<Five>(s, rule0, rule1);
}

const scratch: usize = heap.alloc(STATE_BYTES);

/** Plays n whole games by one rule; the sum of all scores, so that it can be seen that they were played. */
export function playGames(options: i32, rule: i32, n: i32): f64 {
  use(options);
  let sum: f64 = 0;
  for (let i = 0; i < n; i++) {
    begin(scratch, options);
    playOut(scratch, rule, rule);
    sum += <f64>(scoreOf(scratch, 0) + scoreOf(scratch, 1));
  }
  return sum;
}

export { askForWinnerOnly } from './proof';

/** Begins to think about the decision in this position; search…() answer at once. */
export function searchBegin(s: usize, seed: u32): void {
  if (seven) beginSearch<Seven>(s, seed);
  else beginSearch<Five>(s, seed);
}

/** Thinks on until about this many more positions are valued; false when more thinking would not help. */
export function searchStep(positions: i32): bool {
  return seven ? think<Seven>(positions) : think<Five>(positions);
}

/** Values a position after a decision by the net: what player 0 may hope for is in the next two. */
export function evaluate(s: usize): void {
  if (seven) value<Seven>(s);
  else value<Five>(s);
}
export function valueWin(): f32 {
  return win;
}
export function valueMargin(): f32 {
  return margin;
}

export function netWeights(): usize {
  return net.weights;
}
export function netCount(): i32 {
  return net.count;
}
export function rivalWeights(): usize {
  return rival;
}

/** Random weights, and the memory that only training needs. */
export function netReset(seed: u32): void {
  net.randomise(seed, 60);
  net.prepareTraining();
}
/** Moves the weights at `slow` by this share towards those of the net. */
export function average(slow: usize, share: f32): void {
  net.average(slow, share);
}
export function moment1(): usize {
  return net.moment1;
}
export function moment2(): usize {
  return net.moment2;
}
export function decay1(): f32 {
  return net.decay1;
}
export function decay2(): f32 {
  return net.decay2;
}
export function setDecays(one: f32, two: f32): void {
  net.decay1 = one;
  net.decay2 = two;
}
/** Room for as many floats as the net has weights. */
export function newWeights(): usize {
  return heap.alloc((<usize>net.count) << 2);
}
export function newRng(): usize {
  return heap.alloc(16);
}

export function matchPoints(): f64 {
  return points;
}
export function matchTheirs(): f64 {
  return theirs;
}

/** Games won by the net; see match(). */
export function netMatch(options: i32, opponent: i32, games: i32, firstSeed: u32, steps: i32): f64 {
  use(options);
  return seven
    ? match<Seven>(options, opponent, games, firstSeed, steps)
    : match<Five>(options, opponent, games, firstSeed, steps);
}

/** Self-play and a step of learning every `batch` games. Options −1: the game as printed, and in a third of the games a
 * variant of it at random, so that one net knows them all. */
export function train(games: i32, batch: i32, options: i32, lambda: f32, epsilon: f32, rate: f32): void {
  for (let i = 1; i <= games; i++) {
    let o = options;
    if (o < 0) o = rngBelow(3) ? 0 : <i32>rngBelow(16);
    use(o);
    if (seven) selfPlay<Seven>(o, lambda, epsilon);
    else selfPlay<Five>(o, lambda, epsilon);
    if (i % batch == 0) step(rate);
  }
}

export function keptFilled(): i32 {
  return filled;
}
export function keptWritten(): i32 {
  return written;
}

/** After the weights were set: makes them surer, and the memory that learning from search needs. */
export function prepareRefining(certainty: f32): void {
  net.sharpen(certainty);
  net.prepareTraining();
  prepareMemory();
}

/** Games played by search, options as for train(); every position is learned `repeats` times on average. */
export function refine(
  games: i32,
  options: i32,
  positions: i32,
  lambda: f32,
  epsilon: f32,
  rate: f32,
  repeats: i32,
): void {
  for (let i = 0; i < games; i++) {
    let o = options;
    if (o < 0) o = rngBelow(3) ? 0 : <i32>rngBelow(16);
    use(o);
    const n = seven
      ? searchPlay<Seven>(o, positions, lambda, epsilon)
      : searchPlay<Five>(o, positions, lambda, epsilon);
    learnKept(n * repeats, rate);
  }
}
