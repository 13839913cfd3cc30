/** Every setting of a server: its variable, its default ('' for none) and what it does. docs/hosting.md says more about each. */
export const SETTINGS: readonly (readonly [name: string, byDefault: string, does: string])[] = [
  ['HOST', '127.0.0.1', 'where it listens; 0.0.0.0 for other devices in your network'],
  ['PORT', '8080', 'the port'],
  ['DATABASE_URL', 'sqlite:castellan-data/games.db', 'where games are saved: sqlite:PATH, postgres://… or memory:'],
  ['DATABASE_CONNECTIONS', '10', 'connections to PostgreSQL of each node'],
  ['DATABASE_SPREAD', '0', '1 for a database that is spread over machines by game'],
  ['PUBLIC_ORIGIN', '', 'the address that people use, as https://play.example'],
  ['ALLOWED_ORIGINS', '', 'pages from elsewhere that may use this server, by commas'],
  ['TRUST_PROXY', '', 'the proxies in front of it: addresses, ranges, loopback, uniquelocal, by commas'],
  ['RATE_PER_ADDRESS', '1200', 'units a minute and address; 0 for no limit'],
  ['RATE_PER_SESSION', '300', 'units a minute and browser or bot; 0 for no limit'],
  ['STREAMS_PER_ADDRESS', '200', 'open event streams of one address; 0 for no limit'],
  ['OPEN_GAMES_PER_SESSION', '20', 'games of one browser or bot that wait for a player; 0 for no limit'],
  ['OPEN_GAMES_PER_ADDRESS', '100', 'the same for one address'],
  ['IDLE_SEATS_PER_SESSION', '4', 'seats of one browser or bot whose player has not acted; 0 for no limit'],
  ['IDLE_SEATS_PER_ADDRESS', '6', 'the same for one address'],
  ['GAMES_IN_MEMORY', '500', 'games that stay in memory after their last reader left'],
  ['PUSH_SERVICES', '', 'push services besides those of the usual browsers, by commas'],
  ['PUSH_CONTACT', 'PUBLIC_ORIGIN', 'the address a push service may write to, as mailto:you@play.example'],
  ['WEBHOOKS_PER_HOST', '300', 'calls of webhooks a minute to one host name; 0 for no limit'],
  ['PRIVATE_TARGETS', '', 'origins in your network that may be called as webhooks, by commas'],
  ['HEARTBEAT_SECONDS', '15', 'the time between heartbeats of event streams'],
  ['PRUNE_OVER_DAYS', '365', 'finished games are removed after so many days; 0 for never'],
  ['PRUNE_PLAYING_DAYS', '90', 'the same for games in which nothing happens'],
  ['PRUNE_OPEN_DAYS', '7', 'the same for games that nobody joined'],
  ['DRAIN_SECONDS', '0', 'the time between "not ready" and the end, for a load balancer'],
  ['METRICS_TOKEN', '', 'the token that /metrics requires'],
  ['LOG_LEVEL', 'error', 'silent, fatal, error, warn, info, debug or trace'],
  ['PAGE_DIRECTORY', 'the page of this program', 'the built page'],
];

export const settingsText = (): string =>
  SETTINGS.map(([name, byDefault, does]) => `  ${name.padEnd(24)}${does} (${byDefault || 'none'})`).join('\n');
