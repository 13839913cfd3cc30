import { ask, LEVELS, type Level, type Player } from '@castellan/ai';
import { type AnyGame, must, other, type Seat } from '@castellan/rules';
import type { Evaluator } from '../evaluator.ts';
import { judge } from '../finding.ts';
import { studiedGame } from '../games/index.ts';
import { type Kind, type Puzzle, type Theme, TRIES } from '../games/studied.ts';
import { clearRival, idOf, isSolution, LEAST_GAP, openPuzzle, RIVALS } from './puzzle.ts';
import { levelOf } from './rating.ts';

/** What is needed to make puzzles of one game. */
export interface PuzzleMaker {
  readonly evaluator: Evaluator;
  readonly players: ReadonlyMap<Level, Player<unknown>>;
  /** Whether a puzzle of this kind and level is wanted, asked before the rollouts; by default every one is. */
  readonly isWanted?: (kind: Kind, level: Level) => boolean;
}

/**
 * A puzzle of this decision; null where there is none: no choice, a placement that a table lays out, no clear answer, one that no
 * level finds, or not of the theme asked for.
 */
export function puzzleOf({ evaluator, players, isWanted }: PuzzleMaker, state: unknown, theme?: Theme): Puzzle | null {
  const { game } = evaluator;
  const studied = studiedGame(game.name);
  const nameOf = (action: string): string => studied.classOf(state, must(game.parseAction(action)));
  if (studied.hasOnePlace(state)) return null;
  const look = firstLook(evaluator, state, nameOf);
  if (!look) return null;
  // Before what takes more time. What an action scores is asked of all candidates, later.
  if (theme && !SCORED.includes(theme) && !themesIn(evaluator, state, ...look).includes(theme)) return null;
  const { candidates, kind, counted } = judge(game, state, evaluator, 1);
  const [best, second] = candidates;
  if (!counted || !best || !second || best.win - second.win < LEAST_GAP) return null;
  const scores = candidates.map(({ action }) => totalAfter(game, state, action));
  const scored: readonly Theme[] = kind === 'draft' ? [] : [scores[0]! < Math.max(...scores) ? 'patience' : 'growth'];
  const themesBeside = (rival: string): Theme[] => [...themesIn(evaluator, state, best.action, rival), ...scored];
  if (theme && !themesBeside(second.action).includes(theme)) return null;

  const found = triesOf(game.name, players, state, (action) => nameOf(action) === nameOf(best.action));
  const level = levelOf({ found });
  if (!level || !(isWanted?.(kind, level) ?? true)) return null;
  const rival = clearRival(
    evaluator,
    state,
    candidates.slice(0, 1 + RIVALS).map(({ action }) => action),
  );
  if (!rival) return null;
  const position = game.printPosition(state);
  return {
    id: idOf(position),
    game: game.name,
    position,
    best: best.action,
    rival: rival.action,
    kind,
    themes: themesBeside(rival.action),
    found,
    gap: rounded(rival.behind),
    error: rounded(rival.pairedError),
  };
}

/** A level that thinks ahead hardly depends on the seed: if so many tries give the same answer, the rest are skipped. */
const ALIKE = 3;

/** How often each level finds an answer. */
function triesOf(
  name: string,
  players: ReadonlyMap<Level, Player<unknown>>,
  state: unknown,
  isRight: (action: string) => boolean,
): number[] {
  const nodes = studiedGame(name).answerNodes;
  return LEVELS.map((level) => {
    let found = 0;
    for (let seed = 1; seed <= TRIES; seed++) {
      const answer = ask(players.get(level)!, state, { nodes, seed }, (search) => search.best());
      if (isRight(answer.action)) found++;
      if (seed === ALIKE && answer.nodes > 1 && found % ALIKE === 0) return found === 0 ? 0 : TRIES;
    }
    return found;
  });
}

/** A puzzle as often found as the levels of today find it. */
export function withTries(players: ReadonlyMap<Level, Player<unknown>>, puzzle: Puzzle): Puzzle {
  const { game, state } = openPuzzle(puzzle);
  return { ...puzzle, found: triesOf(game.name, players, state, (action) => isSolution(puzzle, action)) };
}

/** Themes that follow from what the candidates score. */
const SCORED: readonly Theme[] = ['patience', 'growth'];

/** A cheap first look: the best action and its rival, or null. Most decisions have no clear answer. */
function firstLook(
  evaluator: Evaluator,
  state: unknown,
  nameOf: (action: string) => string,
): readonly [best: string, rival: string] | null {
  const found = evaluator.candidates(state, 1);
  const best = found[0]!;
  const second = found.find(({ action }) => nameOf(action) !== nameOf(best.action));
  return second !== undefined && best.win - second.win >= LEAST_GAP ? [best.action, second.action] : null;
}

/** A puzzle with its themes as they are found today; what its other candidates score is not asked again. */
export function withThemes(evaluator: Evaluator, puzzle: Puzzle): Puzzle {
  const { state } = openPuzzle(puzzle);
  const scored = puzzle.themes.filter((theme) => SCORED.includes(theme));
  return { ...puzzle, themes: [...themesIn(evaluator, state, puzzle.best, puzzle.rival), ...scored] };
}

/** What makes the best action better than its rival, as far as these two show it. */
function themesIn(evaluator: Evaluator, state: unknown, best: string, rival: string): Theme[] {
  const { game } = evaluator;
  const [first, second] = [best, rival].map((text) => must(game.parseAction(text)));
  const themes = [...studiedGame(game.name).themesOf(state, first, second)];
  return deniesIn(evaluator, state, first, second) ? [...themes, 'denial'] : themes;
}

/** Whether the best action takes what the opponent would take next after the rival, perhaps after placing something else first. */
function deniesIn(evaluator: Evaluator, state: unknown, best: unknown, rival: unknown): boolean {
  const { game } = evaluator;
  const { takes } = studiedGame(game.name);
  const taken = takes(state, best);
  if (taken.length === 0) return false;
  for (let after = must(game.apply(state, rival)); game.turn(after) === other(game.turn(state) as Seat); ) {
    const reply = must(game.parseAction(evaluator.candidates(after, 1)[0]!.action));
    const replied = takes(after, reply);
    if (replied.length > 0) return replied.some((one) => taken.includes(one));
    after = must(game.apply(after, reply));
  }
  return false;
}

const totalAfter = (game: AnyGame, state: unknown, action: string): number =>
  game.preview(state, must(game.parseAction(action))).total;

const rounded = (share: number): number => Number(share.toFixed(4));
