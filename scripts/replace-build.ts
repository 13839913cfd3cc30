import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that are open load more of the build they came from: a server finds it here. */
export const previousOf = (outDir: string): string => `${outDir}-previous`;

const indexOf = (folder: string): Buffer | null => {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path) : null;
};

/** Puts a new build in the place of another, at once, and saves the other one beside it. Building the same again changes neither. */
export function replaceBuild(fresh: string, outDir: string): void {
  const before = indexOf(outDir);
  if (before?.equals(indexOf(fresh)!)) {
    cpSync(fresh, outDir, { recursive: true });
    rmSync(fresh, { recursive: true });
    return;
  }
  rmSync(previousOf(outDir), { recursive: true, force: true });
  if (before) renameSync(outDir, previousOf(outDir));
  else rmSync(outDir, { recursive: true, force: true });
  renameSync(fresh, outDir);
}
