import { storage } from '../ui/storage.ts';
import { type Lesson, type Progress, readProgress, START } from './lesson.ts';

/** How far a learner is, kept on the device. */

const keyOf = (game: string): string => `castellan.lesson.${game}`;

export function keptProgress<State, Action>(lesson: Lesson<State, Action>): Progress {
  try {
    return readProgress(lesson, storage.get(keyOf(lesson.game.name)));
  } catch {
    return START;
  }
}

export function keepProgress<State, Action>(lesson: Lesson<State, Action>, progress: Progress): void {
  storage.set(keyOf(lesson.game.name), JSON.stringify(progress));
}
