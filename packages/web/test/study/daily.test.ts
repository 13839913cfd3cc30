import { Host, MemoryStore } from '@castellan/match';
import { must, rulesOf, seeded } from '@castellan/rules';
import { secretOfWord } from '@castellan/together';
import { describe, expect, test, vi } from 'vitest';
import { gameUntil } from '../../../../e2e/saved-games.ts';
import { KITS } from '../../src/games/index.ts';
import { memoryStore } from '../../src/play/page-store.ts';
import { dailyId, dailyOf } from '../../src/play/same-dice-id.ts';
import { openSession } from '../../src/play/session.ts';
import { chosenBy, dailyGame, dayBefore, streakOf, today } from '../../src/study/daily.ts';
import { endOf, shareText } from '../../src/study/daily-result.ts';

// A worker thinks only in a browser; here the computer never comes to an end.
vi.mock('../../src/engine/think.ts', () => ({
  think: () => ({ answer: new Promise<string>(() => {}), now: () => {}, drop: () => {} }),
}));

/** The rolls and lines of a day's game, whose players decide by this seed. */
async function chanceOfDay(game: (typeof KITS)[number]['name'], date: string, seed: number): Promise<string[]> {
  const host = new Host({ store: new MemoryStore() });
  const rules = rulesOf(game);
  const below = seeded(seed);
  const id = dailyId({ date, game });
  const chance = { type: 'asked' } as const;
  const players = [{ name: 'a' }, { name: 'b' }] as const;
  must(await host.create(id, { game, options: [], chance, hidden: { secret: secretOfWord(game, date) } }, players));
  for (let n = 0; ; n++) {
    const match = (await host.match(id))!;
    const turn = match.ending ? 'over' : rules.turn(match.state);
    if (turn === 'over') return match.actions.filter(({ by }) => by === 'chance').map(({ action }) => action);
    if (turn === 'chance') must(await host.submit(id, 1, `${n}`, { type: 'roll' }));
    else {
      const legal = rules.legal(match.state);
      const action = rules.printAction(legal[below(legal.length)]);
      must(await host.submit(id, turn, `${n}`, { type: 'act', action }));
    }
  }
}

describe('the game of a day', () => {
  test.each(KITS)('of $title ends as its points say', (kit) => {
    const info = gameUntil(kit.name, (state) => rulesOf(kit.name).turn(state) === 'over');
    const { outcome, totals } = endOf(kit, info);
    expect(totals[0]).not.toBe(totals[1]);
    expect(outcome).toBe(totals[0] > totals[1] ? 'won' : 'lost');
  });

  test.each(KITS.map(({ name }) => name))('of %s brings everyone the same, however they play', async (game) => {
    const [one, two] = await Promise.all([1, 2].map((seed) => chanceOfDay(game, '2026-11-17', seed)));
    const shared = Math.min(one!.length, two!.length);
    expect(shared).toBeGreaterThan(5);
    expect(one!.slice(0, shared)).toEqual(two!.slice(0, shared));
    const other = await chanceOfDay(game, '2026-11-18', 1);
    expect(other.slice(0, 5)).not.toEqual(one!.slice(0, 5));
  });

  test.each(KITS.map((kit) => [kit.title, kit] as const))(
    'of %s is played on the device with the draws of the day',
    async (_, kit) => {
      const date = '2026-11-17';
      const info = dailyGame(kit, date);
      expect(info.id).toBe(dailyId({ date, game: kit.name }));
      const store = memoryStore();
      await store.create(info);
      const session = await openSession<object, unknown>((await store.get(info.id))!, store);
      const rules = rulesOf(kit.name);
      const below = seeded(9);
      const drawn: string[] = [];
      // The person begins; as soon as the computer has to think, enough is seen.
      for (let turn = session.turn.value; turn === 'chance' || turn === 1; turn = session.turn.value) {
        const before = session.actions.value.length;
        if (turn === 'chance') session.roll!();
        else {
          const legal = rules.legal(session.state.value);
          session.act(legal[below(legal.length)]);
        }
        await vi.waitUntil(() => session.actions.value.length > before, { timeout: 60_000, interval: 5 });
        if (turn === 'chance') drawn.push(rules.printAction(session.actions.value[before]));
      }
      session.close();
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn).toEqual((await chanceOfDay(kit.name, date, 1)).slice(0, drawn.length));
    },
  );

  test('is drawn from the SHA-256 of its name and date', () => {
    expect(secretOfWord('chess', '2026-11-17')).toBe(
      '1794a7a9da842889f89d88f3f12c9e7486eb3cffbe2aa6ed607de87a99a3544c',
    );
  });

  test('is the one on the calendar of the device, and has one name there', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    const daily = { date: '2026-11-17', game: KITS[0].name };
    expect(dailyOf(dailyId(daily))).toEqual(daily);
    expect(dailyOf('a1b2c3d4')).toBeNull();
  });

  test('has one puzzle for everyone, and a longer list keeps it or brings a new one', () => {
    const ids = Array.from({ length: 50 }, (_, n) => `p${n}`);
    const chosen = chosenBy('puzzle', '2026-11-17', ids);
    expect(chosenBy('puzzle', '2026-11-17', ids.toReversed())).toBe(chosen);
    expect([chosen, 'new']).toContain(chosenBy('puzzle', '2026-11-17', [...ids, 'new']));
    const days = Array.from({ length: 20 }, (_, n) => `2026-12-${n + 10}`);
    expect(new Set(days.map((day) => chosenBy('puzzle', day, ids))).size).toBeGreaterThan(10);
  });

  test('counts the days in a row, today or not yet', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
    expect(streakOf(days, '2026-03-01')).toBe(3);
    expect(streakOf(days, '2026-03-02')).toBe(3);
    expect(streakOf(days, '2026-03-03')).toBe(0);
  });

  test('is shared with an address only where others can reach it', () => {
    const end = { outcome: 'won', totals: [64, 51] } as const;
    const share = (address: string) =>
      shareText(
        { kit: KITS[0], name: '2026-11-17', level: 'knight', seat: 1, href: '#/daily' },
        end,
        null,
        new URL(address) as never,
      );
    expect(share('http://127.0.0.1:8080/')).not.toContain('://');
    expect(share('https://localhost/')).not.toContain('://');
    expect(share('https://play.example.org/c/')).toContain('https://play.example.org/c/#/daily');
    expect(share('https://play.example.org/').split('\n')).toHaveLength(3);
  });
});
