import type { GameName } from '@castellan/rules';
import { openDiscovery } from './discovery/open.ts';
import { openDuel } from './duel/open.ts';
import type { Role } from './levels.ts';
import type { Player } from './player.ts';
import type { WasmModule } from './wasm.ts';

/** Where a game reads its files from. */
export interface Files {
  /** The fast core of the game. */
  module(): Promise<WasmModule>;
  read(name: string): Promise<Uint8Array>;
  /** Loads what has this name once; a failure is tried again. */
  once<Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded>;
}

/** A player of this level, or the evaluation of a study, that can play on from this position; its files are loaded when first needed. */
export type PlayerFor = (role: Role, state: unknown) => Promise<Player<unknown>>;

/** Every game the computer plays: a folder, and a line here. */
export const PLAYED: Readonly<Record<GameName, (files: Files) => PlayerFor>> = {
  duel: openDuel,
  discovery: openDiscovery,
};
