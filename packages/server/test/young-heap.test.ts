import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const YOUNG_HEAP = fileURLToPath(new URL('../src/young-heap.ts', import.meta.url));

/** Milliseconds that helpers took in each collection of the young heap, while much of it survives. */
function helperTimes(): string[] {
  const script = `
    const { setFlagsFromString } = await import('node:v8');
    const { collectOnOneThread } = await import(${JSON.stringify(YOUNG_HEAP)});
    collectOnOneThread();
    setFlagsFromString('--trace-gc-nvp');
    const held = [];
    for (let i = 0; i < 3_000_000; i++) held[i % 300_000] = { i, text: [i] };`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return [...text.matchAll(/ gc=s .*background\.scavenge\.parallel=([\d.]+)/g)].map(([, ms]) => ms!);
}

test('no helper is woken to collect the young heap', () => {
  const times = helperTimes();
  expect(times.length).toBeGreaterThan(3);
  expect(new Set(times)).toEqual(new Set(['0.00']));
});
