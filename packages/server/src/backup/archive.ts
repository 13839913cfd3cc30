import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Logged, matchOf, summaryOf } from '@castellan/match';
import { noteRestored } from '../ratings.ts';
import { bringRoom, checkRoom } from '../rooms/room-backup.ts';
import { isRoomLog } from '../rooms/room-logs.ts';
import { noteSeats } from '../seat-index.ts';
import type { ServerStore } from '../stores/index.ts';
import { problemOf } from './check-game.ts';
import { ARCHIVE_LIMITS, ArchiveError, type ArchiveLimits, linesOf } from './lines.ts';

/**
 * A backup is a gzipped text, the same for every store: a line that says what it is, a line with the keys that sign its players' tokens, a
 * line for each game and each room with its log, and a last line that says how many there were and what they hash to, so that half a backup is never taken for a whole one.
 */
const FORMAT = 'castellan-backup-1';
const PAGE = 500;
const KEY = /^[0-9a-f]{64}$/;

interface GameEntry {
  readonly id: string;
  readonly log: readonly Logged[];
}

interface Seal {
  readonly games: number;
  readonly events: number;
  readonly sha256: string;
}

/**
 * Writes every game to a file, while people go on playing: each game as it was at some moment meanwhile. It holds what the server needs to
 * go on, the secrets of running games among it, so only its owner can read it.
 */
export async function backUp(store: ServerStore, path: string): Promise<Seal> {
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  let seal = null as Seal | null;
  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const count = { games: 0, events: 0 };
    yield `${JSON.stringify({ format: FORMAT, at: Date.now() })}\n`;
    const keys = `${JSON.stringify({ keys: await store.signingKeys() })}\n`;
    hash.update(keys);
    yield keys;
    for await (const entry of everyGame(store)) {
      const line = `${JSON.stringify(entry)}\n`;
      hash.update(line);
      if (!isRoomLog(entry.id)) count.games++;
      count.events += entry.log.length;
      yield line;
    }
    seal = { ...count, sha256: hash.digest('hex') };
    yield `${JSON.stringify(seal)}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
  const file = await open(unfinished);
  await file.sync();
  await file.close();
  if (seal!.events === 0 && existsSync(path)) {
    await rm(unfinished);
    throw new ArchiveError(`There are no games to back up; ${path} was left as it is`);
  }
  await rename(unfinished, path);
  return seal!;
}

async function* everyGame(store: ServerStore): AsyncGenerator<GameEntry> {
  for (let after = '', ids = await store.ids('', PAGE); ids.length > 0; ids = await store.ids(after, PAGE)) {
    for (const id of ids) {
      const log = await store.read(id, 0);
      // Removed since it was listed.
      if (log.length === 0) continue;
      if (isRoomLog(id)) checkRoom(id, log);
      else matchOf(id, log);
      yield { id, log };
    }
    after = ids.at(-1)!;
  }
}

interface Restored {
  readonly games: number;
  /** Games that were there already, and at least as far. */
  readonly already: number;
  /** Games that went on differently since: they are left as they are. */
  readonly different: readonly string[];
}

const OWN = 'Restore only your own backups';

/**
 * Brings every game of a backup into a store. Only ever adds: a game that is there is continued or left alone. The hash in a backup shows
 * that it is whole, not who made it: a backup brings the keys that sign sessions, so only the host's own may be restored.
 */
export async function restore(store: ServerStore, path: string, limits = ARCHIVE_LIMITS): Promise<Restored> {
  // All of it is looked at before any of it is written.
  const keys: string[] = [];
  for await (const { id, log } of gamesIn(path, limits, keys)) replay(path, id, log);
  await store.addSigningKeys(keys);
  let games = 0;
  let already = 0;
  const different: string[] = [];
  const under = new Set<Promise<void>>();
  for await (const entry of gamesIn(path, limits)) {
    const one = bring(store, entry).then((done) => {
      if (!isRoomLog(entry.id)) games++;
      if (done === 'already' && !isRoomLog(entry.id)) already++;
      if (done === 'different') different.push(entry.id);
      under.delete(one);
    });
    under.add(one);
    // Enough at once to share their waits for the disk.
    if (under.size >= 64) await Promise.race(under);
  }
  await Promise.all(under);
  return { games, already, different };
}

function replay(path: string, id: string, log: readonly Logged[]): void {
  try {
    if (isRoomLog(id)) checkRoom(id, log);
    else matchOf(id, log);
  } catch (error) {
    throw new ArchiveError(
      `${path} is no backup of ours: ${id} cannot be replayed (${(error as Error).message}). ${OWN}`,
    );
  }
}

async function bring(store: ServerStore, { id, log }: GameEntry): Promise<'added' | 'already' | 'different'> {
  const there = await store.read(id, 0);
  const common = Math.min(there.length, log.length);
  if (JSON.stringify(there.slice(0, common)) !== JSON.stringify(log.slice(0, common))) return 'different';
  const rest = log.slice(common);
  if (rest.length === 0) return 'already';
  if (isRoomLog(id)) return (await bringRoom(store, id, common, log)) ? 'added' : 'different';
  await noteSeats(store, id, rest);
  await noteRestored(store, id, log);
  const command = rest[0]!.command ?? 'restore';
  const { status } = await store.append(id, common, command, rest, summaryOf(matchOf(id, log)));
  return status === 'committed' ? 'added' : 'different';
}

/** The games of a backup that is whole; throws before its end where it is not. */
async function* gamesIn(path: string, limits: ArchiveLimits, keys: string[] = []): AsyncGenerator<GameEntry> {
  const hash = createHash('sha256');
  const count = { games: 0, events: 0 };
  let seal: Seal | null = null;
  let first = true;
  let number = 0;
  const refuse = (problem: string) =>
    new ArchiveError(`${path} is no backup of ours: line ${number}: ${problem}. ${OWN}`);
  try {
    for await (const line of linesOf(path, limits)) {
      number++;
      const said = JSON.parse(line) as Partial<GameEntry & Seal & { format: string; keys: readonly string[] }>;
      if (first) {
        if (said.format !== FORMAT) throw new ArchiveError(`${path} is no backup of Castellan`);
        first = false;
      } else if (said.keys) {
        hash.update(`${line}\n`);
        if (!Array.isArray(said.keys) || said.keys.some((key) => !KEY.test(key)))
          throw refuse('a signing key is wrong');
        keys.push(...said.keys);
      } else if (said.id !== undefined && said.log) {
        hash.update(`${line}\n`);
        const problem = problemOf(said.id, said.log);
        if (problem) throw refuse(problem);
        if (!isRoomLog(said.id)) count.games++;
        count.events += said.log.length;
        yield { id: said.id, log: said.log };
      } else seal = said as Seal;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof ArchiveError) throw error;
    throw new ArchiveError(`${path} is no whole backup: ${(error as Error).message}`);
  }
  if (JSON.stringify(seal) !== JSON.stringify({ ...count, sha256: hash.digest('hex') })) {
    throw new ArchiveError(`${path} is no whole backup: its end is missing or its games have changed`);
  }
}
