import { usePart } from '../games/part.ts';
import type { ScreenProps } from '../screens.ts';
import { today } from './daily.ts';
import { dailyOf, fromIn, PUZZLES } from './puzzle-choice.ts';
import { PuzzleOverview } from './puzzle-overview.tsx';
import { SolvePuzzle } from './puzzle-solve.tsx';
import { StormScreen } from './storm-screen.tsx';

/** `#/puzzles`, `#/puzzles/daily`, `#/puzzles/storm`, `#/puzzles/ID`: a decision with one best answer, found at the table. */
export default function PuzzleScreen({ path: [asked], query }: ScreenProps) {
  const puzzles = usePart(PUZZLES);
  if (!puzzles) return <main tabIndex={-1} />;
  if (asked === 'storm') return <StormScreen puzzles={puzzles} />;
  const day = asked === 'daily' ? today() : null;
  const puzzle = day ? dailyOf(puzzles, day) : puzzles.find(({ id }) => id === asked);
  if (!puzzle) return <PuzzleOverview puzzles={puzzles} query={query} />;
  return <SolvePuzzle key={puzzle.id} puzzle={puzzle} puzzles={puzzles} day={day} from={fromIn(query)} />;
}
