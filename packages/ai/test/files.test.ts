import { readFile } from 'node:fs/promises';
import { type DiscoveryOptions, discovery, must, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { createPlayers } from '../src/files.ts';
import { startTrainedDiscovery } from '../src/node.ts';

// The cores are built where they are not yet.
startTrainedDiscovery();

const read = async (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../${name.endsWith('.wasm') ? 'build' : 'weights'}/${name}`, import.meta.url));

function firstDecision(options: DiscoveryOptions) {
  const below = seeded(3);
  let state = discovery.create(options);
  while (discovery.turn(state) === 'chance') state = must(discovery.apply(state, discovery.draw(state, below)));
  return state;
}
const small = firstDecision(must(discovery.parseOptions([])));
const large = firstDecision(must(discovery.parseOptions(['size=7'])));

test('a file that cannot be had is told, and tried again for the next game', async () => {
  let offline = true;
  const playerFor = createPlayers((name) => (offline ? Promise.reject(new Error(`no ${name}`)) : read(name)));
  await expect(playerFor('discovery', 'castellan', small)).rejects.toThrow('no discovery');
  offline = false;
  const player = await playerFor('discovery', 'castellan', small);
  expect(player.think(small, { ms: 0 }).best().action).toMatch(/^pick /);
});

test('each file is read once, the weights of 7×7 only when such a game is played', async () => {
  const names: string[] = [];
  const playerFor = createPlayers((name) => {
    names.push(name);
    return read(name);
  });
  await Promise.all([playerFor('discovery', 'page', small), playerFor('discovery', 'castellan', small)]);
  expect(names.sort()).toEqual(['discovery.bin', 'discovery.simd.wasm']);
  await playerFor('discovery', 'castellan', large);
  expect(names.sort()).toEqual(['discovery.bin', 'discovery.simd.wasm', 'discovery7.bin']);
});

test('a game of 7×7 is not played with the weights of 5×5', async () => {
  const playerFor = createPlayers((name) =>
    name === 'discovery7.bin' ? Promise.reject(new Error('gone')) : read(name),
  );
  const player = await playerFor('discovery', 'castellan', small);
  await expect(playerFor('discovery', 'castellan', large)).rejects.toThrow('gone');
  expect(() => player.think(large, {})).toThrow('the weights for 7×7 are not loaded');
});
