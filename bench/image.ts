// `node bench/image.ts`: performs the Dockerfile without a container engine, starts what it makes as its user on a read-only root, and
// measures size and memory. As root on Debian; $FRESH_ROOT (default /tmp/fresh-root) is the smallest Debian system, made by debootstrap where missing.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, turnOf } from '@castellan/match';
import { Client, type RemoteGame } from '@castellan/match/client';
import { rulesOf } from '@castellan/rules';
import { bytesIn, type Image, perform } from './image/perform.ts';

const ROOT = join(import.meta.dirname, '..');
const GAMES = 500;
const MOVES = 10;
const AT_ONCE = 25;
const MB = 1_000_000;

/** What stands for the image `node:24-…-slim`: Debian, our Node, and the npm of this machine. */
function debianWithNode(): string {
  const fresh = process.env.FRESH_ROOT ?? '/tmp/fresh-root';
  const base = mkdtempSync(join(tmpdir(), 'castellan-debian-'));
  if (existsSync(join(fresh, 'usr/bin/npm'))) execFileSync('cp', ['-a', `${fresh}/.`, base]);
  else {
    execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'trixie', base], {
      stdio: 'inherit',
    });
    const npm = execFileSync('sh', ['-c', 'dirname "$(dirname "$(readlink -f "$(command -v npm)")")"'], {
      encoding: 'utf8',
    });
    cpSync(npm.trim(), join(base, 'usr/lib/node_modules/npm'), { recursive: true });
    execFileSync('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/bin/npm')]);
    for (const file of ['resolv.conf', 'hosts']) cpSync(`/etc/${file}`, join(base, 'etc', file));
  }
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
  mkdirSync(join(base, 'usr/local/bin'), { recursive: true });
  cpSync(join(ROOT, `node_modules/node-linux-${arch}/bin/node`), join(base, 'usr/local/bin/node'));
  chmodSync(join(base, 'usr/local/bin/node'), 0o755);
  cpSync(join(ROOT, `node_modules/node-linux-${arch}/LICENSE`), join(base, 'usr/local/LICENSE'));
  if (existsSync(join(homedir(), '.npmrc'))) cpSync(join(homedir(), '.npmrc'), join(base, 'root/.npmrc'));
  return base;
}

/**
 * As an engine would: a read-only root, the volume, the user, nothing inherited. The shell stays: it is the one that dies with
 * `unshare`, and the namespace with it. A process that changes its user, as `chroot` does, no longer gets the signal of that death.
 */
function inside(
  image: Image,
  volume: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): string[] {
  for (const folder of ['proc', 'dev']) mkdirSync(join(image.root, folder), { recursive: true });
  const settings = Object.entries({ ...image.env, ...env }).map(([name, value]) => `${name}=${value}`);
  const mounts = `set -e; mount --bind "$0" "$0"; mount -o remount,bind,ro "$0"; mount -t proc proc "$0/proc"
    mount --bind /dev "$0/dev"; mount --bind "$1" "$0$2"; root=$0; user=$3; shift 3
    env -i "$@"; exit`;
  const enter = ['/usr/sbin/chroot', `--userspec=${image.user}`, image.root, ...command];
  return [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'bash',
    '-c',
    mounts,
    image.root,
    volume,
    image.volume,
    image.user,
    ...settings,
    ...enter,
  ];
}

async function serve(image: Image, volume: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn('unshare', inside(image, volume, image.command, env), { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk) => String(chunk).includes('Castellan is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  return child;
}

async function seat(base: string): Promise<() => Promise<void>> {
  const newPlayer = async () => new Client({ base, token: (await new Client({ base }).bot()).token });
  const players = [await newPlayer(), await newPlayer()] as const;
  const { id, key } = await players[0].create({ game: Math.random() < 0.5 ? 'duel' : 'discovery' });
  for (const [index, player] of players.entries()) {
    await player.join(id, { name: `P${index + 1}`, seat: (index + 1) as 1 | 2, key: key! }, newId());
  }
  const tables = players.map((player) => player.open(id, () => {})) as [RemoteGame, RemoteGame];
  /** One action of the player whose turn it is. */
  return async () => {
    const { match } = tables[0].state;
    const turn = match ? turnOf(match) : 'over';
    if (!match || (turn !== 1 && turn !== 2)) return;
    const rules = rulesOf(match.game);
    const legal = rules.legal(match.state);
    await tables[turn - 1]!.send({
      type: 'act',
      action: rules.printAction(legal[Math.floor(Math.random() * legal.length)]),
    }).catch(() => {});
  };
}

async function inRounds<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE)
    done.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(act))));
  return done;
}

const debian = debianWithNode();
const image = perform(join(ROOT, 'Dockerfile'), ROOT, debian);
rmSync(debian, { recursive: true, force: true });
const volume = mkdtempSync(join(tmpdir(), 'castellan-volume-'));
const [uid = 0, gid = 0] = image.user.split(':').map(Number);
chownSync(volume, uid, gid);
const port = process.env.PORT ?? '4977';
const base = `http://127.0.0.1:${port}`;
const unlimited = {
  RATE_PER_ADDRESS: '0',
  RATE_PER_SESSION: '0',
  RATE_PER_BOT: '0',
  STREAMS_PER_ADDRESS: '0',
  OPEN_GAMES_PER_SESSION: '0',
  OPEN_GAMES_PER_ADDRESS: '0',
  IDLE_SEATS_PER_SESSION: '0',
  IDLE_SEATS_PER_ADDRESS: '0',
};
const env = { PORT: port, ...unlimited };
const memory = async () => {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / MB);
};
let server: ChildProcess | null = null;
try {
  for (const { step, bytes } of image.layers)
    process.stdout.write(`${(bytes / MB).toFixed(1).padStart(7)} MB  ${step}\n`);
  process.stdout.write(`${(bytesIn(image.root) / MB).toFixed(1).padStart(7)} MB  the image\n`);
  server = await serve(image, volume, env);
  const checked = spawnSync('unshare', inside(image, volume, image.healthcheck, env)).status;
  const write = [image.command[0]!, '-e', "require('fs').writeFileSync('/castellan/x', '')"];
  const refused = spawnSync('unshare', inside(image, volume, write, env), { encoding: 'utf8' }).stderr;
  const who = spawnSync('unshare', inside(image, volume, [image.command[0]!, '-p', 'process.getuid()'], env), {
    encoding: 'utf8',
  });
  const page = (await (await fetch(base)).text()).includes('<script');
  process.stdout.write(
    `health check ${checked === 0 ? 'passes' : 'FAILS'}; page ${page ? 'served' : 'MISSING'}; user ${who.stdout.trim()}; writing to the root: ${/EROFS|EACCES/.exec(refused)?.[0] ?? 'NOT REFUSED'}\n`,
  );
  process.stdout.write(`memory at rest: ${await memory()} MB\n`);
  const plays = await inRounds(Array.from({ length: GAMES }), () => seat(base));
  process.stdout.write(`with ${GAMES} games and ${GAMES * 2} pages open: ${await memory()} MB\n`);
  let most = 0;
  for (let move = 0; move < MOVES; move++) {
    await inRounds(plays, (play) => play());
    most = Math.max(most, await memory());
  }
  process.stdout.write(`while they make ${GAMES * MOVES} moves: at most ${most} MB\n`);
} finally {
  // What starts a namespace heeds nothing else, and takes with it what runs there.
  server?.kill('SIGKILL');
  rmSync(volume, { recursive: true, force: true });
  image.remove();
}
process.exit();
