/** Matches between players, for Node: the page has no need of them. */
export * from './contestant.ts';
export * from './engine.ts';
export * from './game.ts';
export * from './match.ts';
export * from './players.ts';
export * from './statistics.ts';
export * from './table.ts';
