import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { TimeHistogram } from '../src/time-histogram.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

test('tells a scrape what a histogram of prom-client would', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const labelNames = ['method', 'route'];
  const one = new TimeHistogram('request_seconds', 'Time', labelNames, ours);
  const two = new Histogram({
    name: 'request_seconds',
    help: 'Time',
    labelNames,
    buckets: BUCKETS,
    registers: [theirs],
  });
  for (const [seconds, method, route] of [
    [0, 'GET', '/a'],
    [0.001, 'GET', '/a'],
    [0.0011, 'GET', '/a b'],
    [10, 'POST', '/a'],
    [11, 'POST', '/a'],
  ] as const) {
    one.observe(seconds, method, route);
    two.observe({ method, route }, seconds);
  }
  const lines = (text: string) => text.split('\n').sort();
  expect(lines(await ours.metrics())).toEqual(lines(await theirs.metrics()));
});

test('without labels it is there before anything happened', async () => {
  const registry = new Registry();
  new TimeHistogram('append_seconds', 'Time', [], registry);
  expect(await registry.metrics()).toContain('append_seconds_count 0');
});
