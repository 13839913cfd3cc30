import { discovery } from './discovery/index.ts';
import { duel } from './duel/index.ts';

export const GAMES = [duel, discovery] as const;
export type GameName = (typeof GAMES)[number]['name'];

export const isGameName = (text: string): text is GameName => GAMES.some(({ name }) => name === text);
