import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  contestantOf,
  type Entry,
  type GameResult,
  matchTable,
  playMatch,
  readEntry,
  summarise,
} from '@castellan/ai/arena';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, GAMES, type GameName } from '@castellan/rules';
import { createEvaluators } from '@castellan/study';
import { tellOption } from './reasons.ts';

const USAGE = `Usage: castellan arena GAME FIRST SECOND [--games N] [--seed N] [--ms N] [--nodes N] [--out FILE] [--luck-adjusted] [--json] [NAME=VALUE …]

  GAME           duel or discovery, with its options as NAME=VALUE
  FIRST, SECOND  novice, page, squire, knight, steward, castellan, random, scatter,
                 greedy, mc, uct, or "engine:COMMAND";
                 with limits of its own as castellan@ms=10 or castellan@nodes=5000
  --games        an even number, default 100: every deal is played twice, seats swapped
  --out          keeps results in this file and goes on from them
  --luck-adjusted
                 takes off what each roll or line brought, by the castellan's evaluation: a narrower interval

Example: castellan arena duel knight novice --games 4
`;

interface Setup {
  readonly game: GameName;
  readonly options: readonly string[];
  readonly first: string;
  readonly second: string;
  readonly seed: number;
  readonly ms: number | null;
  readonly nodes: number | null;
  readonly luckAdjusted: boolean;
}

interface Plan {
  readonly setup: Setup;
  readonly rules: AnyGame;
  readonly options: unknown;
  readonly entries: readonly [Entry, Entry];
  readonly games: number;
  readonly out: string | null;
  readonly json: boolean;
}

/** `castellan arena`: a match between any two players. */
export async function arenaCommand(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    process.stdout.write(USAGE);
    return words.length === 0 ? 1 : 0;
  }
  const plan = readPlan(words);
  if (typeof plan === 'string') return complain(plan);
  const before = readBefore(plan);
  if (typeof before === 'string') return complain(before);
  const { setup, rules, options, entries, games, out, json } = plan;
  const seats = entries.map((entry) => contestantOf(setup.game, entry));
  const contestants = [seats[0]!, seats[1]!] as const;
  try {
    const evaluator = setup.luckAdjusted
      ? await createEvaluators(readFile).evaluatorFor(setup.game, rules.create(options))
      : undefined;
    const match = { game: rules, options, contestants, evaluator, games, seed: setup.seed, before };
    const results = await playMatch(match, (sofar) => {
      if (out) keep(out, setup, sofar);
      showProgress(sofar, games);
    });
    endProgress(results.length > before.length);
    const summary = summarise(results);
    const names = [contestants[0].name, contestants[1].name] as const;
    process.stdout.write(
      json ? `${JSON.stringify({ ...setup, ...summary }, null, 2)}\n` : `${matchTable(names, summary)}\n`,
    );
    return 0;
  } catch (error) {
    endProgress(true);
    return complain(error instanceof Error ? error.message : String(error));
  } finally {
    for (const contestant of contestants) contestant.close();
  }
}

function complain(sentence: string): number {
  process.stderr.write(`castellan arena: ${sentence}\n`);
  return 1;
}

/** The settings from the command line, or a sentence that says what is wrong with them. */
function readPlan(words: readonly string[]): Plan | string {
  const read = readWords(words);
  if (typeof read === 'string') return read;
  const { values, positionals } = read;
  const [name, first, second, ...optionWords] = positionals;
  const rules = GAMES.find((game) => game.name === name) as AnyGame | undefined;
  if (!rules) return `there is no game "${name ?? ''}": choose ${GAMES.map((game) => game.name).join(' or ')}.`;
  if (first === undefined || second === undefined) return 'two players are needed behind the game.';
  const numbers: Record<'games' | 'seed' | 'ms' | 'nodes', number | null> = {
    games: null,
    seed: null,
    ms: null,
    nodes: null,
  };
  for (const key of ['games', 'seed', 'ms', 'nodes'] as const) {
    const text = values[key];
    if (text === undefined) continue;
    if (!/^[1-9]\d{0,8}$/.test(text)) return `--${key} takes a whole number from 1 to 999999999, not "${text}".`;
    numbers[key] = Number(text);
  }
  const games = numbers.games ?? 100;
  if (games % 2 === 1) return `--games takes an even number, because every deal is played twice; ${games} is odd.`;
  const options = rules.parseOptions(optionWords);
  if (!options.ok) return `${tellOption(options.error)}.`;
  const common = { ...(numbers.ms && { ms: numbers.ms }), ...(numbers.nodes && { nodes: numbers.nodes }) };
  const one = readEntry(first, common);
  if (typeof one === 'string') return one;
  const two = readEntry(second, common);
  if (typeof two === 'string') return two;
  const setup: Setup = {
    game: rules.name as GameName,
    options: rules.printOptions(options.value),
    first,
    second,
    seed: numbers.seed ?? 1,
    ms: numbers.ms,
    nodes: numbers.nodes,
    luckAdjusted: values['luck-adjusted'] ?? false,
  };
  return {
    setup,
    rules,
    options: options.value,
    entries: [one, two],
    games,
    out: values.out ?? null,
    json: values.json ?? false,
  };
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        games: { type: 'string' },
        seed: { type: 'string' },
        ms: { type: 'string' },
        nodes: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'boolean' },
        'luck-adjusted': { type: 'boolean' },
      },
    });
  } catch (error) {
    // Its first line says what is wrong; more would explain how arguments are written.
    return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
  }
}

/** The saved results of the same match; a sentence where the file holds something else. */
function readBefore({ out, setup }: Plan): readonly GameResult[] | string {
  if (out === null || !existsSync(out)) return [];
  try {
    const saved = JSON.parse(readFileSync(out, 'utf8')) as { setup: Setup; results: GameResult[] };
    if (!Array.isArray(saved.results)) return `${out} holds no results of a match.`;
    const same = JSON.stringify(saved.setup) === JSON.stringify(setup);
    return same
      ? saved.results
      : `${out} holds another match; give another file, or the same players, limits and seed.`;
  } catch {
    return `${out} holds no results of a match.`;
  }
}

/** Never half a file, also when stopped in the middle. */
function keep(out: string, setup: Setup, results: readonly GameResult[]): void {
  writeFileSync(`${out}.part`, `${JSON.stringify({ setup, summary: summarise(results), results })}\n`);
  renameSync(`${out}.part`, out);
}

const BAR = 30;

function showProgress(results: readonly GameResult[], games: number): void {
  if (!process.stderr.isTTY && results.length % Math.max(2, Math.ceil(games / 10)) !== 0) return;
  const { share, low, high } = summarise(results);
  const filled = Math.round((BAR * results.length) / games);
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}]`;
  const line = `${bar} ${results.length}/${games}  ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}\x1b[K` : `${line}\n`);
}

function endProgress(shown: boolean): void {
  if (shown && process.stderr.isTTY) process.stderr.write('\n');
}
