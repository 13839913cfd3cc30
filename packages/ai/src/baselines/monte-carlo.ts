import type { Player } from '../player.ts';
import type { PlayoutCore } from './playout-core.ts';
import { steadyPlayer, type Thinking } from './steady.ts';

export interface MonteCarloPlan {
  /** Random games a decision, where no limit is given. */
  readonly playouts: number;
  /** Every action gets the same share, as in the paper, or the worse half is dropped again and again. */
  readonly share: 'uniform' | 'halving';
}

interface Candidate {
  readonly action: number;
  readonly immediate: number;
  games: number;
  won: number;
  lead: number;
}

/** Playouts between two looks at the clock. */
const SLICE = 16;
/** A won point counts a little beside a won game, so that decided games are still played well. */
const POINT = 0.001;
/** Halving never begins with more actions than it has this many playouts for. */
const LEAST_EACH = 4;

/** Monte Carlo evaluation: each action is worth the mean result of random games after it (Gedda, Lagerkvist, Butler 2018). */
export const monteCarloPlayer = <State>(core: PlayoutCore<State>, plan: MonteCarloPlan): Player<State> =>
  steadyPlayer('mc', core, (_, { nodes, ms }) =>
    evaluate(core, nodes ?? (ms === undefined ? plan.playouts : Number.POSITIVE_INFINITY), plan.share),
  );

function evaluate<State>(core: PlayoutCore<State>, playouts: number, share: MonteCarloPlan['share']): Thinking {
  const side = core.turn() === 0 ? 1 : -1;
  let alive = candidatesOf(core, side);
  const budget = Number.isFinite(playouts) ? playouts : 4096;
  if (share === 'halving') alive = mostPromising(alive, Math.max(2, Math.floor(budget / LEAST_EACH)));
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
  let played = 0;
  let turn = 0;
  let stage = 1;

  const playOne = (candidate: Candidate): void => {
    core.reset();
    core.play(candidate.action);
    core.playOut();
    candidate.games++;
    candidate.won += (1 + side * core.ahead()) / 2;
    candidate.lead += side * core.lead();
    played++;
  };
  return {
    more() {
      if (alive.length === 1) return false;
      for (let i = 0; i < SLICE && played < playouts; i++) {
        playOne(alive[turn]!);
        turn = (turn + 1) % alive.length;
        if (share === 'halving' && turn === 0 && stage < rounds && played >= (stage * budget) / rounds) {
          alive = sorted(alive).slice(0, Math.ceil(alive.length / 2));
          stage++;
        }
      }
      return played < playouts;
    },
    tried: () => sorted(alive),
    nodes: () => played,
  };
}

function candidatesOf<State>(core: PlayoutCore<State>, side: number): Candidate[] {
  core.reset();
  return core.legal().map((action) => {
    core.reset();
    core.play(action);
    return { action, immediate: side * core.lead(), games: 0, won: 0, lead: 0 };
  });
}

/** Too many to try them all: those with the best immediate score. */
const mostPromising = (candidates: Candidate[], most: number): Candidate[] =>
  candidates.length <= most ? candidates : [...candidates].sort((a, b) => b.immediate - a.immediate).slice(0, most);

const worth = ({ games, won, lead, immediate }: Candidate): number =>
  games ? (won + POINT * lead) / games : POINT * immediate - 1;

const sorted = (candidates: readonly Candidate[]): Candidate[] => [...candidates].sort((a, b) => worth(b) - worth(a));
