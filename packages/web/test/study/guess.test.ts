import { GAMES, readRecord } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { GUESSED, guessedOn, guessOf, keptBy, linesOfModel, otherSide, questionsOf } from '../../src/study/guess.ts';

const all = await GUESSED.load();
const hint = (win: number, loss: number) => ({
  best: [{ action: '', win, lead: 0, error: 0, pairedError: 0 }],
  loss,
  better: false,
});

test('everyone gets the same game on a day, and another one on the next', () => {
  expect(guessedOn(all, '2026-11-18')).toBe(guessedOn(all, '2026-11-18'));
  const days = Array.from({ length: 28 }, (_, day) => guessedOn(all, `2026-02-${String(day + 1).padStart(2, '0')}`).id);
  expect(new Set(days).size).toBeGreaterThan(14);
});

describe.each(['duel', 'discovery'])('the games of the castellan in %s', (game) => {
  const sides = all.filter((one) => one.game === game);

  test('are many, are records that anyone can replay, and ask each side about at least five moves', () => {
    expect(sides.length).toBeGreaterThanOrEqual(40);
    for (const one of sides) {
      const read = readRecord(linesOfModel(one).split('\n'), GAMES);
      expect(read.ok, one.id).toBe(true);
      const questions = questionsOf(one);
      expect(questions.length, one.id).toBeGreaterThanOrEqual(5);
      for (const { state } of questions) expect(read.ok && read.value.replay.game.turn(state as never)).toBe(one.seat);
    }
  });

  test('can be guessed from either side', () => {
    const [one] = sides;
    const two = otherSide(all, one!);
    expect([one!.seat, two.seat]).toEqual([1, 2]);
    expect(two.model).toBe(one!.model);
  });
});

test('what the castellan played keeps everything; another move keeps what its chance is of the best', () => {
  const guessed = all.find(({ game }) => game === 'duel')!;
  const [question] = questionsOf(guessed);
  const same = guessOf('duel', question!, question!.played, hint(0.6, 0.01));
  expect(same).toMatchObject({ same: true, yours: 0.6 });
  expect(keptBy([same])).toBe(1);
  const { game, states } = { game: GAMES[0]!, states: [question!.state] };
  const another = game
    .legal(states[0] as never)
    .map((action) => game.printAction(action as never))
    .find((action) => action !== question!.played && !guessOf('duel', question!, action, hint(0.6, 0)).same)!;
  expect(keptBy([guessOf('duel', question!, another, hint(0.6, 0.15))])).toBeCloseTo(0.75);
  expect(keptBy([same, guessOf('duel', question!, another, hint(0.6, 0.15))])).toBeCloseTo(0.875);
});
