import './learn.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { oneOf, TAUGHT } from '../games/index.ts';
import type { KitWith } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { opponentOfFirstGame } from '../play/last-choices.ts';
import { playNow } from '../play/play-now.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { back, begin, type Progress, perform, replayOf, START } from './lesson.ts';
import { keepProgress, keptProgress } from './progress.ts';

type TaughtKit = KitWith<'learn' | 'lesson'>;

/** `#/lesson/GAME`: the first game, step by step on a real board. */
export default function LessonScreen({ path, query }: ScreenProps) {
  const kit = oneOf(TAUGHT, path[0]);
  const lesson = usePart(kit.lesson);
  return lesson ? <LessonFrame kit={kit} parts={lesson} then={invitationIn(query)} /> : <main tabIndex={-1} />;
}

/** `?then=g/ID/KEY`: the invitation from which someone came to learn the game first. Nothing else is led to. */
function invitationIn(query: URLSearchParams): string | null {
  const then = query.get('then') ?? '';
  return /^g\/[2-9a-z]{14}(\/[0-9a-f]{64})?$/.test(then) ? `#/${then}` : null;
}

interface LessonFrameProps {
  readonly kit: TaughtKit;
  readonly parts: PartOf<TaughtKit['lesson']>;
  readonly then: string | null;
}

function LessonFrame({ kit, parts, then }: LessonFrameProps) {
  const { lesson, LessonView, chance } = parts;
  const progress = useSignal<Progress>(keptProgress(lesson));
  const hint = useSignal('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { step: at } = progress.value;
  const step = lesson.steps[at]!;
  const { states, actions } = replayOf(lesson, progress.value);
  const state = states.at(-1);
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
      <Bar sub={t('learn.firstGame', { game: kit.title })} />
      <main class={`lesson ${kit.name}-lesson`} tabIndex={-1} data-step={step.name}>
        <h1 class="visually-hidden">{t('learn.firstGame', { game: kit.title })}</h1>
        <section class="leaf lesson-card">
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
                icon={chance.icon}
                onClick={() => move(perform(lesson, progress.value, lesson.reply(state)!))}
              >
                {t(chance.label)}
              </Button>
            )}
            {then && (
              <a class={`button${last ? ' go' : ''}`} href={then} data-command="lesson-invitation">
                {t('learn.invitation')}
              </a>
            )}
            {last && !then && (
              <Button go name="lesson-play" onClick={() => playNow(kit, opponentOfFirstGame())}>
                {t('learn.playNow')}
              </Button>
            )}
          </div>
        </section>
        <LessonView
          key={step.name}
          state={state}
          kind={step.kind}
          stepName={step.name}
          states={states}
          actions={actions}
          onAct={(action) => move(perform(lesson, progress.value, action))}
        />
        <p class="lessonend">
          <Button
            quiet
            name="lesson-restart"
            onClick={() => {
              move(START);
              heading.current?.focus();
            }}
          >
            {t('learn.restart')}
          </Button>
          <a class="button quiet" href={link('learn')}>
            {t('learn.skip')}
          </a>
        </p>
      </main>
    </>
  );
}
