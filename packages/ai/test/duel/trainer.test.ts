import { describe, expect, it } from 'vitest';
import { duelRefiner } from '../../src/duel/refiner.ts';
import { duelTrainer } from '../../src/duel/trainer.ts';
import { packWeights, unpackWeights } from '../../src/duel/weights.ts';
import { startDuelCore } from '../../src/node.ts';
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

  it('goes on from weights the same way whether it was stopped or not, and learns', () => {
    const from = duelTrainer(3).weights();
    const through = duelRefiner(7, from);
    through.run(2, 0);
    const checkpoint = through.save();
    const first = through.weights();
    through.againstGreedy(1);
    const { error } = through.run(30, 0.5);
    expect(first.length).toBe(from.length);

    const resumed = duelRefiner(7, from);
    resumed.restore(checkpoint);
    resumed.run(30, 0.5);
    expect(Buffer.from(resumed.weights()).equals(Buffer.from(through.weights()))).toBe(true);
    expect(Buffer.from(through.weights()).equals(Buffer.from(first))).toBe(false);
    expect(through.run(30, 0.9).error).toBeLessThan(error!);
  });

  it('plays even against its own weights', () => {
    const trainer = duelTrainer(3);
    const { won, games } = trainer.against(trainer.weights(), 20);
    expect(games).toBe(40);
    expect(won).toBeGreaterThan(14);
    expect(won).toBeLessThan(26);
  });

  it('keeps weights in ten bits each, within a thousandth of the largest of their row', () => {
    const core = startDuelCore();
    const { wasm } = core;
    const [weights, back] = [wasm.makeWeights(), wasm.makeWeights()];
    const floats = (at: number) => new Float32Array(wasm.memory.buffer, at, wasm.weightFloats());
    wasm.useWeights(weights);
    wasm.randomise(5);
    const bytes = packWeights(core, weights);
    unpackWeights(core, back, bytes);
    let worst = 0;
    for (let from = 0; from < wasm.weightFloats(); from += 64) {
      const before = floats(weights).subarray(from, from + 64);
      const after = floats(back).subarray(from, from + 64);
      const most = Math.max(...before.map(Math.abs));
      for (const [unit, weight] of before.entries())
        worst = Math.max(worst, Math.abs(after[unit]! - weight) / (most || 1));
    }
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(0.001);
    expect(() => unpackWeights(core, back, bytes.subarray(1))).toThrow('do not fit');
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
