import { type Part, part } from '../part.ts';

type Round = typeof import('./round.ts');

let load: () => Promise<Round>;

/** The kit says where it is: its files need this one, too. */
export function loadRoundBy(file: () => Promise<Round>): void {
  load = file;
}

/** A new game is drawn without it: the first roll waits for it instead. */
export const ROUND: Part<Round> = part(() => load(), 'duel', 'duel/coach');
