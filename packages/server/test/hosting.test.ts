import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('every setting is in the hosting guide, and every setting of the guide exists', () => {
  const code = readFileSync(file('../src/config.ts'), 'utf8');
  const guide = readFileSync(file('../../../docs/hosting.md'), 'utf8');
  const settings = [...code.matchAll(/(?:text|number|list)\(\s*'([A-Z_]+)'/g)].map(([, name]) => name).sort();
  const listed = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name).sort();
  expect(settings.length).toBeGreaterThan(10);
  expect(listed).toEqual(settings);
});
