import { type DuelState, duel } from '@castellan/rules';
import type { Analysis, Limits, Player, Search } from '../player.ts';
import { actionOf, type DecisionKind } from './code.ts';
import { type DuelCore, PLAYER_BYTES, useSheet } from './core.ts';
import { packState } from './pack.ts';

/**
 * What a decision is judged by: the best immediate score as a young player sees it (castle bonus and powers forgotten while
 * it can place without), the best immediate score with what the opponent gains from the draft, or the net.
 */
export type Judge = 'young' | 'score' | 'net';

/** What a player of Duel sees and how far it thinks. */
export interface DuelMind {
  readonly draft: Judge;
  /** Placements and lightnings. */
  readonly place: Judge;
  /** 0 takes the net's first choice, 1 looks at every roll of the next round, 2 also at the round after it, along a few rolls. */
  readonly depth: 0 | 1 | 2;
  /** How much of the net's judgement counts, 0 to 1; the rest is the points on the maps as they lie. */
  readonly foresight: number;
}

export const FULL_MIND: DuelMind = { draft: 'net', place: 'net', depth: 2, foresight: 1 };

const DEFAULT_MS = 100;
const DEFAULT_SEED = 1;

/** A player on one core. The core holds one thought at a time: a new one ends the one before it. */
export function duelPlayer(core: DuelCore, name: string, mind: DuelMind = FULL_MIND): Player<DuelState> {
  return { name, think: (state, limits) => think(core, mind, state, limits) };
}

/** The thought each core holds. */
const thoughts = new WeakMap<DuelCore, symbol>();

function think(core: DuelCore, mind: DuelMind, state: DuelState, limits: Limits): Search {
  const { wasm } = core;
  const { ms, nodes, seed } = checked(limits);
  const kind = decisionOf(state);
  const me = Symbol();
  thoughts.set(core, me);
  let spent = 0;
  const judge = kind === 'pick' ? mind.draft : mind.place;
  let more = judge === 'net';
  let answer: Omit<Analysis, 'ms'>;
  const timed = (work: () => void): void => {
    const started = performance.now();
    work();
    spent += performance.now() - started;
  };
  const analysis = (code: number, win: number, margin: number, count: number): Omit<Analysis, 'ms'> => ({
    action: duel.printAction(actionOf(kind, code >>> 0)),
    win,
    margin,
    nodes: Math.max(1, count),
  });
  const found = () => analysis(wasm.searchBest(), wasm.bestWin.value, wasm.bestMargin.value, wasm.nodes.value);

  timed(() => {
    useSheet(core, state.options);
    packState(core, core.state, state);
    wasm.rngSeed(seed);
    if (judge !== 'net') {
      const lead = leadOf(core, state.seat - 1);
      const action = judge === 'score' ? wasm.denyingAction(core.state) : wasm.youngAction(core.state);
      answer = analysis(action, chanceOf(lead), lead, 1);
    } else {
      wasm.setForesight(mind.foresight);
      wasm.searchBegin(core.state, mind.depth);
      answer = found();
    }
  });
  return {
    step(slice) {
      if (!more || thoughts.get(core) !== me) return false;
      timed(() => {
        const until = performance.now() + Math.min(slice, ms - spent);
        while (more && performance.now() < until) more = wasm.nodes.value < nodes && wasm.searchStep() !== 0;
        answer = found();
      });
      if (spent >= ms) more = false;
      return more;
    },
    best: () => ({ ...answer, ms: spent }),
  };
}

function decisionOf(state: DuelState): DecisionKind {
  if (state.phase === 'over') throw new Error('the game is over: there is nothing to decide');
  if (state.phase === 'roll') throw new Error('the dice decide here, not a player');
  if (state.phase === 'draft') return 'pick';
  if (state.phase === 'place') return 'place';
  return state.lightning[0] === 'domains' ? 'bonus' : 'cross';
}

const leadOf = ({ wasm, state }: DuelCore, player: number): number =>
  wasm.points(state + player * PLAYER_BYTES) - wasm.points(state + (1 - player) * PLAYER_BYTES);

/** A rough chance to win for a player who only counts points. */
const chanceOf = (lead: number): number => 1 / (1 + Math.exp(-lead / 16));

/** Limits as numbers, or a clear error. Where neither time nor nodes are limited, a tenth of a second. */
function checked(limits: Limits): Required<Limits> {
  const ms = limits.ms ?? (limits.nodes === undefined ? DEFAULT_MS : Number.POSITIVE_INFINITY);
  const nodes = limits.nodes ?? Number.POSITIVE_INFINITY;
  const seed = limits.seed ?? DEFAULT_SEED;
  if (!(ms >= 0)) throw new RangeError(`ms takes a number from 0, not ${limits.ms}`);
  if (!(nodes >= 0)) throw new RangeError(`nodes takes a number from 0, not ${limits.nodes}`);
  if (!Number.isInteger(seed)) throw new RangeError(`seed takes a whole number, not ${limits.seed}`);
  return { ms, nodes, seed: seed >>> 0 };
}
