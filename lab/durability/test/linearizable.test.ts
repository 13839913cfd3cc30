import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeHistory, type Model, type Operation } from '../jepsen/linearizable.ts';

type Call = { readonly type: 'write' | 'read'; readonly value: number };

/** One number that is written and read. */
const register: Model<number, Call> = {
  initial: 0,
  step: (state, { type, value }) => (type === 'write' ? value : state === value ? state : null),
  isRead: ({ type }) => type === 'read',
  keyOf: (state) => state,
};

const write = (value: number, from: number, until: number | null): Operation<Call> => ({
  call: { type: 'write', value },
  from,
  until,
});
const read = (value: number, from: number, until: number): Operation<Call> => ({
  call: { type: 'read', value },
  from,
  until,
});
const isGood = (...history: Operation<Call>[]): boolean => judgeHistory(history, register).linearizable;

describe('histories that could have happened one at a time', () => {
  it.each<[string, Operation<Call>[]]>([
    ['nothing', []],
    ['a read of what was written before', [write(1, 0, 1), read(1, 2, 3)]],
    ['a read during a write sees the old value', [write(1, 0, 5), read(0, 1, 2)]],
    ['a read during a write sees the new value', [write(1, 0, 5), read(1, 1, 2)]],
    ['two writes at once, read in either order', [write(1, 0, 9), write(2, 0, 9), read(2, 10, 11)]],
    [
      'a read overlaps both writes and the order follows from it',
      [write(1, 0, 9), write(2, 0, 9), read(2, 1, 3), read(1, 4, 5)],
    ],
    ['a write without an answer has happened', [write(1, 0, null), read(1, 5, 6)]],
    ['a write without an answer has not happened', [write(1, 0, null), read(0, 5, 6)]],
    ['a write without an answer happens late', [write(1, 0, null), read(0, 5, 6), read(1, 7, 8)]],
    ['the end of one and the beginning of the next fall into the same moment', [write(1, 0, 5), read(0, 5, 6)]],
  ])('%s', (_name, history) => {
    expect(isGood(...history)).toBe(true);
  });
});

describe('histories that cannot have happened', () => {
  it.each<[string, Operation<Call>[]]>([
    ['an acknowledged write is lost', [write(1, 0, 1), read(0, 2, 3)]],
    ['a value nobody wrote', [write(1, 0, 1), read(2, 2, 3)]],
    ['a stale read after a newer one', [write(1, 0, 9), read(1, 1, 2), read(0, 3, 4)]],
    ['a value is read before its write began', [read(1, 0, 1), write(1, 2, 3)]],
    ['two clients see two writes in opposite orders', [write(1, 0, 1), write(2, 0, 1), read(1, 2, 3), read(2, 4, 5)]],
    ['a write without an answer is undone again', [write(1, 0, null), read(1, 1, 2), read(0, 3, 4)]],
    ['a write without an answer is seen before it was sent', [read(1, 0, 1), write(1, 2, null)]],
    ['a write counts twice', [write(1, 0, 1), write(2, 2, 3), read(1, 4, 5)]],
  ])('%s', (_name, history) => {
    expect(isGood(...history)).toBe(false);
  });

  it('names what fitted nowhere', () => {
    const judgement = judgeHistory([write(1, 0, 1), read(1, 2, 3), read(0, 4, 5)], register);
    expect(judgement).toMatchObject({ linearizable: false, longest: 2, stuck: [{ call: { type: 'read', value: 0 } }] });
  });
});

/** Every order of every choice of unanswered operations, tried one by one. */
function byBruteForce(history: readonly Operation<Call>[], state = register.initial): boolean {
  if (history.every(({ until }) => until === null)) return true;
  return history.some((first) => {
    const rest = history.filter((one) => one !== first);
    if (rest.some(({ until }) => until !== null && until < first.from)) return false;
    const after = register.step(state, first.call);
    return after !== null && byBruteForce(rest, after);
  });
}

it('agrees with trying every order, on any small history', () => {
  const operation = fc
    .tuple(
      fc.boolean(),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 6 }),
      fc.boolean(),
    )
    .map(([isWrite, value, from, length, lost]) =>
      isWrite ? write(value, from, lost ? null : from + length) : read(value, from, from + length),
    );
  let good = 0;
  let bad = 0;
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 7 }), (history) => {
      const expected = byBruteForce(history);
      expect(isGood(...history)).toBe(expected);
      if (expected) good++;
      else bad++;
    }),
    { numRuns: 3000, seed: 11 },
  );
  expect(good).toBeGreaterThan(300);
  expect(bad).toBeGreaterThan(300);
});

it('judges a history of thousands of overlapping operations', () => {
  const history: Operation<Call>[] = [];
  for (let i = 1; i <= 1500; i++) {
    history.push(write(i, i * 10, i * 10 + 8));
    history.push(read(i, i * 10 + 4, i * 10 + 11), read(i - 1, i * 10 - 1, i * 10 + 5));
  }
  expect(isGood(...history)).toBe(true);
  expect(isGood(...history, read(3, 20_000, 20_001))).toBe(false);
});
