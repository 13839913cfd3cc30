import { discovery, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
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
