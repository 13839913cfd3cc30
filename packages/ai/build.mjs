// Compiles assembly/<game>/index.ts to build/<game>.simd.wasm and, for browsers without SIMD, build/<game>.wasm,
// where the sources are newer. `node build.mjs duel` builds one game, without a name every game there is, side by side.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(here);
mkdirSync(join(here, 'build'), { recursive: true });

const games =
  process.argv.length > 2 ? process.argv.slice(2) : readdirSync('assembly').filter((name) => name !== 'shared');
const stale = games.filter((game) => existsSync(entryOf(game)) && staleFiles(game).length > 0);
if (stale.length > 1) {
  const codes = await Promise.all(stale.map(buildBeside));
  process.exitCode = Math.max(...codes);
} else for (const game of stale) await build(game);

function entryOf(game) {
  return join('assembly', game, 'index.ts');
}

/** What has to be compiled: whether it is for browsers with SIMD, and the file. */
function staleFiles(game) {
  const newest = Math.max(...[join('assembly', 'shared'), join('assembly', game)].map(newestIn));
  return [
    { simd: true, out: join('build', `${game}.simd.wasm`) },
    { simd: false, out: join('build', `${game}.wasm`) },
  ].filter(({ out }) => !existsSync(out) || statSync(out).mtimeMs < newest);
}

/** In a process of its own, because the compiler uses one core. */
function buildBeside(game) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), game], { stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function build(game) {
  // Loaded only where there is something to compile: the compiler is slower to start than everything else here.
  const { default: asc } = await import('assemblyscript/asc');
  for (const { simd, out } of staleFiles(game)) {
    const features = simd ? ['--enable', 'simd', '--use', 'SIMD=1'] : ['--disable', 'simd', '--use', 'SIMD=0'];
    // Written under another name first: a test that starts meanwhile reads the old file or the new, never half of one.
    const draft = out.replace('.wasm', `.${process.pid}.wasm`);
    const options = [entryOf(game), '-o', draft, '-O3', '--noAssert', '--runtime', 'stub', ...features];
    const { error, stderr } = await asc.main(options, { baseDir: here });
    if (error) {
      process.stderr.write(stderr.toString());
      process.exit(1);
    }
    renameSync(draft, out);
  }
}

function newestIn(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Math.max(0, ...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
