import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, discovery, duel, GAMES, must, perft, readRecord } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { naiveDuel } from './oracle/duel.ts';
import { worstDuelPosition } from './positions.ts';
import { TABLES, tableOf } from './tables.ts';

interface Row {
  readonly title: string;
  readonly game: AnyGame;
  readonly lines: readonly string[];
  /** Sequences of each length; a length that is not counted stays empty. */
  readonly counts: readonly (number | null)[];
}

const KINGS = ['king 1', 'pick 1', 'king 2', 'pick 2', 'king 2', 'pick 3', 'king 1', 'pick 4'];

const ROWS: readonly Row[] = [
  { title: 'a new game of Duel', game: duel, lines: [], counts: [1080, 4320, 12960, 1793664] },
  { title: 'Duel after a roll', game: duel, lines: ['roll d s f++ ?'], counts: [4, 12, 3024] },
  { title: 'Duel with two dots', game: duel, lines: ['roll d d d ?', 'pick 1', 'pick 3 4'], counts: [36, 15552] },
  { title: 'a new game of Discovery', game: discovery, lines: [], counts: [10626, 21252] },
  {
    title: 'Discovery, first line',
    game: discovery,
    lines: ['line 1 2 3 4'],
    counts: [2, 8, null, 48, null, null, null, 144],
  },
  {
    title: 'Discovery, first round',
    game: discovery,
    lines: ['line 1 2 3 4', ...KINGS, 'line 5 6 7 8'],
    counts: [12, 48, 576, 1728],
  },
];

function startOf(game: AnyGame, lines: readonly string[]): unknown {
  let state = game.create(must(game.parseOptions([])));
  for (const line of lines) state = must(game.apply(state, must(game.parseAction(line))));
  return state;
}

describe('the number of ways to go on', () => {
  test.each(ROWS)('$title', ({ game, lines, counts }) => {
    const state = startOf(game, lines);
    expect(perft(game, state, 0)).toBe(1);
    for (const [index, count] of counts.entries()) {
      if (count !== null) expect(perft(game, state, index + 1)).toBe(count);
    }
  });

  const folder = new URL('positions/', import.meta.url);
  test.each(readdirSync(folder))('deep in a game: %s', (file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
    const { game, tags, replay } = must(readRecord(lines, GAMES));
    const counts = tags
      .find(({ name }) => name === 'Perft')!
      .value.split(' ')
      .map(Number);
    for (const [index, count] of counts.entries())
      expect(perft(game as AnyGame, replay.states.at(-1)!, index + 1)).toBe(count);
    const table = tableOf(game, game.printOptions(game.options(replay.states[0] as never) as never).join(' '));
    expect(table.oracle(lines.slice(2)).legal().length).toBe(counts[0]);
  });

  test('past the end there is no way to go on', () => {
    const table = TABLES.find(({ title }) => title === 'discovery')!;
    const lines = readFileSync(new URL('positions/discovery-last-round.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    const { states } = must(readRecord(lines, GAMES)).replay;
    expect(perft(table.game, states.at(-1)!, 5)).toBe(0);
  });

  test('a count that would take too long is refused', () => {
    let applied = 0;
    const counted: typeof duel = {
      ...duel,
      apply: (state, action) => {
        applied++;
        return duel.apply(state, action);
      },
    };
    expect(perft(counted, duel.create(must(duel.parseOptions([]))), 6, 1000)).toBeNull();
    expect(applied).toBe(1000);
  });

  test('a count that takes all it may take is not refused', () => {
    const state = duel.create(must(duel.parseOptions([])));
    expect(perft(duel, state, 2, 1081)).toBe(4320);
    expect(perft(duel, state, 2, 1080)).toBeNull();
  });

  test('the worst position of Duel has every placement and none twice', () => {
    const state = worstDuelPosition();
    const texts = new Set(duel.legal(state).map((action) => duel.printAction(action)));
    expect(texts.size).toBe(duel.legal(state).length);
    // 561 pairs of squares; 36 orders of two jokers, 2 × 24 with die 1 turned, 2 × 30 with die 4 turned, less 12 that look
    // the same, each with and without the castle on either: 3 × 132 = 396.
    expect(texts.size).toBe(561 * 396);
    for (const action of duel.legal(state).filter((_, index) => index % 97 === 0))
      expect(duel.whyNot(state, action)).toBeNull();
  });
});

test('the naive second opinion plays from nothing but the printed sheet', () => {
  const { dice, boxes, powers } = must(duel.parseOptions([])).sheet;
  const opinion = naiveDuel(
    { dice: dice.map((faces) => [...faces]), boxes: { ...boxes }, powers: { ...powers } },
    { formed: false, endsAtOnce: true },
    [],
  );
  expect(opinion.legal().length).toBe(1080);
});
