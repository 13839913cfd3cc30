import { matchOf } from '@castellan/match';
import { type GameName, lastState, type Turn } from '@castellan/rules';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { newGame, PERSON } from '../play/game-info.ts';
import type { Session } from '../play/session.ts';
import { link } from '../router.ts';
import { back, begin, LEARNER, type Lesson, type Progress, perform, replayOf, START, saveProgress } from './lesson.ts';

/** A lesson for the table: chance and the opponent follow the script, and the learner does what the step is about. */
interface Script<State, Action> {
  readonly session: Session<State, Action>;
  readonly progress: ReadonlySignal<Progress>;
  /** The learner's last action was legal, but is not what the step is about. */
  readonly refused: Signal<boolean>;
  /** On from a step that is only read. */
  next(): void;
  back(): void;
  restart(): void;
}

export function openScript<State, Action>(lesson: Lesson<State, Action>, from: Progress): Script<State, Action> {
  const { game, reply } = lesson;
  const name = game.name as GameName;
  const progress = signal(from);
  const replay = signal(replayOf(lesson, from));
  const refused = signal(false);
  const state = computed(() => lastState(replay.value));
  const move = (to: Progress | null) =>
    batch(() => {
      refused.value = to === null;
      if (to === null) return;
      progress.value = to;
      replay.value = replayOf(lesson, to, replay.peek());
      saveProgress(lesson, to);
    });
  const seats = () => [PERSON, { ...PERSON, kind: 'elsewhere', name: t('learn.opponent') }] as const;
  return {
    session: {
      id: 'lesson',
      match: signal(
        matchOf('lesson', [
          {
            seq: 1,
            at: 0,
            command: 'create',
            event: {
              type: 'created',
              game: name,
              options: [],
              time: { type: 'none' },
              chance: { type: 'asked' },
              listed: false,
            },
          },
        ]),
      ),
      info: computed(() => newGame(name, { id: 'lesson', seats: seats() })),
      resultHref: link('learn'),
      states: computed(() => replay.value.states),
      actions: computed(() => replay.value.actions),
      state,
      turn: computed<Turn>(() => game.turn(state.value)),
      isLocal: (seat) => seat === LEARNER,
      act: (action) => {
        const why = game.whyNot(state.peek(), action);
        if (why) return why;
        move(perform(lesson, progress.peek(), action));
        return refused.peek() ? { code: 'not-now' } : null;
      },
      ask: async () => 'illegal',
      roll: async () => {
        // The table asks for the opponent's roll, too: the script has it.
        const now = state.peek();
        if (game.roller(now) === LEARNER) move(perform(lesson, progress.peek(), reply(now)!));
      },
      thinking: null,
      storage: null,
      connection: null,
      close: () => {},
    },
    progress,
    refused,
    next: () => move(begin(lesson, progress.peek())),
    back: () => move(back(lesson, progress.peek())),
    restart: () => move(START),
  };
}
