// Compiles assembly/<game>/index.ts to build/<game>.simd.wasm and, for browsers without SIMD, build/<game>.wasm.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const here = dirname(fileURLToPath(import.meta.url));
mkdirSync(join(here, 'build'), { recursive: true });

for (const game of readdirSync(join(here, 'assembly'))) {
  const entry = join('assembly', game, 'index.ts');
  if (!existsSync(join(here, entry))) continue;
  for (const simd of [true, false]) {
    const out = join('build', simd ? `${game}.simd.wasm` : `${game}.wasm`);
    const features = simd ? ['--enable', 'simd', '--use', 'SIMD=1'] : ['--disable', 'simd', '--use', 'SIMD=0'];
    const options = [entry, '-o', out, '-O3', '--noAssert', '--runtime', 'stub', ...features];
    const { error, stderr } = await asc.main(options, { baseDir: here });
    if (error) {
      process.stderr.write(stderr.toString());
      process.exit(1);
    }
  }
}
