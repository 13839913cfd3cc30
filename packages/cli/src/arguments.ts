import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>>;

/** A command that says what is wrong and fails. */
export const complainAs =
  (name: string) =>
  (sentence: string): number => {
    process.stderr.write(`castellan ${name}: ${sentence}\n`);
    return 1;
  };

/** The arguments of a command; or its exit code, after a request for help or a mistake in them. */
export function readArguments<O extends Options>(
  name: string,
  usage: string,
  words: readonly string[],
  options: O,
): Read<O & { help: { type: 'boolean' } }> | number {
  let read: Read<O & { help: { type: 'boolean' } }>;
  try {
    read = parseArgs({ args: [...words], allowPositionals: true, options: { ...options, help: { type: 'boolean' } } });
  } catch (error) {
    // Its first line says what is wrong; more would explain how arguments are written.
    return complainAs(name)((error instanceof Error ? error.message : String(error)).split('\n')[0]!);
  }
  const help = 'help' in read.values && read.values.help === true;
  if (!help && read.positionals.length > 0) return read;
  process.stdout.write(usage);
  return help ? 0 : 1;
}
