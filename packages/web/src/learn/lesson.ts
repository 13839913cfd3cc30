import {
  type AnyGame,
  beginReplay,
  lastState,
  must,
  playSaved,
  type Replay,
  type Seat,
  truncate,
} from '@castellan/rules';
import type { PlainKey } from '../i18n/index.ts';
import { storage } from '../ui/storage.ts';

/** The learner's seat. */
export const LEARNER: Seat = 1;

/** One thing to learn: what is said, what may be done, and when it is done. */
interface LessonStep<State, Action> {
  readonly name: string;
  readonly title: PlainKey;
  readonly text: PlainKey;
  /** When the learner has done what the step is about. Without it the step is only read, and a button leads on. */
  readonly done?: (state: State) => boolean;
  /** What that button says, where it does not say "Continue". */
  readonly next?: PlainKey;
  /** The decision that the step is about; any other legal one is answered by the hint. */
  readonly wants?: (state: State, action: Action) => boolean;
  readonly hint?: PlainKey;
}

/** A first game: a real one, with chance and the opponent prepared. */
export interface Lesson<State, Action> {
  readonly game: AnyGame;
  readonly steps: readonly LessonStep<State, Action>[];
  /** What chance, the opponent, or a player without a choice does next; null where the learner decides. */
  readonly reply: (state: State) => Action | null;
}

/** How far a learner is: saved as notation, so that it survives a reload and a new version of the page. */
export interface Progress {
  readonly step: number;
  readonly actions: readonly string[];
  /** How many actions had been played when each step began: the way back. */
  readonly began: readonly number[];
}

export const START: Progress = { step: 0, actions: [], began: [0] };

/** The game so far. What it shares with an earlier `before` stays the same object, so that a table shows only the rest. */
export function replayOf<State, Action>(
  { game }: Lesson<State, Action>,
  { actions }: Progress,
  before: Replay<State, Action> = beginReplay<State, Action>(game, game.create(must(game.parseOptions([])))),
): Replay<State, Action> {
  const other = before.actions.findIndex((action, index) => game.printAction(action) !== actions[index]);
  const shared = other < 0 ? before : truncate(before, other);
  return playSaved(shared, actions.slice(shared.actions.length));
}

export const stateOf = <State, Action>(lesson: Lesson<State, Action>, progress: Progress): State =>
  lastState(replayOf(lesson, progress));

/** The action that the lesson plays; null where the learner decides or rolls. */
const replyTo = <State, Action>({ game, reply }: Lesson<State, Action>, state: State): Action | null =>
  game.turn(state) === 'chance' && game.roller(state) === LEARNER ? null : reply(state);

/** Plays the learner's action and everything that follows by itself; null if the step wants something else. */
export function perform<State, Action>(
  lesson: Lesson<State, Action>,
  progress: Progress,
  action: Action,
): Progress | null {
  const { game } = lesson;
  const { done, wants } = lesson.steps[progress.step]!;
  const before = stateOf(lesson, progress);
  const wanted = game.turn(before) === 'chance' || !wants || wants(before, action);
  if (!done || !wanted || game.whyNot(before, action) !== null) return null;
  return settle(lesson, { ...progress, actions: [...progress.actions, game.printAction(action)] });
}

/** Lets chance and the opponent go on until the learner acts or the step is done; then the next step begins. */
function settle<State, Action>(lesson: Lesson<State, Action>, progress: Progress): Progress {
  const { game } = lesson;
  const { done } = lesson.steps[progress.step]!;
  if (!done) return progress;
  const actions = [...progress.actions];
  let state = stateOf(lesson, progress);
  while (!done(state)) {
    const reply = replyTo(lesson, state);
    if (reply === null) return { ...progress, actions };
    actions.push(game.printAction(reply));
    state = must(game.apply(state, reply)) as State;
  }
  return begin(lesson, { ...progress, actions });
}

/** The next step, and whatever comes before its first decision. */
export function begin<State, Action>(lesson: Lesson<State, Action>, progress: Progress): Progress {
  const step = progress.step + 1;
  if (step >= lesson.steps.length) return progress;
  return settle(lesson, {
    step,
    actions: progress.actions,
    began: [...progress.began, progress.actions.length],
  });
}

/** One step back, to where it began. */
export function back<State, Action>(lesson: Lesson<State, Action>, progress: Progress): Progress {
  if (progress.step === 0) return progress;
  const step = progress.step - 1;
  const began = progress.began.slice(0, step + 1);
  return settle(lesson, { step, actions: progress.actions.slice(0, began[step]), began });
}

/** Progress as it was saved, if it still is one: a changed lesson begins again. */
export function readProgress<State, Action>(lesson: Lesson<State, Action>, text: string | null): Progress {
  try {
    const found = JSON.parse(text ?? 'null') as Progress | null;
    if (!found || !(found.step in lesson.steps) || found.began.length !== found.step + 1) return START;
    const state = stateOf(lesson, found);
    // Only the learner decides: a lesson never waits for the other seat.
    return lesson.steps[found.step]!.done && replyTo(lesson, state) !== null ? START : found;
  } catch {
    return START;
  }
}

const keyOf = (game: string): string => `castellan.lesson.${game}`;

export const savedProgress = <State, Action>(lesson: Lesson<State, Action>): Progress =>
  readProgress(lesson, storage.get(keyOf(lesson.game.name)));

export function saveProgress<State, Action>(lesson: Lesson<State, Action>, progress: Progress): void {
  storage.set(keyOf(lesson.game.name), JSON.stringify(progress));
}
