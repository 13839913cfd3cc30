import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { type GameName, isGameName, must, rulesOf } from '@castellan/rules';
import {
  createEvaluators,
  firstOutcomes,
  loadOpenings,
  type Opening,
  openingOf,
  playOpening,
  printOpenings,
  readOpenings,
} from '@castellan/study';

const USAGE = `Usage: castellan openings GAME [OUTCOME]
       castellan openings make GAME FILE [--count N]
       castellan openings play GAME FILE [--games N]

  Shows what can be done first, the most valuable before all: in all openings that are shipped or after one roll or
  line, written as in a record, such as "roll d s f++ ?" or "line 3 9 20 21".
  make     values what can be done first after the first rolls or lines of a game, all or N of them (default 1000), and
           counts how many of our levels choose each; FILE is replaced
  play     adds games of the steward and of the castellan against themselves to FILE, until there are N of each
           opening (default 4): how often each choice is made, and how often it wins

Example: castellan openings duel "roll d s f++ ?"
`;

/** `castellan openings`: shows the openings, and makes the data they come from. */
export async function openingsCommand(words: readonly string[]): Promise<number> {
  let read: ReturnType<typeof readWords>;
  try {
    read = readWords(words);
  } catch (error) {
    return complain((error instanceof Error ? error.message : String(error)).split('\n')[0]!);
  }
  const { values, positionals } = read;
  if (values.help || positionals.length === 0) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 1;
  }
  const [verb = '', ...rest] = positionals;
  if (isGameName(verb)) return show(verb, rest.join(' '));
  const [name = '', file] = rest;
  if (verb !== 'make' && verb !== 'play') return complain(`there is no game "${verb}".`);
  if (!isGameName(name) || file === undefined) return complain(`${verb} needs a game and a file.`);
  const number = verb === 'make' ? values.count : values.games;
  if (!/^[1-9]\d{0,4}$/.test(number)) return complain(`"${number}" is not a number of them.`);
  return verb === 'make' ? make(name, file, Number(number)) : play(name, file, Number(number));
}

const readWords = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '1000' },
      games: { type: 'string', default: '4' },
      help: { type: 'boolean', default: false },
    },
  });

function complain(sentence: string): number {
  process.stderr.write(`castellan openings: ${sentence}\n`);
  return 1;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

async function show(name: GameName, outcome: string): Promise<number> {
  const openings = await loadOpenings(name);
  const asked = outcome === '' ? openings : openings.filter((opening) => opening.outcome === outcome);
  if (asked.length === 0) return complain(`${name} has no opening "${outcome}" here.`);
  // Of all of them only the best choices have a place in a terminal.
  const most = outcome === '' ? 1 : Number.POSITIVE_INFINITY;
  const sorted = asked.toSorted((a, b) => b.choices[0]!.win - a.choices[0]!.win);
  const rows = sorted.flatMap(({ outcome: first, share, choices }) => {
    const played = choices.reduce((sum, { games }) => sum + games, 0);
    return choices
      .slice(0, most)
      .map(({ action, win, games, won }) => [
        first,
        `1 in ${Math.round(1 / share)}`,
        action,
        percent(win),
        `${games} of ${played}`,
        games === 0 ? '–' : percent(won / games),
      ]);
  });
  const heads = ['opening', 'comes', 'choice', 'win 1', 'chosen in', 'won'];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)));
  for (const row of [heads, ...rows]) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
  return 0;
}

async function make(name: GameName, file: string, count: number): Promise<number> {
  const game = rulesOf(name);
  const start = game.create(must(game.parseOptions([])));
  const { evaluatorFor, playerFor } = createEvaluators(readFile);
  const evaluator = await evaluatorFor(name, start);
  const players = new Map<Level, Player<unknown>>();
  for (const level of LEVELS) players.set(level, await playerFor(name, level, start));
  const outcomes = firstOutcomes(game, count, 1);
  const openings: Opening[] = [];
  for (const { action, share } of outcomes) {
    openings.push(openingOf(evaluator, players, action, share));
    if (process.stderr.isTTY) process.stderr.write(`\r${openings.length} of ${outcomes.length}\x1b[K`);
  }
  keep(file, openings);
  return 0;
}

/** Whose games against themselves are counted, in turn. */
const STRONG: readonly Level[] = ['castellan', 'steward'];
/** The file is written each time so many games were played. */
const KEPT_EVERY = 200;

async function play(name: GameName, file: string, games: number): Promise<number> {
  const game = rulesOf(name);
  const start = game.create(must(game.parseOptions([])));
  const { playerFor } = createEvaluators(readFile);
  const players = await Promise.all(STRONG.map((level) => playerFor(name, level, start)));
  const openings = readOpenings(JSON.parse(readFileSync(file, 'utf8')));
  const playedOf = ({ choices }: Opening): number => choices.reduce((sum, choice) => sum + choice.games, 0);
  let played = 0;
  for (let round = 0; round < games; round++) {
    for (const [index, opening] of openings.entries()) {
      if (playedOf(opening) > round) continue;
      openings[index] = playOpening(
        game,
        opening,
        players[round % players.length]!,
        round * openings.length + index + 1,
      );
      if (++played % KEPT_EVERY === 0) keep(file, openings);
    }
    process.stderr.write(`${round + 1} of ${games} games of each\n`);
  }
  keep(file, openings);
  return 0;
}

/** Never half a file, also when stopped in the middle. */
function keep(file: string, openings: readonly Opening[]): void {
  writeFileSync(`${file}.part`, printOpenings(openings));
  renameSync(`${file}.part`, file);
}
