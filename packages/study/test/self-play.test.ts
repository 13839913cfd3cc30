import { playerNamed, summarise } from '@castellan/ai/arena';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, discovery, duel, type GameName, must, seeded } from '@castellan/rules';
import { describe, expect, it, test } from 'vitest';
import { calibrate, type Forecast } from '../src/calibration.ts';
import { type Decision, decisionAt, lossOf, stateOf } from '../src/decisions.ts';
import { createEvaluators } from '../src/evaluator.ts';
import { spreadOf } from '../src/identity-check.ts';
import { rollOut, tryOut } from '../src/rollout.ts';
import { forecastsOf, playStudied } from '../src/self-play.ts';

const { evaluatorFor } = createEvaluators(readFile);

/** Forecasts by somebody who tells `told` of a true logit. */
function forecasts(told: number): Forecast[] {
  const below = seeded(4);
  return Array.from({ length: 20_000 }, (_, game) => {
    const logit = (below(6000) - 3000) / 1000;
    const truth = 1 / (1 + Math.exp(-logit));
    const result = below(100_000) < truth * 100_000 ? 1 : 0;
    return { win: 1 / (1 + Math.exp(-told * logit)), lead: 0, result, finalLead: 2, game, round: 1 };
  });
}

test('an honest forecast has slope 1, a timid one more, one too sure less', () => {
  const honest = calibrate(forecasts(1));
  expect(Math.abs(honest.slope - 1)).toBeLessThan(3 * honest.slopeError + 0.02);
  expect(honest.slopeError).toBeLessThan(0.03);
  expect(honest.leadBias).toBe(2);
  expect(calibrate(forecasts(0.5)).slope).toBeCloseTo(2 * honest.slope, 1);
  expect(calibrate(forecasts(2)).slope).toBeCloseTo(honest.slope / 2, 1);
});

test('gaps that sampling explains are none', () => {
  const gaps = [0.1, -0.1, 0.1, -0.1].map((gap) => ({ before: '2', gap, sampling: 0.01 }));
  expect(spreadOf(gaps).spread).toBeCloseTo(0);
  expect(spreadOf(gaps.map((gap) => ({ ...gap, sampling: 0.0064 }))).spread).toBeCloseTo(0.06);
});

test('the best action gives nothing away, another what it is behind in the same trials', () => {
  const best = { action: 'pick 1', trials: [0.6, 0.4, 0.7, 0.5] };
  const other = { action: 'pick 2', trials: [0.5, 0.3, 0.6, 0.4] };
  const decision: Decision = { position: '', candidates: [best, other] };
  expect(lossOf(decision, best)).toBe(0);
  expect(lossOf(decision, other)).toBeCloseTo(0.1);
});

test('a match with luck taken out is told beside the plain share, and only then', () => {
  const results = [
    { won: 1, luck: 0.4 },
    { won: 1, luck: 0.3 },
    { won: 0, luck: -0.5 },
    { won: 0, luck: -0.6 },
  ].map((result) => ({ ...result, points: 0, theirs: 0 }));
  const { share, low, adjusted } = summarise(results);
  expect(share).toBe(0.5);
  expect(adjusted!.share).toBeCloseTo(0.6);
  expect(adjusted!.high - adjusted!.low).toBeLessThan(share - low);
  expect(summarise(results.map(({ luck: _, ...rest }) => rest)).adjusted).toBeNull();
});

/** Of a game that either may win. */
const SPREAD_OF_A_RESULT = 0.5;

describe.each([duel, discovery] as AnyGame[])('a study of $name', (game) => {
  const options = must(game.parseOptions([]));
  const quick = playerNamed(game.name as GameName, 'steward');

  it('finds no luck on average where all outcomes can be looked at', async () => {
    const evaluator = await evaluatorFor(game.name as GameName, game.create(options));
    const { steps } = playStudied(game, options, [quick, quick], { nodes: 0 }, 5);
    const chances = steps.filter(({ turn, state }) => turn === 'chance' && game.chanceCount(state) <= 1296);
    for (const { state } of [chances[1]!, chances.at(-1)!]) {
      const value = evaluator.chance(state, 1);
      let mean = 0;
      for (const { action, probability } of game.chanceOutcomes(state)) {
        mean += (value.after(game.printAction(action)) * probability.k) / probability.n;
      }
      expect(mean).toBeCloseTo(value.mean, 4);
    }
  });

  it('tells a forecast of every decision for player 1, and its games can be played again', () => {
    const played = playStudied(game, options, [quick, quick], { nodes: 0 }, 6);
    const again = playStudied(game, options, [quick, quick], { nodes: 0 }, 6);
    expect(again.steps.map(({ action }) => action)).toEqual(played.steps.map(({ action }) => action));
    const told = forecastsOf(game, played, 0);
    expect(told.length).toBe(played.steps.filter(({ turn }) => turn !== 'chance').length);
  });

  it('finds a decision of a set again by its position, with candidates that can be played there', () => {
    const played = playStudied(game, options, [quick, quick], { nodes: 0 }, 6);
    const decisions = played.steps.map((_, index) => decisionAt(game, played, index, quick, 0, 4));
    expect(decisions.some((decision) => decision !== null)).toBe(true);
    for (const [index, decision] of decisions.entries()) {
      if (!decision) continue;
      const state = stateOf(game, decision);
      expect(state).toEqual(played.steps[index]!.state);
      expect(decision.candidates.length).toBeGreaterThan(1);
      for (const { action } of decision.candidates) {
        expect(game.apply(state, must(game.parseAction(action))).ok).toBe(true);
      }
    }
  });

  it('rolls an action out with less spread than a result has, the same for the same seed', async () => {
    const evaluator = await evaluatorFor(game.name as GameName, game.create(options));
    const { steps } = playStudied(game, options, [quick, quick], { nodes: 0 }, 7);
    const { state, action } = steps.find(({ turn, round }) => turn !== 'chance' && round === 3)!;
    const { trials } = tryOut(evaluator, state, action, 8);
    const mean = trials.reduce((sum, win) => sum + win, 0) / trials.length;
    const spread = Math.sqrt(trials.reduce((sum, win) => sum + (win - mean) ** 2, 0) / (trials.length - 1));
    expect(spread).toBeLessThan(SPREAD_OF_A_RESULT);
    expect(spread).toBeGreaterThan(0);
    expect(rollOut(evaluator, state, 3)).toBe(rollOut(evaluator, state, 3));
  });
});
