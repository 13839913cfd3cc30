import { discovery } from './discovery/index.ts';
import { duel } from './duel/index.ts';

export const GAMES = [duel, discovery] as const;
export type GameName = 'duel' | 'discovery';
