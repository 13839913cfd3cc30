import type { Level } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import {
  type AnyGame,
  discovery,
  duel,
  GAMES,
  type GameName,
  must,
  type Replay,
  readRecord,
  seeded,
} from '@castellan/rules';
import { describe, expect, it, test } from 'vitest';
import {
  analyse,
  analyseAll,
  createEvaluators,
  type Depth,
  type Finding,
  isDecision,
  lookAt,
  momentsToLookAt,
  playStudied,
  reportOn,
  segmentsOf,
} from '../src/index.ts';

const { evaluatorFor, playerFor } = createEvaluators(readFile);

const readReplay = (lines: readonly string[]): Replay => must(readRecord(lines, GAMES as readonly AnyGame[])).replay;

async function playedGame(
  game: AnyGame,
  words: readonly string[],
  levels: readonly [Level, Level],
  seed: number,
): Promise<Replay> {
  const options = must(game.parseOptions(words));
  const start = game.create(options);
  const [one, two] = await Promise.all(levels.map((level) => playerFor(game.name as GameName, level, start)));
  const { steps } = playStudied(game, options, [one!, two!], { nodes: 0 }, seed);
  return readReplay([
    ['new', game.name, ...game.printOptions(options)].join(' '),
    ...steps.map(({ action }) => action),
  ]);
}

/** The second half of a game, as a game that begins there. */
function laterHalf({ game, actions, states }: Replay): Replay {
  const half = actions.length >> 1;
  return readReplay([
    `position ${(game as AnyGame).printPosition(states[half])}`,
    ...actions.slice(half).map((action) => game.printAction(action)),
  ]);
}

const judgeOf = ({ game, states }: Replay, depth: Depth = 'quick') =>
  evaluatorFor(game.name as GameName, states[0], depth);

/** Worked out when it is first asked for. */
function once<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

const VARIANTS: readonly [AnyGame, ...string[]][] = [
  [duel],
  [duel, 'edition=fr'],
  [duel, 'edition=es'],
  [duel, 'edition=pl'],
  [duel, 'ticks=formed', 'equal=shared'],
  [duel, 'boxes=f:4,q:4', 'powers=d:split,s:free,D:both,S:turn', 'die3=d,s,D,S,f++,q++'],
  [discovery],
  [discovery, 'tiebreak=print', 'harmony=off'],
  [discovery, 'harmony=off', 'middle=on'],
  [discovery, 'deck=base'],
  [discovery, 'deck=base', 'size=7'],
];

/** Games of so many actions are looked at as a whole once, and of the others, by other options, the second half. */
const LONG = 70;

describe.each(VARIANTS.map(([game, ...words]) => ({ game, words })))(
  'a game of $game.name $words',
  ({ game, words }) => {
    it('adds up: result less start is luck and errors, and nothing is left over', async () => {
      const whole = await playedGame(game, words, ['knight', 'page'], 11);
      const studied = words.length > 0 && whole.actions.length > LONG ? laterHalf(whole) : whole;
      const evaluator = await judgeOf(studied);
      const { moments, summary, done, total } = await analyseAll(studied, evaluator);
      expect(done).toBe(total);
      expect(moments.some(({ pending }) => pending)).toBe(false);

      let sum = 0;
      for (const moment of moments) {
        if (moment.turn === 'chance') sum += moment.luck;
        else {
          expect(moment.loss).toBeGreaterThanOrEqual(0);
          expect(moment.candidates.map(({ action }) => action)).toContain(moment.action);
          sum += moment.turn === 1 ? -moment.loss : moment.loss;
        }
        for (const { win } of [moment.before, moment.after]) {
          expect(win).toBeGreaterThanOrEqual(0);
          expect(win).toBeLessThanOrEqual(1);
        }
      }
      expect(summary.result! - summary.start.win).toBeCloseTo(sum, 9);
      expect(summary.residue).toBeCloseTo(0, 9);
      expect(summary.adjusted!).toBeCloseTo(summary.start.win - summary.skill[0].lost + summary.skill[1].lost, 9);
      // One evaluator: what a chance is worth before its outcome is its value wherever it is asked.
      for (const { index, turn, before } of moments) {
        if (turn === 'chance') expect(before).toEqual(evaluator.value(studied.states[index], 1));
        if (index > 0) expect(before).toEqual(moments[index - 1]!.after);
      }
    });
  },
);

describe.each(GAMES as readonly AnyGame[])('an analysis of $name', (game) => {
  /** One game and its analysis for the two tests that take it apart. */
  const taken = once(async () => {
    const studied = await playedGame(game, [], ['novice', 'knight'], 8);
    const evaluator = await judgeOf(studied);
    const findings: Finding[] = [];
    for await (const finding of analyse(studied, evaluator)) findings.push(finding);
    return { studied, evaluator, findings };
  });

  it('is the same in whatever order the moments are looked at', async () => {
    const { studied, evaluator, findings } = await taken();
    const { version } = evaluator;
    const report = reportOn(studied, findings, version, findings.length);
    const saved = JSON.parse(JSON.stringify(findings.toReversed())) as Finding[];
    expect(reportOn(studied, saved, version, saved.length)).toEqual(report);
    const another = await judgeOf(studied);
    const looked = momentsToLookAt(studied)
      .map((index, at) => ({ index, finding: findings[at] }))
      .filter((_, at) => at % 5 === 0)
      .reverse();
    for (const [at, { index, finding }] of looked.entries())
      expect(lookAt(studied, index, at % 2 === 0 ? another : evaluator)).toEqual(finding);
  });

  it('says of one segment of a game what it says of it in the whole, and all segments are the game', async () => {
    const { studied, evaluator, findings } = await taken();
    const byIndex = new Map(momentsToLookAt(studied).map((index, at) => [index, findings[at]!]));
    const lostIn = (indices: Iterable<number>): number[] => {
      const found = Array.from(indices, (index) => byIndex.get(index)!);
      return reportOn(studied, found, evaluator.version, found.length).summary.skill.map(({ lost }) => lost);
    };
    const segments = segmentsOf(studied).map(lostIn);
    expect(segments.length).toBeGreaterThan(4);
    for (const [seat, lost] of lostIn(byIndex.keys()).entries()) {
      expect(lost).toBeGreaterThan(0);
      expect(segments.reduce((sum, one) => sum + one[seat]!, 0)).toBeCloseTo(lost, 9);
    }
  });

  it('can be stopped, and tells what it has found by then', async () => {
    const studied = await playedGame(game, [], ['squire', 'squire'], 6);
    const evaluator = await judgeOf(studied);
    const stop = new AbortController();
    const findings: Finding[] = [];
    for await (const finding of analyse(studied, evaluator, { signal: stop.signal })) {
      findings.push(finding);
      if (findings.length === 20) stop.abort();
    }
    expect(findings.length).toBe(20);
    const { moments, summary, done, total } = reportOn(
      studied,
      findings,
      evaluator.version,
      momentsToLookAt(studied).length,
    );
    expect(done).toBeLessThan(total);
    expect(moments.filter(({ pending }) => pending).length).toBe(total - done);
    expect(summary.residue).toBeCloseTo(0, 9);
  });

  it('values a game that was left where it stands, and rates nobody', async () => {
    const whole = await playedGame(game, [], ['squire', 'squire'], 7);
    const studied: Replay = { ...whole, actions: whole.actions.slice(0, 9), states: whole.states.slice(0, 10) };
    const { summary } = await analyseAll(studied, await judgeOf(studied));
    expect(summary).toMatchObject({ result: null, adjusted: null, rated: [false, false] });
    expect(summary.residue).toBeCloseTo(0, 9);
  });

  it('finds that a beginner gives away more than a castellan', async () => {
    const studied = await playedGame(game, [], ['castellan', 'novice'], 8);
    const { summary } = await analyseAll(studied, await judgeOf(studied));
    expect(summary.skill[1].lost).toBeGreaterThan(summary.skill[0].lost + 0.2);
  });
});

test.each([
  [1, 0],
  [2, 1],
])('a game of Duel that was played by version %i of the rules is judged by it', async (rules, win) => {
  const position =
    `position duel edition=fr rules=${rules} round=17 phase=place dice=?1,f2,D1,S2 ` +
    'map1=2qqqqq/qqqqqqq/qqf++*qqq/qqqqqqq/qqqqqqq map2=2qqqqq/qqqqqqq/qqs+*qqq/qqqqqdq/qqqqq2 book2=f2';
  const studied = readReplay([position, 'place ?q@a1 D@b1', 'pass']);
  const evaluator = await judgeOf(studied);
  // Player 2 can only pass, and wins by the spellbook of this round if there is one.
  expect(evaluator.value(studied.states[1], 1).win).toBeCloseTo(win, 2);
  expect((await analyseAll(studied, evaluator)).version.rules).toBe(rules);
});

test('equal dice and mirror images are one choice', async () => {
  const start = readReplay(['new duel', 'roll d s s s', 'pick 1', 'pick 2 3', 'place s@d4 d@d5']);
  const evaluator = await judgeOf(start);
  const [draft, placing] = [1, 3].map((index) => lookAt(start, index, evaluator));
  if (!isDecision(draft!) || !isDecision(placing!)) throw new Error('both are decisions');
  expect(draft.candidates.map(({ action }) => action)).toEqual(['pick 1', expect.stringMatching(/^pick [234]$/)]);
  const squares = placing.candidates.map(({ action }) => action);
  expect(new Set(squares).size).toBe(squares.length);
  expect(squares).toContain('place s@d4 d@d5');
  expect(squares).not.toContain('place d@d1 s@d2');
});

test('the last placement of a round belongs to that round', () => {
  const first = ['roll d s s s', 'pick 1', 'pick 2 3', 'place s@d4 d@d5', 'place s@d4 s@d5'];
  const played = readReplay(['new duel', ...first, 'roll d s s s']);
  const { moments } = reportOn(played, [], { rules: 2, weights: '', depth: 'quick' }, 0);
  expect(moments.map(({ round }) => round)).toEqual([...first.map(() => 1), 2]);
});

test('an exact value has no error, and neither has what a roll changed or an action cost', async () => {
  const start = readReplay(['new duel', 'roll d s s s', 'pick 1', 'pick 2 3', 'place s@d4 d@d5']);
  const evaluator = await judgeOf(start);
  const found = momentsToLookAt(start).map((index) => lookAt(start, index, evaluator));
  const { moments, summary } = reportOn(start, found, evaluator.version, found.length);
  expect(moments.some((moment) => moment.turn !== 'chance' && moment.loss > 0)).toBe(true);
  for (const moment of moments) {
    expect(moment.turn === 'chance' ? moment.luckError : moment.lossError).toBe(0);
    expect([moment.before.error, moment.after.error]).toEqual([0, 0]);
  }
  expect(summary.luckError).toBe(0);
});

test('where nothing is left to chance, an action that keeps the result gives nothing away', async () => {
  const studied = await playedGame(discovery, [], ['castellan', 'castellan'], 9);
  const evaluator = await judgeOf(studied, 'deep');
  const open = momentsToLookAt(studied)
    .filter((index) => evaluator.isOpen(studied.states[index]))
    .slice(-4);
  const below = seeded(3);
  for (const index of open) {
    const finding = lookAt(studied, index, evaluator, below(100));
    if (!isDecision(finding)) throw new Error('all of them are decisions');
    for (const { win, error } of finding.candidates) {
      expect(error).toBe(0);
      expect([0, 0.5, 1]).toContain(win);
    }
  }
});
