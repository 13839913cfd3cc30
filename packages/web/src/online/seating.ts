import type { Handicap, SeriesRules, TimeControl } from '@castellan/match';
import { type GameName, other, SEATS, type Seat } from '@castellan/rules';
import { signal } from '@preact/signals';
import { GUEST } from '../play/names.ts';
import {
  dropPledge,
  type NotedPledge,
  nicknameOr,
  noteAnySeat,
  notePledge,
  pledgeOf,
  rememberTable,
} from './memory.ts';
import { codeOf, server } from './server.ts';

/** Ways to a seat. Each returns the id of the game; each may be tried again without harm. */

/** Players at a page roll their own dice. */
const MANUAL_ROLLS = { asked: true } as const;

interface SeatRequest {
  readonly game: GameName;
  readonly key?: string | null;
  readonly seat?: Seat;
}

export async function takeSeat(id: string, { game, key, seat }: SeatRequest): Promise<void> {
  const name = nicknameOr(GUEST);
  const { entropy, commandId, seat: noted } = pledgeOf(id) ?? (await newPledge(id, seat ?? null));
  const chair = noted === undefined ? seat : noted;
  try {
    const request = { name, entropy, ...(key && { key }), ...(chair && { seat: chair }) };
    await server.retry(() => server.join(id, request, commandId));
  } catch (error) {
    if (codeOf(error) === 'seat-taken') noteAnySeat(id);
    if (codeOf(error) !== 'already-seated') throw error;
  }
  rememberTable(id, game, key ?? null);
}

/** Saved before it is sent: at the end the server cannot have had another secret, another number from us, or swapped seats. */
async function newPledge(id: string, wanted: Seat | null): Promise<NotedPledge> {
  const { chance, seats } = await server.retry(() => server.view(id));
  const taken = SEATS.find((seat) => seats[seat - 1]?.entropy) ?? null;
  return notePledge(id, {
    commitment: chance.type === 'fair' ? chance.commitment : '',
    opponent: taken && (seats[taken - 1]?.entropy ?? null),
    seat: taken ? other(taken) : wanted,
  });
}

interface OpenRequest {
  readonly game: GameName;
  readonly options: readonly string[];
  readonly time: TimeControl;
  readonly listed: boolean;
  readonly rated?: boolean;
  readonly series?: SeriesRules;
  readonly handicap?: Handicap;
  readonly seat?: Seat;
}

/** Opens a game and sits down at it. */
export async function openGame({ seat, ...request }: OpenRequest): Promise<string> {
  const { id, key } = await server.retry((commandId) => server.create({ ...request, ...MANUAL_ROLLS }, commandId));
  await takeSeat(id, { game: request.game, key, ...(seat && { seat }) });
  return id;
}

interface PairRequest extends Omit<OpenRequest, 'listed' | 'series' | 'handicap' | 'seat'> {
  /** The game that we closed because the opponent did not act: we return to the front of the queue. */
  readonly closed?: string;
}

/** The game in which we wait for an opponent, and our wishes: while waiting, an older game may turn up. */
export const pairing = signal<{ readonly id: string; readonly request: PairRequest } | null>(null);

/** Finds a player who waits, or waits. */
export async function findOpponent(request: PairRequest): Promise<string> {
  const { id, found } = await server.retry((commandId) =>
    server.pair({ ...request, ...MANUAL_ROLLS }, undefined, commandId),
  );
  await takeSeat(id, { game: request.game });
  pairing.value = found ? null : { id, request };
  return id;
}

/** Asks again while waiting; the id of another game if one was found and joined, else null. */
export async function lookAgain(): Promise<string | null> {
  const waiting = pairing.peek();
  if (!waiting) return null;
  const { id, found } = await server.pair({ ...waiting.request, ...MANUAL_ROLLS }, waiting.id);
  if (!found || id === waiting.id) return null;
  try {
    await server.command(waiting.id, { type: 'leave' });
  } catch {
    // Another player sat down here in the meantime.
    return null;
  }
  dropPledge(waiting.id);
  pairing.value = null;
  try {
    await takeSeat(id, { game: waiting.request.game });
    return id;
  } catch {
    return findOpponent(waiting.request);
  }
}

/** The same again with swapped seats; the second player to ask joins the game of the first. */
export async function playAgain(id: string, game: GameName): Promise<string> {
  const { next } = await server.retry((commandId) => server.rematch(id, commandId));
  await takeSeat(next, { game });
  return next;
}
