import type { GameName } from '@castellan/rules';
import { DISCOVERY } from './discovery/kit.ts';
import { DUEL } from './duel/kit.ts';
import type { AnyKit } from './kit.ts';

/** Every game of the page: a folder, and a line here. The first one is shown where none is asked for. */
export const KITS: readonly [AnyKit, ...AnyKit[]] = [DUEL, DISCOVERY];

export const kitOf = (name: GameName): AnyKit => KITS.find((kit) => kit.name === name)!;

/** The game a word of the address names, or the first one. */
export const kitNamed = (word: string | undefined): AnyKit => KITS.find(({ name }) => name === word) ?? KITS[0];
