import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { discoveryRefiner } from '../../src/discovery/refiner.ts';
import { discoveryTrainer } from '../../src/discovery/trainer.ts';

test('a training that was stopped goes on as if it had not been', () => {
  const whole = discoveryTrainer(3);
  whole.run(160, 0);
  whole.run(160, 0.5);
  const stopped = discoveryTrainer(3);
  stopped.run(160, 0);
  const resumed = discoveryTrainer(99);
  resumed.restore(stopped.save());
  resumed.run(160, 0.5);
  expect(resumed.weights()).toEqual(whole.weights());
});

test('a match in between does not disturb the training', () => {
  const quiet = discoveryTrainer(4);
  const watched = discoveryTrainer(4);
  quiet.run(160, 0);
  watched.run(160, 0);
  watched.againstGreedy(3);
  quiet.run(160, 0.5);
  watched.run(160, 0.5);
  expect(watched.weights()).toEqual(quiet.weights());
});

test('what is learned shows: the error against the results falls', () => {
  const trainer = discoveryTrainer(5);
  const early = trainer.run(200, 0).error!;
  trainer.run(800, 0);
  expect(trainer.run(200, 0).error!).toBeLessThan(early - 0.005);
});

test('a match against the same weights is even', () => {
  const trainer = discoveryTrainer(6);
  trainer.run(160, 0);
  const { games, won } = trainer.against(trainer.weights(), 20);
  expect([games, won]).toEqual([40, 20]);
});

test('refining that was stopped goes on as if it had not been, and does not forget what was learned', () => {
  const weights = readFileSync(new URL('../../weights/discovery.bin', import.meta.url));
  const whole = discoveryRefiner(3, weights);
  whole.run(4, 0);
  whole.run(4, 0.5);
  const stopped = discoveryRefiner(3, weights);
  stopped.run(4, 0);
  const resumed = discoveryRefiner(99, weights);
  resumed.restore(stopped.save());
  resumed.run(4, 0.5);
  expect(resumed.weights()).toEqual(whole.weights());
  expect(resumed.weights()).not.toEqual(new Uint8Array(weights));
  const { games, won } = whole.againstGreedy(20);
  expect(won / games).toBeGreaterThan(0.8);
});
