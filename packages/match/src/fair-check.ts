import type { Seat } from '@castellan/rules';
import { courseOf } from './course.ts';
import type { Logged } from './event.ts';
import { commitmentOf, fairBelow } from './fair.ts';
import { type Match, matchOf } from './match.ts';
import { beginsWith, type Transcript } from './transcript.ts';

/**
 * What a player's own device noted before it sent its entropy. Only with it is the server bound: a log alone is what the server says
 * today, and a server that rewrites the commitment or an entropy can make any outcomes fit.
 */
export interface Pledge {
  readonly commitment: string;
  /** Our own, as it was sent. */
  readonly entropy: string;
  /** The other player's, where it could be read before ours was sent. */
  readonly opponent: string | null;
  /** Our seat, where it was known before our entropy was sent. It gives the order of both. Notes of earlier versions have none. */
  readonly seat?: Seat | null;
  /** What the device was shown of the game since. Notes of earlier versions have none. */
  readonly shown?: Transcript;
}

/**
 * How a game compares with what a player's device noted before it sent its entropy.
 * - `honoured-all`: the commitment, our entropy, the opponent's, which was there before ours, and the seats of both.
 * - `honoured-numbers`: the same without the seats, as earlier versions noted it: two sets of outcomes were possible.
 * - `honoured`: the commitment and our entropy; the opponent's came after ours.
 * - `none`: nothing was noted.
 */
export type PledgeCheck = 'honoured-all' | 'honoured-numbers' | 'honoured' | 'broken' | 'none';

export interface FairCheck {
  readonly verdict: 'fair' | 'unfair' | 'not-revealed' | 'not-fair-chance';
  readonly pledge: PledgeCheck;
  /** The log compared with what this device was shown while the game was played; `unknown` where that was not saved. */
  readonly shown: 'same' | 'other' | 'unknown';
  /** Every action is legal, and of the player or the chance whose turn it was. */
  readonly followsRules: boolean;
  /** What is wrong: the secret does not fit the commitment, or outcomes differ from what it gives. */
  readonly secretFits: boolean;
  readonly draws: readonly { readonly seq: number; readonly shown: string; readonly drawn: string }[];
}

/** Draws every chance outcome of a game again, and compares the log with what this device noted beforehand and was shown since. */
export function checkFair(log: readonly Logged[], noted: Pledge | null = null): FairCheck {
  const created = log[0]?.event;
  const fairChance = created?.type === 'created' && created.chance.type === 'fair' ? created.chance : null;
  const match = fairChance && folded(log);
  const found = {
    pledge: noted === null ? 'none' : compare(log, noted),
    shown: noted?.shown ? (beginsWith(log, noted.shown) ? 'same' : 'other') : 'unknown',
    followsRules: !fairChance || match !== null,
  } as const;
  const honest = found.pledge !== 'broken' && found.shown !== 'other' && found.followsRules;
  const nothing = { ...found, secretFits: false, draws: [] };
  if (!fairChance || !match) return { verdict: honest ? 'not-fair-chance' : 'unfair', ...nothing };
  const [one, two] = match.seats;
  const secret = match.revealed;
  if (!secret || !one?.entropy || !two?.entropy) return { verdict: honest ? 'not-revealed' : 'unfair', ...nothing };

  const { game, states } = courseOf(match);
  const draws: { seq: number; shown: string; drawn: string }[] = [];
  for (const [at, { action, seq }] of match.actions.entries()) {
    const state = states[at]!;
    if (game.turn(state) !== 'chance') continue;
    const below = fairBelow(secret, [one.entropy, two.entropy], draws.length);
    draws.push({ seq, shown: action, drawn: game.printAction(game.draw(state, below)) });
  }
  const secretFits = commitmentOf(secret) === fairChance.commitment;
  const fair = honest && secretFits && draws.every(({ shown, drawn }) => shown === drawn);
  return { verdict: fair ? 'fair' : 'unfair', ...found, secretFits, draws };
}

/** The match of a log that follows the rules; null for any other log. */
function folded(log: readonly Logged[]): Match | null {
  try {
    return matchOf('check', log);
  } catch {
    return null;
  }
}

/** A log is broken also where an entropy that we noted is missing, and where a player sits down on a taken seat. */
function compare(log: readonly Logged[], noted: Pledge): PledgeCheck {
  const seats: [string | null, string | null] = [null, null];
  let seen = noted.opponent === null;
  for (const { event } of log) {
    if (event.type === 'created' && (event.chance.type !== 'fair' || event.chance.commitment !== noted.commitment))
      return 'broken';
    if (event.type === 'left') seats[event.seat - 1] = null;
    if (event.type !== 'joined') continue;
    if (seats[event.seat - 1] !== null) return 'broken';
    seats[event.seat - 1] = event.entropy ?? '';
    seen ||= event.entropy === noted.opponent;
  }
  return seen ? keptBy(seats, noted) : 'broken';
}

/** Compares the entropies that the outcomes were drawn from, in the order of the seats, with what was noted. */
export function keptBy(drawnFrom: readonly (string | null)[], { entropy, opponent, seat = null }: Pledge): PledgeCheck {
  if (seat === null ? !drawnFrom.includes(entropy) : drawnFrom[seat - 1] !== entropy) return 'broken';
  if (opponent === null || !drawnFrom.includes(opponent)) return 'honoured';
  return seat === null ? 'honoured-numbers' : 'honoured-all';
}
