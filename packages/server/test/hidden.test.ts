import {
  chanceOf,
  commitmentOf,
  Host,
  hasStarted,
  type Logged,
  MemoryStore,
  matchOf,
  newSecret,
  summaryOf,
  turnOf,
} from '@castellan/match';
import { type GameName, must, rulesOf, seeded } from '@castellan/rules';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { hashOf, idFrom } from '../src/caller.ts';
import { startServer } from './people.ts';

const NOW = 1_700_000_000_000;
const TOKENS = ['a'.repeat(43), 'b'.repeat(43)] as const;
/** Both players and one who only watches, by the cookie they send. */
const VIEWERS = [{ cookie: `castellan=${TOKENS[0]}` }, { cookie: `castellan=${TOKENS[1]}` }, {}] as const;

type Server = Awaited<ReturnType<typeof startServer>>;
let servers: readonly [Server, Server];
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
  servers = [await startServer({ HEARTBEAT_SECONDS: '300' }), await startServer({ HEARTBEAT_SECONDS: '300' })];
  return async () => {
    for (const server of servers) await server.stop();
    vi.useRealTimers();
  };
});

/** A random game, some actions long, as a host has it. */
async function someGame(id: string, game: GameName, seed: number, actions: number): Promise<readonly Logged[]> {
  const secret = newSecret();
  const host = new Host({ store: new MemoryStore(), now: () => NOW });
  const chance = { type: 'fair', commitment: commitmentOf(secret) } as const;
  const time = { type: 'days', days: 3 } as const;
  must(await host.create(id, { game, options: [], time, listed: true, chance, hidden: { secret } }));
  for (const [i, token] of TOKENS.entries()) {
    const entropy = hashOf(`${seed} ${i}`).slice(0, 32);
    must(await host.join(id, `j${i}`, { seat: i === 0 ? 1 : 2, name: `Player ${i}`, entropy, holder: hashOf(token) }));
  }
  const below = seeded(seed);
  for (let i = 0; i < actions; i++) {
    const match = (await host.match(id))!;
    const turn = turnOf(match);
    if (turn !== 1 && turn !== 2) break;
    const rules = rulesOf(game);
    const legal = rules.legal(match.state);
    const action = rules.printAction(legal[below(legal.length)]);
    // Before the last action: once the game is over there is nothing left to hide.
    if (isLast(match, action)) break;
    must(await host.submit(id, turn, `a${i}`, { type: 'act', action }));
  }
  return host.log(id);
}

function isLast(match: ReturnType<typeof matchOf>, action: string): boolean {
  const rules = rulesOf(match.game);
  return rules.turn(must(rules.apply(match.state, must(rules.parseAction(action))))) === 'over';
}

/** The same log with another secret: all that was ever shown is the same, and what comes next is not. */
function otherwise(log: readonly Logged[], secret: string): readonly Logged[] {
  return log.map((logged) =>
    logged.event.type === 'created' ? { ...logged, event: { ...logged.event, hidden: { secret } } } : logged,
  );
}

/** The next number drawn from the secret: whatever comes next is made of it. */
const toCome = (id: string, log: readonly Logged[]): number => chanceOf(matchOf(id, log), () => 0)!(1_000_000_000);

async function everythingSent(server: Server, id: string, seq: number): Promise<string[]> {
  const sent: string[] = [];
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.base + path, init);
    sent.push(`${path} ${response.status} ${await response.text()}`);
  };
  for (const headers of VIEWERS) {
    for (const end of ['', '?legal=1', '/log', '/log?after=3', '/record'])
      await ask(`/api/games/${id}${end}`, { headers });
    await ask('/api/lobby', { headers });
  }
  for (const headers of VIEWERS) sent.push(await streamed(server, id, headers, seq));
  // Answers too, to what brings no outcome with it and to what is refused.
  const post = (headers: object, command: object, commandId: string) =>
    ask(`/api/games/${id}/commands`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ commandId, command }),
    });
  for (const [i, headers] of VIEWERS.entries()) {
    await post(headers, { type: 'say', phrase: 'hello' }, `s${i}`);
    await post(headers, { type: 'act', action: 'pick 999' }, `x${i}`);
    await post(headers, { type: 'act', action: 'pick 1', seq: 2 }, `y${i}`);
    await post(headers, { type: 'claim-time' }, `o${i}`);
  }
  return sent;
}

/** The bytes of an event stream, from its head to the last event there is. */
async function streamed(server: Server, id: string, headers: Record<string, string>, seq: number): Promise<string> {
  const stop = new AbortController();
  const response = await fetch(`${server.base}/api/games/${id}/events`, { headers, signal: stop.signal });
  const reader = response.body!.getReader();
  let text = '';
  while (!new RegExp(`id: ${seq}\\n.*\\n\\n$`, 's').test(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended before event ${seq}: ${text}`);
    text += new TextDecoder().decode(value);
  }
  stop.abort();
  // The next player should find nobody there. Not by `vi.waitFor`, which lets the time of the test pass.
  for (let there = true; there; await new Promise((resolve) => setTimeout(resolve, 1))) {
    const { present } = (await (await fetch(`${server.base}/api/games/${id}`)).json()) as { present: boolean[] };
    there = present.includes(true);
  }
  return text;
}

test('whatever is still hidden, the bytes sent to both players and to watchers are the same', async () => {
  let games = 0;
  let bytes = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('duel', 'discovery'),
      fc.nat(1_000_000),
      fc.nat(90),
      async (game: GameName, seed, actions) => {
        const id = idFrom(`${games++} ${game} ${seed}`);
        const log = await someGame(id, game, seed, actions);
        const other = otherwise(log, newSecret());
        expect(toCome(id, other)).not.toBe(toCome(id, log));
        const match = matchOf(id, log);
        expect([hasStarted(match), match.ending]).toEqual([true, null]);
        const sent = await Promise.all(
          ([log, other] as const).map(async (saved, i) => {
            await servers[i]!.store.append(id, 0, 'create', saved, summaryOf(matchOf(id, saved)));
            return everythingSent(servers[i]!, id, log.length);
          }),
        );
        expect(sent[1]).toEqual(sent[0]);
        bytes += sent[0]!.join().length;
        for (const server of servers) await server.store.remove(id);
      },
    ),
    { numRuns: 24, seed: 5 },
  );
  // It was not nothing that was compared.
  expect(bytes / games).toBeGreaterThan(20_000);
});
