import { must, seeded } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { isRoomCode, newPlayerCode, newRoomCode, tidyCode } from '../../src/room/code.ts';
import {
  decideDeadline,
  decideHost,
  decideLeave,
  decideOpen,
  decidePair,
  decideResult,
  decideReturn,
  decideRoomJoin,
  decideStart,
  type HostCommand,
  MOST_PLAYERS,
  type NewRoom,
  type RoomDecision,
} from '../../src/room/decide.ts';
import type { GameResult, LoggedRoomEvent } from '../../src/room/event.ts';
import { isTimeToPair, nextPairing } from '../../src/room/pairing.ts';
import { gameOf, type Room, roomOf } from '../../src/room/room.ts';
import { standings } from '../../src/room/standings.ts';

const HOUR = 60 * 60 * 1000;
const EVENING: NewRoom = {
  format: 'evening',
  game: 'duel',
  options: [],
  time: { type: 'none' },
  level: null,
  endsAt: 3 * HOUR,
  hidden: { host: 'host', helper: 'helper' },
};
const ROBIN: NewRoom = { ...EVENING, format: 'robin', endsAt: null };
const SAME: NewRoom = { ...EVENING, format: 'same', level: 'knight', endsAt: null };

/** A room that a test walks through, with a clock and ids of its own. */
class Walk {
  now = 0;
  #games = 0;
  readonly #log: LoggedRoomEvent[] = [];
  readonly world = { now: 0, newGameId: () => `game${++this.#games}`, below: seeded(1) };

  constructor(asked: NewRoom, names: readonly string[] = []) {
    this.add(decideOpen(asked, this.world));
    for (const name of names) this.join(name);
  }

  get room(): Room {
    return roomOf('BADAK', this.#log);
  }

  add(decision: RoomDecision): void {
    for (const event of must(decision)) {
      this.#log.push({ seq: this.#log.length + 1, at: this.now, command: null, event });
    }
  }

  at(now: number) {
    this.now = now;
    return { ...this.world, now };
  }

  join(name: string): void {
    this.add(decideRoomJoin(this.room, { name, holder: `device of ${name}` }, this.at(this.now)));
  }

  ask(command: HostCommand): RoomDecision {
    return decideHost(this.room, command, this.at(this.now), () => false);
  }

  host(command: HostCommand): void {
    this.add(this.ask(command));
  }

  /** Ends every game that is being played; the first player wins by so many points. */
  playOut(by = 10): void {
    for (const { index, result } of this.room.games) {
      if (result === null) this.add(decideResult(this.room, index, { winner: 1, points: [50 + by, 50] }));
    }
  }

  namesOf(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.room.players[number - 1]!.name);
  }
}

const people = (count: number) => Array.from({ length: count }, (_, n) => `Player ${n + 1}`);
const refusal = (decision: RoomDecision) => (decision.ok ? null : decision.error);

describe('an evening', () => {
  test('with an odd number the newest rests, and another one the next time', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea', 'Cleo']);
    evening.host({ type: 'pair' });
    expect(evening.room.games.map(({ players }) => evening.namesOf(players))).toEqual([['Ada', 'Bea']]);
    evening.playOut();
    evening.host({ type: 'pair' });
    expect(gameOf(evening.room, 3)).not.toBeNull();
    evening.playOut();
    evening.host({ type: 'pair' });
    expect(evening.room.players.map(({ rested }) => rested)).toEqual([1, 1, 1]);
  });

  test('with an odd number and a computer to fill up nobody waits', () => {
    const evening = new Walk({ ...EVENING, level: 'squire' }, ['Ada', 'Bea', 'Cleo']);
    evening.host({ type: 'pair' });
    const squire = evening.room.players[0]!;
    expect(squire.level).toBe('squire');
    expect(evening.room.games.map(({ players }) => players.toSorted())).toEqual([
      [2, 3],
      [1, 4],
    ]);
    evening.playOut();
    evening.host({ type: 'pair' });
    const second = evening.room.games.filter(({ round }) => round === 2);
    expect(second.find(({ players }) => players.includes(1))!.players).not.toContain(4);
  });

  test('only free players are paired, while others still play', () => {
    const evening = new Walk(EVENING, people(4));
    evening.host({ type: 'pair' });
    expect(refusal(evening.ask({ type: 'pair' }))).toBe('nobody-to-pair');
    evening.join('Late');
    evening.join('Later');
    evening.host({ type: 'pair' });
    expect(evening.room.games.at(-1)!.players).toEqual([5, 6]);
  });

  test('two who are left meet again and again, and change who begins', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea']);
    for (let round = 0; round < 3; round++) {
      evening.host({ type: 'pair' });
      evening.playOut();
    }
    expect(evening.room.games.map(({ players }) => players)).toEqual([
      [1, 2],
      [2, 1],
      [1, 2],
    ]);
  });

  test('one who is left, or nobody, is told that there is nobody to pair', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea']);
    evening.add(decideLeave(evening.room, 2));
    expect(refusal(evening.ask({ type: 'pair' }))).toBe('nobody-to-pair');
    evening.add(decideLeave(evening.room, 1));
    expect(refusal(evening.ask({ type: 'pair' }))).toBe('nobody-to-pair');
    expect(refusal(decideLeave(evening.room, 1))).toBe('not-in');
  });

  test('ends at its end: nobody comes in and nobody is paired, but games under way count', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea']);
    evening.host({ type: 'pair' });
    evening.now = 3 * HOUR;
    expect(refusal(evening.ask({ type: 'pair' }))).toBe('ended');
    expect(refusal(decideRoomJoin(evening.room, { name: 'Late', holder: 'x' }, evening.at(evening.now)))).toBe('ended');
    evening.playOut();
    expect(standings(evening.room)[0]).toMatchObject({ player: 1, points: 2 });
  });

  test('a latecomer in the last round is paired while there is time', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea', 'Cleo']);
    evening.host({ type: 'pair' });
    evening.now = 3 * HOUR - 1;
    evening.join('Dina');
    evening.host({ type: 'pair' });
    expect(evening.room.games.at(-1)!.players).toEqual([3, 4]);
  });

  test('clock skew: a player whom a clock an hour ahead set free does not wait for an hour', () => {
    const evening = new Walk(EVENING, people(6));
    evening.host({ type: 'pair' });
    const result: GameResult = { winner: 1, points: null };
    evening.now = 1000;
    evening.add(decideResult(evening.room, 0, result));
    // Two of six are free: they wait a little for others.
    expect(isTimeToPair(evening.room, 2000)).toBe(false);
    expect(isTimeToPair(evening.room, 22_000)).toBe(true);
    const skewed = new Walk(EVENING, people(6));
    skewed.host({ type: 'pair' });
    skewed.now = HOUR;
    skewed.add(decideResult(skewed.room, 0, result));
    expect(isTimeToPair(skewed.room, 2000)).toBe(true);
  });

  test('pairs nobody while it is paused', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea']);
    evening.host({ type: 'pause' });
    expect(refusal(evening.ask({ type: 'pair' }))).toBe('paused');
    evening.host({ type: 'resume' });
    expect(evening.ask({ type: 'pair' }).ok).toBe(true);
  });

  test('of forty, everyone meets somebody new in each of ten rounds', () => {
    const evening = new Walk(EVENING, people(40));
    for (let round = 0; round < 10; round++) {
      evening.host({ type: 'pair' });
      evening.playOut(round);
    }
    const met = evening.room.games.map(({ players }) => players.toSorted((a, b) => a - b).join());
    expect(met.length).toBe(200);
    expect(new Set(met).size).toBe(200);
    expect(refusal(decideRoomJoin(evening.room, { name: 'One more', holder: 'x' }, evening.at(0)))).toBe('room-full');
  });
});

describe('a round robin', () => {
  test.each([3, 4, 7, 12])('of %d ends when everyone has met everyone once', (count) => {
    const robin = new Walk(ROBIN, people(count));
    for (;;) {
      const pairing = robin.ask({ type: 'pair' });
      if (!pairing.ok) break;
      robin.add(pairing);
      const playing = robin.room.games.filter(({ result }) => result === null).flatMap(({ players }) => players);
      expect(new Set(playing).size).toBe(playing.length);
      robin.playOut();
    }
    expect(refusal(robin.ask({ type: 'pair' }))).toBe('nobody-to-pair');
    expect(robin.room.games.length).toBe((count * (count - 1)) / 2);
    expect(robin.room.round).toBe(count % 2 === 0 ? count - 1 : count);
  });

  test('begins the next round by itself when the round is over, once the host has begun the first', () => {
    const robin = new Walk(ROBIN, people(4));
    expect(isTimeToPair(robin.room, 0)).toBe(false);
    robin.host({ type: 'pair' });
    expect(isTimeToPair(robin.room, 0)).toBe(false);
    robin.playOut();
    expect(isTimeToPair(robin.room, 0)).toBe(true);
    for (let round = 2; round <= 3; round++) {
      robin.host({ type: 'pair' });
      robin.playOut();
    }
    expect(isTimeToPair(robin.room, 0)).toBe(false);
  });

  test('takes in a latecomer, who meets everyone too', () => {
    const robin = new Walk(ROBIN, people(3));
    robin.host({ type: 'pair' });
    robin.playOut();
    robin.join('Late');
    while (robin.ask({ type: 'pair' }).ok) {
      robin.host({ type: 'pair' });
      robin.playOut();
    }
    expect(robin.room.games.length).toBe(6);
  });

  test('says that games are still being played where a pair is left', () => {
    const robin = new Walk(ROBIN, people(4));
    robin.host({ type: 'pair' });
    expect(refusal(robin.ask({ type: 'pair' }))).toBe('still-playing');
  });

  test.each([
    ['zero', 1],
    ['void', 0],
  ] as const)('counts a game that never ends as the host chose: %s', (unplayed, losses) => {
    const league = new Walk({ ...ROBIN, unplayed, endsAt: 24 * HOUR }, ['Ada', 'Bea']);
    league.host({ type: 'pair' });
    league.add(decideDeadline(league.room, 24 * HOUR - 1));
    expect(league.room.games[0]!.result).toBeNull();
    league.add(decideDeadline(league.room, 24 * HOUR));
    expect(standings(league.room).map((row) => [row.points, row.losses])).toEqual([
      [0, losses],
      [0, losses],
    ]);
  });
});

describe('same dice', () => {
  test('everyone plays once, against the same level, whenever they come', () => {
    const same = new Walk(SAME, ['Ada', 'Bea']);
    same.add(decideStart(same.room, 2, same.at(0)));
    same.add(decideStart(same.room, 3, same.at(HOUR)));
    expect(same.room.games.map(({ players }) => players)).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(refusal(decideStart(same.room, 2, same.at(0)))).toBe('has-begun');
    expect(refusal(decideStart(same.room, 9, same.at(0)))).toBe('not-in');
    expect(refusal(decidePair(same.room, same.at(0)))).toBe('nobody-to-pair');
  });

  test('ranks by the points on the own board, and the common opponent is not in the table', () => {
    const same = new Walk(SAME, ['Ada', 'Bea', 'Cy']);
    for (const player of [2, 3, 4]) same.add(decideStart(same.room, player, same.at(0)));
    same.add(decideResult(same.room, 0, { winner: 1, points: [60, 50] }));
    same.add(decideResult(same.room, 1, { winner: 2, points: [68, 70] }));
    expect(standings(same.room).map(({ player, place, points }) => [player, place, points])).toEqual([
      [3, 1, 68],
      [2, 2, 60],
      [4, 3, 0],
    ]);
  });

  test('has room for a school', () => {
    expect(MOST_PLAYERS.same).toBe(1000);
  });

  test('needs a level', () => {
    expect(refusal(decideOpen({ ...SAME, level: null }, new Walk(SAME).world))).toBe('bad-level');
  });
});

describe('coming in', () => {
  test('the same name twice is refused, also in other letters', () => {
    const evening = new Walk(EVENING, ['Ada']);
    for (const name of ['Ada', 'ADA', ' ada ', 'Ａda']) {
      expect(refusal(decideRoomJoin(evening.room, { name, holder: 'another' }, evening.at(0)))).toBe('name-taken');
    }
    expect(refusal(decideRoomJoin(evening.room, { name: ' ', holder: 'another' }, evening.at(0)))).toBe('bad-name');
  });

  test('the same device twice has one seat', () => {
    const evening = new Walk(EVENING, ['Ada']);
    const again = decideRoomJoin(evening.room, { name: 'Bea', holder: 'device of Ada' }, evening.at(0));
    expect(refusal(again)).toBe('already-in');
  });

  test('back after an hour on the same device, a player has the seat and the points of before', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea']);
    evening.host({ type: 'pair' });
    evening.playOut();
    evening.add(decideLeave(evening.room, 1));
    evening.now = HOUR;
    evening.join('Ada');
    expect(evening.room.players.length).toBe(2);
    expect(evening.room.players[0]!.active).toBe(true);
    expect(standings(evening.room)[0]).toMatchObject({ player: 1, points: 2 });
  });

  test('another device gets the seat by the personal code of four letters, and by no other', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea']);
    const code = evening.room.players[0]!.hidden.code!;
    expect(code).toMatch(/^[A-Z]{4}$/);
    expect(refusal(decideReturn(evening.room, 'XXXXX', 'new phone'))).toBe('wrong-code');
    evening.add(decideReturn(evening.room, code, 'new phone'));
    expect(evening.room.players[0]!.hidden.holder).toBe('new phone');
    expect(refusal(decideRoomJoin(evening.room, { name: 'Cleo', holder: 'new phone' }, evening.at(0)))).toBe(
      'already-in',
    );
  });

  test('a closed room lets nobody in', () => {
    const evening = new Walk(EVENING, ['Ada']);
    evening.host({ type: 'close' });
    expect(refusal(decideRoomJoin(evening.room, { name: 'Bea', holder: 'b' }, evening.at(0)))).toBe('closed');
    expect(refusal(evening.ask({ type: 'pair' }))).toBe('closed');
  });
});

describe('the host', () => {
  const won: GameResult = { winner: 2, points: [30, 40] };

  test('corrects a result after the next pairing: the table changes, nobody is paired again', () => {
    const evening = new Walk(EVENING, people(4));
    evening.host({ type: 'pair' });
    evening.playOut();
    evening.host({ type: 'pair' });
    const paired = evening.room.games.map(({ players }) => players);
    evening.host({ type: 'correct', index: 0, result: won });
    expect(evening.room.games.map(({ players }) => players)).toEqual(paired);
    expect(evening.room.games[0]).toMatchObject({ result: won, before: { winner: 1 }, corrected: true });
    expect(standings(evening.room).find(({ player }) => player === 2)).toMatchObject({ wins: 1, points: 2 });
  });

  test('enters a game on paper', () => {
    const evening = new Walk(EVENING, ['Ada', 'Bea']);
    evening.host({ type: 'enter', players: [1, 2], result: won });
    expect(evening.room.games[0]).toMatchObject({ game: null, result: won });
    expect(standings(evening.room)[0]).toMatchObject({ player: 2, margin: 10 });
    expect(refusal(evening.ask({ type: 'enter', players: [1, 1], result: won }))).toBe('no-such-player');
    const impossible = { winner: 1, points: [-1, 2.5] } as const;
    expect(refusal(evening.ask({ type: 'enter', players: [1, 2], result: impossible }))).toBe('bad-result');
  });

  test('swaps two players before the first action, and not after it', () => {
    const evening = new Walk(EVENING, people(4));
    evening.host({ type: 'pair' });
    const before = evening.room.games.map(({ game }) => game);
    evening.host({ type: 'swap', players: [2, 3] });
    expect(evening.room.games.map(({ players }) => players)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(evening.room.games.map(({ game }) => game)).not.toEqual(before);
    const begun = decideHost(evening.room, { type: 'swap', players: [1, 2] }, evening.at(0), () => true);
    expect(refusal(begun)).toBe('has-begun');
  });

  test('corrects a name, removes a player and readmits them', () => {
    const evening = new Walk(EVENING, ['Aad', 'Bea']);
    evening.host({ type: 'rename', player: 1, name: 'Ada' });
    evening.host({ type: 'remove', player: 2 });
    expect(nextPairing(evening.room).pairs).toEqual([]);
    evening.host({ type: 'readmit', player: 2 });
    expect(evening.room.players.map(({ name, active }) => [name, active])).toEqual([
      ['Ada', true],
      ['Bea', true],
    ]);
    expect(refusal(evening.ask({ type: 'rename', player: 1, name: 'Bea' }))).toBe('name-taken');
    expect(refusal(evening.ask({ type: 'remove', player: 7 }))).toBe('no-such-player');
  });

  test('cannot open a room that makes no sense', () => {
    const { world } = new Walk(EVENING);
    const asking = (change: Partial<NewRoom>) => refusal(decideOpen({ ...EVENING, ...change }, world));
    expect(asking({ format: 'swiss' })).toBe('bad-format');
    expect(asking({ game: 'chess' })).toBe('unknown-game');
    expect(asking({ options: ['edition=de'] })).toBe('bad-options');
    expect(asking({ level: 'king' })).toBe('bad-level');
    expect(asking({ endsAt: null })).toBe('bad-end');
    expect(asking({ endsAt: -1 })).toBe('bad-end');
    expect(asking({ time: { type: 'clock', seconds: -1, increment: 0 } })).toBe('bad-time');
  });
});

describe('the table', () => {
  test('orders by points, then by the points of the opponents, then by the margin', () => {
    const evening = new Walk(EVENING, people(4));
    const enter = (one: number, two: number, winner: 1 | 2 | null, points: readonly [number, number]) =>
      evening.host({ type: 'enter', players: [one, two], result: { winner, points } });
    enter(1, 2, 1, [40, 30]);
    enter(3, 4, 1, [60, 30]);
    expect(standings(evening.room).map(({ player, place }) => [player, place])).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
      [4, 4],
    ]);
    enter(1, 4, null, [35, 35]);
    enter(2, 4, 2, [10, 80]);
    const table = standings(evening.room);
    expect(table.map(({ player, points }) => [player, points])).toEqual([
      [4, 3],
      [1, 3],
      [3, 2],
      [2, 0],
    ]);
    // Player 4 met opponents with 2, 3 and 0 points, player 1 those with 0 and 3.
    expect(table.map(({ opponents }) => opponents)).toEqual([5, 3, 3, 6]);
  });

  test('gives two who are equal in everything the same place', () => {
    const evening = new Walk(EVENING, people(2));
    expect(standings(evening.room).map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe('a code', () => {
  test('of a room can be called across the room, and is read however it is typed', () => {
    const below = seeded(7);
    for (let n = 0; n < 500; n++) {
      const code = newRoomCode(below);
      expect(isRoomCode(code)).toBe(true);
      expect(code).not.toMatch(/[IO]/);
    }
    expect(tidyCode(' ba-dak ')).toBe('BADAK');
    expect(isRoomCode('BADA')).toBe(false);
    expect(newPlayerCode(below)).toMatch(/^[A-Z]{4}$/);
  });
});
