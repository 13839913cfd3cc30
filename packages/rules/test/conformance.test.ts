import {
  type AnyGame,
  GAMES,
  gainOf,
  must,
  printOutcome,
  printRecord,
  type Replay,
  readRecord,
  seeded,
  squareAt,
  type Viewer,
} from '@castellan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mutated } from './mutate.ts';
import { mirrored, symmetriesOf } from './symmetry.ts';
import { TABLES } from './tables.ts';
import { deepFreeze, randomWalk, sampleOf } from './walk.ts';

/** One suite for both games and every option: these must hold in every game. */

const GAMES_EACH = 6;
const CHECKED_ACTIONS = 60;
/** Above this many legal actions the naive oracle would take minutes; the worst position has a test of its own. */
const ORACLE_ACTIONS = 1500;
const LISTED_OUTCOMES = 20_000;

const seeds = Array.from({ length: GAMES_EACH }, (_, seed) => seed);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;
const texts = (game: AnyGame, actions: readonly unknown[]): string[] =>
  actions.map((action) => game.printAction(action)).sort();

describe.each(TABLES)('$title', ({ game, options, oracle }) => {
  test('the options survive being printed and read', () => {
    expect(must(game.parseOptions(game.printOptions(options)))).toEqual(options);
  });

  test('what is listed is legal, prints to one text and reads back to itself', () => {
    for (const seed of seeds) {
      const below = seeded(seed);
      for (const { state, legal } of randomWalk(game, options, below)) {
        expect(new Set(texts(game, legal)).size).toBe(legal.length);
        for (const action of sampleOf(legal, CHECKED_ACTIONS, below)) {
          const text = game.printAction(action);
          expect(game.whyNot(state, action), text).toBeNull();
          expect(must(game.parseAction(text)), text).toEqual(action);
          expect(JSON.parse(JSON.stringify(action)), text).toEqual(action);
        }
      }
    }
  });

  test('an action that is changed a little is legal exactly if it is listed', () => {
    for (const seed of seeds) {
      const below = seeded(seed + 100);
      for (const { state, legal } of randomWalk(game, options, below)) {
        if (legal.length === 0) continue;
        const listed = new Set(texts(game, legal));
        for (const action of sampleOf(legal, CHECKED_ACTIONS, below)) {
          const other = mutated(game, action, below);
          const text = game.printAction(other);
          expect(game.whyNot(state, other) === null, text).toBe(listed.has(text));
          expect(game.apply(state, other).ok, text).toBe(listed.has(text));
        }
      }
    }
  });

  test('the naive second opinion agrees on turn, legal actions, score and result', () => {
    for (const seed of seeds.slice(0, 3)) {
      for (const { state, lines, legal, turn } of randomWalk(game, options, seeded(seed + 200))) {
        const opinion = oracle(lines);
        expect(opinion.turn).toBe(turn);
        expect(opinion.score).toEqual(game.score(state).map(({ total }) => total));
        expect(opinion.result).toBe(printOutcome(game.result(state)));
        if (turn === 'chance' || legal.length > ORACLE_ACTIONS) continue;
        expect(opinion.legal().sort()).toEqual(texts(game, legal));
      }
    }
  });

  test('the outcomes of chance are all there, sum to 1, and are what is drawn', () => {
    for (const { state, turn } of randomWalk(game, options, seeded(300))) {
      if (turn !== 'chance') {
        expect(game.chanceCount(state)).toBe(0);
        expect(game.roller(state)).toBeNull();
        expect([...game.chanceOutcomes(state)]).toEqual([]);
        continue;
      }
      const drawn = game.draw(state, seeded(301));
      expect(game.whyNot(state, drawn)).toBeNull();
      if (game.chanceCount(state) > LISTED_OUTCOMES) continue;
      const outcomes = [...game.chanceOutcomes(state)];
      expect(outcomes.length).toBe(game.chanceCount(state));
      expect(
        texts(
          game,
          outcomes.map(({ action }) => action),
        ),
      ).toEqual(texts(game, game.legal(state)));
      const common = outcomes.reduce((multiple, { probability: { n } }) => lcm(multiple, n), 1);
      expect(outcomes.reduce((sum, { probability: { k, n } }) => sum + k * (common / n), 0)).toBe(common);
      const found = outcomes.find(({ action }) => game.printAction(action) === game.printAction(drawn));
      expect(game.probability(state, drawn)).toEqual(found?.probability);
    }
  });

  test('a placement covers the squares that are drawn once it is played', () => {
    for (const seed of seeds) {
      const below = seeded(seed + 450);
      for (const { state, legal, turn } of randomWalk(game, options, below)) {
        if (turn !== '1' && turn !== '2') continue;
        const seat = turn === '1' ? 1 : 2;
        const placements = game.placements(state, seat);
        const onBoard = legal.filter((action) => game.covers(state, action).length > 0);
        expect(
          texts(
            game,
            placements.map(({ action }) => action),
          ),
        ).toEqual(texts(game, onBoard));
        const { grid, squares: before } = game.board(state, seat);
        for (const { action, covers } of sampleOf(placements, 10, below)) {
          const after = [...before];
          for (const { square, kind, marks } of covers) after[squareAt(grid, square)] = { kind, marks };
          expect(game.board(must(game.apply(state, action)), seat).squares, game.printAction(action)).toEqual(after);
          for (const { kind } of covers) expect(game.kinds).toContain(kind);
        }
      }
    }
  });

  test('the previewed score is the score after', () => {
    for (const seed of seeds) {
      const below = seeded(seed + 400);
      for (const { state, legal, turn } of randomWalk(game, options, below)) {
        for (const action of sampleOf(legal, 10, below)) {
          const after = game.score(must(game.apply(state, action)))[Number(turn) - 1];
          expect(game.preview(state, action), game.printAction(action)).toEqual(after);
          const before = game.score(state)[Number(turn) - 1]!;
          expect(gainOf(game, state, action)).toBe(after!.total - before.total);
        }
      }
    }
  });

  test('a record reads back to the same game, state by state', () => {
    for (const seed of seeds) {
      const steps = [...randomWalk(game, options, seeded(seed + 500))];
      const actions = steps.at(-1)!.lines.map((line) => must(game.parseAction(line)));
      const tags = [{ name: 'Player1', value: 'Ada "the dot" \\ Byron' }];
      const states = steps.map(({ state }) => state);
      const replay: Replay = { game, position: null, states, actions };
      expect(must(readRecord(printRecord(replay, tags), GAMES as readonly AnyGame[]))).toEqual({ game, tags, replay });
    }
  });

  test('nothing legal is left when the game is over, and nothing is over while something is', () => {
    for (const seed of seeds) {
      for (const { state, turn, legal } of randomWalk(game, options, seeded(seed + 600))) {
        expect(game.result(state).kind === 'ongoing').toBe(turn !== 'over');
        if (turn === '1' || turn === '2') expect(legal.length).toBeGreaterThan(0);
        if (turn === 'over') expect(game.legal(state)).toEqual([]);
      }
    }
  });

  test('a viewer is sent what it may know and nothing that was slipped into the state', () => {
    const viewers: Viewer[] = [1, 2, 'watcher'];
    for (const { state } of randomWalk(game, options, seeded(700))) {
      for (const viewer of viewers) {
        const planted = { ...(state as object), deckOrder: [4, 3, 2, 1], secret: 'entropy' };
        const seen = JSON.stringify(game.view(state, viewer));
        expect(JSON.stringify(game.view(planted, viewer))).toBe(seen);
        expect(JSON.parse(seen)).toEqual({ viewer, state });
      }
    }
  });

  test('nothing in a state decides what chance draws next: another source can draw another outcome', () => {
    const sources = Array.from({ length: 40 }, (_, seed) => seed);
    for (const { state, turn } of randomWalk(game, options, seeded(800))) {
      if (turn !== 'chance') continue;
      const drawn = new Set(sources.map((seed) => game.printAction(game.draw(state, seeded(seed)))));
      expect(drawn.size > 1).toBe(game.chanceCount(state) > 1);
    }
  });

  test('a game seen in a mirror has the mirrored actions and the same score', () => {
    for (const symmetry of symmetriesOf(game, options)) {
      const below = seeded(900);
      let reflection = deepFreeze(game.create(options));
      const steps = [...randomWalk(game, options, below)];
      for (const [index, { state, lines, legal, turn }] of steps.entries()) {
        expect(String(game.turn(reflection))).toBe(turn);
        expect(game.score(reflection).map(({ total, largest, marks }) => [total, largest, marks])).toEqual(
          game.score(state).map(({ total, largest, marks }) => [total, largest, marks]),
        );
        if (turn !== 'chance' && legal.length <= ORACLE_ACTIONS) {
          const expected = legal.map((action) => mirrored(game, options, action, symmetry));
          expect(texts(game, game.legal(reflection))).toEqual(texts(game, expected));
        }
        const next = steps[index + 1]?.lines[lines.length];
        if (next === undefined) continue;
        const action = mirrored(game, options, must(game.parseAction(next)), symmetry);
        reflection = deepFreeze(must(game.apply(reflection, action)));
      }
    }
  });
});

describe.each(GAMES)('$name reads anything', (game) => {
  const letters = fc.constantFrom(...'rolpickaces?+~^@dsDSfq0123456789 '.split(''), '\t', 'é', '\u0000');
  const wild = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(letters, { maxLength: 40 }).map((list) => list.join('')),
  );

  test('any text is an action that prints to itself, or an error that says what and where', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const parsed = (game as AnyGame).parseAction(text);
        if (parsed.ok) expect((game as AnyGame).printAction(parsed.value)).toBe(text);
        else expect(parsed.error.at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 3000 },
    );
  });

  test('any lines are a game or an error that names its line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(wild, fc.constant(`new ${game.name}`), fc.constant('[A "b"]')), { maxLength: 6 }),
        (lines) => {
          const read = readRecord(lines, GAMES);
          if (!read.ok) expect(read.error.line).toBeLessThanOrEqual(lines.length + 1);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
