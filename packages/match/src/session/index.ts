/** The session a table sits on: a game of this device or of a server. */

export * from './local.ts';
export * from './remote.ts';
export * from './session.ts';
