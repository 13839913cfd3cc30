import { expect, test } from 'vitest';
import { computer, PERSON } from '../src/play/game-info.ts';
import { answered, dueOf, MISTAKES, type Mistake } from '../src/study/mistakes.ts';

const DAY = 24 * 60 * 60 * 1000;
const mistake = (change: Partial<Mistake>): Mistake => ({
  id: 'a:1',
  analysis: 'a',
  game: 'duel',
  position: '',
  played: '',
  best: '',
  loss: 0.05,
  players: { seats: [] as never, marks: [1, 2] },
  href: '',
  due: 0,
  found: 0,
  ...change,
});

test('a position that I found comes back later and later', () => {
  const waits: number[] = [];
  let asked = mistake({});
  for (let time = 0; waits.length < 4; time = asked.due) {
    asked = answered(asked, true, time);
    waits.push((asked.due - time) / DAY);
  }
  expect(waits).toEqual([3, 7, 14, 30]);
});

test('a position that I did not find comes back tomorrow, however often I had found it', () => {
  const after = answered(mistake({ found: 5 }), false, 1000);
  expect([after.found, after.due]).toEqual([0, 1000 + DAY]);
});

test('what is due is asked by what it cost', () => {
  const all = [
    mistake({ id: 'small', loss: 0.04 }),
    mistake({ id: 'later', due: 10 }),
    mistake({ id: 'large', loss: 0.3 }),
  ];
  expect(dueOf(all, 5).map(({ id }) => id)).toEqual(['large', 'small']);
});

test('a mistake that an older page saved is asked with the players it had', async () => {
  const seats = [{ ...PERSON, name: 'Ada' }, computer('knight')] as const;
  const old = { ...mistake({ id: 'old' }), players: { sitters: seats, marks: [1, 2] } };
  await MISTAKES.put(old as unknown as Mistake);
  const today = { ...mistake({ id: 'old' }), players: { seats, marks: [1, 2] } };
  expect(await MISTAKES.get('old')).toEqual(today);
  expect(await MISTAKES.all()).toEqual([today]);
});
