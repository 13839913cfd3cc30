import { part } from '../games/part.ts';

/** A work that the page contains. */
export interface License {
  readonly name: string;
  readonly version?: string;
  /** The short name of the licence, as `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Castellan's own licence, then those of its fonts and packages: the build writes the file beside the page. */
export const LICENSES = part(async (): Promise<readonly License[]> => {
  if (import.meta.env.DEV) return [];
  const response = await fetch('licenses.json');
  if (!response.ok) throw new Error(`licenses.json could not be loaded: ${response.status}`);
  return response.json();
});
