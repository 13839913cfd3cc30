import { discovery, must, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { chanceAgainst, levelAfter, type Played, playedHere } from '../src/play/adapt.ts';
import { computer, newGame, PERSON } from '../src/play/game-info.ts';
import { LEVELS, type Level } from '../src/play/levels.ts';
import { gameStore } from '../src/play/store.ts';
import { recordOf } from '../src/records/game-record.ts';
import { ANALYSES, idOf, type KeptAnalysis, linesOf } from '../src/study/kept-analysis.ts';

const results = (level: Level, ...shares: readonly number[]): Played[] => shares.map((share) => ({ level, share }));

test('who has not played yet meets the squire', () => {
  expect(levelAfter([])).toBe('squire');
});

test('who keeps losing meets someone easier, who keeps winning someone harder', () => {
  expect(levelAfter(results('squire', 0, 0, 0, 0))).toBe('page');
  expect(levelAfter(results('squire', 1, 1, 1, 1))).toBe('knight');
  expect(levelAfter([...results('novice', 0, 0, 0), ...results('page', 0, 0, 0, 0)])).toBe('novice');
  expect(levelAfter([...results('castellan', 1, 1, 1, 1), ...results('steward', 1, 1, 1, 1)])).toBe('castellan');
});

test('who wins every other game stays, and one game does not move anybody', () => {
  expect(levelAfter(results('knight', 1, 0, 1, 0, 1, 0, 1, 0))).toBe('knight');
  for (const share of [0, 0.5, 1]) expect(levelAfter(results('squire', share))).toBe('squire');
});

test('the latest games count most', () => {
  const lately = [...results('squire', 1, 1, 1, 1, 1), ...results('squire', 0, 0, 0, 0, 0)];
  const before = lately.toReversed();
  expect(chanceAgainst('squire', lately)!).toBeGreaterThan(chanceAgainst('squire', before)!);
});

test('what one should win is told after three games, and falls from level to level', () => {
  expect(chanceAgainst('page', results('page', 1, 0))).toBeNull();
  const chances = LEVELS.map((level) => chanceAgainst(level, results('page', 1, 0, 1))!);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});

test('luck that an analysis knows of does not count, and an unfinished analysis changes nothing', async () => {
  const below = seeded(3);
  const actions: string[] = [];
  let state = discovery.create(must(discovery.parseOptions([])));
  while (discovery.turn(state) !== 'over') {
    const legal = discovery.legal(state);
    const action = discovery.turn(state) === 'chance' ? discovery.draw(state, below) : legal[below(legal.length)]!;
    actions.push(discovery.printAction(action));
    state = must(discovery.apply(state, action));
  }
  const info = newGame('discovery', { actions, seats: [computer('knight'), PERSON] });
  await (await gameStore()).create(info);
  const outcome = discovery.result(state);
  const won = outcome.kind !== 'win' ? 0.5 : Number(outcome.seat === 2);
  expect(await playedHere('discovery')).toEqual([{ level: 'knight', share: won }]);

  const analysis = {
    id: idOf(linesOf(recordOf(info, ['', '']))),
    game: 'discovery',
    findings: [{ index: 0 }],
    total: 2,
    // For player 1, who is the computer here.
    summary: { adjusted: -0.25 },
  } as unknown as KeptAnalysis;
  await ANALYSES.put(analysis);
  expect(await playedHere('discovery')).toEqual([{ level: 'knight', share: won }]);
  await ANALYSES.put({ ...analysis, total: 1 });
  expect(await playedHere('discovery')).toEqual([{ level: 'knight', share: 1.25 }]);
});

test('who only had luck stays where the same results without it would lead', () => {
  expect(levelAfter(results('squire', 1, 1, 1, 1, 1, 1))).toBe('knight');
  expect(levelAfter(results('squire', 0.4, 0.6, 0.5, 0.45, 0.6, 0.4))).toBe('squire');
  // Beyond a win and beyond a loss are no harm: they even out.
  expect(levelAfter(results('squire', 1.3, -0.3, 1.2, -0.2))).toBe(levelAfter(results('squire', 1, 0, 1, 0)));
});
