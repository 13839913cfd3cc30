import { readFileSync } from 'node:fs';
import { settingsText } from './settings.ts';

interface Command {
  readonly name: string;
  readonly does: string;
  /** What `--help` prints, of commands that do not print it themselves. */
  readonly usage?: string;
  /** Loads a command when it is used: the engine should not wait for the server's packages. */
  readonly load: () => Promise<(words: readonly string[]) => Promise<number>>;
}

const COMMANDS: readonly Command[] = [
  {
    name: 'serve',
    does: 'serve the page and online play',
    usage: `Usage: castellan serve

Serves the page and online play until Ctrl+C. Settings are environment variables, here with their defaults; docs/hosting.md
says more about each:

${settingsText()}

Example: HOST=0.0.0.0 PORT=9000 castellan serve
`,
    load: async () => (await import('./serve.ts')).serveCommand,
  },
  {
    name: 'backup',
    does: 'write every game of DATABASE_URL to a file',
    usage: `Usage: DATABASE_URL=… castellan backup FILE

Writes every game to FILE while people go on playing. DATABASE_URL is the one of the server.
The file has the secrets of running games and the keys that sign sessions: only its owner can read it.

Example: DATABASE_URL=sqlite:games.db castellan backup games.backup
`,
    load: async () => (await import('@castellan/server/commands')).backupCommand,
  },
  {
    name: 'restore',
    does: 'bring the games of a backup into DATABASE_URL',
    usage: `Usage: DATABASE_URL=… castellan restore FILE

Adds the games of a backup to DATABASE_URL. It checks the whole file first, and never changes or removes a game that is there.
Restore only your own backups: a backup brings keys that sign sessions, and its hash does not show who made it.

Example: DATABASE_URL=sqlite:copy.db castellan restore games.backup
`,
    load: async () => (await import('@castellan/server/commands')).restoreCommand,
  },
  {
    name: 'rotate-keys',
    does: 'sign new sessions of DATABASE_URL with a new key',
    usage: `Usage: DATABASE_URL=… castellan rotate-keys [--drop-old]

Makes a new key that signs the tokens of browsers and bots. Servers that run use it after their next heartbeat.

  --drop-old  removes the older keys, after a leak. Bots need a new token. Browsers keep the seats they have until they
              begin or join another game, which gives them a new cookie: let players make a recovery code before.

Example: DATABASE_URL=sqlite:games.db castellan rotate-keys
`,
    load: async () => (await import('@castellan/server/commands')).rotateKeysCommand,
  },
  {
    name: 'admin',
    does: 'show how a server is doing; delete games, remove names, close the lobby, ban',
    usage: `Usage: DATABASE_URL=… castellan admin [COMMAND]

Shows how a server is doing, or changes it while it runs. It works on the database of the server.
Servers notice a change with their next heartbeat (HEARTBEAT_SECONDS, 15 by default).

  castellan admin                            games, refusals, size of the database, bans
  castellan admin games [--status STATUS] [--limit N]
                                             the last games; STATUS is open, playing or over
  castellan admin delete ID…                 delete games
  castellan admin remove-name NAME [--game ID]
                                             replace a nickname by "?" in all games and rooms, or in one
  castellan admin close-lobby                no open games, no quick matches; invitations still work
  castellan admin open-lobby
  castellan admin ban ADDRESS [--for TIME]   refuse an address: 30m, 24h (the default), 7d
  castellan admin unban ADDRESS

An address of IPv6 counts with its /64. To ban a whole /48, write 2001:db8:1::/48.

Example: DATABASE_URL=sqlite:games.db castellan admin ban 203.0.113.7 --for 7d
`,
    load: async () => (await import('@castellan/server/commands')).adminCommand,
  },
  {
    name: 'play',
    does: 'play Duel in the terminal, two people at one keyboard',
    usage: `Usage: castellan play [NAME=VALUE …]

Two people play Duel at one keyboard. NAME=VALUE are options of the game, as edition=fr. Type help while you play.

Example: castellan play edition=fr
`,
    load: async () => (await import('./play/command.ts')).playCommand,
  },
  {
    name: 'duel',
    does: 'play Duel with the dice of a word, the same for everyone: castellan duel same WORD',
    load: async () => (await import('./play/same.ts')).duelCommand,
  },
  {
    name: 'room',
    does: 'open and host a room for a class or a club night',
    load: async () => (await import('./room.ts')).roomCommand,
  },
  {
    name: 'engine',
    does: 'speak the engine protocol on standard input and output',
    usage: `Usage: castellan engine

Reads commands from standard input and answers on standard output, one line each, until quit. See docs/engine.md.

Example: printf 'new duel\\nlegal\\nquit\\n' | castellan engine
`,
    load: async () => (await import('./engine/command.ts')).engineCommand,
  },
  {
    name: 'bot',
    does: 'play any engine on a server',
    load: async () => (await import('./bot.ts')).botCommand,
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
  ...COMMANDS.map(({ name, does }) => `  ${name.padEnd(13)}${does}`),
  '',
  'Without a command it serves. castellan help COMMAND shows how to use one, castellan --version which version this is.',
  '',
].join('\n');

/** Beside the folder this is in, as a source and as it is published. */
const versionHere = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

const isHelp = (word: string | undefined): boolean => word === 'help' || word === '--help' || word === '-h';

/** Runs a command and answers its exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const [name = 'serve', ...rest] = isHelp(words[0]) && words[1] !== undefined ? [words[1], '--help'] : words;
  // A server goes on without a reader, and looks after its own output.
  if (name !== 'serve') endWithReader();
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return runCommand(command, rest);
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${versionHere()}\n`);
    return 0;
  }
  const asked = isHelp(name);
  if (asked) process.stdout.write(USAGE);
  else process.stderr.write(`castellan has no command "${name}".\n${USAGE}`);
  return asked ? 0 : 1;
}

async function runCommand({ usage, load }: Command, words: readonly string[]): Promise<number> {
  const given = words.map((word) => (word === '-h' ? '--help' : word));
  if (!usage || !given.includes('--help')) return (await load())(given);
  process.stdout.write(usage);
  return 0;
}

/** The reader may go away at any time, as in `castellan puzzles themes | head`: then nothing is left to do, and nothing is wrong. */
function endWithReader(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.stderr.write(`castellan cannot write: ${message}\n`);
    process.exit(code === 'EPIPE' ? 0 : 1);
  });
  process.stderr.on('error', () => {});
}
