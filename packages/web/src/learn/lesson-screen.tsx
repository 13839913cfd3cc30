import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { oneOf, TAUGHT } from '../games/index.ts';
import type { KitWith } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { opponentOfFirstGame } from '../play/last-choices.ts';
import { playNow } from '../play/play-now.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import type { AnyTable } from '../table/controller.ts';
import { addToAnnouncement, announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { usesKeyboard } from '../ui/focus.ts';
import styles from './lesson.module.css';
import { savedProgress } from './lesson.ts';
import { openScript } from './scripted-session.ts';

type TaughtKit = KitWith<'learn' | 'lesson'>;
type Lesson = PartOf<TaughtKit['lesson']>;
type Script = ReturnType<typeof openScript>;

/** `#/lesson/GAME`: the first game, step by step at the table where every game is played. */
export default function LessonScreen({ path, query }: ScreenProps) {
  const kit = oneOf(TAUGHT, path[0]);
  const lesson = usePart<Lesson>(kit.lesson);
  const table = usePart<PartOf<TaughtKit['table']>>(kit.table);
  if (!lesson || !table) return <main tabIndex={-1} />;
  return <LessonTable key={kit.name} kit={kit} lesson={lesson} {...table} then={invitationIn(query)} />;
}

/** `?then=g/ID/KEY`: the invitation from which someone came to learn the game first. Nothing else is led to. */
function invitationIn(query: URLSearchParams): string | null {
  const then = query.get('then') ?? '';
  return /^g\/[2-9a-z]{14}(\/[0-9a-f]{64})?$/.test(then) ? `#/${then}` : null;
}

type LessonTableProps = PartOf<TaughtKit['table']> & {
  readonly kit: TaughtKit;
  readonly lesson: Lesson;
  readonly then: string | null;
};

/** The step that the learner sees: a step begins when everything before it has been shown. */
function stepAt({ progress }: Script, { session, moving }: AnyTable) {
  const { began, actions } = progress.value;
  const seen = session.actions.value.length;
  const at = Math.max(
    0,
    began.findLastIndex((count) => count <= seen),
  );
  return { at, showing: seen < actions.length || moving.value !== null };
}

function LessonTable({ kit, lesson, open, Table, then }: LessonTableProps) {
  const { table, script } = useMemo(() => {
    const opened = openScript(lesson, savedProgress(lesson));
    const session = {
      ...opened.session,
      coach: (at: AnyTable, prompt: ComponentChildren) => (
        <StepCard kit={kit} lesson={lesson} script={opened} table={at}>
          {prompt}
        </StepCard>
      ),
      primary: (at: AnyTable) => primaryOf({ kit, lesson, script: opened, table: at }, then),
    };
    return { table: open(session), script: opened };
  }, [kit, lesson, then]);
  useEffect(() => {
    // Another choice is not what was refused.
    const stop = effect(() => {
      table.staging.value;
      script.refused.value = false;
    });
    return () => {
      stop();
      table.close();
    };
  }, [table]);
  const last = stepAt(script, table).at === lesson.steps.length - 1;
  const invited = then !== null && !last;
  return (
    <Table table={table}>
      <a
        class="button quiet"
        href={invited ? then : link('learn')}
        aria-label={t(invited ? 'learn.invitation' : 'learn.skip')}
        title={t(invited ? 'learn.invitation' : 'learn.skip')}
        data-command={invited ? 'lesson-invitation' : 'lesson-leave'}
      >
        <Art id="i-close" class="icon" />
      </a>
    </Table>
  );
}

interface StepProps {
  readonly kit: TaughtKit;
  readonly lesson: Lesson;
  readonly script: Script;
  readonly table: AnyTable;
}

/** What the lesson says, in the place of the prompt; the prompt while the opponent acts, and where a tap was not possible. */
function StepCard({ kit, lesson, script, table, children }: StepProps & { readonly children: ComponentChildren }) {
  const { at, showing } = stepAt(script, table);
  const { name, title, text, hint, done } = lesson.steps[at]!;
  const refused = script.refused.value && hint !== undefined;
  const said = t(refused ? hint : text);
  const last = at === lesson.steps.length - 1;
  const announced = useRef('');
  useEffect(() => {
    if (showing || announced.current === said) return;
    announced.current = said;
    if (refused) announce(said);
    else addToAnnouncement(`${t(title)}. ${said}`);
  }, [said, showing]);
  return (
    <section
      class={`prompt ${styles.card}${done ? '' : ` ${styles.reading}`}`}
      id="prompt"
      data-step={name}
      aria-label={t('learn.firstGame', { game: kit.title })}
    >
      <header>
        <div>
          <p class={styles.dots} role="img" aria-label={t('learn.stepOf', { n: at + 1, of: lesson.steps.length })}>
            {lesson.steps.map((step, index) => (
              <i key={step.name} class={index < at ? styles.past : index === at ? styles.here : ''} />
            ))}
          </p>
          <h2>{t(title)}</h2>
        </div>
        <Button
          quiet
          name="lesson-back"
          icon="i-back"
          label={t('learn.back')}
          disabled={at === 0}
          onClick={script.back}
        />
        <Button
          quiet
          name="lesson-restart"
          icon="i-again"
          label={t('learn.restart')}
          disabled={at === 0}
          onClick={script.restart}
        />
      </header>
      {showing || table.refusal.value || table.lookingBack.value !== null ? (
        children
      ) : (
        <p class={refused ? styles.hint : ''}>
          {said}
          {last && ` ${t('learn.domainTap')} ${t('learn.done')}`}
        </p>
      )}
    </section>
  );
}

/** The main button where a step is only read; null where the table's own stands. */
function primaryOf({ kit, lesson, script, table }: StepProps, then: string | null): ComponentChildren {
  const { at, showing } = stepAt(script, table);
  const { done, next } = lesson.steps[at]!;
  if (showing || done) return null;
  if (at < lesson.steps.length - 1) return <Next text={t(next ?? 'learn.goOn')} onClick={script.next} />;
  if (!then) return <Next play text={t('learn.playNow')} onClick={() => playNow(kit, opponentOfFirstGame())} />;
  return (
    <a class="button go" href={then} data-command="lesson-invitation">
      {t('learn.invitation')}
    </a>
  );
}

/** The keyboard follows to it: nothing else is to be done. */
function Next({ play, text, onClick }: { play?: boolean; text: string; onClick: () => void }) {
  useEffect(() => {
    if (usesKeyboard()) document.querySelector<HTMLElement>('.actions .go')?.focus();
  }, []);
  return (
    <Button go name={play ? 'lesson-play' : 'lesson-next'} onClick={onClick}>
      {text}
    </Button>
  );
}
