import { LEVELS } from '@castellan/ai';
import { type AnyGame, err, GAMES, must, ok, type Result, readPosition } from '@castellan/rules';
import type { Evaluator } from '../evaluator.ts';
import { judge } from '../finding.ts';
import { studiedGame } from '../games/index.ts';
import { KINDS, type Puzzle, THEMES, TRIES } from '../games/studied.ts';
import { compareRollouts, type RolledOut, type Rollout, tryOut } from '../rollout.ts';
import { levelOf } from './rating.ts';

/** The best class of action beats the second by at least so much winning chance, and by so many standard errors. */
export const LEAST_GAP = 0.04;
const LEAST_ERRORS = 4;

const isClear = ({ behind, pairedError }: Pick<Rollout, 'behind' | 'pairedError'>): boolean =>
  behind >= LEAST_GAP && behind >= LEAST_ERRORS * pairedError;

/** A position as eight digits: the same everywhere and by every version of the rules, so that a solved puzzle stays solved. */
export function idOf(position: string): string {
  const text = position.replace(/ rules=\d+/, ' rules=1');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The position of a puzzle. */
export function openPuzzle({ position }: Puzzle): { readonly game: AnyGame; readonly state: unknown } {
  return must(readPosition(position, GAMES as readonly AnyGame[]));
}

/** Whether an action answers the puzzle: it is of the best action's class. */
export function isSolution(puzzle: Puzzle, action: string): boolean {
  const { game, state } = openPuzzle(puzzle);
  const { classOf } = studiedGame(game.name);
  const nameOf = (text: string): string => classOf(state, must(game.parseAction(text)));
  return nameOf(action) === nameOf(puzzle.best);
}

/** What is wrong with a puzzle as it is written: nothing, or one sentence. */
export function faultOf(puzzle: Puzzle): string | null {
  const read = readPosition(puzzle.position, GAMES as readonly AnyGame[]);
  if (!read.ok) return 'its position cannot be read';
  const { game, state } = read.value;
  const { classOf, hasOnePlace, kindOf } = studiedGame(game.name);
  if (game.name !== puzzle.game || puzzle.id !== idOf(puzzle.position)) return 'its name is not that of its position';
  if (game.printPosition(state) !== puzzle.position) return 'its position is not written as it should be';
  const actions = [puzzle.best, puzzle.rival].map((text) => game.parseAction(text));
  const [best, rival] = actions.map((action) => (action.ok && !game.whyNot(state, action.value) ? action.value : null));
  if (!best || !rival) return 'its answers are not legal';
  if (classOf(state, best) === classOf(state, rival)) return 'its answers come to the same';
  const kinds = [kindOf(state, best), kindOf(state, rival)];
  if (!KINDS.includes(puzzle.kind) || !kinds.includes(puzzle.kind)) return 'it is not of its kind';
  if (puzzle.themes.some((theme) => !THEMES.includes(theme))) return 'its themes are unknown';
  if (puzzle.found.length !== LEVELS.length || puzzle.found.some((times) => !(times >= 0 && times <= TRIES))) {
    return 'its tries are not counted';
  }
  if (!levelOf(puzzle)) return 'no level finds it';
  if (hasOnePlace(state)) return 'a table lays its answer out';
  return isClear({ behind: puzzle.gap, pairedError: puzzle.error }) ? null : 'its answer is not clear';
}

/** So many candidates beside the best one are rolled out. */
export const RIVALS = 3;
/** Trials of a rollout: first a few, more while it is not clear. */
const FIRST_TRIALS = 12;
const MOST_TRIALS = 48;
/** Where nothing is left to chance, all trials are equal. Two of them are enough to have an error, which is 0. */
const OPEN_TRIALS = 2;

/** The best of the others, where the first of these actions clearly beats them all in rollouts. */
export function clearRival(evaluator: Evaluator, state: unknown, actions: readonly string[]): Rollout | null {
  let rolled: readonly RolledOut[] = actions.map((action) => ({ action, trials: [] }));
  const [first, most] = evaluator.isOpen(state) ? [OPEN_TRIALS, OPEN_TRIALS] : [FIRST_TRIALS, MOST_TRIALS];
  for (let trials = first; trials <= most; trials *= 2) {
    rolled = rolled.map(({ action, trials: before }) => ({
      action,
      trials: [...before, ...tryOut(evaluator, state, action, trials - before.length, 1 + before.length).trials],
    }));
    const [best, second] = compareRollouts(rolled);
    if (best!.action !== actions[0] || second!.behind < LEAST_GAP * 0.75) return null;
    if (isClear(second!)) return second!;
  }
  return null;
}

/** Asks the evaluator and rollouts again: the best rival, or why it is no puzzle (any more). */
export function checkPuzzle(puzzle: Puzzle, evaluator: Evaluator): Result<Rollout, string> {
  const fault = faultOf(puzzle);
  if (fault) return err(fault);
  const { game, state } = openPuzzle(puzzle);
  const { candidates } = judge(game, state, evaluator, 1, puzzle.best);
  if (candidates[0]!.action !== puzzle.best) return err(`${candidates[0]!.action} looks better now`);
  const rival = clearRival(
    evaluator,
    state,
    candidates.slice(0, 1 + RIVALS).map(({ action }) => action),
  );
  return rival ? ok(rival) : err('its answer is not clear any more');
}
