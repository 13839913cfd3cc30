/** Was it luck or skill? Games in, findings out; in Node and in a worker of the page. The README is the tour. */
export * from './analyse.ts';
export * from './answer.ts';
export * from './calibration.ts';
export * from './course/drill.ts';
export { type AnyLesson, pointsOfOrder, UNITS, type Unit } from './course/lesson.ts';
export * from './decisions.ts';
export * from './evaluator.ts';
export * from './finding.ts';
export { kindOfAction, type Place, placeOf } from './games/index.ts';
export {
  type AnyStudied,
  type Budget,
  DEPTHS,
  type Depth,
  FORTUNES,
  type Fortune,
  KINDS,
  type Kind,
  type Opening,
  type Puzzle,
  THEMES,
  type Theme,
  TRIES,
} from './games/studied.ts';
export * from './hint.ts';
export * from './identity-check.ts';
export * from './marks.ts';
export * from './model-games.ts';
export * from './openings.ts';
export * from './openings-file.ts';
export * from './puzzles/file.ts';
export * from './puzzles/make.ts';
export * from './puzzles/neighbours.ts';
export * from './puzzles/puzzle.ts';
export * from './puzzles/rating.ts';
export * from './rating.ts';
export * from './report.ts';
export * from './result.ts';
export * from './rollout.ts';
export * from './segments.ts';
export * from './self-play.ts';
export * from './shipped.ts';
export * from './temperature.ts';
export * from './why/components.ts';
export * from './why/concepts.ts';
export * from './why/explain.ts';
export * from './why/habits.ts';
export * from './why/line.ts';
export * from './worth.ts';
