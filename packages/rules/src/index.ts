/** The rules of Duel and Discovery: pure functions on plain data. The README of this package is the tour. */

export * from './core/chance.ts';
export * from './core/domains.ts';
export * from './core/errors.ts';
export * from './core/game.ts';
export * from './core/grid.ts';
export * from './core/perft.ts';
export * from './core/record.ts';
export * from './core/result.ts';
export * from './core/score.ts';
export type * as Discovery from './discovery/action.ts';
export type { DiscoveryAction } from './discovery/action.ts';
export * from './discovery/data.ts';
export { discovery } from './discovery/index.ts';
export { dominoInTurn } from './discovery/judge.ts';
export type { DiscoveryOptions } from './discovery/options.ts';
export type { DiscoveryPhase, DiscoveryState, Extent, Kingdom, Spot } from './discovery/state.ts';
export { fitsIn, stretched } from './discovery/state.ts';
export type * as Duel from './duel/action.ts';
export type { DuelAction, Token } from './duel/action.ts';
export { powersSpent } from './duel/apply.ts';
export * from './duel/data.ts';
export { duel } from './duel/index.ts';
export { printToken } from './duel/notation.ts';
export type { DuelOptions } from './duel/options.ts';
export type { Die, DuelPhase, DuelPlayer, DuelState } from './duel/state.ts';
export { diceOf } from './duel/state.ts';
export { GAMES, type GameName, isGameName } from './games.ts';
