// A tree over the decisions of the round that is being played, grown best-first. Within a round there is no chance but
// whose king comes out of the closed hand before the first line is taken: an inner node takes the value of its mover's
// best action, or the mean over the kings. Where the round ends the next line is unknown: such a leaf
// starts from the net's value and is sampled, its k-th sample always under the k-th line, so that all leaves see the
// same lines. A sample plays the next round, placements by one ply of the net and picks by minimax, and values its end. No
// policy ever sees an undrawn line; only the very last one is known to all, because nothing else is left, and there the leaf is solved exactly.
import { drawAt, draws, startDraws } from './draws';
import { PAIRS, pointsIn, tried } from './packing';
import { noteKings, pickedMargin, pickedWin, settleEnd, settlePicks } from './picks';
import { act, actions, bestIndex, margins, utilities, utility, weigh, wins } from './policy';
import { lastLineKnown, roundValue, UNKNOWN } from './round-value';
import { hand, KING, kingOut, LINE, mover, OVER, phase, reveal, STATE_BYTES } from './state';

const MOST_NODES = 24000;
const MOST_EDGES = 200000;
/** Actions kept where the tree grows; at the root all are. */
const WIDTH = 8;
/** A leaf's value by the net weighs as much as this many samples. */
const PRIOR: f32 = 8;
const DEEPEST = 16;
/** In place of a number of samples: nothing more can be learned of the leaf. */
const SOLVED = -1;
/** Placements tried to reckon a leaf that are counted like one position valued: twice what they cost. */
const TRIED_PER_POSITION = 12;

/** Standard error of the net's chance to win: a rough figure, not measured. */
const NET_ERROR: f32 = 0.08;
/** Standard deviation of one sample of a leaf, about; counts for the PRIOR samples that the net's value stands for. */
const SAMPLE_SPREAD: f32 = 0.2;

/** In place of a player: chance has the turn, and every edge is a player whose king may come out. */
const CHANCE = 2;

// An edge: what it plays, of chance by how many kings, the node below (0: not grown yet), what player 0 may hope for after
// it, its visits, and the standard error of the chance to win.
const EDGE: usize = 24;
const edges: usize = heap.alloc(<usize>MOST_EDGES * EDGE);
let edgeCount = 0;
function edgeAction(e: i32): i32 {
  return <i32>load<u16>(edges + <usize>e * EDGE);
}
function edgeKings(e: i32): i32 {
  return <i32>load<u16>(edges + <usize>e * EDGE, 2);
}
function edgeNode(e: i32): i32 {
  return load<i32>(edges + <usize>e * EDGE, 4);
}
function edgeWin(e: i32): f32 {
  return load<f32>(edges + <usize>e * EDGE, 8);
}
function edgeMargin(e: i32): f32 {
  return load<f32>(edges + <usize>e * EDGE, 12);
}
function edgeVisits(e: i32): i32 {
  return load<i32>(edges + <usize>e * EDGE, 16);
}

function edgeError(e: i32): f32 {
  return load<f32>(edges + <usize>e * EDGE, 20);
}

// A node: its first edge, how many, whose decision. A leaf has no edges but sums of its samples and the net's value.
const NODE: usize = 36;
const PRIOR_WIN: usize = 28;
const PRIOR_MARGIN: usize = 32;
const nodes: usize = heap.alloc(<usize>MOST_NODES * NODE);
let nodeCount = 0;
function firstEdge(n: i32): i32 {
  return load<i32>(nodes + <usize>n * NODE);
}
function edgesOf(n: i32): i32 {
  return load<i32>(nodes + <usize>n * NODE, 4);
}
function nodeMover(n: i32): i32 {
  return load<i32>(nodes + <usize>n * NODE, 8);
}
function samples(n: i32): i32 {
  return load<i32>(nodes + <usize>n * NODE, 12);
}
function sumWin(n: i32): f32 {
  return load<f32>(nodes + <usize>n * NODE, 16);
}
function sumMargin(n: i32): f32 {
  return load<f32>(nodes + <usize>n * NODE, 20);
}

const root: usize = heap.alloc(STATE_BYTES);
const here: usize = heap.alloc(STATE_BYTES);
const path = new StaticArray<i32>(DEEPEST + 1);
/** How eagerly actions that look worse are tried, in utilities. */
const CURIOSITY: f32 = 0.05;
/** Positions valued since start(). */
export let valued = 0;

/** Begins to think about a decision. Where the last line is known, startRoundValue() too before the first improve(). */
export function start<S>(s: usize, seed: u32): void {
  memory.copy(root, s, STATE_BYTES);
  startDraws(s, seed * 0x9e3779b9 + 0x7f4a7c15);
  edgeCount = 0;
  nodeCount = 1;
  valued = 0;
  idle = 0;
  grow<S>(root, 1000);
}

/** Makes a node of a position to decide, its actions valued, the best `width` kept. */
function grow<S>(s: usize, width: i32): i32 {
  const count = weigh<S>(s);
  valued += count;
  const kept = min(count, width);
  if (nodeCount >= MOST_NODES || edgeCount + kept > MOST_EDGES) return 0;
  const player = mover(s);
  const node = nodeCount++;
  const at = nodes + <usize>node * NODE;
  store<i32>(at, edgeCount);
  store<i32>(at, kept, 4);
  store<i32>(at, player, 8);
  for (let i = 0; i < kept; i++) {
    // bestIndex() by selection: the few best of a few, each then put out of the running.
    const best = bestIndex(count);
    const from = (<usize>best) << 2;
    const edge = edges + <usize>edgeCount * EDGE;
    store<u16>(edge, load<u16>(actions + ((<usize>best) << 1)));
    store<i32>(edge, 0, 4);
    store<f32>(edge, load<f32>(wins + from), 8);
    store<f32>(edge, load<f32>(margins + from), 12);
    store<i32>(edge, 0, 16);
    store<f32>(edge, NET_ERROR, 20);
    edgeCount++;
    store<f32>(utilities + from, -f32.MAX_VALUE);
  }
  return node;
}

/** Makes a node of a position where a king comes out: until more is known, every king is worth what the edge above is. */
function drawKings(s: usize, above: i32): i32 {
  if (nodeCount >= MOST_NODES || edgeCount + 2 > MOST_EDGES) return 0;
  const node = nodeCount++;
  const at = nodes + <usize>node * NODE;
  store<i32>(at, edgeCount);
  store<i32>(at, CHANCE, 8);
  let kept = 0;
  for (let player = 0; player < 2; player++) {
    if (!hand(s, player)) continue;
    const edge = edges + <usize>edgeCount * EDGE;
    edgeCount++;
    memory.copy(edge, edges + <usize>above * EDGE, EDGE);
    store<u16>(edge, <u16>player);
    store<u16>(edge, <u16>hand(s, player), 2);
    store<i32>(edge, 0, 4);
    store<i32>(edge, 0, 16);
    kept++;
  }
  store<i32>(at, kept, 4);
  return node;
}

/** The king that was looked at least for its chance to come. */
function leastSeen(node: i32): i32 {
  const from = firstEdge(node);
  const last = from + edgesOf(node) - 1;
  return edgeVisits(from) * edgeKings(last) <= edgeVisits(last) * edgeKings(from) ? from : last;
}

/** Makes a leaf of a position where a line is to come; its prior is the value of the edge that leads to it. */
function leaf(): i32 {
  if (nodeCount >= MOST_NODES) return 0;
  const node = nodeCount++;
  memory.fill(nodes + <usize>node * NODE, 0, NODE);
  return node;
}

/** The best edge for the mover, by what is known and, where curious, by how little. */
function choose(node: i32, curious: f32): i32 {
  const player = nodeMover(node);
  const from = firstEdge(node);
  const to = from + edgesOf(node);
  let best = from;
  let most: f32 = -f32.MAX_VALUE;
  for (let e = from; e < to; e++) {
    let v = utility(player, edgeWin(e), edgeMargin(e));
    if (curious > 0) v += curious / Mathf.sqrt(<f32>edgeVisits(e) + <f32>1);
    if (v > most) {
      most = v;
      best = e;
    }
  }
  return best;
}

/** Steps since the last that valued anything. */
let idle = 0;

/** One step: walks down, grows or samples there, and carries the news up. False where nothing more can be learned. */
export function improve<S>(): bool {
  const before = valued;
  memory.copy(here, root, STATE_BYTES);
  let node = 1;
  let depth = 0;
  for (;;) {
    const drawn = nodeMover(node) == CHANCE;
    const e = drawn ? leastSeen(node) : choose(node, CURIOSITY);
    unchecked((path[depth++] = e));
    store<i32>(edges + <usize>e * EDGE, edgeVisits(e) + 1, 16);
    if (drawn) kingOut(here, edgeAction(e));
    else act<S>(here, edgeAction(e));
    const now = phase(here);
    if (now == OVER) break;
    if (now == LINE) {
      if (!edgeNode(e)) store<i32>(edges + <usize>e * EDGE, leaf(), 4);
      if (edgeNode(e)) sample<S>(e);
      break;
    }
    if (!edgeNode(e) && now == KING) store<i32>(edges + <usize>e * EDGE, drawKings(here, e), 4);
    else if (!edgeNode(e) || depth == DEEPEST) {
      if (!edgeNode(e)) store<i32>(edges + <usize>e * EDGE, grow<S>(here, WIDTH), 4);
      if (edgeNode(e)) take(e);
      break;
    }
    if (!edgeNode(e)) break;
    node = edgeNode(e);
  }
  for (let d = depth - 2; d >= 0; d--) take(unchecked(path[d]));
  idle = valued > before ? 0 : idle + 1;
  return idle < 200;
}

/** An edge is worth what the best edge below it is worth, and where a king comes out, what they are worth on average. */
function take(e: i32): void {
  if (nodeMover(edgeNode(e)) == CHANCE) return takeMean(e);
  const best = choose(edgeNode(e), 0);
  const at = edges + <usize>e * EDGE;
  store<f32>(at, edgeWin(best), 8);
  store<f32>(at, edgeMargin(best), 12);
  store<f32>(at, edgeError(best), 20);
}

function takeMean(e: i32): void {
  const from = firstEdge(edgeNode(e));
  const to = from + edgesOf(edgeNode(e));
  let kings = 0;
  for (let king = from; king < to; king++) kings += edgeKings(king);
  let winning: f32 = 0;
  let points: f32 = 0;
  let squares: f32 = 0;
  for (let king = from; king < to; king++) {
    const share = <f32>edgeKings(king) / <f32>kings;
    winning += share * edgeWin(king);
    points += share * edgeMargin(king);
    squares += share * share * edgeError(king) * edgeError(king);
  }
  const at = edges + <usize>e * EDGE;
  store<f32>(at, winning, 8);
  store<f32>(at, points, 12);
  store<f32>(at, Mathf.sqrt(squares), 20);
}

/** One more line at the leaf below this edge; where only one line can come, the rest of the game is solved instead. */
function sample<S>(e: i32): void {
  const node = edgeNode(e);
  const n = samples(node);
  if (n == SOLVED) return;
  const at = nodes + <usize>node * NODE;
  const edge = edges + <usize>e * EDGE;
  if (n > 0 && lastLineKnown(here)) {
    settleLeaf<S>(at, edge);
    return;
  }
  if (n == 0) {
    store<f32>(at, edgeWin(e), PRIOR_WIN);
    store<f32>(at, edgeMargin(e), PRIOR_MARGIN);
  }
  playRound<S>(here, drawAt(n));
  store<i32>(at, n + 1 == draws && draws > 1 ? SOLVED : n + 1, 12);
  store<f32>(at, sumWin(node) + pickedWin, 16);
  store<f32>(at, sumMargin(node) + pickedMargin, 20);
  store<f32>(at, load<f32>(at, 24) + pickedWin * pickedWin, 24);
  // The prior counts for the lines that were not looked at.
  const unseen: f32 = <f32>1 - <f32>(n + 1) / <f32>draws;
  const prior = PRIOR * unseen;
  const weight: f32 = <f32>1 / (prior + <f32>n + <f32>1);
  store<f32>(edge, (sumWin(node) + prior * load<f32>(at, PRIOR_WIN)) * weight, 8);
  store<f32>(edge, (sumMargin(node) + prior * load<f32>(at, PRIOR_MARGIN)) * weight, 12);
  const mean = edgeWin(e);
  const squares = load<f32>(at, 24) + prior * (mean * mean + SAMPLE_SPREAD * SAMPLE_SPREAD);
  store<f32>(edge, Mathf.sqrt(max<f32>(squares * weight - mean * mean, 0) * weight * unseen), 20);
}

/** Values the leaf exactly. Where there are too many ways, the samples so far are its value for good. */
function settleLeaf<S>(at: usize, edge: usize): void {
  const before = tried;
  const difference = roundValue<S>(here, -i32.MAX_VALUE, i32.MAX_VALUE);
  valued += 1 + (tried - before) / TRIED_PER_POSITION;
  store<i32>(at, SOLVED, 12);
  if (difference == UNKNOWN) return;
  store<f32>(edge, difference > 0 ? 1 : difference < 0 ? 0 : 0.5, 8);
  store<f32>(edge, <f32>pointsIn(difference), 12);
  store<f32>(edge, 0, 20);
}

/** Reveals a line and plays the round: placements with one ply of the net, picks by minimax over what the net says of the end
 * of the round. */
function playRound<S>(s: usize, line: u32): void {
  reveal(s, line);
  noteKings(s);
  while (phase(s) != LINE && phase(s) != OVER) playBest<S>(s);
  if (phase(s) == LINE) {
    settlePicks<S>(s);
    valued += PAIRS;
  } else settleEnd<S>(s);
}

function playBest<S>(s: usize): void {
  const n = weigh<S>(s);
  valued += n;
  act<S>(s, <i32>load<u16>(actions + ((<usize>bestIndex(n)) << 1)));
}

/** Of the i-th action of the root: what player 0 may hope for after it. */
export function rootWin(i: i32): f32 {
  return edgeWin(firstEdge(1) + i);
}
export function rootMargin(i: i32): f32 {
  return edgeMargin(firstEdge(1) + i);
}
export function rootError(i: i32): f32 {
  return edgeError(firstEdge(1) + i);
}
export function rootVisits(i: i32): i32 {
  return edgeVisits(firstEdge(1) + i);
}

/** The action that promises most so far. */
export function bestAction(): i32 {
  return edgeAction(choose(1, 0));
}
export function bestWin(): f32 {
  return edgeWin(choose(1, 0));
}
export function bestMargin(): f32 {
  return edgeMargin(choose(1, 0));
}
/** The i-th action of the root, by the net's first impression. */
export function rootAction(i: i32): i32 {
  return edgeAction(firstEdge(1) + i);
}
export function decider(): i32 {
  return nodeMover(1);
}
/** How many actions the root has. */
export function choices(): i32 {
  return edgesOf(1);
}
