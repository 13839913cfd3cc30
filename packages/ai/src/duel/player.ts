import { type DuelState, duel } from '@castellan/rules';
import type { Analysis, Limits, Player, Search } from '../player.ts';
import { actionOf, type DecisionKind } from './code.ts';
import { type DuelCore, useSheet } from './core.ts';
import { type LevelSettings, STRONGEST } from './levels.ts';
import { packState } from './pack.ts';

const DEFAULT_MS = 100;
const DEFAULT_SEED = 1;

/** A player on one core. The core holds one thought at a time: a new one ends the one before it. */
export function duelPlayer(core: DuelCore, name: string, settings: LevelSettings = STRONGEST): Player<DuelState> {
  return { name, think: (state, limits) => think(core, settings, state, limits) };
}

/** The thought each core holds. */
const thoughts = new WeakMap<DuelCore, symbol>();

function think(core: DuelCore, settings: LevelSettings, state: DuelState, limits: Limits): Search {
  const { wasm } = core;
  const { ms, nodes, seed } = checked(limits);
  const kind = decisionOf(state);
  const me = Symbol();
  thoughts.set(core, me);
  let spent = 0;
  const judge = kind === 'pick' ? settings.draft : settings.place;
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
      wasm.setForesight(settings.foresight);
      wasm.searchBegin(core.state, settings.depth);
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
  wasm.points(wasm.playerAt(state, player)) - wasm.points(wasm.playerAt(state, 1 - player));

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
