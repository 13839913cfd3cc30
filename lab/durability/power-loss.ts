/**
 * Cuts the power of a server on SQLite, again and again: everything it does to its files is recorded by a small library that is loaded into it, with
 * kills and stops in between; then the recording is played back on a disk that forgets what was not synced, up to a random moment. Each time the file must
 * open, be whole, and hold every command that had been acknowledged by then. `npm run lab -- power-loss --cuts 250`
 * Needs Linux and a C compiler (`cc`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Logged, PHRASES, shown } from '@castellan/match';
import { type Below, type Seat, seeded } from '@castellan/rules';
import { openStore } from '@castellan/server';
import { ServerProcess } from '../../bench/online/processes.ts';
import { Wire } from '../../bench/online/wire.ts';
import { ForgetfulDisk } from './power-loss/forgetful-disk.ts';
import { readRecording } from './power-loss/recording.ts';

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '40' },
    /** Acknowledged commands between two starts of the server. */
    commands: { type: 'string', default: '600' },
    starts: { type: 'string', default: '4' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    out: { type: 'string', default: 'lab/durability/results' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const below = seeded(Number(values.seed));
const root = mkdtempSync(join(tmpdir(), 'castellan-power-'));
const folder = join(root, 'data');
const database = 'games.db';

/** A command that was acknowledged, and how long the recording was by then. */
interface Receipt {
  readonly game: string;
  readonly events: readonly string[];
  readonly by: number;
}

type Sent = Pick<Logged, 'seq' | 'at' | 'event'>;
const textOf = ({ seq, at, event }: Sent): string => JSON.stringify([seq, at, event]);
const recordingOf = (start: number): string => join(root, `recording-${start}`);
const lengthOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Runs the server several times on the same file, and writes down what it acknowledged. */
async function record(): Promise<readonly Receipt[]> {
  const library = join(root, 'record-writes.so');
  const source = fileURLToPath(new URL('./power-loss/record-writes.c', import.meta.url));
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']);
  const receipts: Receipt[] = [];
  let before = 0;
  for (let start = 1; start <= Number(values.starts); start++) {
    const server = await ServerProcess.start({
      DATABASE_URL: `sqlite:${join(folder, database)}`,
      LD_PRELOAD: library,
      RECORD_FOLDER: folder,
      RECORD_FILE: recordingOf(start),
    });
    const first = receipts.length;
    const isEnough = () => receipts.length - first >= Number(values.commands);
    const acknowledged = (game: string, events: readonly Sent[]) =>
      receipts.push({ game, events: events.map(textOf), by: before + lengthOf(recordingOf(start)) });
    const tables = Array.from({ length: Number(values.tables) }, () => keepTalking(server.base, acknowledged));
    const gone = Promise.allSettled(tables);
    // The first word of a failure: without it, no client would ever talk enough.
    let failure: unknown = null;
    for (const table of tables) {
      table.catch((error) => {
        failure ??= error;
      });
    }
    while (!isEnough() && !failure) await new Promise((resolve) => setTimeout(resolve, 20));
    if (failure) throw failure;
    // In the middle of the work; a stop in good order writes differently from a kill.
    await (start % 2 === 1 ? server.kill() : server.stop());
    await gone;
    before += lengthOf(recordingOf(start));
    say(`start ${start}: ${receipts.length} commands acknowledged, ${(before / 1e6).toFixed(1)} MB recorded`);
  }
  return receipts;
}

/** Two clients that talk and offer draws in one game after another, until the server is gone. */
async function keepTalking(
  base: string,
  acknowledged: (game: string, events: readonly Sent[]) => void,
): Promise<never> {
  const wire = new Wire(base);
  for (let number = 0; ; number++) {
    const tokens: [string, string] = ['', ''];
    const send = <T>(seat: Seat, path: string, body: object): Promise<T> => wire.post(path, tokens[seat - 1]!, body);
    for (const seat of [1, 2] as const) tokens[seat - 1] = (await send<{ token: string }>(seat, '/api/bots', {})).token;
    const body = { commandId: `g${number}`, game: 'discovery' };
    const { id, key } = await send<{ id: string; key: string }>(1, '/api/games', body);
    for (const seat of [1, 2] as const) {
      const join = { commandId: 'j', name: `P${seat}`, seat, key, entropy: '0123456789abcdef' };
      await send(seat, `/api/games/${id}/join`, join);
    }
    for (let i = 0; i < 100; i++) {
      const command = { type: 'say', phrase: PHRASES[below(PHRASES.length)] };
      const seat: Seat = i % 2 === 0 ? 1 : 2;
      const body = { commandId: `c${i}`, command };
      const { events } = await send<{ events: Sent[] }>(seat, `/api/games/${id}/commands`, body);
      acknowledged(id, events);
    }
  }
}

interface Found {
  cuts: number;
  /** Cuts at which something had been written and not synced. */
  unsynced: number;
  /** Acknowledged commands that were looked for, over all cuts. */
  checked: number;
  readonly problems: string[];
}

/** Plays the recording back and looks at what is left at each of these moments, in order. */
async function cutAt(moments: readonly number[], receipts: readonly Receipt[], isLying: boolean): Promise<Found> {
  const disk = new ForgetfulDisk({ isLying });
  const found: Found = { cuts: 0, unsynced: 0, checked: 0, problems: [] };
  const waiting = [...moments];
  let before = 0;
  for (let start = 1; start <= Number(values.starts) && waiting.length > 0; start++) {
    for (const { change, end } of readRecording(recordingOf(start))) {
      disk.apply(change);
      while (waiting.length > 0 && waiting[0]! <= before + end) {
        waiting.shift();
        found.cuts++;
        // What SQLite's threads share in memory is never synced, and worthless without them.
        if (disk.unsynced().some((path) => !path.endsWith('-shm'))) found.unsynced++;
        const due = receipts.filter(({ by }) => by <= before + end);
        found.checked += due.length;
        const problem = await examine(disk.afterPowerLoss(below), due);
        if (problem) found.problems.push(`cut ${found.cuts} at byte ${before + end}: ${problem}`);
      }
    }
    before += lengthOf(recordingOf(start));
  }
  return found;
}

/** Opens what is left as the server would. */
async function examine(files: ReadonlyMap<string, Buffer>, due: readonly Receipt[]): Promise<string | null> {
  const left = join(root, 'left');
  rmSync(left, { recursive: true, force: true });
  mkdirSync(left);
  for (const [path, content] of files) writeFileSync(join(left, basename(path)), content);
  const file = join(left, database);
  try {
    const db = new DatabaseSync(file);
    const [row] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    db.close();
    if (row?.integrity_check !== 'ok') return `integrity_check says ${row?.integrity_check}`;
    const store = await openStore(`sqlite:${file}`);
    const logs = new Map<string, Set<string>>();
    for (const game of new Set(due.map((receipt) => receipt.game))) {
      const log = await store.read(game, 0);
      logs.set(game, new Set(log.map((logged) => textOf(shown(logged) ?? logged))));
    }
    await store.close();
    const lost = due.filter(({ game, events }) => events.some((event) => !logs.get(game)!.has(event)));
    return lost.length > 0 ? `${lost.length} of ${due.length} acknowledged commands are lost` : null;
  } catch (error) {
    return String(error);
  }
}

function momentsIn(from: number, to: number, count: number, random: Below): number[] {
  return Array.from({ length: count }, () => from + random(to - from)).sort((a, b) => a - b);
}

const began = Date.now();
const receipts = await record();
let changes = 0;
let syncs = 0;
let length = 0;
for (let start = 1; start <= Number(values.starts); start++) {
  for (const { change } of readRecording(recordingOf(start))) {
    changes++;
    if (change.type === 'sync-end') syncs++;
  }
  length += lengthOf(recordingOf(start));
}
const found = await cutAt(momentsIn(0, length, Number(values.cuts), below), receipts, false);
say(`${found.cuts} cuts, ${found.problems.length} problems`);
// The same with a disk that lies about syncing: if nothing were lost then, this would see nothing.
const control = await cutAt(momentsIn(Math.floor(length / 8), Math.floor(length / 3), 10, below), receipts, true);
rmSync(root, { recursive: true, force: true });

const result = {
  command: `npm run lab -- power-loss --cuts ${values.cuts} --commands ${values.commands} --starts ${values.starts}`,
  at: new Date().toISOString(),
  store: 'SQLite',
  acknowledged: receipts.length,
  recorded: { changes, syncs, bytes: length },
  cuts: found.cuts,
  cutsWithSomethingUnsynced: found.unsynced,
  acknowledgedLookedFor: found.checked,
  lyingDisk: { cuts: control.cuts, found: control.problems.length },
  seconds: Math.round((Date.now() - began) / 1000),
  seed: Number(values.seed),
  problems: found.problems,
};
mkdirSync(values.out, { recursive: true });
const text = `${JSON.stringify(result, null, 2)}\n`;
writeFileSync(join(values.out, 'power-loss.json'), text);
say(text);
if (control.problems.length === 0) say('A disk that lies was not found out: this run proves nothing.');
else if (found.problems.length === 0) say('Every file opened, was whole, and held everything acknowledged by then.');
process.exit(found.problems.length === 0 && control.problems.length > 0 ? 0 : 1);
