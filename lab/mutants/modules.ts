import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = pathToFileURL(join(import.meta.dirname, '../..')).href;
/** What the tests and the code get instead of a module, by its name or by the end of its address. */
const STAND_INS = new Map(
  [
    ['vitest', './collect.ts'],
    ['node:worker_threads', './threads.ts'],
    ['/server/test/postgres.ts', './postgres.ts'],
  ].map(([name, file]) => [name!, new URL(file!, import.meta.url).href]),
);

let generation = 0;
const javascript = new Map<string, string>();

/** What each module imports, by their paths. */
const imports = new Map<string, Set<string>>();

/** Every module that a module needs, itself included. */
export function neededBy(path: string): string[] {
  const needed = new Set([pathToFileURL(path).href]);
  for (const url of needed) for (const next of imports.get(url) ?? []) needed.add(next);
  return [...needed].map((url) => fileURLToPath(url));
}

/** All modules of the packages are evaluated anew by the next import. */
export function nextGeneration(): number {
  return ++generation;
}

export function importFresh(path: string): Promise<unknown> {
  return import(`${pathToFileURL(path).href}?generation=${generation}`);
}

/** Packages are loaded from the mutated copy in `sandbox`, with stand-ins for what would run elsewhere. */
export function loadFrom(sandbox: string): void {
  const mutated = pathToFileURL(sandbox).href;
  const packages = `${mutated}/packages/`;
  registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(packages)) return next(specifier, context);
      const [parent = '', own = ''] = context.parentURL.split('?');
      const known = STAND_INS.get(specifier);
      if (known) return { url: specifier === 'vitest' ? known : `${known}?${own}`, shortCircuit: true };
      const resolved = next(specifier, context);
      for (const [end, url] of STAND_INS) if (resolved.url.endsWith(end)) return { url, shortCircuit: true };
      const url = resolved.url.startsWith(`${ROOT}/packages/`) ? resolved.url.replace(ROOT, mutated) : resolved.url;
      if (!url.startsWith(packages)) return resolved;
      const [plain = ''] = url.split('?');
      imports.set(parent, (imports.get(parent) ?? new Set()).add(plain));
      return { ...resolved, url: `${plain}?${own}` };
    },
    load(url, context, next) {
      const [plain = ''] = url.split('?');
      if (!plain.startsWith(packages) || !plain.endsWith('.ts')) return next(url, context);
      const source = javascript.get(plain) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(plain), 'utf8'));
      javascript.set(plain, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
