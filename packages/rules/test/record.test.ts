import {
  beginReplay,
  type DuelAction,
  type DuelState,
  discovery,
  duel,
  GAMES,
  LONGEST_POSITION,
  LONGEST_RECORD,
  must,
  parseTag,
  play,
  printRecord,
  printTag,
  type RecordProblem,
  type Replay,
  readPosition,
  readRecord,
  seeded,
  standardTags,
} from '@castellan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomWalk } from './walk.ts';

const problemOf = (...lines: readonly string[]): readonly [number, RecordProblem['kind']] | null => {
  const read = readRecord(lines, GAMES);
  return read.ok ? null : [read.error.line, read.error.problem.kind];
};

describe('a record', () => {
  test('tells who played, when, by which rules and how it ended', () => {
    const options = must(duel.parseOptions(['edition=pl', 'ticks=formed']));
    const steps = [...randomWalk(duel, options, seeded(11))];
    const end = steps.at(-1)!;
    const state = end.state as ReturnType<typeof duel.create>;
    const tags = standardTags(duel, state, ['Ada', 'Blaise'], '2026-11-16');
    expect(tags.map(printTag).slice(0, 4)).toEqual([
      '[Player1 "Ada"]',
      '[Player2 "Blaise"]',
      '[Date "2026-11-16"]',
      '[Edition "edition=pl ticks=formed"]',
    ]);
    expect(tags[4]!.value).toMatch(/^(win [12]|draw)$/);
    const replay = end.lines.reduce<Replay<DuelState, DuelAction>>(
      (before, line) => must(play(before, must(duel.parseAction(line)))),
      beginReplay(duel, duel.create(options)),
    );
    const lines = printRecord(replay, tags);
    expect(lines[5]).toBe('new duel edition=pl ticks=formed rules=2');
    expect(lines.slice(6)).toEqual(end.lines);
    expect(must(readRecord(lines, GAMES)).tags).toEqual(tags);
  });

  test('of an unfinished game of Discovery says that it goes on', () => {
    const tags = standardTags(discovery, discovery.create(must(discovery.parseOptions([]))), ['', ''], '');
    expect(tags.slice(3)).toEqual([
      { name: 'Edition', value: 'printed' },
      { name: 'Result', value: 'ongoing' },
    ]);
  });

  test('keeps every name as it was written, on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const line = printTag({ name: 'Player1', value: name });
        expect(line).not.toMatch(/[\r\n]/);
        expect(parseTag(line)?.value).toBe(name.replace(/[\r\n]+/g, ' '));
      }),
    );
  });

  test('writes quotes, backslashes and ends of lines in a name so that it stays one line', () => {
    expect(printTag({ name: 'Player1', value: 'Ada "the dot" \\ Byron\r\nof\nParis' })).toBe(
      '[Player1 "Ada \\"the dot\\" \\\\ Byron of Paris"]',
    );
  });

  test('reads quotes and backslashes in a name as they were before they were written', () => {
    const value = 'Ada "the dot" \\ Byron';
    expect(parseTag(printTag({ name: 'Player1', value }))).toEqual({ name: 'Player1', value });
    expect(parseTag('[Player1 "Ada \\x"]')).toBeNull();
    expect(parseTag('[Player1 "Ada "x"]')).toBeNull();
  });

  test('may have spaces around the position it begins with, and between its words', () => {
    const position = duel.printPosition(duel.create(must(duel.parseOptions([]))));
    for (const line of [`position ${position}`, `  position   ${position.replaceAll(' ', '  ')}  `]) {
      expect(must(readRecord([line, 'roll d s f++ ?'], GAMES)).replay.position).toBe(position);
    }
    const padded = position.replace(' ', ' '.repeat(1 + LONGEST_POSITION - position.length));
    expect(problemOf(`  position  ${padded}  `)).toBeNull();
    expect(readPosition(padded, GAMES).ok).toBe(true);
    expect(readPosition(`${padded} `, GAMES)).toMatchObject({ error: { code: 'too-long' } });
    expect(readPosition(' ', GAMES)).toMatchObject({ error: { code: 'unknown-game', found: '' } });
  });

  test('has nothing before or after a tag on its line', () => {
    expect(parseTag('[Player1 "Ada"]')).toEqual({ name: 'Player1', value: 'Ada' });
    expect(parseTag('x[Player1 "Ada"]')).toBeNull();
    expect(parseTag('[Player1 "Ada"]x')).toBeNull();
  });

  test('keeps its actions in order, and a second space before an option does no harm', () => {
    const { replay } = must(readRecord(['new  duel  edition=fr', 'roll d s f++ ?', 'pick 1'], GAMES));
    expect(replay.actions).toEqual([
      { type: 'roll', faces: ['d', 's', 'f++', '?'] },
      { type: 'pick', dice: [1] },
    ]);
    expect(duel.options(replay.states[0] as DuelState)).toMatchObject({ edition: 'fr' });
  });

  test('that is broken shows what was found instead', () => {
    const found = (...lines: readonly string[]) => {
      const read = readRecord(lines, GAMES);
      return read.ok || !('found' in read.error.problem) ? null : read.error.problem.found;
    };
    expect(found()).toBe('');
    expect(found('roll d s f++ ?')).toBe('roll d s f++ ?');
    expect(found('new')).toBe('');
    expect(found('new chess')).toBe('chess');
  });

  test('that is broken names the line and what is wrong with it', () => {
    expect(problemOf()).toEqual([1, 'no-new']);
    expect(problemOf('roll d s f++ ?')).toEqual([1, 'no-new']);
    expect(problemOf('[Player1 "Ada"]')).toEqual([2, 'no-new']);
    expect(problemOf('[Player1 Ada]', 'new duel')).toEqual([1, 'tag']);
    expect(problemOf('new chess')).toEqual([1, 'unknown-game']);
    expect(problemOf('new duel edition=de')).toEqual([1, 'option']);
    expect(problemOf('new duel rules=3')).toEqual([1, 'option']);
    expect(problemOf('new duel', 'roll d s')).toEqual([2, 'parse']);
    expect(problemOf('new duel', 'roll d s f++ ?', 'pick 1 2')).toEqual([3, 'illegal']);
    expect(problemOf(...Array.from({ length: LONGEST_RECORD + 1 }, () => 'new duel'))).toEqual([
      LONGEST_RECORD + 1,
      'too-long',
    ]);
    expect(problemOf(...Array.from({ length: LONGEST_RECORD }, () => 'new duel'))).toEqual([2, 'parse']);
    expect(problemOf('new duel', 'roll d s f++ ?', 'pick 1')).toBeNull();
  });
});
