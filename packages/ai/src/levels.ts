import type { DiscoveryState, DuelState } from '@castellan/rules';
import type { DiscoveryCore } from './discovery/core.ts';
import { LEVELS as DISCOVERY_LEVELS } from './discovery/levels.ts';
import { discoveryPlayer } from './discovery/player.ts';
import type { DuelCore } from './duel/core.ts';
import { LEVELS as DUEL_LEVELS, ONE_ROUND } from './duel/levels.ts';
import { duelPlayer } from './duel/player.ts';
import type { Player } from './player.ts';

/** As the court names them, from the newcomer to the one who holds the castle. */
export const LEVELS = ['novice', 'page', 'squire', 'knight', 'steward', 'castellan'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Evaluates for a study: looks equally far at everything, so that its values can be compared. */
export const JUDGE = 'judge';
export type Role = Level | typeof JUDGE;

/** A player of this level on a core that knows its weights. Weaker levels think less far and see less; none throws dice. */
export const discoveryOfLevel = (core: DiscoveryCore, role: Role): Player<DiscoveryState> =>
  discoveryPlayer(core, role, role === JUDGE ? undefined : DISCOVERY_LEVELS[LEVELS.indexOf(role)]);

export const duelOfLevel = (core: DuelCore, role: Role): Player<DuelState> =>
  duelPlayer(core, role, role === JUDGE ? ONE_ROUND : DUEL_LEVELS[LEVELS.indexOf(role)]);
