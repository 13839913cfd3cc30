import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { GAMES, type GameName, isGameName, must, rulesOf, seeded } from '@castellan/rules';
import {
  areNeighbours,
  checkPuzzle,
  createEvaluators,
  faultOf,
  type Kind,
  kindOfAction,
  levelOf,
  loadPuzzles,
  openPuzzle,
  type Puzzle,
  type PuzzleSetting,
  playStudied,
  printPuzzles,
  puzzleOf,
  readPuzzleFile,
  settingAt,
  settingOf,
  THEMES,
  type Theme,
  withThemes,
  withTries,
} from '@castellan/study';
import { complainAs, readArguments } from './arguments.ts';

const USAGE = `Usage: castellan puzzles make GAME FILE [--count N] [--seed N] [--placing] [--theme NAME]
       castellan puzzles check [FILE …] [--quick] [--every N] [--drop]
       castellan puzzles rate FILE
       castellan puzzles themes [FILE …]

  make     plays games of all levels and adds decisions with one clear answer to FILE until it has --count of them;
           goes on from what is there, so give each run its own --seed; with --placing no drafts, with --theme only
           those of that theme. Of two positions of one game it takes one, because the later shows the earlier's answer
  rate     lets the six levels try every puzzle of FILE again, 20 times each: its rating follows from that
  check    asks the evaluator and rollouts again for every puzzle of these files, by default of those that are shipped;
           with --quick only whether each is well written and legal; with --every N one in N of them;
           with --drop, those of FILE that are faulty are taken out of it
  themes   counts puzzles by game, kind and theme; finds the themes of those of FILE again

Example: castellan puzzles themes
Example: castellan puzzles make duel puzzles.json --count 20 --seed 7
`;

/** `castellan puzzles`: makes them and checks them. */
export async function puzzlesCommand(words: readonly string[]): Promise<number> {
  const read = readArguments('puzzles', USAGE, words, OPTIONS);
  if (typeof read === 'number') return read;
  const { values, positionals } = read;
  const [verb, ...rest] = positionals;
  for (const name of ['count', 'seed', 'every'] as const) {
    if (!/^\d{1,9}$/.test(values[name])) return complain(`--${name} takes a whole number, not "${values[name]}".`);
  }
  if (verb === 'check') return check(rest, values.quick, values.drop, Math.max(1, Number(values.every)));
  if (verb === 'themes') return themes(rest);
  if (verb === 'rate') return rest[0] === undefined ? complain('rate needs a file.') : rate(rest[0]);
  if (verb !== 'make') return complain(`it can make, check, rate and count themes, not "${verb}".`);
  const [name = '', file] = rest;
  if (!isGameName(name) || file === undefined) return complain('make needs a game and a file.');
  const theme = THEMES.find((known) => known === values.theme);
  if (values.theme !== undefined && !theme) return complain(`the themes are ${THEMES.join(', ')}.`);
  return make(name, file, { count: Number(values.count), seed: Number(values.seed), placing: values.placing, theme });
}

const OPTIONS = {
  count: { type: 'string', default: '240' },
  seed: { type: 'string', default: '1' },
  quick: { type: 'boolean', default: false },
  placing: { type: 'boolean', default: false },
  theme: { type: 'string' },
  drop: { type: 'boolean', default: false },
  every: { type: 'string', default: '1' },
} as const;

const complain = complainAs('puzzles');

const readPuzzles = (file: string): readonly Puzzle[] => readPuzzleFile(JSON.parse(readFileSync(file, 'utf8')));

/** Never half a file, also when stopped in the middle. */
function keep(file: string, puzzles: readonly Puzzle[]): void {
  writeFileSync(`${file}.part`, printPuzzles(puzzles));
  renameSync(`${file}.part`, file);
}

/** Of one level and either drafts or placements, no more than this share. */
const LARGEST_SHARE = 1 / 6;
/** With nothing on the boards, no more than this share. */
const LARGEST_EMPTY_SHARE = 1 / 10;

interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** No drafts. */
  readonly placing: boolean;
  readonly theme: Theme | undefined;
}

async function make(name: GameName, file: string, { count, seed, placing, theme }: Wanted): Promise<number> {
  const game = rulesOf(name);
  const options = must(game.parseOptions([]));
  const start = game.create(options);
  const { evaluatorFor, playerFor } = createEvaluators(readFile);
  const evaluator = await evaluatorFor(name, start);
  const players = await playersOf(name, start, playerFor);
  const made = existsSync(file) ? [...readPuzzles(file)] : [];
  const settings = made.map(settingOf);
  const most = Math.ceil(count * LARGEST_SHARE);
  const isWanted = (kind: Kind, level: Level): boolean =>
    made.filter((other) => levelOf(other) === level && (other.kind === 'draft') === (kind === 'draft')).length < most;
  const isNew = (setting: PuzzleSetting): boolean =>
    !(setting.empty && settings.filter(({ empty }) => empty).length >= (settings.length + 1) * LARGEST_EMPTY_SHARE) &&
    !settings.some((other) => areNeighbours(setting, other));
  for (let number = 0; made.length < count; number++) {
    const below = seeded(seed * 100_000 + number);
    for (let i = 0; i < 4; i++) below(2);
    const pair = [LEVELS[below(LEVELS.length)]!, LEVELS[below(LEVELS.length)]!] as const;
    const { steps } = playStudied(
      game,
      options,
      [players.get(pair[0])!, players.get(pair[1])!],
      { nodes: 10 },
      seed * 1_000_000 + number,
    );
    const decisions = steps
      .filter(({ turn }) => turn !== 'chance')
      .filter(({ state, action }) => !placing || kindOfAction(game, state, action) !== 'draft')
      .map(({ state }) => state);
    // From anywhere in the game, so that endings come as often as openings. One of a game is enough: the others show its answer.
    while (decisions.length > 0) {
      const [state] = decisions.splice(below(decisions.length), 1);
      const setting = settingAt(game, state);
      if (!isNew(setting)) continue;
      const puzzle = puzzleOf({ evaluator, players, isWanted }, state, theme);
      if (!puzzle) continue;
      made.push(puzzle);
      settings.push(setting);
      keep(file, made);
      break;
    }
    process.stderr.write(`${made.length} of ${count}\n`);
  }
  return 0;
}

async function playersOf(
  name: GameName,
  start: unknown,
  playerFor: ReturnType<typeof createEvaluators>['playerFor'],
): Promise<ReadonlyMap<Level, Player<unknown>>> {
  const players = new Map<Level, Player<unknown>>();
  for (const level of LEVELS) players.set(level, await playerFor(name, level, start));
  return players;
}

async function rate(file: string): Promise<number> {
  const { playerFor } = createEvaluators(readFile);
  const puzzles = readPuzzles(file);
  const rated: Puzzle[] = [];
  for (const puzzle of puzzles) {
    const { game, state } = openPuzzle(puzzle);
    rated.push(withTries(await playersOf(game.name as GameName, state, playerFor), puzzle));
    process.stderr.write(`${rated.length} of ${puzzles.length}\n`);
  }
  keep(file, rated);
  return 0;
}

async function check(files: readonly string[], quick: boolean, drop: boolean, every: number): Promise<number> {
  const all = files.length > 0 ? files.map(readPuzzles) : [await shipped()];
  const { evaluatorFor } = createEvaluators(readFile);
  const faulty = new Set<string>();
  const puzzles = all.flat().filter((_, index) => index % every === 0);
  for (const [index, puzzle] of puzzles.entries()) {
    process.stderr.write(`${index} of ${puzzles.length}\n`);
    const sentence = faultOf(puzzle) ?? (quick ? null : await whyNoPuzzle(puzzle, evaluatorFor));
    if (sentence === null) continue;
    faulty.add(puzzle.id);
    process.stdout.write(`${puzzle.id}  ${puzzle.position}\n          ${sentence}\n`);
  }
  process.stdout.write(`${puzzles.length} puzzles, ${faulty.size} of them faulty\n`);
  if (!drop) return faulty.size === 0 ? 0 : 1;
  for (const [index, file] of files.entries()) {
    keep(
      file,
      all[index]!.filter(({ id }) => !faulty.has(id)),
    );
  }
  return 0;
}

async function themes(files: readonly string[]): Promise<number> {
  const { evaluatorFor } = createEvaluators(readFile);
  for (const file of files) {
    const named: Puzzle[] = [];
    for (const puzzle of readPuzzles(file)) {
      const { game, state } = openPuzzle(puzzle);
      named.push(withThemes(await evaluatorFor(game.name as GameName, state), puzzle));
    }
    keep(file, named);
  }
  const all = files.length > 0 ? files.flatMap(readPuzzles) : await shipped();
  const kinds = GAMES.flatMap(({ name }) => ['draft', 'placement'].map((kind) => ({ name, kind })));
  const row = (title: string, has: (puzzle: Puzzle) => boolean): void => {
    const counts = kinds.map(({ name, kind }) => {
      const of = all.filter((puzzle) => puzzle.game === name && (puzzle.kind === 'draft') === (kind === 'draft'));
      return String(of.filter(has).length).padStart(`${name} ${kind}`.length);
    });
    process.stdout.write(`${title.padEnd(12)}  ${counts.join('  ')}\n`);
  };
  process.stdout.write(`${''.padEnd(12)}  ${kinds.map(({ name, kind }) => `${name} ${kind}`).join('  ')}\n`);
  row('all', () => true);
  for (const theme of THEMES) row(theme, (puzzle) => puzzle.themes.includes(theme));
  return 0;
}

const shipped = async (): Promise<readonly Puzzle[]> =>
  (await Promise.all(GAMES.map(({ name }) => loadPuzzles(name)))).flat();

async function whyNoPuzzle(
  puzzle: Puzzle,
  evaluatorFor: ReturnType<typeof createEvaluators>['evaluatorFor'],
): Promise<string | null> {
  const { game, state } = openPuzzle(puzzle);
  const checked = checkPuzzle(puzzle, await evaluatorFor(game.name as GameName, state));
  return checked.ok ? null : checked.error;
}
