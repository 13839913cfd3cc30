import { describe, expect, it } from 'vitest';
import { duelTrainer } from '../../src/duel/trainer.ts';
import { fromHalf, toHalf } from '../../src/duel/weights.ts';
import { drawCurve } from '../../src/train/curve.ts';
import { share } from '../../src/train/trainer.ts';

describe('training for Duel', () => {
  it('learns the same from the same seed, also when it was stopped and resumed in between', () => {
    const through = duelTrainer(3);
    through.run(20, 0);
    const checkpoint = through.save();
    through.run(20, 0.5);
    through.againstGreedy(2);
    through.run(2, 0.95);

    const resumed = duelTrainer(3);
    resumed.restore(checkpoint);
    resumed.run(20, 0.5);
    resumed.run(2, 0.95);
    expect(Buffer.from(resumed.weights()).equals(Buffer.from(through.weights()))).toBe(true);

    const other = duelTrainer(4);
    other.run(20, 0);
    expect(Buffer.from(other.save()).equals(Buffer.from(checkpoint))).toBe(false);
  });

  it('plays even against its own weights', () => {
    const trainer = duelTrainer(3);
    const { won, games } = trainer.against(trainer.weights(), 20);
    expect(games).toBe(40);
    expect(won).toBeGreaterThan(14);
    expect(won).toBeLessThan(26);
  });

  it('keeps weights as 16-bit floats within their precision', () => {
    for (const value of [0, 1, -1, 0.3333, -2.7, 1e-3, 60000]) {
      expect(Math.abs(fromHalf(toHalf(value)) - value)).toBeLessThanOrEqual(Math.abs(value) / 256);
    }
    expect(fromHalf(toHalf(1e9))).toBe(65280);
  });
});

describe('the learning curve', () => {
  it('is drawn from left to right and never above its frame', () => {
    const svg = drawCurve('duel', [
      { games: 1000, share: 0.4 },
      { games: 250_000, share: 0.93 },
    ]);
    const points = /points="([^"]+)"/
      .exec(svg)![1]!
      .split(' ')
      .map((pair) => pair.split(',').map(Number));
    expect(points[0]![0]).toBeLessThan(points[1]![0]!);
    expect(points[0]![1]).toBeGreaterThan(points[1]![1]!);
    expect(points[1]![1]).toBeGreaterThan(30);
    expect(svg).toContain('250 k');
  });

  it('says a share with its interval', () => {
    expect(share({ games: 400, won: 300 })).toBe('75.0 % ± 4.2');
  });
});
