import type { Seat } from '@castellan/rules';
import type { Candidate, Limits, Search, Value } from './player.ts';

const DEFAULT_MS = 100;
const DEFAULT_SEED = 1;

/** The work behind a search, without clock and limits. */
export interface Work {
  /** Thinks a little, at most about this many nodes; false when more would not help. */
  more(nodes: number): boolean;
  nodes(): number;
  /** The best so many, best first, never empty; where chance has the turn, the outcomes looked at so far. */
  candidates(most?: number): readonly Candidate[];
  /** Where chance has the turn: the value of the position. */
  readonly value?: () => Value;
}

export interface CheckedLimits {
  readonly ms: number;
  readonly nodes: number;
  readonly seed: number;
  readonly winnerOnly: boolean;
}

/** Limits as numbers, or a clear error. */
export function checkLimits(
  { ms, nodes, seed = DEFAULT_SEED, winnerOnly = false }: Limits,
  defaultMs = DEFAULT_MS,
): CheckedLimits {
  for (const [name, value] of Object.entries({ ms, nodes })) {
    if (value !== undefined && !(value >= 0)) throw new RangeError(`${name} takes a number from 0, not ${value}`);
  }
  if (!Number.isInteger(seed)) throw new RangeError(`seed takes a whole number, not ${seed}`);
  return {
    ms: ms ?? (nodes === undefined ? defaultMs : Number.POSITIVE_INFINITY),
    nodes: nodes ?? Number.POSITIVE_INFINITY,
    seed: seed >>> 0,
    winnerOnly,
  };
}

/** For each core, a function that saves the findings of its current search. The next search calls it first. */
const saveFindings = new WeakMap<object, () => void>();

/** Runs work on a core within limits. Its findings stay available after another search has begun on the core. */
export function startSearch(core: object, seat: Seat, limits: CheckedLimits, begin: () => Work): Search {
  saveFindings.get(core)?.();
  const started = performance.now();
  const work = begin();
  let spent = performance.now() - started;
  let more = true;
  let saved: Work | null = null;
  const found = (): Work => saved ?? work;
  const save = (): void => {
    const [nodes, candidates, value] = [work.nodes(), work.candidates(), work.value?.()];
    saved = {
      more: () => false,
      nodes: () => nodes,
      candidates: () => candidates,
      ...(value && { value: () => value }),
    };
  };
  saveFindings.set(core, save);

  return {
    seat,
    step(slice) {
      if (saved) return false;
      const begun = performance.now();
      const until = begun + Math.min(slice, limits.ms - spent);
      more &&= work.nodes() < limits.nodes && spent < limits.ms;
      while (more && performance.now() < until) {
        more = work.more(limits.nodes - work.nodes()) && work.nodes() < limits.nodes;
      }
      spent += performance.now() - begun;
      return more && spent < limits.ms;
    },
    value: () => found().value?.() ?? found().candidates(1)[0]!,
    candidates: (most = Number.POSITIVE_INFINITY) => found().candidates(most).slice(0, most),
    best() {
      if (work.value) throw new Error('chance decides here, not a player');
      return { ...found().candidates(1)[0]!, nodes: Math.max(1, found().nodes()), ms: spent };
    },
    release() {
      if (saveFindings.get(core) === save) saveFindings.delete(core);
    },
  };
}
