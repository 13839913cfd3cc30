/** Castellan as a service: games over HTTP and event streams, kept in a store. */
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type Hints, LocalHints, PostgresHints } from './hints.ts';
import { isPostgres, openStore } from './stores/index.ts';

export { buildApp } from './app.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export { openStore } from './stores/index.ts';

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** Opens the store, listens, and answers where. */
export async function serve(config: Config = readConfig(process.env)): Promise<Running> {
  const store = await openStore(config.databaseUrl, config.databaseConnections);
  const hints: Hints = isPostgres(config.databaseUrl)
    ? await new PostgresHints(config.databaseUrl).open()
    : new LocalHints();
  const app = await buildApp(config, store, hints);
  const address = await app.server.listen({ host: config.host, port: config.port });
  if (!config.publicOrigin.startsWith('https:') && !config.trustProxy) {
    app.server.log.warn('without TLS: fine at home; on the internet put it behind a proxy with TLS (docs/hosting.md)');
  }
  return {
    address,
    stop: async () => {
      await app.stop();
      await hints.close();
      await store.close();
    },
  };
}
