import { expect, test } from 'vitest';
import { nextSegment, reached, segmentOf, totalsOf } from '../endurance/segments.ts';

const jepsen = segmentOf('jepsen', 'sqlite', { faults: 25, acknowledged: 900, lost: [], problems: [] }, '');
const chaos = segmentOf('chaos', 'postgres', { kills: 30, acknowledged: 500, lost: [], problems: [] }, '');

test('both tools run on both stores, in turns, also where a run goes on after a break', () => {
  const runs = [0, 1, 2, 3, 4].map((index) => nextSegment(index, ['sqlite', 'postgres'], 25));
  expect(runs.map(({ tool, store }) => `${tool} ${store}`)).toEqual([
    'jepsen sqlite',
    'jepsen postgres',
    'chaos sqlite',
    'chaos postgres',
    'jepsen sqlite',
  ]);
  expect(runs[2]!.args).toEqual(['--store', 'sqlite', '--kills', '25']);
});

test('it is over when faults and commands are both enough', () => {
  expect(totalsOf([jepsen, chaos])).toEqual({ faults: 55, acknowledged: 1400, lost: 0, problems: 0 });
  expect(reached([jepsen, chaos], { faults: 55, commands: 1400 })).toBe(true);
  expect(reached([jepsen, chaos], { faults: 56, commands: 1400 })).toBe(false);
  expect(reached([jepsen, chaos], { faults: 55, commands: 1401 })).toBe(false);
});

test('a lost command counts, and a segment without a result is a problem and proves nothing', () => {
  const lost = segmentOf(
    'jepsen',
    'sqlite',
    { faults: 1, acknowledged: 9, lost: ['g: command c1'], problems: ['g'] },
    '',
  );
  const crashed = segmentOf('chaos', 'sqlite', null, 'Error: no port');
  expect(totalsOf([lost, crashed])).toEqual({ faults: 1, acknowledged: 9, lost: 1, problems: 2 });
  expect(crashed.failed).toBe('Error: no port');
});
