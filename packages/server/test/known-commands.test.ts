import { expect, test } from 'vitest';
import { KnownCommands } from '../src/stores/known-commands.ts';

const LAST = { seq: 1, at: 5 };
const unread = (): never => {
  throw new Error('these commands are known');
};

test('commands of a log are read once, and again when another node has written to it', () => {
  const known = new KnownCommands();
  expect([...known.of('g', LAST, () => ['a'])]).toEqual(['a']);
  known.add('g', 2, 6, 'b');
  known.add('g', 3, 6, null);
  expect([...known.of('g', { seq: 3, at: 6 }, unread)]).toEqual(['a', 'b']);
  for (const last of [
    { seq: 4, at: 6 },
    { seq: 4, at: 7 },
  ]) {
    expect([...known.of('g', last, () => ['a', 'c'])]).toEqual(['a', 'c']);
  }
});

test('a log that is not there has no commands, and none of one that was', () => {
  const known = new KnownCommands();
  known.of('g', LAST, () => ['a']);
  expect([...known.of('g', undefined, unread)]).toEqual([]);
  known.of('g', LAST, () => ['a']);
  known.forget('g');
  expect([...known.of('g', LAST, () => ['b'])]).toEqual(['b']);
  known.forgetAll();
  expect([...known.of('g', LAST, () => ['c'])]).toEqual(['c']);
});

test('no more than a thousand games are remembered', () => {
  const known = new KnownCommands();
  for (let i = 0; i < 1000; i++) known.of(`g${i}`, LAST, () => ['a']);
  known.of('g0', LAST, unread);
  known.of('one more', LAST, () => []);
  expect([...known.of('g0', LAST, () => ['b'])]).toEqual(['b']);
});
