import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CommitQueue } from '../src/stores/commit-queue.ts';

interface Round {
  readonly requests: readonly string[];
  readonly commit: () => void;
  readonly lose: (error: Error) => void;
}

/** A queue whose rounds wait until they are told how they end; a request is a game and what is written, as `a1`. */
function heldQueue() {
  const rounds: Round[] = [];
  const queue = new CommitQueue<string, string>(
    (requests) =>
      new Promise((done, fail) => {
        rounds.push({ requests, commit: () => done(requests.map((one) => `${one} done`)), lose: fail });
      }),
    (request) => request[0]!,
  );
  const begun = () => rounds.map(({ requests }) => requests.join(' '));
  return { queue, rounds, begun };
}

test('what is asked together is committed together, and everybody gets its own answer', async () => {
  const { queue, rounds, begun } = heldQueue();
  const asked = [queue.add('a1'), queue.add('b1'), queue.add('c1')];
  expect(begun()).toEqual([]);
  await soon();
  expect(begun()).toEqual(['a1 b1 c1']);
  rounds[0]!.commit();
  expect(await Promise.all(asked)).toEqual(['a1 done', 'b1 done', 'c1 done']);
  await soon();
  expect(rounds).toHaveLength(1);
});

test('two rounds are under way at once, and what comes then is the next one', async () => {
  const { queue, rounds, begun } = heldQueue();
  for (const request of ['a1', 'b1', 'c1', 'd1']) {
    void queue.add(request);
    await soon();
  }
  expect(begun()).toEqual(['a1', 'b1']);
  rounds[0]!.commit();
  await soon();
  expect(begun()).toEqual(['a1', 'b1', 'c1 d1']);
  void queue.add('e1');
  await soon();
  expect(rounds).toHaveLength(3);
  rounds[1]!.commit();
  await soon();
  expect(begun().at(-1)).toBe('e1');
});

test('of one game never two requests are under way, and they stay in their order', async () => {
  const { queue, rounds, begun } = heldQueue();
  const asked = ['a1', 'a2', 'b1', 'a3'].map((request) => queue.add(request));
  await soon();
  expect(begun()).toEqual(['a1 b1']);
  rounds[0]!.commit();
  await soon();
  expect(begun()).toEqual(['a1 b1', 'a2']);
  rounds[1]!.commit();
  await soon();
  expect(begun()).toEqual(['a1 b1', 'a2', 'a3']);
  rounds[2]!.commit();
  expect(await Promise.all(asked)).toEqual(['a1 done', 'a2 done', 'b1 done', 'a3 done']);
});

test('a round has at most two hundred requests', async () => {
  const { queue, rounds } = heldQueue();
  for (let n = 0; n < 450; n++) void queue.add(`${String.fromCodePoint(0x4e00 + n)}1`);
  await soon();
  expect(rounds.map(({ requests }) => requests.length)).toEqual([200, 200]);
  rounds[0]!.commit();
  await soon();
  expect(rounds.map(({ requests }) => requests.length)).toEqual([200, 200, 50]);
});

test('a round that is lost is lost for all of it, and the games go on in the next', async () => {
  const { queue, rounds } = heldQueue();
  const asked = [queue.add('a1'), queue.add('b1')];
  await soon();
  rounds[0]!.lose(new Error('disk full'));
  for (const one of asked) await expect(one).rejects.toThrow('disk full');
  const again = queue.add('a1');
  await soon();
  rounds[1]!.commit();
  expect(await again).toBe('a1 done');
});
