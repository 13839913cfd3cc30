import type { AnyGame } from './core/record.ts';
import { discovery } from './discovery/index.ts';
import { duel } from './duel/index.ts';

export const GAMES = [duel, discovery] as const;
type AnyOf = (typeof GAMES)[number];
export type GameName = AnyOf['name'];
export type StateOf<Name extends GameName> = ReturnType<Extract<AnyOf, { readonly name: Name }>['create']>;

export const GAME_NAMES: readonly GameName[] = GAMES.map(({ name }) => name);

export const isGameName = (text: string): text is GameName => (GAME_NAMES as readonly string[]).includes(text);

const byName = new Map<string, AnyGame>(GAMES.map((game) => [game.name, game]));
/** The rules of a game by its name. */
export const rulesOf = (name: GameName): AnyGame => byName.get(name)!;
