/** Groups of players: who meets whom, and how strong they are. Pure functions; the README of this package is the tour. */

export * from './matching.ts';
export * from './rating.ts';
