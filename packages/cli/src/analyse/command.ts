import { readFileSync } from 'node:fs';
import { readFile } from '@castellan/ai/node';
import { type AnyGame, GAMES, type GameName, type Replay, readRecord } from '@castellan/rules';
import {
  analyse,
  createEvaluators,
  DEPTHS,
  type Depth,
  type Evaluator,
  type Finding,
  momentsToLookAt,
  type Report,
  reportOn,
} from '@castellan/study';
import { complainAs, readArguments } from '../arguments.ts';
import { tellRecord } from '../reasons.ts';
import { chartOf } from './chart.ts';
import { explainReport } from './explained.ts';
import { ANALYSIS_SCHEMA } from './schema.ts';
import { tableOf } from './table.ts';
import { whyText } from './why.ts';

const USAGE = `Usage: castellan analyse FILE [--depth ${DEPTHS.join('|')}] [--seed N] [--json | --svg]
       castellan analyse --schema

Prints every action with its winning chance, the sums of luck and mistakes, and why something was better.

  FILE      a record of a game, one action a line; - reads it from standard input
  --depth   how far to look: default standard
  --json    the whole report as JSON, with its components and lines
  --svg     the winning chance over the game as a picture
  --schema  the JSON Schema of what --json prints

Example: printf 'new duel\\nroll d s f++ ?\\npick 1\\n' | castellan analyse - --depth quick
`;

/** `castellan analyse`: was it luck or skill? */
export async function analyseCommand(words: readonly string[]): Promise<number> {
  if (words.length === 1 && words[0] === '--schema') return print(jsonOf(ANALYSIS_SCHEMA));
  const read = readArguments('analyse', USAGE, words, OPTIONS);
  if (typeof read === 'number') return read;
  const { values, positionals } = read;
  const [file = '', ...more] = positionals;
  if (more.length > 0) return complain('it takes one file.');
  if (!isDepth(values.depth)) return complain(`--depth takes ${DEPTHS.join(', ')}, not "${values.depth}".`);
  if (!/^\d{1,9}$/.test(values.seed)) return complain(`--seed takes a whole number, not "${values.seed}".`);
  if (values.json && values.svg) return complain('--json and --svg exclude each other.');
  const replay = readGame(file);
  if (typeof replay === 'string') return complain(replay);
  const seed = Number(values.seed);
  const { evaluatorFor } = createEvaluators(readFile);
  const evaluator = await evaluatorFor(replay.game.name as GameName, replay.states[0], values.depth);
  const report = await study(replay, evaluator, seed);
  if (values.svg) return print(chartOf(report));
  const explained = explainReport(report, replay, evaluator, seed);
  return print(values.json ? jsonOf(explained) : tableOf(report) + whyText(explained, replay.game.dice !== undefined));
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const OPTIONS = {
  depth: { type: 'string', default: 'standard' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  svg: { type: 'boolean', default: false },
} as const;

const isDepth = (text: string): text is Depth => (DEPTHS as readonly string[]).includes(text);

const complain = complainAs('analyse');

/** The game of a file, or a sentence that says why it cannot be read. */
function readGame(file: string): Replay | string {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    return `${file} cannot be read.`;
  }
  const read = readRecord(text.trimEnd().split(/\r?\n/), GAMES as readonly AnyGame[]);
  if (read.ok) return read.value.replay;
  return `line ${read.error.line}: ${tellRecord(read.error.problem)}.`;
}

async function study(replay: Replay, evaluator: Evaluator, seed: number): Promise<Report> {
  const total = momentsToLookAt(replay).length;
  const findings: Finding[] = [];
  for await (const finding of analyse(replay, evaluator, { seed })) {
    findings.push(finding);
    showProgress(findings.length, total);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return reportOn(replay, findings, evaluator.version, total);
}

const BAR = 30;

/** For a person who waits; a log needs none. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((BAR * done) / total);
  process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${total}\x1b[K`);
}
