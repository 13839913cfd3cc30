import { engineCommand } from './engine/command.ts';
import { playCommand } from './play/command.ts';
import { serveCommand } from './serve.ts';

interface Command {
  readonly name: string;
  readonly does: string;
  readonly run: (words: readonly string[]) => Promise<number>;
}

const COMMANDS: readonly Command[] = [
  { name: 'serve', does: 'serve the page and online play', run: serveCommand },
  { name: 'play', does: 'play Duel in the terminal, two people at one keyboard', run: playCommand },
  { name: 'engine', does: 'speak the engine protocol on standard input and output', run: engineCommand },
];

const USAGE = [
  'Usage: castellan COMMAND',
  '',
  ...COMMANDS.map(({ name, does }) => `  ${name.padEnd(10)}${does}`),
  '',
].join('\n');

/** Runs a command and answers its exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return command.run(rest);
  const asked = name === undefined || name === 'help' || name === '--help' || name === '-h';
  if (asked) process.stdout.write(USAGE);
  else process.stderr.write(`castellan has no command "${name}".\n${USAGE}`);
  return asked ? 0 : 1;
}
