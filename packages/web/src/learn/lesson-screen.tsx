import './learn.css';
import { type AnyGame, GAMES } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { DISCOVERY_LESSON } from '../games/discovery/lesson.ts';
import { DiscoveryLessonView } from '../games/discovery/lesson-view.tsx';
import { DUEL_LESSON } from '../games/duel/lesson.ts';
import { DuelLessonView } from '../games/duel/lesson-view.tsx';
import { t } from '../i18n/index.ts';
import { go, link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { back, begin, type Lesson, type Progress, perform, START, stateOf } from './lesson.ts';
import { keepProgress, keptProgress } from './progress.ts';

/** `#/lesson/GAME`: the first game, step by step on a real board. */
export default function LessonScreen({ path }: ScreenProps) {
  return path[0] === 'discovery' ? (
    <LessonFrame lesson={DISCOVERY_LESSON} View={DiscoveryLessonView} />
  ) : (
    <LessonFrame lesson={DUEL_LESSON} View={DuelLessonView} />
  );
}

export interface LessonViewProps<State, Action> {
  readonly state: State;
  readonly kind: 'read' | 'chance' | 'act';
  readonly stepName: string;
  /** Every state and action so far, for telling what the opponent did. */
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  /** Plays the action if the step is about it; otherwise the hint is said. */
  readonly onAct: (action: Action) => void;
}

interface FrameProps<State, Action> {
  readonly lesson: Lesson<State, Action>;
  readonly View: ComponentType<LessonViewProps<State, Action>>;
}

function LessonFrame<State, Action>({ lesson, View }: FrameProps<State, Action>) {
  const game: AnyGame = GAMES.find(({ name }) => name === lesson.game)!;
  const progress = useSignal<Progress>(keptProgress(lesson));
  const hint = useSignal('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { step: at, actions } = progress.value;
  const step = lesson.steps[at]!;
  const state = stateOf(lesson, progress.value);
  const last = at === lesson.steps.length - 1;

  const move = (next: Progress | null) => {
    if (next === null) {
      hint.value = step.hint ? t(step.hint) : '';
      announce(hint.value);
      return;
    }
    hint.value = '';
    progress.value = next;
    keepProgress(lesson, next);
  };
  // A new step is read from its title on, whichever button led to it.
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    heading.current?.focus();
  }, [at]);

  return (
    <>
      <Bar sub={t(`learn.lesson.${lesson.game}`)} />
      <main class={`lesson ${lesson.game}-lesson`} tabIndex={-1} data-step={step.name}>
        <h1 class="sr">{t(`learn.lesson.${lesson.game}`)}</h1>
        <section class="leaf card">
          <div class="cardhead">
            <p class="dots" role="img" aria-label={t('learn.stepOf', { n: at + 1, of: lesson.steps.length })}>
              {lesson.steps.map(({ name }, index) => (
                <i key={name} class={index < at ? 'past' : index === at ? 'here' : ''} />
              ))}
            </p>
            <Button
              quiet
              name="lesson-back"
              icon="i-back"
              disabled={at === 0}
              onClick={() => move(back(lesson, progress.value))}
            >
              {t('learn.back')}
            </Button>
          </div>
          <h2 ref={heading} tabIndex={-1}>
            {t(step.title)}
          </h2>
          <p class="lessontext">{t(step.text)}</p>
          <p class="lessonhint">{hint.value}</p>
          {last && (
            <p class="lessontext">
              {t('learn.domainTap')} {t('learn.done')}
            </p>
          )}
          <div class="lessonnav">
            {step.kind === 'read' && !last && (
              <Button go name="lesson-next" onClick={() => move(begin(lesson, progress.value))}>
                {t('learn.goOn')}
              </Button>
            )}
            {step.kind === 'chance' && (
              <Button
                go
                name="lesson-chance"
                icon={lesson.game === 'duel' ? 'i-dice' : undefined}
                onClick={() => move(perform(lesson, progress.value, lesson.reply(state)!))}
              >
                {lesson.game === 'duel' ? t('learn.roll') : t('learn.reveal')}
              </Button>
            )}
            {last && (
              <Button go name="lesson-play" onClick={() => go(`${link('new', lesson.game)}?against=computer`)}>
                {t('learn.playNow')}
              </Button>
            )}
          </div>
        </section>
        <View
          key={step.name}
          state={state}
          kind={step.kind}
          stepName={step.name}
          states={statesOf(game, actions) as readonly State[]}
          actions={actions.map((line) => parsed(game, line) as Action)}
          onAct={(action) => move(perform(lesson, progress.value, action))}
        />
        <p class="lessonend">
          <Button quiet name="lesson-restart" onClick={() => move(START)}>
            {t('learn.restart')}
          </Button>
          <a class="btn quiet" href={link('learn')}>
            {t('learn.skip')}
          </a>
        </p>
      </main>
    </>
  );
}

function parsed(game: AnyGame, line: string): unknown {
  const action = game.parseAction(line);
  return action.ok ? action.value : null;
}

function statesOf(game: AnyGame, lines: readonly string[]): unknown[] {
  const options = game.parseOptions([]);
  const states: unknown[] = options.ok ? [game.create(options.value)] : [];
  for (const line of lines) {
    const next = game.apply(states[states.length - 1], parsed(game, line));
    if (next.ok) states.push(next.value);
  }
  return states;
}
