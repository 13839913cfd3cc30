/** Castellan as a service: games over HTTP and event streams, kept in a store. */
export { adminCommand } from './admin/command.ts';
export { buildApp } from './app.ts';
export { backupCommand, restoreCommand } from './backup/command.ts';
export { rotateKeysCommand } from './backup/keys-command.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export { runServer } from './run.ts';
export { type Running, serve } from './serve.ts';
export { StartError } from './start-error.ts';
export { openStore } from './stores/index.ts';
