import type { GameName } from '@castellan/rules';
import type { Opening, Puzzle } from './games/studied.ts';
import type { ModelGame } from './model-games.ts';
import { type OpeningFile, readOpenings } from './openings-file.ts';
import { type PuzzleFile, readPuzzleFile } from './puzzles/file.ts';
import type { Worth } from './worth.ts';

/** The shipped data, apart from the code that evaluates games: a worker that evaluates loads none of it. */

/** The puzzles of a game, loaded when first asked for; a game may have none. */
export const loadPuzzles = async (game: GameName): Promise<readonly Puzzle[]> => (await PUZZLES[game]?.()) ?? [];

/** The openings of a game, likewise. */
export const loadOpenings = async (game: GameName): Promise<readonly Opening[]> => (await OPENINGS[game]?.()) ?? [];

/** Games of the castellan to guess the moves of, likewise. */
export const loadModelGames = async (game: GameName): Promise<readonly ModelGame[]> =>
  (await MODEL_GAMES[game]?.()) ?? [];

/** What things are worth in a game, likewise. */
export const loadWorth = async (game: GameName): Promise<readonly Worth[]> => (await WORTH[game]?.()) ?? [];

type Shipped<T> = Readonly<Partial<Record<GameName, () => Promise<readonly T[]>>>>;

const PUZZLES: Shipped<Puzzle> = {
  duel: async () =>
    readPuzzleFile(
      (await import('./data/duel-puzzles.json', { with: { type: 'json' } })).default as unknown as PuzzleFile,
    ),
  discovery: async () =>
    readPuzzleFile(
      (await import('./data/discovery-puzzles.json', { with: { type: 'json' } })).default as unknown as PuzzleFile,
    ),
};

const OPENINGS: Shipped<Opening> = {
  duel: async () =>
    readOpenings(
      (await import('./data/duel-openings.json', { with: { type: 'json' } })).default as unknown as OpeningFile,
    ),
  discovery: async () =>
    readOpenings(
      (await import('./data/discovery-openings.json', { with: { type: 'json' } })).default as unknown as OpeningFile,
    ),
};

const MODEL_GAMES: Shipped<ModelGame> = {
  duel: async () =>
    (await import('./data/duel-model-games.json', { with: { type: 'json' } })).default as unknown as ModelGame[],
  discovery: async () =>
    (await import('./data/discovery-model-games.json', { with: { type: 'json' } })).default as unknown as ModelGame[],
};

const WORTH: Shipped<Worth> = {
  duel: async () => (await import('./data/duel-worth.json', { with: { type: 'json' } })).default as unknown as Worth[],
  discovery: async () =>
    (await import('./data/discovery-worth.json', { with: { type: 'json' } })).default as unknown as Worth[],
};
