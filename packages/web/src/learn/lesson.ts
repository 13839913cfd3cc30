import { type AnyGame, beginReplay, lastState, must, playSaved, type Replay } from '@castellan/rules';
import type { PlainKey } from '../i18n/index.ts';

/** One thing to learn: what is said, what may be done, and when it is done. */
interface LessonStep<State, Action> {
  readonly name: string;
  readonly title: PlainKey;
  readonly text: PlainKey;
  /** `read` goes on by a button, `chance` by letting the dice fall or the line be shown, `act` by a decision. */
  readonly kind: 'read' | 'chance' | 'act';
  readonly done?: (state: State) => boolean;
  /** What the step is about; anything else the rules allow is answered by the hint. */
  readonly wants?: (state: State, action: Action) => boolean;
  readonly hint?: PlainKey;
}

export interface LessonViewProps<State, Action> {
  readonly state: State;
  readonly kind: LessonStep<State, Action>['kind'];
  readonly stepName: string;
  /** Every state and action so far, for telling what the opponent did. */
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  /** Plays the action if the step is about it; otherwise the hint is said. */
  readonly onAct: (action: Action) => void;
}

/** A first game: a real one, with chance and the opponent prepared. */
export interface Lesson<State, Action> {
  readonly game: AnyGame;
  readonly steps: readonly LessonStep<State, Action>[];
  /** What chance, the opponent, or a player without a choice does next; null where the learner decides. */
  readonly reply: (state: State) => Action | null;
}

/** How far a learner is: kept as notation, so that it survives a reload and a new version of the page. */
export interface Progress {
  readonly step: number;
  readonly actions: readonly string[];
  /** How many actions had been played when each step began: the way back. */
  readonly began: readonly number[];
}

export const START: Progress = { step: 0, actions: [], began: [0] };

/** The game so far. */
export const replayOf = <State, Action>(
  { game }: Lesson<State, Action>,
  { actions }: Progress,
): Replay<State, Action> => playSaved(beginReplay(game, game.create(must(game.parseOptions([])))), actions);

export const stateOf = <State, Action>(lesson: Lesson<State, Action>, progress: Progress): State =>
  lastState(replayOf(lesson, progress));

/** Plays the learner's action and everything that follows by itself; null if the step wants something else. */
export function perform<State, Action>(
  lesson: Lesson<State, Action>,
  progress: Progress,
  action: Action,
): Progress | null {
  const { game } = lesson;
  const step = lesson.steps[progress.step]!;
  const before = stateOf(lesson, progress);
  if (game.whyNot(before, action) !== null || (step.wants && !step.wants(before, action))) return null;
  return settle(lesson, { ...progress, actions: [...progress.actions, game.printAction(action)] });
}

/** Lets chance and the opponent go on until the learner decides or the step is done; then the next step begins. */
export function settle<State, Action>(lesson: Lesson<State, Action>, progress: Progress): Progress {
  const { game } = lesson;
  const step = lesson.steps[progress.step]!;
  const actions = [...progress.actions];
  let state = stateOf(lesson, progress);
  while (step.kind !== 'read' && !step.done!(state)) {
    const reply = lesson.reply(state);
    if (reply === null) return { ...progress, actions };
    actions.push(game.printAction(reply));
    state = must(game.apply(state, reply)) as State;
  }
  return step.kind === 'read' ? progress : begin(lesson, { ...progress, actions });
}

/** The next step, and whatever comes before its first decision. */
export function begin<State, Action>(lesson: Lesson<State, Action>, progress: Progress): Progress {
  const step = progress.step + 1;
  if (step >= lesson.steps.length) return progress;
  const next: Progress = { step, actions: progress.actions, began: [...progress.began, progress.actions.length] };
  return lesson.steps[step]!.kind === 'act' ? settle(lesson, next) : next;
}

/** One step back, to where it began. */
export function back<State, Action>(lesson: Lesson<State, Action>, progress: Progress): Progress {
  if (progress.step === 0) return progress;
  const step = progress.step - 1;
  const began = progress.began.slice(0, step + 1);
  const earlier: Progress = { step, actions: progress.actions.slice(0, began[step]), began };
  return lesson.steps[step]!.kind === 'act' ? settle(lesson, earlier) : earlier;
}

/** Progress as it was kept, if it still is one: a changed lesson begins again. */
export function readProgress<State, Action>(lesson: Lesson<State, Action>, text: string | null): Progress {
  try {
    const found = JSON.parse(text ?? 'null') as Progress | null;
    if (!found || !(found.step in lesson.steps) || found.began.length !== found.step + 1) return START;
    const state = stateOf(lesson, found);
    // Only the learner decides: a lesson never waits for the other seat.
    return lesson.steps[found.step]!.kind === 'act' && lesson.reply(state) !== null ? START : found;
  } catch {
    return START;
  }
}
