import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { LocalNotifications, type Notifications } from './notifications.ts';
import { isPage } from './routes/page.ts';
import { listenError, storeError } from './start-error.ts';
import { isPostgres, openStore, type ServerStore } from './stores/index.ts';

export interface Running {
  readonly address: string;
  /** Where other devices of the same network reach it; none where it listens for this machine alone. */
  readonly network: readonly string[];
  stop(): Promise<void>;
}

/** Opens the store, listens, and answers where. */
export async function serve(config: Config = readConfig(process.env)): Promise<Running> {
  const { store, notifications } = await open(config);
  const app = await buildApp(config, store, notifications);
  const stop = async () => {
    await app.stop();
    await notifications.close();
    await store.close();
  };
  try {
    await app.server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stop();
    throw listenError(config, error);
  }
  if (!isPage(config.pageDirectory))
    app.server.log.warn('no page is built, only the API is served: npm run build makes it');
  if (!config.publicOrigin.startsWith('https:') && !config.trustProxy) {
    app.server.log.warn('without TLS: fine at home; on the internet put it behind a proxy with TLS (docs/hosting.md)');
  }
  const { port } = app.server.server.address() as AddressInfo;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const name = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    address: `http://${everywhere ? '127.0.0.1' : name}:${port}`,
    network: everywhere ? ownAddresses().map((address) => `http://${address}:${port}`) : [],
    stop,
  };
}

async function open(config: Config): Promise<{ store: ServerStore; notifications: Notifications }> {
  const { databaseUrl, databaseConnections, databaseSpread } = config;
  let store: ServerStore | null = null;
  try {
    store = await openStore(databaseUrl, databaseConnections, databaseSpread);
    return { store, notifications: await openNotifications(config, store) };
  } catch (error) {
    await store?.close();
    throw storeError(databaseUrl, error);
  }
}

export async function openNotifications(
  { databaseUrl, databaseSpread }: Config,
  store: ServerStore,
): Promise<Notifications> {
  if (!isPostgres(databaseUrl)) return new LocalNotifications();
  if (databaseSpread) {
    const { PolledNotifications } = await import('./polled-notifications.ts');
    return new PolledNotifications(databaseUrl).open();
  }
  const { PostgresNotifications } = await import('./postgres-notifications.ts');
  // The oldest key, which stays the same for longest.
  const secret = (await store.signingKeys()).at(-1) ?? '';
  return new PostgresNotifications(databaseUrl, secret).open();
}

/** What a phone can type. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
