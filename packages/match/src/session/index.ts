/** The session a table sits on. */

export * from './local.ts';
export * from './session.ts';
