import { must } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { Logged } from './event.ts';
import { commitmentOf, fairBelow } from './fair.ts';
import { matchOf } from './match.ts';

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
}

/**
 * How a game compares with what a player's device noted before it sent its entropy. `kept-all`: the commitment, our entropy and the
 * opponent's, which was there before ours. `kept`: the first two; the opponent's came after ours. `none`: nothing was noted.
 */
export type Kept = 'kept-all' | 'kept' | 'broken' | 'none';

export interface FairCheck {
  readonly verdict: 'fair' | 'unfair' | 'not-revealed' | 'not-fair-chance';
  readonly pledge: Kept;
  /** What is wrong: the secret does not fit the commitment, or outcomes differ from what it gives. */
  readonly secretFits: boolean;
  readonly draws: readonly { readonly seq: number; readonly shown: string; readonly drawn: string }[];
}

/** Draws every chance outcome of a game again, from what its players were sent, and compares it with what was noted beforehand. */
export function checkFair(log: readonly Logged[], noted: Pledge | null = null): FairCheck {
  const nothing = { secretFits: false, draws: [] };
  const created = log[0]?.event;
  const fairChance = created?.type === 'created' && created.chance.type === 'fair' ? created.chance : null;
  const pledge = noted === null ? 'none' : compare(log, noted);
  if (created?.type !== 'created' || !fairChance) {
    return { verdict: pledge === 'broken' ? 'unfair' : 'not-fair-chance', pledge, ...nothing };
  }
  const match = matchOf('check', log);
  const [one, two] = match.seats;
  const secret = match.revealed;
  if (!secret || !one?.entropy || !two?.entropy) {
    return { verdict: pledge === 'broken' ? 'unfair' : 'not-revealed', pledge, ...nothing };
  }

  const rules = rulesOf(match.game);
  let state = rules.create(must(rules.parseOptions(created.options)));
  const draws: { seq: number; shown: string; drawn: string }[] = [];
  for (const { by, action, seq } of match.actions) {
    if (by === 'chance') {
      const below = fairBelow(secret, [one.entropy, two.entropy], draws.length);
      draws.push({ seq, shown: action, drawn: rules.printAction(rules.draw(state, below)) });
    }
    state = must(rules.apply(state, must(rules.parseAction(action))));
  }
  const secretFits = commitmentOf(secret) === fairChance.commitment;
  const fair = pledge !== 'broken' && secretFits && draws.every(({ shown, drawn }) => shown === drawn);
  return { verdict: fair ? 'fair' : 'unfair', pledge, secretFits, draws };
}

/** A log is broken also where an entropy that we noted is missing, and where a player sits down on a taken seat. */
function compare(log: readonly Logged[], noted: Pledge): Kept {
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

/** Compares the entropies that the outcomes were drawn from with what was noted. */
export function keptBy(drawnFrom: readonly (string | null)[], { entropy, opponent }: Pledge): Kept {
  if (!drawnFrom.includes(entropy)) return 'broken';
  return opponent !== null && drawnFrom.includes(opponent) ? 'kept-all' : 'kept';
}
