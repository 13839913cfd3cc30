import { DECKS, discovery, LINE_LENGTH, LINES, must, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { optionBits, PHASE } from '../../src/discovery/core.ts';
import { playBoth, randomOptions } from '../../src/discovery/differential.ts';
import { startDiscoveryCore } from '../../src/node.ts';

test('the fast core and the rules agree on every legal action, score and result of 500 random games', () => {
  const below = seeded(1);
  const core = startDiscoveryCore();
  let decisions = 0;
  for (let game = 0; game < 500; game++) decisions += playBoth(core, randomOptions(below), below).decisions;
  expect(decisions).toBeGreaterThan(500 * 44);
});

test('the core without SIMD plays by the same rules', () => {
  const below = seeded(2);
  const core = startDiscoveryCore(false);
  for (let game = 0; game < 50; game++) playBoth(core, randomOptions(below), below);
});

test('a core that counts a wrong score is found out', () => {
  const below = seeded(3);
  const core = startDiscoveryCore();
  const wrong = { ...core, wasm: { ...core.wasm, scoreOf: (s: number, p: number) => core.wasm.scoreOf(s, p) ^ 1 } };
  const options = discovery.parseOptions([]);
  if (!options.ok) throw new Error('the default options are refused');
  expect(() => playBoth(wrong, options.value, below)).toThrow('scores differ');
});

test.each([
  ['5×5', []],
  ['7×7', ['size=7']],
])(
  'random games of %s: four dominoes not yet seen, and one of all placements, each as likely as any other',
  (_, words) => {
    const core = startDiscoveryCore();
    const { wasm, state, list } = core;
    const options = must(discovery.parseOptions(words));
    const below = seeded(4);
    for (let game = 0; game < 60; game++) {
      wasm.beginGame(state, optionBits(options));
      const seen = new Set<number>();
      while (wasm.phase(state) !== PHASE.over) {
        const seed = below(1 << 30);
        wasm.rngSeed(seed);
        if (wasm.phase(state) === PHASE.line) {
          const line = wasm.chance(state);
          for (let at = 0; at < 32; at += 8) seen.add((line >> at) & 255);
        } else if (wasm.phase(state) === PHASE.king) wasm.chance(state);
        else if (wasm.phase(state) === PHASE.pick) wasm.pick(state, wasm.randomAction(state));
        else {
          const n = wasm.listPlacements(state, list);
          const legal = new Uint16Array(wasm.memory.buffer, list, n).slice();
          const placement = wasm.randomAction(state);
          wasm.rngSeed(seed);
          expect(placement).toBe(legal[wasm.rngBelow(n)]);
          wasm.placeHere(state, placement);
        }
      }
      expect(seen.size).toBe(LINES[options.size] * LINE_LENGTH);
      expect(Math.max(...seen)).toBeLessThanOrEqual(DECKS[options.deck].length);
    }
  },
);
