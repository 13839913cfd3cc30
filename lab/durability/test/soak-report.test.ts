import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HEADING, isGood, parseSamples, printSample, type Sample, writeReport } from '../soak-report.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'castellan-soak-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const level = Object.fromEntries(HEADING.split(',').map((column) => [column, 100])) as Sample;
const run = (change: (i: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 72 }, (_, i) => ({ ...level, seconds: (i + 1) * 10, failed: 0, stuck: 0, ...change(i) }));
const report = (samples: readonly Sample[]) => writeReport(samples, out, 'npm run lab -- soak', 2);

describe('the report of a soak', () => {
  it('is good where nothing grows, and comes with a picture', () => {
    expect(isGood(report(run(() => ({}))))).toBe(true);
    expect(readFileSync(join(out, 'soak.svg'), 'utf8')).toContain('memory, MB');
  });

  it('is not good where memory grows, or a table stood still', () => {
    expect(isGood(report(run((i) => ({ rssMb: 100 + i }))))).toBe(false);
    expect(isGood(report(run((i) => ({ stuck: i === 30 ? 1 : 0 }))))).toBe(false);
  });

  it('does not blame the server for the lag an idle process has too', () => {
    expect(isGood(report(run((i) => ({ lagMeanMs: 100 + i, idleLagMeanMs: 100 + i }))))).toBe(true);
  });

  it('judges a lag that one sample could not tell by all the others', () => {
    const growing = run((i) => ({ lagMeanMs: i === 30 ? Number.NaN : 100 + i }));
    expect(report(growing).verdicts).toContainEqual(
      expect.objectContaining({ series: 'lagMeanMs - idleLagMeanMs', verdict: 'growing' }),
    );
  });

  it('leaves the warming up out', () => {
    expect(isGood(report(run((i) => ({ heapMb: i < 12 ? i : 100 }))))).toBe(true);
  });

  it('reads back what it wrote down, and judges only what was measured', () => {
    const samples = run((i) => ({ rssMb: i / 4 }));
    const text = [HEADING, ...samples.map(printSample)].join('\n');
    expect(parseSamples(text)).toEqual(samples);
    const older = parseSamples(text.replace('cpuMsPerMove', 'somethingElse'));
    expect(report(older).verdicts.map(({ series }) => series)).not.toContain('cpuMsPerMove');
  });
});
