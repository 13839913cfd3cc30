import { parseArgs } from 'node:util';
import type { Summary } from '@castellan/match';
import { requireGames } from '../backup/source.ts';
import { onStore } from '../backup/store-command.ts';
import { networkOf, siteOf } from '../network.ts';
import type { ServerStore } from '../stores/port.ts';
import { type NodeReport, readReports } from './node-reports.ts';
import { removeName } from './remove-name.ts';
import { banNetwork, closeLobby, openLobby, readRestrictions, unbanNetwork } from './restrictions.ts';

const STATUSES = ['open', 'playing', 'over'] as const;
const MOST_LISTED = 100_000;

interface Said {
  readonly said: string;
  readonly well: boolean;
}
type Work = (store: ServerStore) => Promise<Said>;

const done = (said: string): Said => ({ said, well: true });
const failed = (said: string): Said => ({ said, well: false });

/** `castellan admin`. */
export async function adminCommand(words: readonly string[]): Promise<number> {
  const work = workOf(words);
  if (typeof work === 'function') return onStore(requireGames, work);
  process.stderr.write(`castellan admin: ${work}\n`);
  return 2;
}

/** What to do, or what is wrong with the arguments. */
function workOf(words: readonly string[]): Work | string {
  let read: ReturnType<typeof readWords>;
  try {
    read = readWords(words);
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  }
  const [name = 'status', ...rest] = read.positionals;
  const { status, limit = '50', game, for: time = '24h' } = read.values;
  const [first] = rest;
  const one = rest.length === 1 && first;
  switch (name) {
    case 'status':
      return rest.length > 0 ? 'status takes no arguments.' : showStatus;
    case 'games': {
      if (status !== undefined && !isStatus(status)) return `--status must be one of ${STATUSES.join(', ')}.`;
      if (!/^\d{1,6}$/.test(limit) || Number(limit) > MOST_LISTED)
        return `--limit must be a number up to ${MOST_LISTED}.`;
      return (store) => listGames(store, status ? [status] : STATUSES, Number(limit));
    }
    case 'delete':
      return rest.length === 0 ? 'Write which games: castellan admin delete ID.' : (store) => deleteGames(store, rest);
    case 'remove-name':
      if (!one) return 'Write one nickname, in quotes if it has spaces: castellan admin remove-name "NAME".';
      return async (store) => {
        const { games, rooms, ratings, words } = await removeName(store, one, game);
        const places = [
          games > 0 && countOf(games, 'game'),
          rooms > 0 && countOf(rooms, 'room'),
          ratings > 0 && countOf(ratings, 'rating'),
          words > 0 && countOf(words, 'result'),
        ].filter(Boolean);
        if (places.length === 0) return failed(`No game and no room has a player named ${one}.`);
        return done(`Removed from ${places.join(' and ')}.`);
      };
    case 'close-lobby':
      return async (store) => {
        await closeLobby(store);
        return done('The lobby is closed. castellan admin open-lobby opens it.');
      };
    case 'open-lobby':
      return async (store) => {
        await openLobby(store);
        return done('The lobby is open.');
      };
    case 'ban':
    case 'unban': {
      const network = one ? bannedNetwork(one) : null;
      if (!network) return `Write one address: castellan admin ${name} 192.0.2.7.`;
      const ms = durationOf(time);
      if (!ms) return '--for must look like 30m, 24h or 7d.';
      return name === 'ban' ? (store) => ban(store, network, ms) : (store) => unban(store, network);
    }
    default:
      return `There is no command "${name}". See castellan admin --help.`;
  }
}

const readWords = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      limit: { type: 'string' },
      game: { type: 'string' },
      for: { type: 'string' },
    },
  });

const isStatus = (text: string): text is Summary['status'] => (STATUSES as readonly string[]).includes(text);

/** An address counts with its network, as everywhere; of IPv6 also a whole site. */
function bannedNetwork(text: string): string | null {
  const [address = '', bits] = text.split('/');
  const network = networkOf(address);
  if (network === networkOf('')) return null;
  if (bits === undefined || (bits === '64' && network.includes(':'))) return network;
  return bits === '48' ? siteOf(network) : null;
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function durationOf(text: string): number | null {
  const [, number, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  return number && unit ? Number(number) * UNITS[unit]! : null;
}

async function showStatus(store: ServerStore): Promise<Said> {
  const now = await store.now();
  const [counts, bytes] = [await store.counts(), await store.size()];
  const reports = await readReports(store, now);
  const { isLobbyClosed, bans } = await readRestrictions(store, now);
  const lines = [
    ['Games', `${counts.playing} running, ${counts.open} waiting, ${counts.over} finished`],
    ...serverLines(reports),
    ['Database', sizeText(bytes)],
    ['Lobby', isLobbyClosed ? 'closed' : 'open'],
    ['Bans', bans.map(({ network, until }) => `${network} until ${timeText(until)}`).join(', ') || 'none'],
  ];
  return done(lines.map(([name, text]) => `${name!.padEnd(12)}${text}`).join('\n'));
}

function serverLines(reports: readonly NodeReport[]): readonly (readonly [string, string])[] {
  if (reports.length === 0) return [['Servers', 'none has reported lately']];
  const sum = (field: keyof NodeReport) => reports.reduce((total, report) => total + report[field], 0);
  const servers = reports.length === 1 ? '1 server' : `${reports.length} servers`;
  const began = timeText(Math.min(...reports.map(({ startedAt }) => startedAt)));
  return [
    ['Servers', `${servers}, running since ${began}, ${sum('streams')} open event streams`],
    ['Since then', `${sum('begun')} games begun, ${sum('finished')} finished, ${sum('refused')} requests refused`],
  ];
}

async function listGames(store: ServerStore, statuses: readonly Summary['status'][], limit: number): Promise<Said> {
  const lists = await Promise.all(statuses.map((status) => store.list({ status, limit })));
  const games = lists
    .flat()
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, limit);
  if (games.length === 0) return done('There are no games.');
  return done(games.map(gameText).join('\n'));
}

function gameText({ id, game, status, players, updatedAt, room }: Summary): string {
  const names = players.map((player) => (player ? `${printable(player.name)}${player.bot ? ' (bot)' : ''}` : '–'));
  const place = room ? `, room ${room}` : '';
  return `${id}  ${timeText(updatedAt)}  ${status.padEnd(7)}  ${game.padEnd(9)}  ${names.join(' : ')}${place}`;
}

/** A nickname must not control the terminal. */
const printable = (name: string): string => name.replace(/\p{C}/gu, '');

async function deleteGames(store: ServerStore, ids: readonly string[]): Promise<Said> {
  const said: string[] = [];
  let deleted = 0;
  for (const id of ids) {
    const [first] = await store.read(id, 0);
    if (first?.event.type !== 'created') said.push(`There is no game ${id}.`);
    else if (first.event.room) said.push(`${id} is a game of room ${first.event.room}. The host of the room ends it.`);
    else {
      await store.remove(id);
      said.push(`${id} is deleted.`);
      deleted++;
    }
  }
  return { said: said.join('\n'), well: deleted === ids.length };
}

async function ban(store: ServerStore, network: string, ms: number): Promise<Said> {
  const until = (await store.now()) + ms;
  await banNetwork(store, { network, until });
  return done(`${network} is banned until ${timeText(until)}.`);
}

async function unban(store: ServerStore, network: string): Promise<Said> {
  return (await unbanNetwork(store, network)) ? done(`${network} may come back.`) : failed(`${network} is not banned.`);
}

const countOf = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);
const timeText = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
