import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'Dockerfile'), 'utf8');

test('the linter has nothing to say about the Dockerfile', () => {
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  expect(validate('FROM scratch\nRUM x\n')).not.toEqual([]);
});

test('what runs is not root, keeps games on a volume, tells whether it is well, and has no shell', () => {
  const steps = DockerfileParser.parse(text).getInstructions();
  const last = steps.findLastIndex((step) => step.getKeyword() === 'FROM');
  const image = new Map(steps.slice(last).map((step) => [step.getKeyword(), step.getRawArgumentsContent() ?? '']));
  expect(image.get('FROM')).toBe('scratch');
  expect(image.get('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  expect(image.get('VOLUME')).toBe('/data');
  expect(image.get('ENV')).toContain('DATABASE_URL=sqlite:/data/');
  expect(image.get('HEALTHCHECK')).toContain('/readyz');
  // Without a shell only the form in brackets can be started.
  for (const name of ['ENTRYPOINT', 'CMD']) expect(image.get(name)).toMatch(/^\[/);
});

test('every image of a registry is the one we mean: pinned by its digest', () => {
  const built = DockerfileParser.parse(text)
    .getFROMs()
    .map((from) => from.getImage() ?? '');
  const run = ['compose.yaml', 'compose.cluster.yaml'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ *image: *(\S+)/gm)].map(([, image = '']) => image),
  );
  const foreign = [...built, ...run].filter((image) => image !== 'scratch' && !/^(castellan|ghcr\.io)/.test(image));
  expect(foreign.length).toBeGreaterThanOrEqual(5);
  for (const image of foreign) expect(image).toMatch(/^[^@\s]+@sha256:[0-9a-f]{64}$/);
});
