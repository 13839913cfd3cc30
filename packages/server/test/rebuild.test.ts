import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceBuild } from '../../../scripts/replace-build.ts';
import { startServer } from './people.ts';

test('a page that is open goes on while the server’s page is built again, and a new visitor gets the new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-rebuild-'));
  const page = join(folder, 'dist');
  const build = (script: string) => {
    const fresh = join(folder, 'fresh');
    mkdirSync(join(fresh, 'assets'), { recursive: true });
    writeFileSync(join(fresh, 'index.html'), `<script src="./assets/${script}.js"></script>`);
    writeFileSync(join(fresh, 'assets', `${script}.js`), script);
    replaceBuild(fresh, page);
  };
  build('first');
  const server = await startServer({ PAGE_DIRECTORY: page });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const get = async (path: string) => {
    const answer = await fetch(server.base + path);
    return answer.ok ? answer.text() : answer.status;
  };
  expect(await get('/assets/first.js')).toBe('first');
  // The second time nothing has changed: what is open is still of the build before it.
  for (const script of ['second', 'second']) {
    build(script);
    expect(await get('/')).toContain('second.js');
    expect(await get('/assets/second.js')).toBe('second');
    expect(await get('/assets/first.js')).toBe('first');
  }
  expect(await get('/assets/none.js')).toBe(404);
  expect(await get('/assets/..%2findex.html')).toBe(404);
});
