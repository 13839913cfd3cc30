import { writeFileSync } from 'node:fs';
import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { isGameName, must, rulesOf } from '@castellan/rules';
import { createEvaluators, firstOutcomes, type Opening, openingOf } from '@castellan/study';

const USAGE = `Usage: castellan openings GAME FILE [COUNT]

  Values what can be done first after the first rolls or lines of a game, all or COUNT of them (default 1000), and
  counts how many of our levels choose each. FILE is written anew.
`;

/** `castellan openings`: the data of the opening explorer. */
export async function openingsCommand(words: readonly string[]): Promise<number> {
  const [name = '', file, count = '1000'] = words;
  if (!isGameName(name) || file === undefined || !/^[1-9]\d{0,4}$/.test(count)) {
    process.stdout.write(USAGE);
    return words.includes('--help') ? 0 : 1;
  }
  const game = rulesOf(name);
  const start = game.create(must(game.parseOptions([])));
  const { evaluatorFor, playerFor } = createEvaluators(readFile);
  const evaluator = await evaluatorFor(name, start);
  const players = new Map<Level, Player<unknown>>();
  for (const level of LEVELS) players.set(level, await playerFor(name, level, start));
  const outcomes = firstOutcomes(game, Number(count), 1);
  const openings: Opening[] = [];
  for (const { action, share } of outcomes) {
    openings.push(openingOf(evaluator, players, action, share));
    if (process.stderr.isTTY) process.stderr.write(`\r${openings.length} of ${outcomes.length}\x1b[K`);
  }
  writeFileSync(file, `[\n${openings.map((opening) => JSON.stringify(opening)).join(',\n')}\n]\n`);
  return 0;
}
