import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { GAMES, must, readPosition, readRecord } from '@castellan/rules';
import { describe, expect, test } from 'vitest';

const example = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** The Node that runs the tests also runs the examples. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', env });

describe('play a game with the rules library', () => {
  test.each(['duel', 'discovery'])('%s is played to its end and printed as a record', (game) => {
    const lines = node(example('play-a-game/play.mjs'), game, '7').trim().split('\n');
    const { states } = must(readRecord(lines, GAMES)).replay;
    const rules = GAMES.find(({ name }) => name === game)!;
    expect(rules.turn(states[states.length - 1] as never)).toBe('over');
    expect(lines.some((line) => /^\[Result "(win [12]|draw)"\]$/.test(line))).toBe(true);
    expect(node(example('play-a-game/play.mjs'), game, '7').trim().split('\n')).toEqual(lines);
  });
});

describe('read and score a record', () => {
  const score = example('score-a-record/score.mjs');

  test('tells both scores domain by domain, and the position at the end', () => {
    const text = node(score, example('score-a-record/game.txt'));
    expect(text).toMatch(/^Greedy: \d+$/m);
    for (const [, total, rest] of text.matchAll(/^Greedy.*: (\d+)\n((?: {2}.*\n)*)/gm)) {
      const points = [...rest!.matchAll(/(?:= |^ {2})(\d+) {2}/gm)].map(([, number]) => Number(number));
      expect(points.reduce((sum, number) => sum + number, 0)).toBe(Number(total));
    }
    const position = /^position (.*)$/m.exec(text)![1]!;
    expect(readPosition(position, GAMES).ok).toBe(true);
  });

  test('names the line that is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-example-'));
    try {
      const file = join(folder, 'wrong.txt');
      writeFileSync(file, 'new duel\nroll d s f++ ?\npick 1 2\n');
      const answer = spawnSync(process.execPath, [score, file], { encoding: 'utf8', env });
      expect([answer.status, answer.stderr.trim()]).toEqual([1, 'line 3: illegal power-not-owned']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

test.skipIf(!python)('ask the engine from Python: it answers with a legal action, and the game goes on', () => {
  const text = execFileSync(python!, [example('ask-the-engine/ask.py')], { encoding: 'utf8', env });
  const [turn, best, score, position] = text.trim().split('\n');
  expect(turn).toBe('turn 1, 72 legal actions');
  expect(best).toMatch(/^best place \S+ \S+ win=0\.\d{3} margin=[+-]\d/);
  expect(score).toMatch(/^score \d+ 0$/);
  expect(position).toMatch(/^position duel .*seat=2/);
});

/** What the server sends to its page. */
interface Told {
  readonly id: string;
  readonly turn: number | string;
  readonly legal: readonly string[];
  readonly actions: readonly string[];
}

test('host a page with your own server: the page plays a whole game of Duel over it', async () => {
  const server = spawn(process.execPath, [example('own-server/server.mjs'), '0'], { env });
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const url = /http:\S+/.exec(line)![0];
    expect(await (await fetch(url)).text()).toContain('<h1>My page of Duel</h1>');
    const post = async (path: string, body: object) => {
      const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
      return [answer.status, (await answer.json()) as Told] as const;
    };
    let [status, table] = await post('/games', { game: 'duel' });
    expect(status).toBe(201);
    expect(await post('/games', { game: 'chess' })).toEqual([400, { code: 'unknown-game' }]);
    const { id } = table;
    for (let step = 0; table.turn !== 'over'; step++) {
      const command = { id, seat: table.turn, action: table.legal[0], commandId: `c${step}` };
      [status, table] = await post('/actions', command);
      expect(status).toBe(200);
      // The same command sent again counts once.
      if (step === 0) expect(await post('/actions', command)).toEqual([200, table]);
    }
    expect(table.actions.length).toBeGreaterThan(40);
    expect(await post('/actions', { id, seat: 1, action: 'pass', commandId: 'late' })).toEqual([
      409,
      { code: 'game-over' },
    ]);
    expect(await post('/nowhere', {})).toEqual([404, { code: 'not-found' }]);
  } finally {
    server.kill();
  }
});
