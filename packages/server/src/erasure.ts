import type { Logged } from '@castellan/match';
import type { Seat } from '@castellan/rules';

/** The command that moves a seat by a recovery code begins with this word. */
export const RECOVER = 'recover';

/** From taking a seat to giving it back: who had it, one device after the other, and the events that say so. */
interface Sitting {
  readonly seat: Seat;
  readonly joined: number;
  readonly joinedAt: number;
  readonly holders: string[];
  /** For each holder, whether the seat came to it by a recovery code. */
  readonly byCode: boolean[];
  readonly seqs: number[];
}

function sittingsOf(log: readonly Logged[]): readonly Sitting[] {
  const sittings: Sitting[] = [];
  for (const { seq, at, command, event } of log) {
    if (event.type === 'joined') {
      const holders = [event.hidden?.holder ?? ''];
      sittings.push({ seat: event.seat, joined: seq, joinedAt: at, holders, byCode: [false], seqs: [seq] });
    } else if (event.type === 'moved') {
      const sitting = sittings.findLast(({ seat }) => seat === event.hidden.seat);
      sitting?.holders.push(event.hidden.holder);
      sitting?.byCode.push(command?.startsWith(`${RECOVER}:`) ?? false);
      sitting?.seqs.push(seq);
    }
  }
  return sittings;
}

/** Whether a code brings the seat of a device: not if the device took it itself before `since`, when it came to the player. */
export function isCovered(log: readonly Logged[], holder: string, since: number, devices: readonly string[]): boolean {
  const theirs = sittingsOf(log).filter(isOf(holder));
  return theirs.some(
    ({ joinedAt, holders }) => joinedAt >= since || holders.slice(0, -1).some((one) => devices.includes(one)),
  );
}

/** The holder of a seat that was taken by a code from one of these devices and is at none of them now; null if there is none. */
export function takerByCode(log: readonly Logged[], devices: readonly string[]): string | null {
  const taken = sittingsOf(log).findLast(({ holders, byCode }) =>
    holders.some((holder, i) => devices.includes(holder) && byCode[i + 1]),
  );
  const taker = taken?.holders.at(-1);
  return taker && !devices.includes(taker) ? taker : null;
}

/** A seat belongs to the device that had it last. */
const isOf =
  (holder: string) =>
  ({ holders }: Sitting): boolean =>
    holders.at(-1) === holder;

/** The devices that a player's seat was at before, as far as they are no other player's here. */
export function earlierDevices(log: readonly Logged[], holder: string): readonly string[] {
  const [theirs, others] = [sittingsOf(log).filter(isOf(holder)), sittingsOf(log).filter((one) => !isOf(holder)(one))];
  const devices = new Set(theirs.flatMap(({ holders }) => holders));
  for (const { holders } of others) for (const other of holders) devices.delete(other);
  devices.delete(holder);
  devices.delete('');
  return [...devices];
}

/** The events that tell of a player, without the name and without any trace of the token, nor of those the seat was held by before. */
export function withoutPlayer(log: readonly Logged[], holder: string): readonly Logged[] {
  const theirs = sittingsOf(log).filter(isOf(holder));
  const names = new Set(theirs.map(({ joined }) => joined));
  const tokens = new Set(theirs.flatMap(({ seqs }) => seqs));
  const seats = new Set(theirs.map(({ seat }) => seat));
  return log.flatMap((logged) => {
    const { seq, event, command } = logged;
    const text = JSON.stringify(event).replaceAll(holder, '');
    const cleaned = JSON.parse(text);
    if (names.has(seq)) cleaned.name = '?';
    if (tokens.has(seq) && cleaned.hidden) {
      cleaned.hidden.holder = '';
      delete cleaned.hidden.address;
    }
    if (event.type === 'created' && event.hidden?.reserved) {
      // A rematch is open for the device that the seat was at when it was asked for.
      const reserved = cleaned.hidden.reserved as string[];
      cleaned.hidden.reserved = reserved.map((one, i) => (seats.has((i + 1) as Seat) ? '' : one));
    }
    const isSame = JSON.stringify(cleaned) === JSON.stringify(event);
    // The command with which a seat is taken begins with a part of the hash.
    const tells = tokens.has(seq) ? /^(join|move):/.test(command ?? '') : command?.includes(`:${holder.slice(0, 16)}:`);
    if (isSame && !tells) return [];
    return [{ ...logged, event: cleaned, command: tells ? `erased:${seq}` : command }];
  });
}
