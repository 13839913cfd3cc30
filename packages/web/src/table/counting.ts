import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../play/game-info.ts';
import { playSound } from '../ui/sound.ts';
import { moves } from './motion.ts';

/** The smallest domains are lit this long, the last and biggest so long. */
const SHORT = 240;
const LONG = 800;
/** A game that ended longer ago is looked up, not celebrated. */
const JUST_NOW = 60_000;

interface Counted {
  readonly squares: readonly string[];
  readonly points: number;
}

interface Scored<Domain> {
  readonly domains: readonly Domain[];
  readonly extras: readonly { readonly points: number }[];
  readonly total: number;
}

/** What is lit and counted on one board. */
export interface Counting<Domain> {
  readonly lit: Domain | null;
  readonly sum: number;
}

/** One thing that is counted: a domain of a board, or what comes on top of its domains. */
interface Beat<Domain> {
  readonly side: number;
  readonly domain: Domain | null;
  readonly points: number;
}

/** Smaller domains first, then what comes on top, the biggest of all last. */
function beatsOf<Domain extends Counted>(boards: readonly Scored<Domain>[]): Beat<Domain>[] {
  const domains = boards
    .flatMap(({ domains: list }, side) => list.map((domain) => ({ side, domain, points: domain.points })))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.points - b.points);
  const extras = boards.flatMap(({ extras: list }, side) => list.map(({ points }) => ({ side, domain: null, points })));
  return [...domains.slice(0, -1), ...extras.filter(({ points }) => points !== 0), ...domains.slice(-1)];
}

/**
 * The end of a game that was just played: one domain after the other lights up and counts, until the totals stand. A touch or a key ends
 * it; without motion the totals stand at once.
 */
export function useCounting<Domain extends Counted>(
  info: GameInfo,
  boards: readonly Scored<Domain>[],
): {
  readonly counting: boolean;
  readonly of: readonly Counting<Domain>[];
  /** What is counted now, and how many beats there are. */
  readonly beat: Beat<Domain> | null;
  readonly at: number;
  readonly beats: number;
} {
  const beats = beatsOf(boards);
  const at = useSignal(moves() && Date.now() - info.touched < JUST_NOW ? 0 : beats.length);
  const counting = at.value < beats.length;
  const now = counting ? beats[at.value]! : null;
  useEffect(() => {
    if (!counting) return;
    const finish = () => {
      at.value = beats.length;
    };
    const share = at.value / Math.max(1, beats.length - 1);
    const timer = setInterval(
      () => {
        at.value++;
        if (at.value < beats.length) playSound('pen');
      },
      SHORT + (LONG - SHORT) * share ** 2,
    );
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, [counting, at.value]);
  return {
    counting,
    beat: now,
    at: at.value,
    beats: beats.length,
    of: boards.map(({ total }, side) => ({
      lit: now?.side === side ? now.domain : null,
      sum: counting
        ? beats.slice(0, at.value + 1).reduce((sum, beat) => sum + (beat.side === side ? beat.points : 0), 0)
        : total,
    })),
  };
}
