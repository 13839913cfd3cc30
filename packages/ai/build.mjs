// Compiles assembly/<game>/index.ts to build/<game>.simd.wasm and, for browsers without SIMD, build/<game>.wasm,
// where the sources are newer. `node build.mjs duel` builds one game, without a name every game there is.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(here);
mkdirSync(join(here, 'build'), { recursive: true });

const games =
  process.argv.length > 2 ? process.argv.slice(2) : readdirSync('assembly').filter((name) => name !== 'shared');

for (const game of games) {
  const entry = join('assembly', game, 'index.ts');
  if (!existsSync(join(here, entry))) continue;
  const newest = Math.max(...[join('assembly', 'shared'), join('assembly', game)].map(newestIn));
  for (const simd of [true, false]) {
    const out = join('build', simd ? `${game}.simd.wasm` : `${game}.wasm`);
    if (existsSync(join(here, out)) && statSync(join(here, out)).mtimeMs >= newest) continue;
    const features = simd ? ['--enable', 'simd', '--use', 'SIMD=1'] : ['--disable', 'simd', '--use', 'SIMD=0'];
    // Written under another name first: a test that starts meanwhile reads the old file or the new, never half of one.
    const draft = out.replace('.wasm', `.${process.pid}.wasm`);
    const options = [entry, '-o', draft, '-O3', '--noAssert', '--runtime', 'stub', ...features];
    // Loaded only where there is something to compile: the compiler is slower to start than everything else here.
    const { default: asc } = await import('assemblyscript/asc');
    const { error, stderr } = await asc.main(options, { baseDir: here });
    if (error) {
      process.stderr.write(stderr.toString());
      process.exit(1);
    }
    renameSync(join(here, draft), join(here, out));
  }
}

function newestIn(folder) {
  const files = existsSync(join(here, folder)) ? readdirSync(join(here, folder)) : [];
  return Math.max(0, ...files.map((file) => statSync(join(here, folder, file)).mtimeMs));
}
