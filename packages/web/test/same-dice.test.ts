import { Host, MemoryStore } from '@castellan/match';
import { beginReplay, type GameName, must, play, rulesOf, seeded } from '@castellan/rules';
import { outcomesOf, secretOfWord, tidyWord } from '@castellan/together';
import { beforeAll, describe, expect, test } from 'vitest';
import { KITS } from '../src/games/index.ts';
import { memoryStore } from '../src/play/page-store.ts';
import { parseRoute } from '../src/router.ts';
import { sameDiceAt, sameDiceGame, sameDiceHref, sameDiceId, sameDiceLink, sameDiceOf } from '../src/same/same-dice.ts';

beforeAll(() => {
  globalThis.location = new URL('https://play.example/c/#/duel/x') as never;
});

/** The rolls or lines of a game that this device begins, whose players decide by a seed. */
async function outcomesPlayed(info: NonNullable<Awaited<ReturnType<typeof sameDiceGame>>>, seed: number) {
  const store = memoryStore();
  await store.create(info);
  const host = new Host({ store: store.logs });
  const rules = rulesOf(info.game);
  const below = seeded(seed);
  for (let n = 0; ; n++) {
    const match = (await host.match(info.id))!;
    const turn = match.ending ? 'over' : rules.turn(match.state);
    if (turn === 'over') return match.actions.filter(({ by }) => by === 'chance').map(({ action }) => action);
    const legal = turn === 'chance' ? [] : rules.legal(match.state);
    const command =
      turn === 'chance'
        ? ({ type: 'roll' } as const)
        : ({ type: 'act', action: rules.printAction(legal[below(legal.length)]) } as const);
    must(await host.submit(info.id, turn === 'chance' ? 1 : turn, `${n}`, command));
  }
}

/** A game that was played with rolls of its own. */
function playedGame(game: GameName, seed: number) {
  const rules = rulesOf(game);
  const below = seeded(seed);
  let replay = beginReplay<object, object>(rules, rules.create(must(rules.parseOptions([]))));
  for (;;) {
    const state = replay.states.at(-1)!;
    const turn = rules.turn(state);
    if (turn === 'over') return replay;
    const legal = turn === 'chance' ? [rules.draw(state, below)] : rules.legal(state);
    replay = must(play(replay, legal[below(legal.length)] as object));
  }
}

const at = (href: string) => {
  const { path, query } = parseRoute(href.slice(href.indexOf('#') + 1));
  return sameDiceAt(path.slice(1), query);
};

describe('same dice', () => {
  test('are one word however it is typed', () => {
    expect(tidyWord(' Fal con ')).toBe('FAL-CON');
    expect(tidyWord('façade')).toBe('FACADE');
    expect(tidyWord('2026-11-17')).toBe('2026-11-17');
    expect(tidyWord(' !? ')).toBeNull();
  });

  test.each(KITS.map(({ name }) => name))('of %s bring both seats the same, whatever they do', async (game) => {
    const dice = { game, level: 'knight', word: 'FALCON', options: [] } as const;
    const [one, two] = await Promise.all(
      ([1, 2] as const).map(async (seat) => outcomesPlayed((await sameDiceGame({ ...dice, seat }))!, seat)),
    );
    const shared = Math.min(one!.length, two!.length);
    expect(shared).toBeGreaterThan(5);
    expect(one!.slice(0, shared)).toEqual(two!.slice(0, shared));
  });

  test('by the word of a date are the daily challenge', async () => {
    const info = await sameDiceGame({ game: 'duel', level: 'knight', seat: 1, word: '2026-11-17', options: [] });
    expect(info!.secret).toBe(secretOfWord('duel', '2026-11-17'));
    expect(sameDiceOf('daily-2026-11-17-duel')).toMatchObject({ game: 'duel', level: 'knight', word: '2026-11-17' });
  });

  test('have a link that brings game, level, seat and options back', () => {
    const dice = { game: 'duel', level: 'squire', seat: 2, word: 'ŁÓDŹ-7', options: ['edition=fr'] } as const;
    expect(at(sameDiceHref({ ...dice, word: tidyWord(dice.word)! }))).toEqual({ ...dice, word: tidyWord(dice.word) });
    expect(sameDiceHref({ game: 'duel', level: 'knight', seat: 1, word: 'FALCON', options: [] })).toBe(
      '#/same/duel/FALCON',
    );
    expect(sameDiceOf(sameDiceId(dice))).toEqual(dice);
    expect(at('#/same/chess/FALCON')).toBeNull();
  });

  test.each(KITS.map(({ name }) => name))('of a game of %s that was played are in a link', async (game) => {
    const replay = playedGame(game, 7);
    const href = (await sameDiceLink(replay))!;
    expect(href).toMatch(/^https:\/\/play\.example\/c\/#\/same\//);
    const before = outcomesOf(replay);
    const after = await outcomesPlayed((await sameDiceGame(at(href)!))!, 3);
    const shared = Math.min(before.length, after.length);
    expect(shared).toBeGreaterThan(5);
    expect(after.slice(0, shared)).toEqual(before.slice(0, shared));
  });

  test('in a link that was cut off are refused, and dice that do not fit are rolled', async () => {
    expect(await sameDiceGame({ game: 'duel', level: 'knight', seat: 1, word: '*1xyz', options: [] })).toBeNull();
    const host = new Host({ store: new MemoryStore() });
    const hidden = { secret: secretOfWord('duel', 'X'), outcomes: ['line 1 2 3 4', 'pick 1'] };
    const chance = { type: 'asked' } as const;
    const players = [{ name: 'a' }, { name: 'b' }] as const;
    must(await host.create('given', { game: 'duel', options: [], chance, hidden }, players));
    must(await host.submit('given', 1, 'roll', { type: 'roll' }));
    expect((await host.match('given'))!.actions[0]!.action).toMatch(/^roll /);
  });
});
