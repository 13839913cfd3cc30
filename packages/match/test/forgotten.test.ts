import { must } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { decideErase, decideHandOver, Host, type Join, type Match, MemoryStore, seatHeldBy } from '../src/index.ts';
import { ADA, BEN } from './playing.ts';

const HELD: readonly Join[] = [
  { ...ADA, holder: 'ada' },
  { ...BEN, holder: 'ben' },
];

async function begun(players = HELD) {
  const host = new Host({ store: new MemoryStore() });
  must(await host.create('g', { game: 'duel', options: [] }, players));
  const erase = async (seat: 1 | 2) =>
    must(await host.change('g', `erase-${seat}`, (match, world) => decideErase(match, seat, world)));
  return { host, erase };
}

describe('a player who wants to be forgotten', () => {
  test('leaves a game that has not begun', async () => {
    const { erase } = await begun(HELD.slice(0, 1));
    const { match, events } = await erase(1);
    expect(events.map(({ event }) => event)).toEqual([{ type: 'left', seat: 1 }]);
    expect([match.seats, match.ending, match.hidden.left]).toEqual([
      [null, null],
      null,
      { holder: 'ada', before: null, count: 1 },
    ]);
  });

  test('loses a game that goes on, and has no name in it any more', async () => {
    const { erase } = await begun();
    const { match, events } = await erase(2);
    expect(events.map(({ event }) => event.type)).toEqual(['resigned', 'erased']);
    expect(match.seats.map((player) => player?.name)).toEqual(['Ada', '?']);
    expect([match.ending, match.hidden.holders]).toEqual([{ reason: 'resigned', winner: 1 }, ['ada', null]]);
  });

  test('does not lose a game again that is over', async () => {
    const { host, erase } = await begun();
    must(await host.submit('g', 2, 'r', { type: 'resign' }));
    const { match, events } = await erase(1);
    expect(events.map(({ event }) => event)).toEqual([{ type: 'erased', seat: 1 }]);
    expect([match.seats[0]?.name, match.ending?.winner]).toEqual(['?', 1]);
  });
});

describe('a player who has proved who they are', () => {
  test('takes the seat to another device, unless that one sits here already', async () => {
    const { host } = await begun();
    const move = (from: string, to: string) =>
      host.change('g', `${from}-${to}`, (match, world) => decideHandOver(match, from, to, world));
    const { match, events } = must(await move('ben', 'phone'));
    expect(events.map(({ event }) => event)).toEqual([{ type: 'moved', hidden: { seat: 2, holder: 'phone' } }]);
    expect([seatHeldBy(match as Match, 'phone'), seatHeldBy(match as Match, 'ben')]).toEqual([2, null]);
    expect(await move('ben', 'tablet')).toEqual({ ok: false, error: { code: 'not-your-seat' } });
    expect(await move('ada', 'phone')).toEqual({ ok: false, error: { code: 'already-seated' } });
  });

  test('takes it to and fro a hundred times and no more, so that the log stays short', async () => {
    const { host } = await begun();
    const move = (count: number) =>
      host.change('g', `m${count}`, (match, world) =>
        decideHandOver(match, count === 0 ? 'ben' : `device-${count}`, `device-${count + 1}`, world),
      );
    for (let count = 0; count < 100; count++) expect(await move(count)).toMatchObject({ ok: true });
    expect(await move(100)).toEqual({ ok: false, error: { code: 'too-many-changes' } });
  });
});
