import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Everything that can be set, by environment variables; docs/hosting.md lists them for people. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  /** The database is spread over machines by game, and has no LISTEN. */
  readonly databaseSpread: boolean;
  /** The address people use, as `https://play.example`; empty means whatever they used. */
  readonly publicOrigin: string;
  /** Pages of these origins may use the API for their visitors, as `https://me.github.io`; none unless named. */
  readonly allowedOrigins: readonly string[];
  /** The proxies whose `X-Forwarded-…` is believed; false for none. */
  readonly trustProxy: false | string;
  /** Requests a minute; 0 for no limit. */
  readonly perAddress: number;
  readonly perSession: number;
  readonly perBot: number;
  readonly streamsPerAddress: number;
  /** Games that wait for a player; 0 for no limit. */
  readonly openPerSession: number;
  readonly openPerAddress: number;
  /** Seats in games of the lobby whose player has not acted yet; 0 for no limit. */
  readonly idleSeatsPerSession: number;
  readonly idleSeatsPerAddress: number;
  /** Games of the lobby may be rated. */
  readonly rated: boolean;
  /** Rooms that are not closed; 0 for no limit. */
  readonly roomsPerSession: number;
  readonly roomsPerAddress: number;
  /** Push services besides those of the browsers there are: names, or origins. */
  readonly pushServices: readonly string[];
  /** Whom a push service may write to about this server: `mailto:…` or `https://…`. */
  readonly pushContact: string;
  /** Origins in networks of the host's own that may be called, also without TLS. */
  readonly privateTargets: readonly string[];
  /** Calls of webhooks a minute to one host name; 0 for no limit. */
  readonly webhooksPerHost: number;
  readonly heartbeatMs: number;
  /** How many games that are not in use stay in memory. */
  readonly gamesInMemory: number;
  /** Days after the last event; 0 keeps games for ever. */
  readonly pruneOverDays: number;
  readonly prunePlayingDays: number;
  readonly pruneOpenDays: number;
  /** Days after the last event of a room, or after its end; its games go with it. */
  readonly pruneRoomsDays: number;
  /** Seconds between "not ready" and closing, for a load balancer to notice. */
  readonly drainSeconds: number;
  readonly metricsToken: string;
  readonly logLevel: string;
  /** The built page; empty where there is none. */
  readonly pageDirectory: string;
}

export class ConfigError extends Error {}

/** In the published program, and in the repository. */
const PAGES = ['../page', '../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** A name for a range of addresses, an address, or a range: `10.0.0.0/8`. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  const family = isIP(address);
  return family > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string, otherwise: string): string => env[name]?.trim() || otherwise;
  const number = (name: string, otherwise: number, most = 1_000_000, least = 0): number => {
    const value = env[name]?.trim();
    if (!value) return otherwise;
    if (!/^\d+$/.test(value) || Number(value) > most || Number(value) < least) {
      throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
    }
    return Number(value);
  };
  const list = (name: string, fits: Pick<RegExp, 'test'>, example: string): readonly string[] => {
    const words = text(name, '')
      .split(',')
      .flatMap((word) => word.trim() || []);
    const wrong = words.find((word) => !fits.test(word));
    if (wrong !== undefined) throw new ConfigError(`${name} must look like ${example}, not ${JSON.stringify(wrong)}`);
    return words;
  };
  const publicOrigin = text('PUBLIC_ORIGIN', '').replace(/\/$/, '');
  if (publicOrigin && !/^https?:\/\/[^/]+$/.test(publicOrigin)) {
    throw new ConfigError(
      'PUBLIC_ORIGIN must look like https://play.example: a host name of its own, without a path behind it',
    );
  }
  const pushContact = text(
    'PUSH_CONTACT',
    publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:host@castellan.invalid',
  );
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(pushContact)) {
    throw new ConfigError('PUSH_CONTACT must look like mailto:me@play.example');
  }
  const trustProxy = list('TRUST_PROXY', { test: isProxy }, 'loopback, uniquelocal, 10.0.0.7 or 10.0.0.0/8');
  const logLevel = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(logLevel)}`);
  }
  const allowedOrigins = list('ALLOWED_ORIGINS', /^https?:\/\/[^/*\s]+\/?$/, 'https://me.github.io').map((origin) =>
    origin.replace(/\/$/, ''),
  );
  return {
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 8080, 65_535),
    databaseUrl: text('DATABASE_URL', 'sqlite:castellan-data/games.db'),
    databaseConnections: number('DATABASE_CONNECTIONS', 10, 1000, 1),
    databaseSpread: number('DATABASE_SPREAD', 0, 1) === 1,
    publicOrigin,
    allowedOrigins,
    trustProxy: trustProxy.join(',') || false,
    perAddress: number('RATE_PER_ADDRESS', 1200),
    perSession: number('RATE_PER_SESSION', 300),
    perBot: number('RATE_PER_BOT', 3000),
    streamsPerAddress: number('STREAMS_PER_ADDRESS', 200),
    openPerSession: number('OPEN_GAMES_PER_SESSION', 20),
    openPerAddress: number('OPEN_GAMES_PER_ADDRESS', 100),
    idleSeatsPerSession: number('IDLE_SEATS_PER_SESSION', 4),
    idleSeatsPerAddress: number('IDLE_SEATS_PER_ADDRESS', 6),
    rated: number('RATED', 0, 1) === 1,
    roomsPerSession: number('ROOMS_PER_SESSION', 10),
    roomsPerAddress: number('ROOMS_PER_ADDRESS', 50),
    pushServices: list('PUSH_SERVICES', /^(https?:\/\/)?\.?[a-z0-9.-]+(:\d+)?$/i, 'push.example or .push.example'),
    pushContact,
    privateTargets: list('PRIVATE_TARGETS', /^https?:\/\/[^/]+$/, 'http://192.168.1.20:9000'),
    webhooksPerHost: number('WEBHOOKS_PER_HOST', 300),
    gamesInMemory: number('GAMES_IN_MEMORY', 500),
    heartbeatMs: number('HEARTBEAT_SECONDS', 15, 300, 1) * 1000,
    pruneOverDays: number('PRUNE_OVER_DAYS', 365),
    prunePlayingDays: number('PRUNE_PLAYING_DAYS', 90),
    pruneOpenDays: number('PRUNE_OPEN_DAYS', 7),
    pruneRoomsDays: number('PRUNE_ROOMS_DAYS', 7),
    drainSeconds: number('DRAIN_SECONDS', 0, 600),
    metricsToken: text('METRICS_TOKEN', ''),
    logLevel,
    pageDirectory: text('PAGE_DIRECTORY', PAGES.find((path) => existsSync(path)) ?? ''),
  };
}
