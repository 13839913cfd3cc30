import { readFileSync } from 'node:fs';

interface Command {
  readonly name: string;
  readonly does: string;
  /** Loaded when it is asked for: the engine should not wait for the server's packages. */
  readonly load: () => Promise<(words: readonly string[]) => Promise<number>>;
}

const COMMANDS: readonly Command[] = [
  {
    name: 'serve',
    does: 'serve the page and online play',
    load: async () => (await import('./serve.ts')).serveCommand,
  },
  {
    name: 'backup',
    does: 'write every game of DATABASE_URL to a file',
    load: async () => (await import('@castellan/server')).backupCommand,
  },
  {
    name: 'restore',
    does: 'bring the games of a backup into DATABASE_URL',
    load: async () => (await import('@castellan/server')).restoreCommand,
  },
  {
    name: 'play',
    does: 'play Duel in the terminal, two people at one keyboard',
    load: async () => (await import('./play/command.ts')).playCommand,
  },
  {
    name: 'engine',
    does: 'speak the engine protocol on standard input and output',
    load: async () => (await import('./engine/command.ts')).engineCommand,
  },
  {
    name: 'arena',
    does: 'hold a match between any two players',
    load: async () => (await import('./arena.ts')).arenaCommand,
  },
  {
    name: 'analyse',
    does: 'tell luck from skill in a recorded game',
    load: async () => (await import('./analyse/command.ts')).analyseCommand,
  },
  {
    name: 'openings',
    does: 'show what to do first, and make the data of it',
    load: async () => (await import('./openings.ts')).openingsCommand,
  },
  {
    name: 'puzzles',
    does: 'make puzzles from games, and check and count those that are shipped',
    load: async () => (await import('./puzzles.ts')).puzzlesCommand,
  },
];

const USAGE = [
  'Usage: castellan [COMMAND]',
  '',
  ...COMMANDS.map(({ name, does }) => `  ${name.padEnd(10)}${does}`),
  '',
  'Without a command it serves. castellan --version tells which one this is.',
  '',
].join('\n');

/** Beside the folder this is in, as a source and as it is published. */
const versionHere = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Runs a command and answers its exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const [name = 'serve', ...rest] = words;
  // A server goes on without a reader, and looks after its own output.
  if (name !== 'serve') endWithReader();
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return (await command.load())(rest);
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${versionHere()}\n`);
    return 0;
  }
  const asked = name === 'help' || name === '--help' || name === '-h';
  if (asked) process.stdout.write(USAGE);
  else process.stderr.write(`castellan has no command "${name}".\n${USAGE}`);
  return asked ? 0 : 1;
}

/** The reader may go away at any time, as in `castellan puzzles themes | head`: then nothing is left to do, and nothing is wrong. */
function endWithReader(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.stderr.write(`castellan cannot write: ${message}\n`);
    process.exit(code === 'EPIPE' ? 0 : 1);
  });
  process.stderr.on('error', () => {});
}
