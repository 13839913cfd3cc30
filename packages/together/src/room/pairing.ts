import { cheapestPairs } from '../matching.ts';
import type { PlayerNumber } from './event.ts';
import { gameOf, type Room, type RoomPlayer } from './room.ts';
import { standings } from './standings.ts';

/** The next pairs, and the players who have to wait. */
export interface Pairing {
  /** The first of two has seat 1. */
  readonly pairs: readonly (readonly [PlayerNumber, PlayerNumber])[];
  readonly resting: readonly PlayerNumber[];
}

/** What meeting once more costs, against the square of the distance in the table. */
const MET_BEFORE = 1000;

/** Players who are here and in no game. */
export const waitingPlayers = (room: Room): RoomPlayer[] =>
  room.players.filter(({ number, active, level }) => active && level === null && gameOf(room, number) === null);

/** Two who have just played each other wait so long for others to become free. */
const PAIR_PATIENCE_MS = 20_000;

/**
 * Whether a room pairs by itself now. A round robin goes on when a round is over, so that a league by days needs nobody. Of an evening the host pairs for the first time, when people are there. Then free players meet at once where
 * there are four of them or nobody else plays, and otherwise after a short wait: with more of them fewer meet the same opponent again.
 */
export function isTimeToPair(room: Room, now: number): boolean {
  const { format } = room.settings;
  if (format === 'same' || room.round === 0) return false;
  const waiting = waitingPlayers(room);
  if (format === 'robin') {
    const here = room.players.filter(({ active, level }) => active && level === null);
    return waiting.length === here.length && !isRobinComplete(room);
  }
  if (waiting.length === 0) return false;
  const others = room.players.some(({ number, level }) => level === null && gameOf(room, number) !== null);
  // A time far in the future is of a clock that was wrong: nobody waits for it to come.
  return (
    !others || waiting.length >= 4 || waiting.some(({ freeSince }) => Math.abs(now - freeSince) >= PAIR_PATIENCE_MS)
  );
}

export function nextPairing(room: Room): Pairing {
  return room.settings.format === 'robin' ? pairRobin(room) : pairEvening(room);
}

/** Everyone who waits meets somebody near in the table whom they have met least. Of an odd number one plays the computer or rests. */
function pairEvening(room: Room): Pairing {
  const waiting = waitingPlayers(room);
  const spare = waiting.length % 2 === 1 ? spareOf(room, waiting) : null;
  const computer = room.players.find(({ level, active }) => level !== null && active);
  const resting = spare === null ? [] : [spare];
  const order = standings(room).map(({ player }) => player);
  const playing = order.filter((number) => waiting.some((one) => one.number === number) && !resting.includes(number));
  const pairs = cheapestPairs(playing.length, (one, two) => {
    const distance = order.indexOf(playing[two]!) - order.indexOf(playing[one]!);
    return distance ** 2 + MET_BEFORE * timesMet(room, playing[one]!, playing[two]!);
  });
  const met = pairs.map(([one, two]) => seated(room, playing[one]!, playing[two]!));
  return spare !== null && computer
    ? { pairs: [...met, seated(room, spare, computer.number)], resting: [] }
    : { pairs: met, resting };
}

/** The player who is left over: one who was so least often, and of those the newest. */
function spareOf(room: Room, waiting: readonly RoomPlayer[]): PlayerNumber {
  const computers = room.players.filter(({ level }) => level !== null).map(({ number }) => number);
  const times = ({ number, rested }: RoomPlayer) =>
    rested + computers.reduce((sum, computer) => sum + timesMet(room, number, computer), 0);
  return waiting.reduce((found, one) => (times(one) <= times(found) ? one : found)).number;
}

/** One round in which nobody plays twice, with as many new pairs as a round can have. */
function pairRobin(room: Room): Pairing {
  const here = waitingPlayers(room).map(({ number }) => number);
  const rounds = circleRounds(here);
  const open = rounds.map((round) => round.filter(([one, two]) => timesMet(room, one, two) === 0));
  const [best = []] = open.toSorted((a, b) => b.length - a.length);
  const busy = best.flat();
  return {
    pairs: best.map(([one, two]) => seated(room, one, two)),
    resting: best.length > 0 ? here.filter((number) => !busy.includes(number)) : [],
  };
}

/** Rounds in which everyone meets everyone: all but one sit on a circle that moves on by one place a round. */
function circleRounds(players: readonly PlayerNumber[]): [PlayerNumber, PlayerNumber][][] {
  // An empty chair makes an odd number even; its neighbour rests.
  const chairs: (PlayerNumber | null)[] = players.length % 2 === 1 ? [...players, null] : [...players];
  const [fixed, ...circle] = chairs;
  if (fixed === undefined) return [];
  return circle.map((_, turn) => {
    const seats = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
    return seats.slice(0, seats.length / 2).flatMap((one, at): [PlayerNumber, PlayerNumber][] => {
      const two = seats[seats.length - 1 - at];
      return one === null || two === null || two === undefined ? [] : [[one, two]];
    });
  });
}

/** Whether every pair of a round robin that can still play has played. */
export function isRobinComplete(room: Room): boolean {
  const here = room.players.filter(({ active, level }) => active && level === null);
  return here.every(({ number: one }, at) =>
    here.slice(at + 1).every(({ number: two }) => timesMet(room, one, two) > 0),
  );
}

const timesMet = (room: Room, one: PlayerNumber, two: PlayerNumber): number =>
  room.games.filter(({ players }) => players.includes(one) && players.includes(two)).length;

/** The one who had seat 1 less often gets it, then the one who came first. */
function seated(room: Room, one: PlayerNumber, two: PlayerNumber): readonly [PlayerNumber, PlayerNumber] {
  const first = (number: PlayerNumber) => room.games.filter(({ players }) => players[0] === number).length;
  const [earlier, later] = one < two ? [one, two] : [two, one];
  return first(later) < first(earlier) ? [later, earlier] : [earlier, later];
}
