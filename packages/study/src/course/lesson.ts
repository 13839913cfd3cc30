import type { GameName } from '@castellan/rules';
import type { Concept } from '../why/concepts.ts';

/** The unit of the numbers in a lesson. */
export const UNITS = ['points', 'swing', 'lines', 'coats', 'holes', 'dominoes', 'frames', 'order', 'fits'] as const;
export type Unit = (typeof UNITS)[number];

/**
 * One idea of the game, practised by drills. A drill is a position with one answer that the rules alone can check: the action of the
 * largest value. Nothing of it is an opinion of the computer.
 */
export interface CourseLesson<State, Action> {
  readonly name: string;
  readonly game: GameName;
  /** What a mistake is called that this lesson is about; the first lesson of a concept explains it. */
  readonly concept: Concept;
  readonly unit: Unit;
  /** Between the value of the answer and the next value lies at least this. */
  readonly margin: number;
  /** Whether this decision can be a drill, before any action is looked at. */
  asks(state: State): boolean;
  /** How well an action does what the lesson teaches. */
  value(state: State, action: Action): number;
  /** Whether the answer shows what the lesson is about; without it every answer does. */
  shows?(state: State, answer: Action, others: readonly Action[]): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of lessons is a list of different types.
export type AnyLesson = CourseLesson<any, any>;

/** Points first, then the lower number: above every number of a domino. */
const POINT = 100;
export const orderValue = (points: number, domino: number): number => points * POINT - domino;
export const pointsOfOrder = (value: number): number => Math.ceil(value / POINT);
