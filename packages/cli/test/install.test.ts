import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publishedPackages, withoutOutsideLinks } from '../../../scripts/packages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MB = 1_000_000;
const SOURCES = publishedPackages();
const LIBRARIES = SOURCES.filter(({ manifest }) => !manifest.bin);
const shell = process.platform === 'win32';

/** What a stranger does: everything packed, and the tarballs installed into a folder that knows nothing of this one. */
const folder = mkdtempSync(join(tmpdir(), 'castellan-install-'));
const [made, packed, home] = ['made', 'packed', 'home'].map((name) => join(folder, name)) as [string, string, string];
const installed = (...path: string[]) => join(home, 'node_modules', ...path);
const castellan = installed('castellan/bin/castellan.js');

const start = async (cwd: string, program: string, words: readonly string[]) =>
  (await promisify(execFile)(program, words, { cwd, shell, maxBuffer: 64 * MB })).stdout;

beforeAll(async () => {
  await start(ROOT, process.execPath, ['scripts/packages.ts', made]);
  for (const path of [packed, home]) mkdirSync(path);
  const folders = SOURCES.map((source) => `./${source.folder}`);
  await start(made, 'npm', ['pack', '--silent', '--pack-destination', packed, ...folders]);
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = readdirSync(packed).map((name) => join(packed, name));
  await start(home, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the installed program to its end. */
async function run(words: readonly string[], input = ''): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(process.execPath, [castellan, ...words], {
    cwd: home,
    env: { ...process.env, DATABASE_URL: 'sqlite:games/games.db' },
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, out, error };
}

/** The programs of a README: what stands in a block of `js` is whole, what is `ts` is part of one. */
const programsOf = (text: string): string[] => [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code!);

describe('the tarballs', () => {
  test('carry the licences of all that is inside, and a list of it', () => {
    const read = (...path: string[]) => readFileSync(installed(...path), 'utf8');
    for (const name of ['castellan', '@castellan/ai']) {
      expect(read(name, 'licenses/assemblyscript-LICENSE')).toContain('Apache License');
    }
    // The pictures that the server draws are set in a font of the program's own.
    expect(read('castellan/licenses/alegreya-OFL.txt')).toContain('SIL OPEN FONT LICENSE');
    const works = JSON.parse(read('castellan/page/licenses.json')).map(({ name }: { name: string }) => name);
    expect(works).toEqual(expect.arrayContaining(['Castellan', 'Alegreya', 'Source Sans 3', 'preact']));
    const { metadata, components } = JSON.parse(read('castellan/sbom.cdx.json'));
    expect(metadata.component).toMatchObject({ name: 'castellan' });
    const parts = components.map(({ name }: { name: string }) => name);
    expect(parts).toEqual(expect.arrayContaining(['@castellan/rules', 'ajv', 'fastify', 'pg', 'preact']));
    expect(parts.filter((name: string) => /^vite|postgres$|@types/.test(name))).toEqual([]);
  });

  test('are small, hold JavaScript alone and run nothing when they are installed', () => {
    for (const name of readdirSync(packed)) {
      const most = /^castellan-\d/.test(name) ? 12 : 2;
      expect([name, statSync(join(packed, name)).size < most * MB]).toEqual([name, true]);
    }
    for (const { manifest } of SOURCES) {
      const files = readdirSync(installed(manifest.name), { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => /(?<!\.d)\.ts$|^test.*\.test/.test(file))).toEqual([]);
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'sbom.cdx.json']));
      const published = JSON.parse(readFileSync(installed(manifest.name, 'package.json'), 'utf8'));
      expect(published.scripts).toBeUndefined();
      expect(published.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(published).toMatchObject({ engines: { node: expect.stringMatching(/^>=22/) }, license: 'MIT' });
    }
  });

  test('have READMEs whose links lead somewhere, in the package or in the repository of the release', () => {
    for (const { manifest } of SOURCES) {
      const readme = installed(manifest.name, 'README.md');
      const links = [...readFileSync(readme, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)];
      const broken = links.map(([, path]) => path!).filter((path) => !existsSync(join(dirname(readme), path)));
      expect([manifest.name, broken]).toEqual([manifest.name, []]);
    }
    vi.stubEnv('GITHUB_SERVER_URL', 'https://git.example').stubEnv('GITHUB_REPOSITORY', 'me/castellan');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(withoutOutsideLinks('[hosting](../../docs/hosting.md#at-home), [here](#x)', 'cli', '1.2.3')).toBe(
      '[hosting](https://git.example/me/castellan/blob/v1.2.3/docs/hosting.md#at-home), [here](#x)',
    );
  });

  test('say with every export what its types are', async () => {
    const exported = LIBRARIES.flatMap(({ manifest }) =>
      Object.entries(manifest.exports ?? {})
        // Its types are those of Vitest, which is not installed here.
        .filter(([name, target]) => String(target).endsWith('.ts') && name !== './store-suite')
        .map(([name]) => manifest.name + name.slice(1)),
    );
    expect(exported.length).toBeGreaterThan(5);
    const lines = exported.map((name, number) => `import * as part${number} from '${name}';`);
    const uses = exported.map((_, number) => `part${number}`).join(', ');
    const wrong = "import { duel } from '@castellan/rules';\nduel.turn('not a state');\n";
    writeFileSync(join(home, 'types.ts'), `${lines.join('\n')}\nconsole.log(${uses});\n`);
    writeFileSync(join(home, 'wrong.ts'), wrong);
    const options = { strict: true, noEmit: true, module: 'nodenext', target: 'es2024', skipLibCheck: false };
    const lib = ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'];
    const typeRoots = [join(ROOT, 'node_modules/@types')];
    const compilerOptions = { ...options, lib, types: ['node'], typeRoots };
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['types.ts', 'wrong.ts'] }));
    // All that is wrong is what was made to be.
    const told = await start(home, join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.', '--pretty', 'false']).catch(
      ({ stdout }) => stdout as string,
    );
    expect(told.match(/^.*error TS\d+/gm)).toEqual([expect.stringMatching(/^wrong\.ts\(2,\d+\): error TS2345/)]);
  });
});

describe('the installed program', () => {
  test('tells its version and its commands', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8'));
    expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, error: '' });
    expect((await run(['help'])).out).toMatch(/^ {2}serve /m);
  });

  test('plays: its engine thinks with the core and the weights it brought', async () => {
    const { out, code } = await run(['engine'], 'new discovery\ndo line 3 7 12 20\ndo king 1\ngo nodes=200\nquit\n');
    expect(code).toBe(0);
    expect(out).toMatch(/^ok\nok\nok\nbest pick \d+ win=0\.\d+/);
  });

  test('analyses a recorded game', async () => {
    writeFileSync(join(home, 'game.txt'), 'new duel\nroll d s f++ ?\npick 3\n');
    const { out, code, error } = await run(['analyse', 'game.txt', '--depth', 'quick', '--json']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(JSON.parse(out)).toMatchObject({ moments: expect.any(Array) });
  });

  test('imports nothing that the image would not have', () => {
    const dependenciesOf = (path: string) => Object.keys(JSON.parse(readFileSync(path, 'utf8')).dependencies);
    // The image installs what these two packages name, by the lock file.
    const there = ['server', 'match'].flatMap((name) => dependenciesOf(join(ROOT, 'packages', name, 'package.json')));
    const needed = dependenciesOf(installed('castellan/package.json'));
    expect(needed.length).toBeGreaterThan(5);
    expect(needed.filter((name) => !there.includes(name))).toEqual([]);
  });

  test('holds a match', async () => {
    const { out } = await run(['arena', 'duel', 'castellan@nodes=20', 'greedy', '--games', '2', '--seed', '1']);
    expect(out).toMatch(/castellan/);
  });

  test('serves the page and games where no command is named, keeps them, and backs them up', async () => {
    const server = spawn(process.execPath, [castellan], {
      cwd: home,
      env: { ...process.env, PORT: '0', DATABASE_URL: 'sqlite:games/games.db', PAGE_DIRECTORY: '' },
    });
    let said = '';
    const base = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (chunk) => {
        said += chunk;
        const address = /open (\S+)/.exec(said)?.[1];
        if (address) resolve(address);
      });
      server.stderr.on('data', (chunk) => {
        said += chunk;
      });
      server.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
    });
    const page = await (await fetch(base)).text();
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(`${base}/${script}`)).status).toBe(200);
    const example = programsOf(readFileSync(installed('@castellan/match/README.md'), 'utf8')).find((code) =>
      code.includes('http://127.0.0.1:8080'),
    )!;
    writeFileSync(join(home, 'online.js'), example.replace('http://127.0.0.1:8080', base));
    expect(await start(home, process.execPath, ['online.js'])).toContain('live');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ commandId: 'new', game: 'duel' });
    const { id } = (await (await fetch(`${base}/api/games`, { method: 'POST', headers, body })).json()) as {
      id: string;
    };
    const picture = await fetch(`${base}/g/${id}/picture.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    server.kill();
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(await run(['backup', 'games.backup'])).toMatchObject({ code: 0, out: expect.stringMatching(/^2 games, /) });
  });
});

describe('the example of', () => {
  const examples = LIBRARIES.flatMap(({ manifest, folder }) =>
    programsOf(readFileSync(join(ROOT, 'packages', folder, 'README.md'), 'utf8'))
      // That one needs a server; it is run above.
      .filter((code) => !code.includes('http://127.0.0.1:8080'))
      .map((code) => [manifest.name, code] as const),
  );
  test.each(examples)('%s runs as its README has it', async (name, code) => {
    const file = `${name.replace('/', '-')}.js`;
    writeFileSync(join(home, file), code);
    expect(await start(home, process.execPath, [file])).not.toBe('');
  });

  test('every library is there', () => {
    expect(new Set(examples.map(([name]) => name))).toEqual(new Set(LIBRARIES.map(({ manifest }) => manifest.name)));
  });
});
