import { seeded } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { judge, slopeOf } from '../slope.ts';

const below = seeded(7);
const noisy = (level: (i: number) => number, noise: number): number[] =>
  Array.from({ length: 600 }, (_, i) => level(i) + (below(2001) / 1000 - 1) * noise);

describe('whether a series of samples is flat', () => {
  it('finds the growth of a straight line exactly', () => {
    const slope = slopeOf(Array.from({ length: 120 }, (_, i) => 5 + i));
    expect(slope.growth).toBeCloseTo(120);
    expect(slope.uncertainty).toBeCloseTo(0);
    expect(judge(slope, 10)).toBe('growing');
  });

  it('calls noise around a level flat', () => {
    expect(judge(slopeOf(noisy(() => 300, 20)), 15)).toBe('flat');
  });

  it('sees a leak of a tenth within noise of the same size', () => {
    expect(judge(slopeOf(noisy((i) => 300 + i / 20, 30)), 15)).toBe('growing');
  });

  it('calls a falling series flat: nothing leaks', () => {
    expect(judge(slopeOf(noisy((i) => 300 - i / 20, 5)), 15)).toBe('flat');
  });

  it('does not decide where the noise is slower than the run', () => {
    const waves = Array.from({ length: 600 }, (_, i) => 300 + 60 * Math.sin(i / 60));
    expect(judge(slopeOf(waves), 5)).toBe('undecided');
  });

  it('refuses to judge a handful of samples', () => {
    expect(() => slopeOf([1, 2, 3])).toThrow('at least 12');
  });
});
