import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from '../../server/test/people.ts';
import { joinAll, RoomPlayerPerson } from '../../server/test/room-people.ts';

const BIN = fileURLToPath(new URL('../bin/castellan.js', import.meta.url));

let base: string;
let home: string;
beforeAll(async () => {
  const server = await startServer();
  base = server.base;
  home = mkdtempSync(join(tmpdir(), 'castellan-room-'));
  return async () => {
    await server.stop();
    rmSync(home, { recursive: true });
  };
});

/** Runs `castellan room …` against the server of this test, with a home folder of its own. */
function room(...words: string[]): Promise<{ out: string; error: string; code: number | null }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, 'room', ...words, '--server', base], {
      env: { ...process.env, HOME: home, USERPROFILE: home },
    });
    let [out, error] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    child.on('close', (code) => resolve({ out, error, code }));
  });
}

test('a club night is run from a terminal: open, pair, result, table, close; a bot takes part', async () => {
  const opened = await room('open', '--format', 'robin', '--clock', '10', 'edition=fr');
  expect(opened).toMatchObject({ error: '', code: 0 });
  const code = opened.out.trim();
  expect(code).toMatch(/^[A-Z]{5}$/);
  await joinAll(base, code, ['Ada', 'Bo']);
  const bot = new RoomPlayerPerson(base, code, 'Robo');
  const { token } = await bot.browser.client.bot();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const joined = await fetch(`${base}/api/rooms/${code}/join`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ commandId: 'join-robo', name: 'Robo' }),
  });
  expect(joined.status).toBe(200);

  const paired = await room('pair', code);
  expect(paired.out).toMatch(/Boards\n {2}1 {2}.* – .* {2}playing/);
  expect((await room('pair', code)).error).toBe('Games of this round are still being played.\n');
  const result = await room('result', code.toLowerCase(), '1', '44:61');
  expect(result.out).toContain('44:61');
  expect((await room('result', code, '1', '44-61')).error).toContain('castellan room result LUMEK 3 44:61');
  const csv = (await room('export', code)).out.split(/\r?\n/);
  expect(csv[0]).toBe('place,name,points,wins,draws,losses,opponents,margin');
  expect(csv.filter((line) => /"(Ada|Bo|Robo)"/.test(line))).toHaveLength(3);
  const closed = (await room('close', code)).out;
  expect(closed).toContain(', closed');
  // Nobody waits for a game any more.
  expect(closed).not.toContain('Free:');
  expect((await room('pair', 'BABEB')).error).toBe('There is no room with this code. Check the letters.\n');
  expect((await room('pair', code, '--key', '22222222222222')).error).toContain('--key');
});
