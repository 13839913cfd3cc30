/** The computer players of both games, in Node and in a worker: the caller reads their files. */
export { deal } from './deal.ts';
export { createPlayers, type ReadFile } from './files.ts';
export * from './levels.ts';
export * from './player.ts';
