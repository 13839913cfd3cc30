import { type DiscoveryState, discovery } from '@castellan/rules';
import type { Analysis, Limits, Player, Search } from '../player.ts';
import { actionOf } from './code.ts';
import type { DiscoveryCore } from './core.ts';
import { type LevelSettings, STRONGEST } from './levels.ts';
import { packState } from './pack.ts';
import { selectWeights } from './weights.ts';

const DEFAULT_MS = 100;
const DEFAULT_SEED = 1;
/** Positions between two looks at the clock: some 0.2 ms. */
const SLICE = 200;

/** A player on one core. The core holds one thought at a time: a new one ends the one before it. */
export function discoveryPlayer(
  core: DiscoveryCore,
  name: string,
  settings: LevelSettings = STRONGEST,
): Player<DiscoveryState> {
  return { name, think: (state, limits) => think(core, settings, state, limits) };
}

/** The thought each core holds. */
const thoughts = new WeakMap<DiscoveryCore, symbol>();

function think(core: DiscoveryCore, settings: LevelSettings, state: DiscoveryState, limits: Limits): Search {
  const { wasm } = core;
  const { ms, nodes, seed } = checked(limits);
  if (state.phase === 'over') throw new Error('the game is over: there is nothing to decide');
  if (state.phase === 'line' || state.phase === 'king') throw new Error('chance decides here, not a player');
  const me = Symbol();
  thoughts.set(core, me);
  let spent = 0;
  const timed = (work: () => void): void => {
    const started = performance.now();
    work();
    spent += performance.now() - started;
  };
  const found = (code: number): Omit<Analysis, 'ms'> => {
    const win = wasm.bestWin();
    const first = state.seat === 1;
    return {
      action: discovery.printAction(actionOf(state, code)),
      win: first ? win : 1 - win,
      margin: first ? wasm.bestMargin() : -wasm.bestMargin(),
      nodes: Math.max(1, wasm.thought()),
    };
  };
  let answer: Omit<Analysis, 'ms'>;
  timed(() => {
    selectWeights(core, state.options.size);
    packState(core, core.state, state);
    wasm.thinkAbout(core.state, seed);
    answer = found(settings.judge === 'taste' ? tasted(core, settings, seed) : wasm.bestAction());
  });
  let more = settings.judge === 'tree' && wasm.choices() > 1;
  return {
    step(slice) {
      if (!more || thoughts.get(core) !== me) return false;
      timed(() => {
        const until = performance.now() + Math.min(slice, ms - spent);
        more = wasm.thought() < nodes;
        while (more && performance.now() < until) {
          more = wasm.think(Math.min(SLICE, nodes - wasm.thought())) !== 0 && wasm.thought() < nodes;
        }
        answer = found(wasm.bestAction());
      });
      if (spent >= ms) more = false;
      return more;
    },
    best: () => ({ ...answer, ms: spent }),
  };
}

function tasted({ wasm, state }: DiscoveryCore, { taste, foresight }: LevelSettings, seed: number): number {
  wasm.setTaste(taste.score, taste.held, taste.size, taste.crowns, foresight);
  wasm.rngSeed(seed);
  return wasm.tasteAction(state);
}

interface Bounds {
  readonly ms: number;
  readonly nodes: number;
  readonly seed: number;
}

/** Thinks for a tenth of a second where nothing is said; refuses what cannot be meant. */
function checked({ ms, nodes, seed }: Limits): Bounds {
  for (const [name, value] of Object.entries({ ms, nodes })) {
    if (value !== undefined && !(value > 0)) throw new Error(`${name} must be more than 0`);
  }
  return {
    ms: ms ?? (nodes === undefined ? DEFAULT_MS : Number.POSITIVE_INFINITY),
    nodes: nodes ?? Number.POSITIVE_INFINITY,
    seed: seed ?? DEFAULT_SEED,
  };
}
