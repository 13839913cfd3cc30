import { expect, test } from 'vitest';
import { answerFor, type Summary, withoutLuck } from '../src/index.ts';

const summary = (result: number | null, luck: number, one: number, two: number): Summary =>
  ({
    result,
    luck,
    adjusted: result === null ? null : result - luck,
    skill: [{ lost: one }, { lost: two }],
  }) as unknown as Summary;

test('a game was lost by luck where luck took more than the mistakes of both together', () => {
  const lost = summary(0, -0.29, 0.38, 0.15);
  expect(answerFor(lost, 1)).toEqual({ ending: 'lost', by: 'luck', luck: -0.29, mine: -0.38, theirs: 0.15 });
  expect(answerFor(lost, 2)).toEqual({ ending: 'won', by: 'luck', luck: 0.29, mine: -0.15, theirs: 0.38 });
  expect(answerFor(summary(0, 0.1, 0.8, 0.2), 1)).toMatchObject({ ending: 'lost', by: 'play' });
  expect(answerFor(summary(1, 0.1, 0.1, 0.5), 1)).toMatchObject({ ending: 'won', by: 'play' });
  expect(answerFor(summary(0.5, 0.1, 0.1, 0), 1)).toMatchObject({ ending: 'drawn', by: null });
  expect(answerFor(summary(null, 0.1, 0.1, 0), 1)).toBeNull();
});

test('the result without luck is a word, also where the number leaves 0 to 100', () => {
  const clear = summary(1, -0.579, 0, 1.1);
  expect([withoutLuck(clear, 1), withoutLuck(clear, 2)]).toEqual(['wonClearly', 'lostClearly']);
  const close = summary(0, -0.6, 0.2, 0.3);
  expect([withoutLuck(close, 1), withoutLuck(close, 2)]).toEqual(['wonNarrowly', 'lostNarrowly']);
  expect(withoutLuck(summary(1, 0.49, 0, 0), 1)).toBe('even');
  expect(withoutLuck(summary(null, 0, 0, 0), 1)).toBeNull();
});
