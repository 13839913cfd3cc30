import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../play/game-info.ts';
import { hear } from '../ui/sound.ts';
import { moves } from './motion.ts';

/** How long each domain is lit. */
const EACH = 420;
/** A game that ended longer ago is looked up, not celebrated. */
const JUST_NOW = 60_000;

interface Counted {
  readonly squares: readonly string[];
  readonly points: number;
}

/** What is lit and counted on one board. */
export interface Counting<Domain> {
  readonly lit: Domain | null;
  readonly sum: number;
}

/**
 * The end of a game that was just played: the domains of both boards light up and count, the smallest first, until the totals stand. A
 * touch or a key ends it; without motion the totals stand at once.
 */
export function useCounting<Domain extends Counted>(
  info: GameInfo,
  boards: readonly { readonly domains: readonly Domain[]; readonly total: number }[],
): { readonly counting: boolean; readonly of: readonly Counting<Domain>[] } {
  const orders = boards.map(({ domains }) =>
    domains.filter(({ points }) => points > 0).toSorted((a, b) => a.points - b.points),
  );
  const rounds = Math.max(...orders.map(({ length }) => length));
  const at = useSignal(moves() && Date.now() - info.touched < JUST_NOW ? 0 : rounds);
  const counting = at.value < rounds;
  useEffect(() => {
    if (!counting) return;
    const finish = () => {
      at.value = rounds;
    };
    const timer = setInterval(() => {
      at.value++;
      hear(at.value < rounds ? 'pen' : 'chime');
    }, EACH);
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, [counting, rounds, at]);
  return {
    counting,
    of: boards.map(({ total }, side) => ({
      lit: counting ? (orders[side]![at.value] ?? null) : null,
      sum: counting ? orders[side]!.slice(0, at.value + 1).reduce((sum, { points }) => sum + points, 0) : total,
    })),
  };
}
