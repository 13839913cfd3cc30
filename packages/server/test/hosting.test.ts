import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { playSeat, seatTwo, startServer } from './people.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('every setting is in the hosting guide, and every setting of the guide exists', () => {
  const code = readFileSync(file('../src/config.ts'), 'utf8');
  const guide = readFileSync(file('../../../docs/hosting.md'), 'utf8');
  const settings = [...code.matchAll(/(?:text|number)\('([A-Z_]+)'/g)].map(([, name]) => name).sort();
  const listed = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name).sort();
  expect(settings.length).toBeGreaterThan(10);
  expect(listed).toEqual(settings);
});

test('a backup made while people play is whole, and a server starts from it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'castellan-backup-'));
  const [games, copy] = [join(directory, 'games.db'), join(directory, 'copy.db')];
  const server = await startServer({ DATABASE_URL: `sqlite:${games}` });
  const { id, ada, ben } = await seatTwo(server.base, 'discovery');
  const [mine, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
  const playing = Promise.all([playSeat(mine, seeded(1)), playSeat(theirs, seeded(2))]);
  const said = execFileSync(process.execPath, [file('../src/backup.ts'), games, copy], { encoding: 'utf8' });
  expect(said).toMatch(/^1 games, \d+ pages, ok\n$/);
  await playing;
  mine.close();
  theirs.close();
  const whole = await server.store.read(id, 0);
  await server.stop();
  const restored = await openStore(`sqlite:${copy}`);
  const log = await restored.read(id, 0);
  expect(log.length).toBeGreaterThan(2);
  expect(whole.slice(0, log.length)).toEqual(log);
  await restored.close();
  rmSync(directory, { recursive: true });
});
