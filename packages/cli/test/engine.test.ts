import { readdirSync, readFileSync } from 'node:fs';
import { OPTION_CODES } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../src/engine/engine.ts';

/** Says each line to a fresh engine and gives back everything it answered. */
async function talk(...lines: readonly string[]): Promise<string[]> {
  const engine = createEngine();
  const answers: string[] = [];
  for (const line of lines) answers.push(...((await engine.answer(line)) ?? ['(quit)']));
  return [...answers, ...engine.end()];
}

const last = async (...lines: readonly string[]): Promise<string> => (await talk(...lines)).at(-1) ?? '';

describe('a conversation with the engine', () => {
  test('before any new there is no game', async () => {
    for (const command of [
      'turn',
      'legal',
      'do pass',
      'undo',
      'score',
      'result',
      'record',
      'position',
      'perft 1',
      'go',
    ]) {
      expect(await talk(command), command).toEqual(['error no game']);
    }
  });

  test('a game begins with chance', async () => {
    expect(await talk('new duel', 'turn', 'score', 'result')).toEqual([
      'ok',
      'turn chance',
      'score 0 0',
      'result ongoing',
    ]);
    expect(await talk('new discovery harmony=on', 'score')).toEqual(['ok', 'score 5 5']);
  });

  test('legal actions are sorted by code unit', async () => {
    const answer = await talk('new duel', 'do roll d s f++ ?', 'do pick 1', 'legal');
    expect(answer.slice(2)).toEqual(['ok', 'legal 3', 'pick 2 3', 'pick 2 4', 'pick 3 4']);
    const [, , head, ...lines] = await talk('new discovery', 'do line 2 9 10 11', 'legal');
    expect([head, ...lines]).toEqual(['legal 2', 'king 1 1/2', 'king 2 1/2']);
    expect((await talk('new discovery', 'do line 2 9 10 11', 'do king 1', 'legal')).slice(3)).toEqual([
      'legal 4',
      'pick 10',
      'pick 11',
      'pick 2',
      'pick 9',
    ]);
  });

  test('outcomes of chance come with their probability in lowest terms', async () => {
    const [, head, ...rolls] = await talk('new duel', 'legal');
    expect(head).toBe('legal 1080');
    expect(rolls).toContain('roll d d d ? 1/648');
    expect(rolls).toContain('roll ? q q++ s+ 1/1296');
    expect(rolls).toEqual([...rolls].sort());
    const kings = ['do line 1 2 3 4', 'do king 1', 'do pick 1', 'legal'];
    expect((await talk('new discovery', ...kings)).slice(-2)).toEqual(['king 1 1/3', 'king 2 2/3']);
  });

  test('too many outcomes are not listed', async () => {
    expect(await last('new discovery deck=base', 'legal')).toBe('legal many');
    expect(await last('new discovery deck=base', 'perft 1')).toBe('perft 194580');
    expect((await talk('new discovery', 'legal'))[1]).toBe('legal 10626');
  });

  test('an illegal action changes nothing and says why', async () => {
    const answer = await talk('new duel', 'do pick 1', 'do roll d d d d', 'do roll', 'do', 'record');
    expect(answer[1]).toMatch(/^error illegal not-now/);
    expect(answer[2]).toMatch(/^error illegal not-a-face.*4/);
    expect(answer[3]).toMatch(/^error illegal missing-word/);
    expect(answer[4]).toMatch(/^error illegal unknown-action/);
    expect(answer.slice(5)).toEqual(['record 1', 'new duel edition=en rules=2']);
  });

  test('undo goes back action by action, also through a loaded game', async () => {
    expect(await talk('new duel', 'undo')).toEqual(['ok', 'error nothing to undo']);
    const game = ['load 3', 'new duel', 'roll d s f++ ?', 'pick 2'];
    expect(await talk(...game, 'undo', 'legal')).toEqual([
      'ok',
      'ok',
      'legal 4',
      'pick 1',
      'pick 2',
      'pick 3',
      'pick 4',
    ]);
    expect(await talk(...game, 'undo', 'undo', 'undo')).toEqual(['ok', 'ok', 'ok', 'error nothing to undo']);
  });

  test('a record can be loaded, with tags before it', async () => {
    const folder = new URL('../../rules/test/positions/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
      const [loaded, head, ...record] = await talk(`load ${lines.length}`, ...lines, 'record');
      expect([loaded, head]).toEqual(['ok', `record ${lines.length - 1}`]);
      expect(record).toEqual(lines.slice(1));
    }
  });

  test('a broken record names its line and leaves the old game', async () => {
    const old = ['new duel', 'do roll d s f++ ?'];
    expect(await talk(...old, 'load 2', 'new duel', 'pick 1', 'turn')).toEqual([
      'ok',
      'ok',
      expect.stringMatching(/^error line 2 illegal not-now/),
      'turn 1',
    ]);
    const broken: readonly (readonly [RegExp, readonly string[]])[] = [
      [/^error line 1 /, ['load 1', 'new chess']],
      [/^error line 1 /, ['load 1', '[Bad tag']],
      [/^error line 2 /, ['load 2', '[Good "tag"]', 'roll d s f++ ?']],
      [/^error line 1 /, ['load 1', 'new duel edition=xx']],
      [/^error line 2 /, ['load 2', 'new duel', '[Late "tag"]']],
      [/^error line 1 /, ['load 0']],
      [/^error line 3 /, ['load 3', 'new duel', 'roll d s f++ ?', '']],
      [/^error load/, ['load']],
      [/^error load/, ['load many']],
      [/^error line 2 .*ended/, ['load 2', 'new duel']],
    ];
    for (const [expected, lines] of broken) expect(await last(...lines), lines.join(' / ')).toMatch(expected);
  });

  test('a load of more than 2,000 lines is refused before any is read', async () => {
    expect(await talk('load 2001', 'new duel', 'turn')).toEqual([
      expect.stringMatching(/^error load/),
      'ok',
      'turn chance',
    ]);
  });

  test('a bad option leaves the old game', async () => {
    for (const bad of [
      'edition=xx',
      'edition',
      'harmony=on',
      'edition=en edition=fr',
      'boxes=d:0',
      'rules=99',
      '=',
      'die1=d',
    ]) {
      const answers = await talk('new duel edition=fr', `new duel ${bad}`, 'record');
      expect(answers[1], bad).toMatch(/^error option /);
      expect(answers.at(-1), bad).toBe('new duel edition=fr rules=2');
    }
    expect(await last('new discovery size=7 deck=discovery')).toMatch(/^error option deck/);
    expect(await last('new')).toMatch(/^error unknown-game: /);
    expect(await last('new chess')).toMatch(/^error unknown-game: .*\(chess\)$/);
    expect(await last('new discovery harmony=off')).toBe('ok');
  });

  test('a bad option is refused with its code, which the documentation lists', async () => {
    const cases: readonly (readonly [(typeof OPTION_CODES)[number], string])[] = [
      ['unknown-option', 'duel harmony=on'],
      ['repeated-option', 'duel edition=en edition=fr'],
      ['missing-value', 'duel edition'],
      ['bad-value', 'duel edition=xx'],
      ['unknown-rules', 'duel rules=99'],
      ['deck-too-small', 'discovery size=7 deck=discovery'],
      ['six-faces', 'duel die1=d'],
      ['bad-face', 'duel die1=d,d,d,d,d,x'],
      ['bad-boxes', 'duel boxes=d:0'],
      ['bad-coat', 'duel boxes=x:3'],
      ['unknown-power', 'duel powers=d:fly'],
      ['power-repeated', 'duel powers=d:split'],
    ];
    expect(cases.map(([code]) => code).toSorted()).toEqual(OPTION_CODES.toSorted());
    const documentation = readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8');
    for (const [code, words] of cases) {
      expect(await last(`new ${words}`), words).toMatch(new RegExp(`^error option ${code}: `));
      expect(await last('load 1', `new ${words}`), words).toMatch(new RegExp(`^error line 1 option ${code}: `));
      expect(documentation).toContain(`\`${code}\``);
    }
  });

  test('anything else is unknown, by its first word', async () => {
    const cases: readonly (readonly [string, string])[] = [
      ['', 'error unknown'],
      ['   ', 'error unknown'],
      ['hello there', 'error unknown hello'],
      ['TURN', 'error unknown TURN'],
      ['constructor', 'error unknown constructor'],
      ['__proto__ x', 'error unknown __proto__'],
      ['turn now', 'error unknown turn'],
    ];
    for (const [line, answer] of cases) expect(await talk('new duel', line), line).toEqual(['ok', answer]);
  });

  test('perft counts, refuses what is no depth, and is 0 past the end', async () => {
    expect(await talk('new duel', 'perft 0', 'perft 2')).toEqual(['ok', 'perft 1', 'perft 4320']);
    for (const bad of ['perft', 'perft -1', 'perft x', 'perft 1.5'])
      expect(await last('new duel', bad)).toMatch(/^error perft/);
  });

  test('go names a legal action, the same for the same seed and nodes, at every level', async () => {
    const positions = [
      ['new duel', 'do roll d s f++ ?'],
      ['new discovery', 'do line 3 9 17 24', 'do king 2'],
    ];
    for (const position of positions) {
      const legal = await talk(...position, 'legal');
      for (const level of ['novice', 'page', 'squire', 'knight', 'steward', 'castellan']) {
        const command = `go level=${level} nodes=20 seed=7`;
        const best = await last(...position, command);
        expect(best, level).toMatch(/^best pick \d+ win=[01]\.\d{3} margin=[+-]\d+\.\d nodes=\d+ ms=\d+$/);
        expect(legal).toContain(/^best (pick \d+)/.exec(best)![1]);
        expect((await last(...position, command)).replace(/ ms=.*/, '')).toBe(best.replace(/ ms=.*/, ''));
      }
      expect(await last(...position, 'go ms=10')).toMatch(/^best pick/);
    }
  });

  test('go says so where there is nothing to choose or the request makes no sense', async () => {
    const position = ['new duel', 'do roll d s f++ ?'];
    expect(await last('new duel', 'go')).toMatch(/^error chance/);
    for (const bad of ['ms=-5', 'fast', 'ms=1 ms=2', 'level=king', 'nodes=many', 'seed=', 'ms=99999999999', 'ms=1=2']) {
      expect(await last(...position, `go ${bad}`), bad).toMatch(/^error go /);
    }
  });

  const NUMBERS = 'win=\\d\\.\\d{3} margin=[+-]\\d+\\.\\d error=\\d\\.\\d{3}';

  test('evaluate values a position for player 1, also before a roll and after the end', async () => {
    expect(await last('new duel', 'evaluate')).toMatch(new RegExp(`^value ${NUMBERS}$`));
    expect(await last('new discovery', 'do line 3 9 17 24', 'evaluate')).toMatch(new RegExp(`^value ${NUMBERS}$`));
    const over =
      'position duel round=2 phase=over seat=1 dice=d1,d1,D2,D2 map1=s+f++* castle1=spent done1=pass done2=pass';
    expect(await talk(over)).toEqual(['ok']);
    const decided = await last(over, 'evaluate');
    expect(decided).toMatch(/^value win=(0\.000|0\.500|1\.000) margin=[+-]\d+\.0 error=0\.000$/);
  });

  test('candidates names the best actions, equal dice once, the same every time', async () => {
    const position = ['new duel', 'do roll d s s s'];
    const lines = await talk(...position, 'candidates 5');
    const at = lines.findIndex((line) => line.startsWith('candidates'));
    expect(lines[at]).toBe('candidates 2');
    for (const line of lines.slice(at + 1)) expect(line).toMatch(new RegExp(`^pick \\d ${NUMBERS}$`));
    expect(await talk(...position, 'candidates 5')).toEqual(lines);
    expect(await talk(...position, 'candidates 1')).toContain('candidates 1');
  });

  test('rollout compares actions in the same luck, and values what is left to chance', async () => {
    const lines = await talk('new duel', 'do roll d s f++ ?', 'rollout 2');
    const rolled = lines.slice(lines.findIndex((line) => line.startsWith('rollout')));
    expect(rolled[0]).toBe(`rollout ${rolled.length - 1}`);
    expect(rolled[1]).toMatch(/^pick \d win=\S+ error=\S+ behind=0\.000 paired=0\.000$/);
    expect(rolled[2]).toMatch(/^pick \d win=\S+ error=\S+ behind=\d\.\d{3} paired=\d\.\d{3}$/);
    expect(await last('new duel', 'rollout 2')).toMatch(/^value win=\S+ error=\S+$/);
  });

  test('judging says so where there is nothing to judge or the request makes no sense', async () => {
    expect(await last('evaluate')).toBe('error no game');
    expect(await last('new duel', 'candidates 3')).toMatch(/^error chance/);
    for (const bad of ['candidates', 'candidates 0', 'candidates 101', 'candidates many']) {
      expect(await last('new duel', 'do roll d s s s', bad), bad).toMatch(/^error candidates /);
    }
    for (const bad of ['rollout', 'rollout 1', 'rollout 10001', 'rollout -3']) {
      expect(await last('new duel', bad), bad).toMatch(/^error rollout /);
    }
    expect(await last('new duel', 'evaluate now')).toBe('error unknown evaluate');
  });

  test('quit ends it', async () => {
    expect(await talk('quit')).toEqual(['(quit)']);
  });
});

describe('a position', () => {
  test('of the French edition is over with the map that is full; by version 1 of the rules the round was finished', async () => {
    const lastRound =
      'round=17 phase=place dice=?1,f2,D1,S2 map1=2qqqqq/qqqqqqq/qqf++*qqq/qqqqqqq/qqqqqqq ' +
      'map2=2qqqqq/qqqqqqq/qqs+*qqq/qqqqqdq/qqqqq2 book2=f2';
    const acts = ['do place ?q@a1 D@b1', 'do pass', 'result', 'do bonus q', 'result', 'score'];
    const today = await talk(`position duel edition=fr ${lastRound}`, ...acts);
    expect([today[3], today[4]!.slice(0, 13), ...today.slice(5)]).toEqual([
      'result win 1',
      'error illegal',
      'result win 1',
      'score 2 1',
    ]);
    for (const words of ['edition=fr rules=1', 'edition=fr end=round']) {
      const before = await talk(`position duel ${words} ${lastRound}`, ...acts);
      expect(before.slice(3)).toEqual(['result ongoing', 'ok', 'result win 2', 'score 2 4']);
    }
  });

  const POSITION = 'duel edition=pl rules=1 round=2 map1=s+f++* castle1=spent map2=d*/q1 book2=d1';

  test('is printed, and set up again in another engine where the game goes on', async () => {
    const played = ['new duel', 'do roll d s f++ ?', 'do pick 3', 'do pick 1 4', 'position'];
    const line = await last(...played);
    expect(line).toBe('position duel edition=en rules=2 phase=place dice=d2,s1,f++1,?2');
    const [ours, theirs] = await Promise.all([talk(...played, 'legal', 'score'), talk(line, 'legal', 'score')]);
    expect(theirs).toEqual(['ok', ...ours.slice(5)]);
  });

  test('begins a record, which another engine loads', async () => {
    const record = (await talk(`position ${POSITION}`, 'do roll d s f++ d+', 'record')).slice(2);
    expect(record).toEqual(['record 2', `position ${POSITION}`, 'roll d s f++ d+']);
    expect(await talk('load 2', ...record.slice(1), 'turn', 'undo', 'undo', 'position')).toEqual([
      'ok',
      'turn 2',
      'ok',
      'error nothing to undo',
      `position ${POSITION}`,
    ]);
  });

  test('that cannot be is refused with its reason, and the old game stays', async () => {
    const answers = await talk('new duel', 'do roll d s f++ ?', 'position duel seat=2', 'position chess', 'turn');
    expect(answers.slice(2)).toEqual([
      'error position wrong-seat: it cannot be the turn of this player (seat=2)',
      'error position unknown-game: a position begins with the name of a game (chess)',
      'turn 1',
    ]);
  });
});
