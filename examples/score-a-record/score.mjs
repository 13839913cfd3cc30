// Reads a record and prints the score, domain by domain: npx node examples/score-a-record/score.mjs game.txt
import { readFileSync } from 'node:fs';
import { GAMES, lastState, printOutcome, readRecord } from '@castellan/rules';

const file = process.argv[2];
if (!file) throw new Error('which record? node score.mjs FILE');
const lines = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .filter((line) => line !== '');

const read = readRecord(lines, GAMES);
if (!read.ok) {
  // What is wrong is a code, for you to say in your own words.
  const { line, problem } = read.error;
  console.error(`line ${line}: ${problem.kind} ${problem.error?.code ?? problem.found}`);
  process.exit(1);
}

const { game, tags, replay } = read.value;
const end = lastState(replay);
for (const [seat, { total, domains, extras }] of game.score(end).entries()) {
  const name = tags.find((tag) => tag.name === `Player${seat + 1}`)?.value ?? `Player ${seat + 1}`;
  console.log(`${name}: ${total}`);
  for (const { kind, squares, marks, points } of domains.filter((domain) => domain.points > 0)) {
    console.log(`  ${squares.length} × ${marks} = ${points}  ${kind}: ${squares.join(' ')}`);
  }
  for (const { name: extra, points } of extras) console.log(`  ${points}  ${extra}`);
}
console.log(`${printOutcome(game.result(end))} after ${replay.actions.length} actions`);
console.log(`position ${game.printPosition(end)}`);
