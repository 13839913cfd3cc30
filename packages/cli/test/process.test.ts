import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fairBelow } from '@castellan/match';
import { duel, must } from '@castellan/rules';
import { secretOfWord } from '@castellan/together';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/castellan.js', import.meta.url));

/** Runs the real program with this on its standard input. */
function run(
  args: readonly string[],
  input: string | Uint8Array,
): Promise<{ out: string; error: string; code: number | null }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...args]);
    let out = '';
    let error = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    child.stdin.on('error', () => {});
    child.on('close', (code) => resolve({ out, error, code }));
    child.stdin.end(input);
  });
}

test('every command tells how it is used, and does nothing else', async () => {
  const commands = [...(await run(['help'], '')).out.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!);
  expect(commands).toEqual(expect.arrayContaining(['serve', 'backup', 'restore', 'rotate-keys', 'engine', 'puzzles']));
  for (const word of ['--help', '-h']) {
    const answers = await Promise.all(commands.map((name) => run([name, word], '')));
    for (const [i, { out, error, code }] of answers.entries()) {
      const usage = expect.stringMatching(new RegExp(`^Usage: .*castellan ${commands[i]}`));
      expect([commands[i], word, out, error, code]).toEqual([commands[i], word, usage, '', 0]);
    }
    expect(existsSync(word)).toBe(false);
  }
  expect(await run(['backup', '--verbose'], '')).toMatchObject({ code: 2, error: expect.stringMatching(/^Usage: /) });
});

test('the engine answers a whole conversation and ends with quit', async () => {
  const { out, error, code } = await run(['engine'], 'new duel\r\nturn\nquit\nturn\n');
  expect({ out, error, code }).toEqual({ out: 'ok\nturn chance\n', error: '', code: 0 });
});

test('the end of input ends the engine, also in the middle of a line', async () => {
  expect((await run(['engine'], 'new duel\nturn')).out).toBe('ok\nturn chance\n');
  expect((await run(['engine'], '')).out).toBe('');
});

test('a line of 10 MB gets one short line and nothing changes', async () => {
  const long = 'x'.repeat(10_000_000);
  const input = `new duel\ndo roll d s f++ ?\n${long}\ndo place ${long}\nnew duel ${long}\nload 1\n${long}\nlegal\n`;
  const lines = (await run(['engine'], input)).out.trimEnd().split('\n');
  expect(lines.slice(2, 6).every((line) => line.startsWith('error ') && line.length < 1100)).toBe(true);
  expect(lines.slice(6)).toEqual(['legal 4', 'pick 1', 'pick 2', 'pick 3', 'pick 4']);
});

test('no bytes stop the engine', async () => {
  const chunks = fc.sample(fc.uint8Array({ minLength: 0, maxLength: 200 }), { numRuns: 300, seed: 7 });
  const input = Buffer.concat(chunks.flatMap((chunk) => [Buffer.from(chunk), Buffer.from('\n')]));
  // A random line could be "load N", which would swallow what follows; the last word always gets through.
  const { out, code } = await run(['engine'], Buffer.concat([input, Buffer.from('\nnew duel\nturn\n')]));
  expect(code).toBe(0);
  expect(out.endsWith('ok\nturn chance\n')).toBe(true);
});

test('a command that does not exist gets a sentence and the list of those that do', async () => {
  const { error, code } = await run(['dance'], '');
  expect(code).toBe(1);
  expect(error).toContain('no command "dance"');
  expect((await run(['help'], '')).out).toContain('engine');
  expect((await run(['engine', 'now'], '')).code).toBe(1);
});

test.each(['puzzles themes', 'help', 'engine'])(
  'a reader who has gone ends %s without a complaint',
  async (command) => {
    const child = spawn(process.execPath, [BIN, ...command.split(' ')]);
    child.stdout.destroy();
    let error = '';
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    child.stdin.on('error', () => {});
    // The input stays open: the engine ends because nobody reads its answers.
    child.stdin.write('new duel\n');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ error, code }).toEqual({ error: '', code: 0 });
  },
);

test('two people can play Duel in the terminal', async () => {
  const { out, code } = await run(['play'], 'list\npick 1\n9\nundo\n1\nhelp\nrecord\nquit\n');
  expect(code).toBe(0);
  expect(out).toContain('Player 1 rolls');
  expect(out).toContain('Player 2, pick two dice.');
  expect(out).toContain('Not understood');
  expect(out).toContain('pick 1');
  expect((await run(['play', 'edition=xx'], '')).error).toContain('option edition=xx');
});

test('the dice of a word are the same in the terminal and in the page', async () => {
  const { out, error, code } = await run(['duel', 'same', 'fal con', 'level=novice'], 'quit\n');
  expect([error, code]).toEqual(['', 0]);
  const begin = duel.create(must(duel.parseOptions([])));
  const { dice } = must(duel.apply(begin, duel.draw(begin, fairBelow(secretOfWord('duel', 'FAL-CON'), ['', ''], 0))));
  expect(out).toContain(`You roll: ${dice.map(({ face }, i) => `${i + 1}: ${face}`).join('   ')}`);
  expect(await run(['duel', 'same', 'x', 'level=king'], '')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no level "king".'),
  });
});
