import { bySeat, other, type Seat } from '@castellan/rules';
import type { Summary } from '@castellan/study';
import { winOf } from './analysis.ts';
import { percent, signedPercent, signedWins, wins } from './number-format.ts';

/** From the start to the result as it is read: what is shown adds up. */
export interface BalanceFigures {
  readonly start: string;
  readonly luck: string;
  readonly mine: string;
  readonly theirs: string;
  readonly result: string;
}

/** The figures of one player; null for a game that was left. Where one is more than a whole game, all are counted in wins. */
export function balanceFigures({ result, start, luck, skill }: Summary, me: Seat): BalanceFigures | null {
  if (result === null) return null;
  const steps = [me === 1 ? luck : -luck, -bySeat(skill, me).lost, bySeat(skill, other(me)).lost];
  const inWins = steps.some((step) => Math.abs(step) > 1);
  const [from, to] = [winOf(start.win, me), winOf(result, me)];
  const [lucky, mine, theirs] = closing(from, steps, to, inWins ? TENTH : TENTH_OF_PERCENT);
  const [plain, signed] = inWins ? [wins, signedWins] : [percent, signedPercent];
  return {
    start: plain(from),
    luck: signed(lucky!),
    mine: signed(mine!),
    theirs: signed(theirs!),
    result: plain(to),
  };
}

const TENTH = 0.1;
const TENTH_OF_PERCENT = 0.001;

/** The steps in whole units, so that the rounded start and they make the rounded end: what was cut off most goes up first. */
export function closing(from: number, steps: readonly number[], to: number, unit: number): readonly number[] {
  const units = steps.map((step) => Math.floor(step / unit));
  const missing = Math.round(to / unit) - Math.round(from / unit) - units.reduce((sum, one) => sum + one, 0);
  const cut = steps.map((step, index) => step / unit - units[index]!);
  const first = [...steps.keys()].sort((a, b) => cut[b]! - cut[a]!).slice(0, Math.max(0, missing));
  return units.map((whole, index) => (whole + (first.includes(index) ? 1 : 0)) * unit);
}
