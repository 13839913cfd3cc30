/** One game being played: seats, commands in, events out. The README of this package is the tour. */

export * from './chance.ts';
export * from './clock.ts';
export * from './command.ts';
export * from './course.ts';
export * from './decide.ts';
export * from './event.ts';
export * from './fair.ts';
export * from './fair-check.ts';
export * from './handicap.ts';
export * from './hash.ts';
export * from './host.ts';
export * from './id.ts';
export * from './match.ts';
export * from './memory.ts';
export * from './name.ts';
export * from './played.ts';
export * from './record.ts';
export * from './rolls.ts';
export * from './series.ts';
export * from './series-rules.ts';
export * from './shown.ts';
export * from './store.ts';
export * from './summary.ts';
export * from './transcript.ts';
