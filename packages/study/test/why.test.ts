import { readFile } from '@castellan/ai/node';
import { type AnyGame, duel, GAMES, type GameName, JOKER, must, readRecord } from '@castellan/rules';
import { describe, expect, it, test } from 'vitest';
import {
  type Component,
  createEvaluators,
  type DecisionFacts,
  explain,
  factsOf,
  habitsOf,
  lineOf,
  loadPuzzles,
  openPuzzle,
  reasonsFor,
} from '../src/index.ts';

const { evaluatorFor } = createEvaluators(readFile);

const component = (name: string, best: number, played: number, error: number): Component => ({
  name,
  best,
  played,
  difference: best - played,
  error,
});

const FACTS: DecisionFacts = {
  best: 'a',
  played: 'b',
  kinds: ['placement', 'placement'],
  lines: { best: [], played: [] },
  gain: { best: 0, played: 0 },
  reply: { best: 0, played: 0 },
  replies: false,
  spends: { best: [], played: [] },
  joins: { best: false, played: false },
  extends: null,
  emptySquares: 20,
};

const conceptsOf = (components: readonly Component[], facts: Partial<DecisionFacts> = {}) =>
  reasonsFor(components, { ...FACTS, ...facts }).map(({ concept }) => concept);

describe('a reason', () => {
  it('is not given where the number may be luck', () => {
    expect(reasonsFor([component('own points d', 12, 9, 1.5)], FACTS)).toEqual([]);
    expect(reasonsFor([component('own points d', 12, 9, 0.5)], FACTS)).toMatchObject([
      { claim: 'own-points', of: 'd', best: 12, played: 9 },
    ]);
  });

  it('speaks for the better action, never against it', () => {
    expect(reasonsFor([component('own points d', 9, 12, 0.1), component('other points s', 8, 4, 0.1)], FACTS)).toEqual(
      [],
    );
  });

  it('is no coat whose points the others take away again', () => {
    const coat = component('own points d', 20, 7, 0.5);
    expect(reasonsFor([coat, component('own total', 41, 40.8, 0.6)], FACTS)).toEqual([]);
    expect(conceptsOf([coat, component('own total', 45, 40, 0.6)])).toEqual(['growth']);
    const theirs = component('other points d', 7, 20, 0.5);
    expect(reasonsFor([theirs, component('other total', 40.8, 41, 0.6)], FACTS)).toEqual([]);
    expect(conceptsOf([theirs, component('other total', 40, 45, 0.6)])).toEqual(['denial']);
  });

  it('comes with a second one only where that weighs at least half as much', () => {
    const first = component('own points d', 12, 6, 0.5);
    expect(conceptsOf([first, component('other points s', 10, 12, 0.2)])).toHaveLength(1);
    expect(conceptsOf([first, component('other points s', 8, 12, 0.2)])).toEqual(['growth', 'denial']);
  });
});

test.each<[string, readonly Component[], Partial<DecisionFacts>]>([
  ['growth', [component('own points d', 9, 5, 0.5), component('own squares d', 6, 4, 0.1)], {}],
  ['crosses', [component('own points d', 9, 5, 0.5), component('own marks d', 3, 2, 0.1)], {}],
  ['joining', [component('own points d', 9, 5, 0.5)], { joins: { best: true, played: false } }],
  ['castle', [component('own points d', 9, 5, 0.5)], { spends: { best: ['castle'], played: [] } }],
  ['power', [component('own points d', 9, 5, 0.5)], { spends: { best: [], played: ['power'] } }],
  ['jokers', [component('own points d', 9, 5, 0.5)], { spends: { best: ['joker'], played: [] } }],
  ['lightning', [component('own points d', 9, 5, 0.5)], { kinds: ['lightning', 'lightning'] }],
  ['denial', [component('other points w', 5, 9, 0.5)], {}],
  ['spellbook', [component('own line s', 0.6, 0.4, 0.02)], {}],
  ['holes', [component('own empty', 1, 2, 0.1)], {}],
  ['packing', [component('own discards', 0.2, 1, 0.1)], { emptySquares: 8 }],
  ['turn-order', [component('own first', 0.9, 0.4, 0.05)], {}],
  ['tie-break', [component('own tiebreak', 0.2, 0.1, 0.01)], {}],
  // An exact number, with games that lean the same way.
  ['denial', [component('other total', 50, 52, 1)], { replies: true, reply: { best: 1, played: 14 } }],
])('the concept of %s is found by its rule', (concept, components, facts) => {
  expect(conceptsOf(components, facts)[0]).toBe(concept);
});

test('an exact number is left out where games lean the other way', () => {
  const facts = { replies: true, reply: { best: 1, played: 14 } };
  expect(conceptsOf([component('other total', 53, 52, 0.5)], facts)).toEqual([]);
});

describe.each(GAMES.map(({ name }) => name))('why, in %s', (name) => {
  it('explains a clear answer, in pairs that add up to the lead', async () => {
    const puzzle = (await loadPuzzles(name as GameName)).find(({ gap, kind }) => gap > 0.2 && kind === 'placement')!;
    const { state } = openPuzzle(puzzle);
    const evaluator = await evaluatorFor(name as GameName, state);
    const found = explain(evaluator, state, puzzle.best, puzzle.rival, { least: 24, most: 24 });
    expect(found.trials).toBe(24);
    expect(found.reasons.length).toBeLessThanOrEqual(2);
    const sum = found.components.reduce(
      (total, one) => total + (one.name.startsWith('own') ? 1 : -1) * one.difference,
      0,
    );
    expect(sum).toBeCloseTo(found.lead.difference, 6);
    expect(found.lines.best[0]!.action).toBe(puzzle.best);
    // The same seed says the same.
    expect(explain(evaluator, state, puzzle.best, puzzle.rival, { least: 24, most: 24 })).toEqual(found);
  });
});

test('the line goes on to the next roll: two drafts, two placements', async () => {
  const { states } = must(readRecord(['new duel', 'roll d s f++ D'], GAMES as readonly AnyGame[])).replay;
  const evaluator = await evaluatorFor('duel', states[1]);
  const line = lineOf(evaluator, states[1], 'pick 3');
  expect(line.map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
  expect(line.map(({ action }) => action.split(' ')[0])).toEqual(['pick', 'pick', 'place', 'place']);
});

test('a domain with room around it is extended by every roll that shows its coat or a question mark', async () => {
  const lines = ['new duel', 'roll d s s s', 'pick 1', 'pick 2 3', 'place s@d4 d@d5'];
  const { states } = must(readRecord(lines, [duel])).replay;
  const evaluator = await evaluatorFor('duel', states[3]);
  const facts = factsOf(evaluator, states[3], 'place s@d4 d@d5', 'place d@b3 s@c3');
  const { dice } = states[3]!.options.sheet;
  const none = dice.reduce(
    (share, faces) => (share * faces.filter((face) => !face.startsWith('d') && face !== JOKER).length) / faces.length,
    1,
  );
  expect(facts.extends!.best.d).toBeCloseTo(1 - none, 9);
});

/** A game of which only its actions matter. */
const DRAWN = must(readRecord(['new duel', 'roll d s s s', 'pick 1', 'pick 2 3', 'place s@d4 d@d5'], [duel])).replay;
const WITH_CASTLE = 'place s+^@d4 d@d5';
const moment = (index: number, loss: number) =>
  ({ index, loss, turn: 1 }) as unknown as Parameters<typeof habitsOf>[1][number];
const because = (concept: string, best = 'pass', played = 'pass') =>
  ({ concepts: [concept], reasons: [], best, played }) as never;

test('mistakes are grouped by concept, and the groups add up', () => {
  const habits = habitsOf(
    DRAWN,
    [moment(1, 0.05), moment(2, 0.1), moment(3, 0.03), moment(4, 0.2)],
    new Map([
      [1, because('growth')],
      [2, because('growth')],
      [3, because('denial')],
    ]),
  );
  expect(habits.map(({ concept, moments }) => [concept, moments.map(({ index }) => index)])).toEqual([
    ['growth', [1, 2]],
    ['denial', [3]],
    [null, [4]],
  ]);
  expect(habits.reduce((sum, { loss }) => sum + loss, 0)).toBeCloseTo(0.38, 9);
});

test('a castle was never used, kept too long, or used too early', () => {
  const manner = (found: readonly (readonly [best: string, played: string, loss: number])[], replay = DRAWN) =>
    habitsOf(
      replay,
      found.map(([, , loss], index) => moment(index + 1, loss)),
      new Map(found.map(([best, played], index) => [index + 1, because('castle', best, played)])),
    )[0]!.manner;
  expect(manner([[WITH_CASTLE, 'pass', 0.1]])).toBe('never');
  const used = must(readRecord(['new duel', 'roll d s s s', 'pick 1', 'pick 2 3', WITH_CASTLE], [duel])).replay;
  expect(manner([[WITH_CASTLE, 'pass', 0.1]], used)).toBe('late');
  expect(manner([['pass', WITH_CASTLE, 0.1]], used)).toBe('early');
  // What cost more decides.
  expect(
    manner(
      [
        ['pass', WITH_CASTLE, 0.05],
        [WITH_CASTLE, 'pass', 0.1],
      ],
      used,
    ),
  ).toBe('late');
  expect(manner([[WITH_CASTLE, WITH_CASTLE, 0.1]], used)).toBe(null);
});
