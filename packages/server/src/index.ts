/** Castellan as a service: games over HTTP and event streams, saved in a store. Commands for its operators are in `commands.ts`. */
export { type Config, ConfigError, readConfig } from './config.ts';
export { runServer } from './run.ts';
export { type Running, serve } from './serve.ts';
export { StartError } from './start-error.ts';
export { openStore } from './stores/index.ts';
