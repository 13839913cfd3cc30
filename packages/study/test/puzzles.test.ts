import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { duel, GAMES, must, readRecord } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  checkPuzzle,
  createEvaluators,
  faultOf,
  isSolution,
  levelOf,
  loadPuzzles,
  openPuzzle,
  type Puzzle,
  printPuzzles,
  puzzleOf,
  ratingOf,
  readPuzzleFile,
  settingOf,
  THEMES,
  withThemes,
} from '../src/index.ts';

const { evaluatorFor, playerFor } = createEvaluators(readFile);

/** For rollouts on a machine that has other work. */
const MINUTES = 600_000;

it('ships at least 1,500 puzzles', async () => {
  const all = await Promise.all(GAMES.map(({ name }) => loadPuzzles(name)));
  expect(all.flat().length).toBeGreaterThanOrEqual(1500);
});

describe.each(GAMES.map(({ name }) => name))('the puzzles of %s', (name) => {
  it('can all be set up, have legal answers that differ, and none comes twice', async () => {
    const puzzles = await loadPuzzles(name);
    expect(puzzles.length).toBeGreaterThanOrEqual(150);
    expect(puzzles.filter((puzzle) => faultOf(puzzle) !== null)).toEqual([]);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      expect(isSolution(puzzle, puzzle.best)).toBe(true);
      expect(isSolution(puzzle, puzzle.rival)).toBe(false);
    }
  });

  it('show no answer of another, and few of them begin with empty boards', async () => {
    const settings = (await loadPuzzles(name)).map(settingOf);
    const neighbours = settings.filter((one, index) =>
      settings.slice(index + 1).some((other) => areNeighbours(one, other)),
    );
    expect(neighbours).toEqual([]);
    expect(settings.filter(({ empty }) => empty).length).toBeLessThanOrEqual(settings.length / 10);
  });

  it('are written in their file as they are read', async () => {
    const puzzles = await loadPuzzles(name);
    expect(readPuzzleFile(JSON.parse(printPuzzles(puzzles)))).toEqual(puzzles);
  });

  it('ask for drafts and placements at every level', async () => {
    const puzzles = await loadPuzzles(name);
    const drafts = puzzles.filter(({ kind }) => kind === 'draft');
    for (const part of [drafts, puzzles.filter((puzzle) => !drafts.includes(puzzle))]) {
      expect(part.length).toBeGreaterThanOrEqual(15);
      expect(new Set(part.map(levelOf)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it(
    'have the answers that evaluator and rollouts find again, in some of them',
    async () => {
      const puzzles = await loadPuzzles(name);
      for (const puzzle of puzzles.filter((_, index) => index % 130 === 0)) {
        const { state } = openPuzzle(puzzle);
        expect([puzzle.id, checkPuzzle(puzzle, await evaluatorFor(name, state)).ok]).toEqual([puzzle.id, true]);
      }
    },
    MINUTES,
  );
});

it('has puzzles of every theme, and of denial in both games', async () => {
  const puzzles = (await Promise.all(GAMES.map(({ name }) => loadPuzzles(name)))).flat();
  for (const theme of THEMES)
    expect([theme, puzzles.some(({ themes }) => themes.includes(theme))]).toEqual([theme, true]);
  const denied = puzzles.filter(({ themes }) => themes.includes('denial'));
  expect(new Set(denied.map(({ game }) => game)).size).toBe(GAMES.length);
});

it('calls it denial when the opponent would take it after placing something else first', async () => {
  const denial = (await loadPuzzles('discovery')).find(({ themes }) => themes.includes('denial'))!;
  const { state } = openPuzzle(denial);
  const evaluator = await evaluatorFor('discovery', state);
  expect(withThemes(evaluator, { ...denial, themes: [] }).themes).toContain('denial');
  // Who takes nothing denies nothing.
  const placed = (await loadPuzzles('discovery')).find(({ kind }) => kind === 'placement')!;
  expect(withThemes(evaluator, placed).themes).not.toContain('denial');
});

it('finds a puzzle that was broken', async () => {
  const [puzzle] = (await loadPuzzles('duel')) as [Puzzle];
  const swapped = { ...puzzle, best: puzzle.rival, rival: puzzle.best };
  const { state } = openPuzzle(puzzle);
  expect(checkPuzzle(swapped, await evaluatorFor('duel', state))).toMatchObject({ ok: false });
  expect(faultOf({ ...puzzle, id: '00000000' })).not.toBeNull();
  expect(faultOf({ ...puzzle, position: `${puzzle.position} nonsense=1` })).not.toBeNull();
  expect(faultOf({ ...puzzle, best: 'pick 9' })).not.toBeNull();
  expect(faultOf({ ...puzzle, rival: puzzle.best })).not.toBeNull();
  expect(faultOf({ ...puzzle, gap: 0.03 })).not.toBeNull();
  expect(faultOf({ ...puzzle, error: puzzle.gap / 2 })).not.toBeNull();
});

it('makes no puzzle of a decision between equal dice', async () => {
  const { states } = must(readRecord(['new duel', 'roll d s s s', 'pick 1'], [duel])).replay;
  const evaluator = await evaluatorFor('duel', states[2], 'quick');
  expect(puzzleOf({ evaluator, players: new Map() }, states[2])).toBeNull();
});

it('makes a puzzle of its position again, and none when another theme is asked for', async () => {
  // Where everything lies open its answer is proved, which takes no rollouts.
  const puzzle = (await loadPuzzles('discovery')).find(({ kind, error }) => kind === 'placement' && error === 0)!;
  const { state } = openPuzzle(puzzle);
  const evaluator = await evaluatorFor('discovery', state);
  const players = new Map<Level, Player<unknown>>();
  for (const level of LEVELS) players.set(level, await playerFor('discovery', level, state));
  const [theme] = puzzle.themes;
  expect(puzzleOf({ evaluator, players }, state, theme)).toEqual(puzzle);
  expect(puzzleOf({ evaluator, players }, state, 'turn-order')).toBeNull();
});

it('rates a puzzle by how often the levels find it', () => {
  const rated = (...found: number[]) => ratingOf({ game: 'duel', found });
  // Knight and above find it, the others never: between squire and knight.
  expect(rated(0, 0, 0, 20, 20, 20)).toBeGreaterThan(1265);
  expect(rated(0, 0, 0, 20, 20, 20)).toBeLessThan(1500);
  expect(rated(20, 20, 20, 20, 20, 20)).toBeLessThan(827);
  expect(rated(0, 0, 0, 0, 0, 20)).toBeGreaterThan(1702);
  // A level that finds it in some tries moves the rating a little.
  expect(rated(0, 0, 10, 20, 20, 20)).toBeLessThan(rated(0, 0, 0, 20, 20, 20));
  expect(levelOf({ found: [8, 0, 10, 20, 20, 20] })).toBe('squire');
});

it('takes two positions of one game for neighbours, also on empty boards', async () => {
  const [puzzle] = (await loadPuzzles('duel')) as [Puzzle];
  const at = (position: string, best: string) =>
    settingOf({ ...puzzle, position: `duel edition=en rules=2 ${position}`, best });
  const before = at('phase=draft dice=d-,s-,D-,?-', 'pick 3');
  expect(areNeighbours(before, at('phase=draft seat=2 dice=d-,s-,D1,?-', 'pick 2 4'))).toBe(true);
  expect(areNeighbours(before, at('phase=draft dice=d-,s-,D-,S-', 'pick 1'))).toBe(false);
});
