import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discovery, must, seeded } from '@castellan/rules';
import { Errors } from 'typebox/schema';
import { describe, expect, test } from 'vitest';

const castellan = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../bin/castellan.js'), ...words], { encoding: 'utf8' });

const folder = mkdtempSync(join(tmpdir(), 'castellan-analyse-'));

function fileWith(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** A game in which both play at random. */
function gameByChance(seed: number): string[] {
  const below = seeded(seed);
  const lines = ['[Player1 "Ada"]', 'new discovery'];
  for (let state = discovery.create(must(discovery.parseOptions([]))); discovery.turn(state) !== 'over'; ) {
    const actions = discovery.legal(state);
    const chance = discovery.turn(state) === 'chance';
    const action = chance ? discovery.draw(state, below) : actions[below(actions.length)]!;
    lines.push(discovery.printAction(action));
    state = must(discovery.apply(state, action));
  }
  return lines;
}

describe('castellan analyse', () => {
  const file = fileWith('whole.txt', gameByChance(4));

  test('prints every action of a game, and sums that close', () => {
    const { status, stdout, stderr } = castellan('analyse', file, '--depth', 'quick', '--json');
    expect([status, stderr]).toEqual([0, '']);
    const { moments, summary, version } = JSON.parse(stdout);
    expect(moments.map(({ action }: { action: string }) => action)).toEqual(gameByChance(4).slice(2));
    expect(summary.result - summary.start.win).toBeCloseTo(
      summary.luck - summary.skill[0].lost + summary.skill[1].lost,
      9,
    );
    expect(version).toMatchObject({ rules: 1, depth: 'quick', weights: expect.stringMatching(/^[0-9a-f]{8}/) });

    const table = castellan('analyse', file, '--depth', 'quick').stdout;
    expect(table).toMatch(/^ +1 +1 +line +chance +line \d+ \d+ \d+ \d+ +\d/m);
    expect(table).toMatch(/^without luck +(even|player 1 would (clearly|narrowly) have (won|lost))$/m);
    expect(table).toMatch(/^Player 1 (won|lost) mostly by .*: luck [+−][\d.]+ %, own mistakes −[\d.]+ %, mistakes of/m);
    expect(table).not.toContain('points of winning chance');
    expect(table).toContain('weights ');
    expect(table).toMatch(/^played like +\w+ : \w+$/m);
    expect(table).toMatch(/ luck, luckier than (90|98) %$/m);
    // Below it, why something was better: each decision with a mark, its reasons after it.
    const why = table.slice(table.indexOf('\nWhy\n'));
    expect(why).toMatch(/^ {2}\d+, round \d+, \w+: player [12] had \w+ [^\n]*, not [^\n]*$/m);
    expect(why).toMatch(/^ {4}[a-z-]+: .*\d/m);
    const marked = moments.filter(({ mark }: { mark?: object }) => mark).length;
    expect(why.match(/^ {2}\d+, round/gm)).toHaveLength(marked);
  });

  test('prints for programs what its schema describes, with reasons and lines for what it marks', () => {
    const schema = JSON.parse(castellan('analyse', '--schema').stdout);
    const report = JSON.parse(castellan('analyse', file, '--depth', 'quick', '--json').stdout);
    expect(Errors(schema, report)).toEqual([true, []]);
    const marked = report.moments.filter(({ mark }: { mark?: object }) => mark);
    expect(marked.length).toBeGreaterThan(0);
    for (const { why, action, candidates } of marked) {
      expect([why.best, why.played]).toEqual([candidates[0].action, action]);
      expect([why.lines.best[0].action, why.lines.played[0].action]).toEqual([why.best, why.played]);
    }
    expect(marked.some(({ why }: { why: { reasons: object[] } }) => why.reasons.length > 0)).toBe(true);
    // The schema describes this and nothing else.
    expect(Errors(schema, { ...report, schema: 2 })[0]).toBe(false);
    expect(Errors(schema, { ...report, moments: [{ ...report.moments[0], luck: 'much' }] })[0]).toBe(false);
    expect(Errors(schema, { ...report, more: 1 })[0]).toBe(false);
  });

  test('draws the winning chance as a picture', () => {
    const { status, stdout } = castellan('analyse', file, '--depth', 'quick', '--svg');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^<svg .*<polyline .*<\/svg>\n$/s);
    expect(stdout).not.toContain('NaN');
  });

  test('values a game that was left without judging who played it', () => {
    const left = fileWith('left.txt', ['new duel', 'roll d s f++ ?', 'pick 3']);
    const { status, stdout } = castellan('analyse', left, '--depth', 'quick');
    expect(status).toBe(0);
    expect(stdout).toContain('the game was left');
    expect(stdout).toContain('Too little to judge player 1 and player 2 by.');
  });

  test('says which line of a file is wrong, and which word of a command', () => {
    const bad = fileWith('bad.txt', ['new duel', 'roll d s f++ ?', 'pick 9']);
    expect(castellan('analyse', bad)).toMatchObject({ status: 1, stderr: expect.stringContaining('line 3') });
    expect(castellan('analyse', join(folder, 'none.txt'))).toMatchObject({ status: 1, stdout: '' });
    expect(castellan('analyse', bad, '--depth', 'bottomless').stderr).toContain('--depth takes quick, standard, deep');
    expect(castellan('analyse', bad, '--json', '--svg')).toMatchObject({ status: 1 });
    expect(castellan('analyse', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage') });
  });
});
