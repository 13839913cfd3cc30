import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DockerfileParser, type Instruction, type JSONInstruction, type ModifiableInstruction } from 'dockerfile-ast';

/** What a container engine would keep besides files. */
export interface Image {
  readonly root: string;
  readonly layers: readonly { readonly step: string; readonly bytes: number }[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly workdir: string;
  readonly volume: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  remove(): void;
}

const sh = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 });

/** In the words a shell reads, without the quotes. */
const words = (text: string): string[] => (text.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ''));

/**
 * Performs the steps of a Dockerfile in folders, without a container engine: every `node:…` image is a copy of the smallest Debian with Node and
 * npm in it, commands run in it by chroot in a mount namespace of their own. Only what our file uses is known; anything else is an error.
 */
export function perform(dockerfile: string, context: string, debian: string): Image {
  const home = mkdtempSync(join(tmpdir(), 'castellan-image-'));
  const stages = new Map<string, string>();
  const layers: { step: string; bytes: number }[] = [];
  const made = {
    env: {} as Record<string, string>,
    user: '',
    workdir: '/',
    volume: '',
    entry: [] as string[],
    cmd: [] as string[],
    health: [] as string[],
  };
  let root = '';
  let workdir = '/';

  const steps: Readonly<Record<string, (text: string, step: Instruction) => void>> = {
    FROM: (text) => {
      const [, image = '', name] = /^(\S+)(?: AS (\S+))?$/i.exec(text) ?? [];
      root = join(home, name ?? 'image');
      workdir = '/';
      mkdirSync(root);
      if (/^node:/.test(image)) sh('cp', '-a', `${debian}/.`, root);
      else if (image !== 'scratch') throw new Error(`no such image here: ${image}`);
      stages.set(name ?? '', root);
      layers.length = 0;
    },
    WORKDIR: (text) => {
      workdir = text;
      made.workdir = text;
      mkdirSync(join(root, text), { recursive: true });
    },
    COPY: (text, step) => {
      const all = words(text);
      const last = all.at(-1)!;
      const target = join(root, last.startsWith('/') ? '' : workdir, last);
      const [from] = flagsOf(step, 'from');
      if (!from) return copyContext(context, target);
      for (const source of all.slice(0, -1)) copyInto(join(stages.get(from)!, source), target, last.endsWith('/'));
    },
    RUN: (text, step) => {
      const caches = flagsOf(step, 'mount').flatMap((mount) => /^type=cache,target=(.*)$/.exec(mount)?.[1] ?? []);
      run(root, workdir, text, caches);
    },
    ENV: (text) =>
      Object.assign(made.env, Object.fromEntries(words(text).map((word) => word.split(/=(.*)/s).slice(0, 2)))),
    USER: (text) => {
      made.user = text;
    },
    VOLUME: (text) => {
      made.volume = text;
    },
    EXPOSE: () => {},
    HEALTHCHECK: (text) => {
      made.health = JSON.parse(text.slice(text.indexOf('[')));
    },
    ENTRYPOINT: (_, step) => {
      made.entry = listOf(step);
    },
    CMD: (_, step) => {
      made.cmd = listOf(step);
    },
  };

  for (const step of DockerfileParser.parse(readFileSync(dockerfile, 'utf8')).getInstructions()) {
    const text = (step.getRawArgumentsContent() ?? '').replace(/\\\n\s*/g, '').trim();
    const title = `${step.getKeyword()} ${text.slice(0, 90)}`;
    process.stderr.write(`${title}\n`);
    const counts = root === join(home, 'image') && step.getKeyword() === 'COPY';
    const before = counts ? bytesIn(root) : 0;
    const known = steps[step.getKeyword()];
    if (!known) throw new Error(`this script does not know ${step.getKeyword()}`);
    known(text, step);
    if (counts) layers.push({ step: title, bytes: bytesIn(root) - before });
  }
  return {
    root,
    layers,
    env: made.env,
    user: made.user,
    workdir: made.workdir,
    volume: made.volume,
    command: [...made.entry, ...made.cmd],
    healthcheck: made.health,
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** What stands before the arguments, as `--from=build`. */
const flagsOf = (step: Instruction, name: string): string[] =>
  (step as ModifiableInstruction)
    .getFlags()
    .filter((flag) => flag.getName() === name)
    .flatMap((flag) => flag.getValue() ?? []);

const listOf = (step: Instruction): string[] =>
  (step as JSONInstruction).getJSONStrings().map((one) => JSON.parse(one.getValue()) as string);

/** What a commit of the working copy would hold. */
function copyContext(context: string, target: string): void {
  const files = sh('git', '-C', context, 'ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n');
  for (const file of files.filter((one) => existsSync(join(context, one))))
    cpSync(join(context, file), join(target, file));
}

/** Of a folder what is in it, as an engine does. */
function copyInto(source: string, target: string, intoFolder: boolean): void {
  const folder = statSync(source).isDirectory();
  const place = folder || !intoFolder ? target : join(target, basename(source));
  mkdirSync(folder ? place : join(place, '..'), { recursive: true });
  sh('cp', '-a', folder ? `${source}/.` : source, place);
}

/** A cache of npm is the one of this machine; everything else stays inside. */
function run(root: string, workdir: string, command: string, caches: readonly string[]): void {
  const mounts = caches.map((target) => {
    mkdirSync(join(root, target), { recursive: true });
    return `mount --bind ${join(homedir(), '.npm')} ${join(root, target)};`;
  });
  sh(
    'unshare',
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'bash',
    '-c',
    `mount -t proc proc ${root}/proc; mount --bind /dev ${root}/dev; ${mounts.join(' ')}
     exec chroot ${root} env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/bin NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt sh -c "cd $0 && $1"`,
    workdir,
    command,
  );
}

/** What the files of a folder take, each once. */
export const bytesIn = (folder: string): number => Number(sh('du', '-sb', '--apparent-size', folder).split('\t')[0]);
