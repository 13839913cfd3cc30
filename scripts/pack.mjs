// Before `npm pack` and `npm publish`: compiles src to dist and points the package's exports there, because Node runs
// TypeScript as it is only outside node_modules. Afterwards puts the package.json back as it was.
// In a package: "prepack": "node ../../scripts/pack.mjs", "postpack": "node ../../scripts/pack.mjs --restore".
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const MANIFEST = 'package.json';
const SOURCE = '.package.json.source';

if (existsSync(SOURCE)) renameSync(SOURCE, MANIFEST);
if (!process.argv.includes('--restore')) {
  rmSync('dist', { recursive: true, force: true });
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  copyFileSync(MANIFEST, SOURCE);
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  for (const [name, file] of Object.entries(manifest.exports)) {
    const built = file.replace('./src/', './dist/').replace(/\.ts$/, '');
    manifest.exports[name] = { types: `${built}.d.ts`, default: `${built}.js` };
  }
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}
