import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';

test('castellan serve --help lists every setting of the hosting guide with the same default', async () => {
  let help = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    help += text;
    return true;
  });
  expect(await main(['serve', '--help'])).toBe(0);
  write.mockRestore();
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(([, name, words]) => {
    // This one begins with what stands in its place.
    const byDefault = name === 'PUBLIC_ORIGIN' ? 'none' : (/`([^`]+)`/.exec(words!)?.[1] ?? words!);
    return [name, byDefault] as const;
  });
  expect(listed.length).toBeGreaterThan(10);
  const shown = [...help.matchAll(/^ {2}([A-Z_]+) +.* \((.+)\)$/gm)].map(([, name, byDefault]) => [name, byDefault]);
  const ofProgram: Readonly<Record<string, string>> = {
    LOG_LEVEL: 'error',
    PAGE_DIRECTORY: 'the page of this program',
  };
  expect(shown).toEqual(listed.map(([name, byDefault]) => [name, ofProgram[name!] ?? byDefault]));
});
