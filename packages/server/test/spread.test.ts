import { seeded } from '@castellan/rules';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { playSeat, seatTwo, startServer, until } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';

let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Every statement that is sent meanwhile, with what is bound to it. */
function listenIn(): { text: string; values: readonly unknown[] }[] {
  const heard: { text: string; values: readonly unknown[] }[] = [];
  const query = pg.Client.prototype.query as (...request: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...request: unknown[]
  ) {
    const [first, second] = request as [string | { text?: string; values?: unknown[] }, unknown];
    if (typeof first === 'string') heard.push({ text: first, values: Array.isArray(second) ? second : [] });
    else if (first?.text)
      heard.push({ text: first.text, values: first.values ?? (Array.isArray(second) ? second : []) });
    return query.apply(this, request);
  } as never);
  onTestFinished(() => spy.mockRestore());
  return heard;
}

const OF_GAMES = /\b(INSERT INTO|UPDATE|DELETE FROM) (games|events|notes|hints)\b/g;
const ONE_GAME = /\b(id|game_id|scope) = \$1\b|VALUES \(\$1\b|\bSELECT \$1\b/g;

/** Why a statement could concern more than one game, or need more than a table; null where it cannot. */
function spansGames({ text, values }: { text: string; values: readonly unknown[] }): string | null {
  if (/\b(LISTEN|pg_notify|LOCK TABLE|nextval|BEGIN|COMMIT)\b/.test(text)) return 'it needs all machines to agree';
  const writes = text.match(OF_GAMES)?.length ?? 0;
  if (writes === 0) return /FOR UPDATE|FOR SHARE/.test(text) ? 'it locks rows of many games' : null;
  if (typeof values[0] !== 'string') return 'its first value names no game';
  return (text.match(ONE_GAME)?.length ?? 0) >= writes ? null : 'a part of it writes without naming the game';
}

test('on a database spread over machines two nodes play a whole game, and no statement that writes is about two games', async () => {
  const url = await postgres.database('spread');
  const env = { DATABASE_URL: url, DATABASE_SPREAD: '1', HEARTBEAT_SECONDS: '300' };
  // The tables are made before, once, by whoever is first.
  await (await startServer(env)).stop();
  const heard = listenIn();
  const [one, two] = [await startServer(env), await startServer(env)];
  const { id, ada, ben } = await seatTwo(one.base, 'discovery', two.base);
  const [mine, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
  // A heartbeat so slow that only hints can be what brings the news, of moves and of who is there.
  await until(mine, ({ present }) => present[0] && present[1]);
  await Promise.all([playSeat(mine, seeded(1)), playSeat(theirs, seeded(2))]);
  const { match } = await until(theirs, (state) => state.match?.revealed != null);
  expect(match?.ending?.reason).toBe('played');
  expect(await one.store.prune({ over: Date.now() + 60_000, playing: null, open: null })).toBe(1);
  mine.close();
  theirs.close();
  await one.stop();
  await two.stop();
  const writing = heard.filter(({ text }) => text.match(OF_GAMES));
  expect(writing.length).toBeGreaterThan(50);
  expect(
    heard.flatMap((statement) => (spansGames(statement) ? [[spansGames(statement), statement.text]] : [])),
  ).toEqual([]);
});

test('a statement about two games would be found', () => {
  const found = (text: string, ...values: unknown[]) => spansGames({ text, values });
  expect(found('UPDATE games SET seq = 1 WHERE id = ANY($1)', ['a', 'b'])).toBe('its first value names no game');
  expect(found('WITH x AS (DELETE FROM games WHERE id = $1) DELETE FROM events WHERE at < $2', 'a', 1)).toBe(
    'a part of it writes without naming the game',
  );
  expect(found('SELECT id FROM games FOR UPDATE')).toBe('it locks rows of many games');
  expect(found('BEGIN')).toBe('it needs all machines to agree');
});
