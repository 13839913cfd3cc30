import { readFile } from '@castellan/ai/node';
import { type AnyGame, GAMES, must, readRecord } from '@castellan/rules';
import { expect, test } from 'vitest';
import {
  createEvaluators,
  type Evaluator,
  isDecision,
  loadPuzzles,
  lookAt,
  openPuzzle,
  type Puzzle,
  reportOn,
  tryOut,
} from '../src/index.ts';
import { compareInPairs } from '../src/pairs.ts';

const { evaluatorFor } = createEvaluators(readFile);

/** For rollouts on a machine that has other work. */
const MINUTES = 600_000;

/** Of each position 200 to 400 whole games with the same luck say that the action played is no worse than the one the search prefers. */
const RIGHTLY_PLAYED = [
  {
    what: 'in the daily game of 18 November 2026, action 30, taking 19 instead of 15',
    position:
      'phase=pick unseen=3,5,8,10,12,16,20,22 placing=2:1,7:2,13:2,18:1 choosing=6,9,15,19 ' +
      'kingdom1=ww3/1*n++m1/1lfms++/1ll+2 kingdom2=m++ff+2/2l2/2*wn+++/3w1/3w1',
    played: 'pick 19',
  },
  {
    what: 'before the fifth line, placing where a look at the last lines sees less',
    position:
      'phase=place seat=2 unseen=2-4,6,9,15,22,24 placing=5:1,13:1,14:2,23:2 done=2 choosing=1,10,11:1,20:1 ' +
      'kingdom1=1f3/1w+3/*wl+lm++/1wwl+m/1s++2m kingdom2=f2/m++2/mm+1/s++w1/*w+l',
    played: 'place 14 c1 d1',
  },
  {
    what: 'in the second line, placing where a search that meets no chance is sure of itself',
    position:
      'phase=place unseen=2-4,8-9,11-15,17-21,23 placing=7:2,10:2,16:1,24:1 done=2 choosing=1:2,5,6,22:2 kingdom2=f+*1/ww+f',
    played: 'place 16 e4 e3',
  },
];

test.each(RIGHTLY_PLAYED)(
  '$what is no mistake',
  async ({ position, played }) => {
    const replay = must(
      readRecord([`position discovery rules=1 ${position}`, played], GAMES as readonly AnyGame[]),
    ).replay;
    const evaluator = await evaluatorFor('discovery', replay.states[0]);
    const finding = lookAt(replay, 0, evaluator);
    expect(isDecision(finding) && finding.counted).toBe(true);
    expect(reportOn(replay, [finding], evaluator.version, 1).moments[0]).toMatchObject({ mark: null });
  },
  MINUTES,
);

/** The search sees 4 and 8 % between these; 100 pairs of whole games say 67 and 19 %. */
const BLUNDERS = [
  {
    what: 'before the fifth line, taking 2 instead of 13',
    position:
      'phase=pick unseen=7,9-10,17-20,23 placing=3:1,8:2,14:1,15:2 done=2 choosing=2,6:1,12:2,13 ' +
      'kingdom1=2m2/fl+m2/f1m2/f1s++2/f+l*wn+++ kingdom2=2n++2/2f2/ll*ww/2lw+w/4m+',
    played: 'pick 2',
  },
  {
    what: 'in the second line, placing 16 on e4 d4 instead of d5 d6',
    position:
      'phase=place seat=2 unseen=2-5,8-11,13-14,17,20-24 placing=6:1,15:2,16:2,18:1 done=2 choosing=1,7,12:2,19:1 ' +
      'kingdom1=1s/*s kingdom2=1f/*l+',
    played: 'place 16 e4 d4',
  },
];

test.each(BLUNDERS)(
  '$what is a blunder, although the search sees little of it',
  async ({ position, played }) => {
    const { replay } = must(
      readRecord([`position discovery rules=1 ${position}`, played], GAMES as readonly AnyGame[]),
    );
    for (const depth of ['standard', 'deep'] as const) {
      const evaluator = await evaluatorFor('discovery', replay.states[0], depth);
      const { moments } = reportOn(replay, [lookAt(replay, 0, evaluator)], evaluator.version, 1);
      expect(moments[0]).toMatchObject({ mark: { name: 'blunder', by: 'win' } });
    }
  },
  MINUTES,
);

test('where something is left to chance no loss is exact, however sure the search is', async () => {
  const { position, played } = RIGHTLY_PLAYED[2]!;
  const replay = must(
    readRecord([`position discovery rules=1 ${position}`, played], GAMES as readonly AnyGame[]),
  ).replay;
  const evaluator = await evaluatorFor('discovery', replay.states[0], 'quick');
  expect(evaluator.value(replay.states[1], 1).error).toBeGreaterThan(0);
});

test(
  'rollouts that prove the last line agree with whole games where a look at it does not',
  async () => {
    const { position, played } = RIGHTLY_PLAYED[1]!;
    const { states } = must(readRecord([`position discovery rules=1 ${position}`], GAMES as readonly AnyGame[])).replay;
    const evaluator = await evaluatorFor('discovery', states[0]);
    const behind = (atLastLine: 'look' | 'proof'): number => {
      const [other, own] = ['place 14 h5 i5', played].map((action) =>
        tryOut(evaluator, states[0], action, 24, 1, atLastLine),
      );
      return other!.trials.reduce((sum, win, trial) => sum + win - own!.trials[trial]!, 0) / 24;
    };
    expect(behind('look')).toBeGreaterThan(0);
    expect(behind('proof')).toBeLessThan(0);
  },
  MINUTES,
);

/** A decision of Duel with a clear answer, as a search may judge it, and an evaluator that counts its rollouts. */
async function judged(
  wins: { readonly best: number; readonly rival: number },
  error: number,
  played: 'best' | 'rival',
) {
  const puzzle = (await loadPuzzles('duel')).find(({ gap, kind }) => gap > 0.12 && kind === 'draft') as Puzzle;
  const { state } = openPuzzle(puzzle);
  const full = await evaluatorFor('duel', state);
  const rolled = { endings: 0 };
  const evaluator: Evaluator = {
    ...full,
    budget: { ...full.budget, trials: 24 },
    quick(...position) {
      rolled.endings++;
      return full.quick(...position);
    },
  };
  const candidates = (['best', 'rival'] as const)
    .map((which) => ({ action: puzzle[which], win: wins[which], lead: 0, error, pairedError: error }))
    .sort((a, b) => b.win - a.win);
  const found = { candidates, played: puzzle[played], kind: puzzle.kind, counted: true, spread: 0.1 };
  return { puzzle, rolled, found, compared: compareInPairs(found, state, evaluator, 1) };
}

test('what a search has proved is not rolled out', async () => {
  const { found, compared, rolled } = await judged({ best: 0.53, rival: 0.5 }, 0, 'rival');
  expect(compared).toBe(found);
  expect(rolled.endings).toBe(0);
});

test('a difference far above the line is not rolled out, nor one far below', async () => {
  for (const [wins, played] of [
    [{ best: 0.9, rival: 0.5 }, 'rival'],
    [{ best: 0.7, rival: 0.5 }, 'best'],
  ] as const) {
    const { found, compared, rolled } = await judged(wins, 0.01, played);
    expect(rolled.endings).toBe(0);
    expect(compared.candidates.map(({ action, win }) => [action, win])).toEqual(
      found.candidates.map(({ action, win }) => [action, win]),
    );
  }
});

test('where the search leaves it open, rollouts with the same luck decide, and no more of them than the budget has', async () => {
  // The search prefers the rival, wrongly.
  const { puzzle, compared, rolled } = await judged({ best: 0.5, rival: 0.53 }, 0.01, 'best');
  expect(rolled.endings).toBeGreaterThan(0);
  expect(rolled.endings).toBeLessThanOrEqual(2 * 24);
  const [first, second] = compared.candidates;
  expect(first!.action).toBe(puzzle.best);
  expect(first!.win - second!.win).toBeGreaterThan(0.05);
  // Surer than the search alone, which is wrong by 8 %.
  expect(second!.pairedError).toBeLessThan(0.08);
});
