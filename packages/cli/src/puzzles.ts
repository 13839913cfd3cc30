import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { GAMES, type GameName, isGameName, must, rulesOf, seeded } from '@castellan/rules';
import {
  checkPuzzle,
  createEvaluators,
  faultOf,
  kindOfAction,
  loadPuzzles,
  openPuzzle,
  type Puzzle,
  playStudied,
  printPuzzles,
  puzzleOf,
  THEMES,
  type Theme,
  withThemes,
} from '@castellan/study';
import { complainAs, readArguments } from './arguments.ts';

const USAGE = `Usage: castellan puzzles make GAME FILE [--count N] [--seed N] [--placing] [--theme NAME]
       castellan puzzles check [FILE …] [--quick] [--every N] [--drop]
       castellan puzzles themes [FILE …]

  make     plays games of all levels and adds decisions with one clear answer to FILE; goes on from what is there;
           with --placing no drafts, with --theme only those of that theme
  check    asks the evaluator and rollouts again for every puzzle of these files, by default of those that are shipped;
           with --quick only whether each is well written and legal; with --every N one in N of them;
           with --drop, those of FILE that are faulty are taken out of it
  themes   counts puzzles by game, kind and theme; those of FILE are given their themes anew
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
  if (verb !== 'make') return complain(`it can make, check and count themes, not "${verb}".`);
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

const readPuzzles = (file: string): readonly Puzzle[] => JSON.parse(readFileSync(file, 'utf8'));

/** Never half a file, also when stopped in the middle. */
function keep(file: string, puzzles: readonly Puzzle[]): void {
  writeFileSync(`${file}.part`, printPuzzles(puzzles));
  renameSync(`${file}.part`, file);
}

/** Of one level and either drafts or placements, no more than this share. */
const LARGEST_SHARE = 1 / 6;
/** No more from one game: they would be alike. */
const MOST_OF_A_GAME = 3;

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
  const players = new Map<Level, Player<unknown>>();
  for (const level of LEVELS) players.set(level, await playerFor(name, level, start));
  const made = existsSync(file) ? [...readPuzzles(file)] : [];
  const known = new Set(made.map(({ id }) => id));
  const most = Math.ceil(count * LARGEST_SHARE);
  const isWanted = ({ id, kind, level }: Puzzle): boolean =>
    !known.has(id) &&
    made.filter((other) => other.level === level && (other.kind === 'draft') === (kind === 'draft')).length < most;
  for (let number = made.length; made.length < count; number++) {
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
    let found = 0;
    // From anywhere in the game, so that endings come as often as openings.
    while (found < MOST_OF_A_GAME && decisions.length > 0) {
      const [state] = decisions.splice(below(decisions.length), 1);
      const puzzle = puzzleOf({ evaluator, players }, state, theme);
      if (!puzzle || !isWanted(puzzle)) continue;
      made.push(puzzle);
      known.add(puzzle.id);
      found++;
      keep(file, made);
    }
    process.stderr.write(`${made.length} of ${count}\n`);
  }
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
