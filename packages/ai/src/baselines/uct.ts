import type { Player } from '../player.ts';
import { CHANCE, OVER, type PlayoutCore } from './playout-core.ts';
import { steadyPlayer, type Thinking } from './steady.ts';

interface Node {
  /** The seat that decides here, or CHANCE. */
  readonly turn: number;
  games: number;
  /** Of player 0. */
  won: number;
  lead: number;
  readonly below: Map<number, Node>;
  /** Actions without a node yet; null before the first visit, and always at a chance node. */
  untried: number[] | null;
}

const SLICE = 8;
const DEFAULT_ITERATIONS = 5000;
/** A point counts a little beside a won game. */
const POINT = 0.001;

const newNode = (turn: number): Node => ({ turn, games: 0, won: 0, lead: 0, below: new Map(), untried: null });

/** UCT: a tree of decisions and chance outcomes grown by random games, actions chosen by upper confidence bounds. */
export const uctPlayer = <State>(core: PlayoutCore<State>, exploration: number): Player<State> =>
  steadyPlayer('uct', core, (_, { nodes, ms }) =>
    grow(core, exploration, nodes ?? (ms === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY)),
  );

function grow<State>(core: PlayoutCore<State>, exploration: number, iterations: number): Thinking {
  core.reset();
  const root = newNode(core.turn());
  let played = 0;
  const first = core.legal();
  return {
    more() {
      if (first.length === 1) return false;
      for (let i = 0; i < SLICE && played < iterations; i++, played++) iterate(core, exploration, root);
      return played < iterations;
    },
    tried() {
      const side = root.turn === 0 ? 1 : -1;
      return first
        .map((action) => {
          const { games, won, lead } = root.below.get(action) ?? newNode(0);
          return { action, games, won: side > 0 ? won : games - won, lead: side * lead };
        })
        .sort((a, b) => b.games - a.games);
    },
    nodes: () => played,
  };
}

function iterate<State>(core: PlayoutCore<State>, exploration: number, root: Node): void {
  core.reset();
  const path = [root];
  let node = root;
  for (;;) {
    if (node.turn === OVER) break;
    if (node.turn === CHANCE) node = childOf(core, node, core.chance());
    else {
      node.untried ??= shuffled(core, core.legal());
      const fresh = node.untried.pop();
      const action = fresh ?? bestByUct(node, exploration);
      core.play(action);
      node = childOf(core, node, action);
      if (fresh !== undefined) {
        path.push(node);
        break;
      }
    }
    path.push(node);
  }
  core.playOut();
  const won = (1 + core.ahead()) / 2;
  const lead = core.lead();
  for (const visited of path) {
    visited.games++;
    visited.won += won;
    visited.lead += lead;
  }
}

function childOf<State>(core: PlayoutCore<State>, node: Node, key: number): Node {
  let child = node.below.get(key);
  if (!child) {
    child = newNode(core.turn());
    node.below.set(key, child);
  }
  return child;
}

function bestByUct(node: Node, exploration: number): number {
  const side = node.turn === 0 ? 1 : -1;
  const log = Math.log(node.games);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [action, { games, won, lead }] of node.below) {
    const mean = won / games;
    const value = (side > 0 ? mean : 1 - mean) + (POINT * side * lead) / games + exploration * Math.sqrt(log / games);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

function shuffled<State>(core: PlayoutCore<State>, actions: number[]): number[] {
  for (let i = actions.length - 1; i > 0; i--) {
    const j = core.below(i + 1);
    [actions[i], actions[j]] = [actions[j]!, actions[i]!];
  }
  return actions;
}
