/** Groups of players: who meets whom, and how strong they are. Pure functions; the README of this package is the tour. */

export * from './matching.ts';
export * from './rated-game.ts';
export * from './rating.ts';
export * from './room/code.ts';
export * from './room/decide.ts';
export * from './room/event.ts';
export * from './room/pairing.ts';
export * from './room/room.ts';
export * from './room/standings.ts';
export * from './room/view.ts';
export * from './same-dice.ts';
export * from './same-thinking.ts';
