import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { checkFair, EMPTY_TRANSCRIPT, matchOf, transcriptAfter } from '@castellan/match';
import { seeded } from '@castellan/rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { Browser, playSeat, seatTwo, startServer } from './people.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url));
const docs = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  return server.stop;
});

function run(program: string, args: readonly string[], input = ''): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, WAIT: '0.05' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => resolve({ code, output }));
    child.stdin.end(input);
  });
}

const javaScriptBot = [process.execPath, example('random-bot.mjs')] as const;
const bashBot = ['bash', example('first-bot.sh')] as const;

/** Both take a seat by the same invitation; answers the id of their game. */
async function playEachOther(bots: readonly (readonly [string, string])[]): Promise<string> {
  const host = new Browser(server.base);
  const { id, key } = await host.client.create({ game: 'discovery' });
  const invitation = `${server.base}/#/g/${id}/${key}`;
  const ends = await Promise.all(bots.map(([program, file]) => run(program, [file, server.base, invitation])));
  for (const end of ends) expect(end).toMatchObject({ code: 0, output: expect.stringContaining('Over: ') });
  const { events } = await host.client.log(id);
  const match = matchOf(id, events);
  expect(match.ending?.reason).toBe('played');
  expect(match.seats.map((seat) => seat?.bot)).toEqual([true, true]);
  expect(checkFair(events).verdict).toBe('fair');
  return id;
}

test('two of the example bots in JavaScript play a whole game by invitation, and anyone can check its dice', async () => {
  const id = await playEachOther([javaScriptBot, javaScriptBot]);
  expect(await checkByScript(id)).toContain('fair: every one of the 10 outcomes');
});

// The smallest systems have no curl.
const curl = spawnSync('curl', ['--version']).status === 0;

test.skipIf(!curl)('the bot in bash and curl plays a whole game against the one in JavaScript', async () => {
  await playEachOther([javaScriptBot, bashBot]);
});

test('the script of the docs, which shares no code with us, checks a game of Duel too', async () => {
  const { id, ada, ben } = await seatTwo(server.base, 'duel');
  const [mine, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
  await Promise.all([playSeat(mine, seeded(1)), playSeat(theirs, seeded(2))]);
  mine.close();
  theirs.close();
  expect(await checkByScript(id)).toMatch(/^fair: every one of the \d+ outcomes, if this log is what the players were/);
  const { chance, seats } = await ada.client.view(id);
  const { events } = await ada.client.log(id);
  const old = {
    commitment: chance.type === 'fair' ? chance.commitment : '',
    entropy: seats[0]!.entropy!,
    opponent: seats[1]!.entropy!,
  };
  const shown = events.slice(0, 9).reduce(transcriptAfter, EMPTY_TRANSCRIPT);
  const noted = { ...old, seat: 1, shown };
  expect(await checkByScript(id, noted)).toMatch(
    /^fair: .* as you noted, and nobody could choose them, as you were shown/,
  );
  expect(await checkByScript(id, old)).toMatch(/^fair: .* as you noted, unless server and opponent swapped the seats/);
  // Any of them in the place of another is noticed.
  for (const wrong of [{ commitment: 'ab' }, { entropy: 'ab' }, { opponent: 'ab' }, { seat: 2 }])
    expect(await checkByScript(id, { ...noted, ...wrong })).toMatch(/^NOT fair: secret fits true, as noted false/);
  for (const other of [
    { seq: 9, hash: 'ab' },
    { seq: 999, hash: shown.hash },
  ])
    expect(await checkByScript(id, { ...noted, shown: other })).toMatch(/^NOT fair: .*as noted true, as shown false/);

  // A server of its own with the same log, in which it says that a player rolled.
  const labelled = events.map(({ event, ...one }) => {
    return { ...one, event: event.type === 'acted' && event.by === 'chance' ? { ...event, by: 1 } : event };
  });
  const malicious = createServer((_, response) => response.end(JSON.stringify({ events: labelled }))).listen(0);
  await once(malicious, 'listening');
  const url = `http://127.0.0.1:${(malicious.address() as AddressInfo).port}/`;
  expect(await runScript(url)).toMatch(
    /^NOT fair: secret fits true, as noted true, as shown true, (\d+) wrong of \1\n/,
  );
  malicious.close();
});

const checkByScript = (id: string, noted?: object): Promise<string> =>
  runScript(`${server.base}/api/games/${id}/log`, ...(noted ? [JSON.stringify(noted)] : []));

async function runScript(...args: string[]): Promise<string> {
  const script = /```js\n([\s\S]*?)```/.exec(readFileSync(docs('fair-dice.md'), 'utf8'))?.[1] ?? '';
  expect(script.trim().split('\n').length).toBeLessThanOrEqual(45);
  return (await run(process.execPath, ['--input-type=module', '-e', script, 'x', ...args])).output;
}

test('the JavaScript bot without an invitation opens a game in the lobby and plays who comes', async () => {
  const lobby = new Browser(server.base).client;
  const before = new Set((await lobby.lobby()).map(({ id }) => id));
  const opener = run(javaScriptBot[0], [javaScriptBot[1], server.base]);
  const { id } = await vi.waitUntil(async () => (await lobby.lobby()).find((game) => !before.has(game.id)), {
    timeout: 60_000,
  });
  const guest = run(javaScriptBot[0], [javaScriptBot[1], server.base, id]);
  for (const end of [await opener, await guest])
    expect(end).toMatchObject({ code: 0, output: expect.stringContaining('Over: ') });
  const { game, ending } = await lobby.view(id);
  expect([game, ending?.reason]).toEqual(['duel', 'played']);
});
