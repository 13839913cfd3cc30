import { winnerOf as playedWinnerOf } from '@castellan/match';
import { bySeat, type Domain, other, type Seat } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { GameInfo } from '../play/game-info.ts';
import { isLevel, LEVELS, type Level } from '../play/levels.ts';
import { isAlone, personSeat } from '../play/names.ts';
import { replayInfo } from '../play/replay-info.ts';
import { gameStore } from '../play/store.ts';

export type Outcome = 'win' | 'loss' | 'draw';

/** So many losses one after the other, and the page offers an easier game first. */
const LOSSES = 2;

/** What comes after a game against the computer. */
export interface Next {
  /** The main button: the next level, the same one again, or an easier one. */
  readonly main: 'up' | 'again' | 'down';
  readonly up: Level | null;
  readonly down: Level | null;
  /** The best score before this game, where this one is better. */
  readonly beaten: number | null;
}

/** How a game ended for the person who played it here against someone else; null where two played here. */
export function outcomeOf(info: GameInfo): Outcome | null {
  if (!isAlone(info)) return null;
  const person = personSeat(info);
  const winner = winnerOf(info);
  return winner === null ? 'draw' : winner === person ? 'win' : 'loss';
}

const lastOf = (info: GameInfo): object => replayInfo(info).states.at(-1)!;

/** Who won, by the rules or because the game ended otherwise; null after a draw. */
export const winnerOf = (info: GameInfo): Seat | null =>
  info.ending ? info.ending.winner : playedWinnerOf(info.game, lastOf(info), info.handicap);

/** Where one mark more brings most; a domain of two squares is too small to mention. */
export const largestOf = <Kind>(domains: readonly Domain<Kind>[]): Domain<Kind> | undefined =>
  domains.filter(({ squares }) => squares.length > 2).toSorted((a, b) => b.squares.length - a.squares.length)[0];

const totalOf = (info: GameInfo): number => bySeat(rulesOf(info.game).score(lastOf(info)), personSeat(info)).total;

export const levelAgainst = (info: GameInfo): Level | null => {
  const { level } = bySeat(info.seats, other(personSeat(info)));
  return isLevel(level) ? level : null;
};

/** What to offer after a game, from the games before it. */
export function nextAfter(info: GameInfo, earlier: readonly GameInfo[]): Next | null {
  const level = levelAgainst(info);
  const outcome = outcomeOf(info);
  if (level === null || outcome === null) return null;
  const before = earlier
    .filter((one) => one.id !== info.id && one.over && one.game === info.game && levelAgainst(one) !== null)
    .filter((one) => one.touched <= info.touched && one.position === null && isAlone(one))
    .toSorted((a, b) => b.touched - a.touched);
  const at = LEVELS.indexOf(level);
  const up = LEVELS[at + 1] ?? null;
  const down = LEVELS[at - 1] ?? null;
  const lost = [info, ...before.slice(0, LOSSES - 1)].filter((one) => outcomeOf(one) === 'loss').length;
  const best = before.filter((one) => one.ending === null).map(totalOf);
  const beaten = best.length > 0 && info.ending === null ? Math.max(...best) : null;
  return {
    main: outcome === 'win' && up ? 'up' : lost === LOSSES && down ? 'down' : 'again',
    up,
    down,
    beaten: beaten !== null && totalOf(info) > beaten ? beaten : null,
  };
}

export const nextHere = async (info: GameInfo): Promise<Next | null> =>
  nextAfter(info, await (await gameStore()).list());
