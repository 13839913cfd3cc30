import { must, type Seat } from '@castellan/rules';
import { type AnyLesson, DRILLS, type Drill, lessonNamed, valueIn } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Lanes } from '../study/lanes.tsx';
import { infoOfPosition } from '../study/position-info.ts';
import { PositionTable } from '../study/position-table.tsx';
import { puzzlesAbout } from '../study/puzzle-store.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { answerText, courseText, lessonAfter, noteLesson } from './course.ts';
import styles from './lesson-list.module.css';
import { LessonList } from './lesson-list.tsx';

/** `#/course`: all lessons; `#/course/NAME`: one idea, and five drills of it at the table. */
export default function CourseScreen({ path: [name = ''] }: ScreenProps) {
  const lesson = lessonNamed(name);
  if (lesson) return <Lesson key={name} lesson={lesson} />;
  return (
    <>
      <Bar sub={t('course.title')} />
      <main class="column" tabIndex={-1}>
        <h1>{t('course.title')}</h1>
        <LessonList />
      </main>
    </>
  );
}

/** So many different lessons there are of each. */
const SEEDS = 1_000_000;

/** The drills of one visit, each made while the one before is on the table. */
function useDrills(lesson: AnyLesson, run: number) {
  const drills = useSignal<readonly Drill[]>([]);
  const failed = useSignal(false);
  useEffect(() => {
    drills.value = [];
    failed.value = false;
    const first = crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS;
    const jobs = Array.from({ length: DRILLS }, (_, index) =>
      runJob('drill', { lesson: lesson.name, seed: first + index }, { soon: index === 0 }),
    );
    void (async () => {
      for (const { answer } of jobs) {
        try {
          const drill = await answer;
          drills.value = [...drills.peek(), drill];
        } catch {
          failed.value = true;
          return;
        }
      }
    })();
    return () => {
      for (const { drop } of jobs) drop();
    };
  }, [run]);
  return { drills: drills.value, failed: failed.value };
}

function Lesson({ lesson }: { readonly lesson: AnyLesson }) {
  const run = useSignal(0);
  const { drills, failed } = useDrills(lesson, run.value);
  const begun = useSignal(false);
  /** Of each drill that is done, whether it was right at first try. */
  const results = useSignal<readonly boolean[]>([]);
  const title = courseText(lesson.name, 'title');
  const drill = drills[results.value.length];

  const onDone = (right: boolean) => {
    results.value = [...results.value, right];
    if (results.value.length === DRILLS) noteLesson(lesson.name, results.value.filter(Boolean).length);
  };
  const again = () => {
    results.value = [];
    run.value++;
  };
  if (results.value.length === DRILLS) return <Finished lesson={lesson} results={results.value} onAgain={again} />;
  return (
    <>
      {drill ? (
        <DrillTable
          key={drill.position}
          lesson={lesson}
          drill={drill}
          number={results.value.length + 1}
          onDone={onDone}
        />
      ) : (
        <>
          <Bar sub={t('course.title')} />
          <main class="column" tabIndex={-1}>
            <p role="status">{failed ? t('course.failed') : t('course.working')}</p>
          </main>
        </>
      )}
      {!begun.value && (
        <Sheet title={title} onClose={() => (begun.value = true)}>
          <div class="stack tight">
            <p>{courseText(lesson.name, 'idea')}</p>
            <Button go name="begin-lesson" onClick={() => (begun.value = true)}>
              {t('course.begin')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

interface DrillProps {
  readonly lesson: AnyLesson;
  readonly drill: Drill;
  /** From 1. */
  readonly number: number;
  /** With whether the first answer was right. */
  readonly onDone: (right: boolean) => void;
}

/** One position: found at first try, at the second, or shown. */
function DrillTable({ lesson, drill, number, onDone }: DrillProps) {
  const tries = useSignal<readonly string[]>([]);
  const shown = useSignal<'nothing' | 'try' | 'answer'>('nothing');
  const state = useMemo(() => readPosition(lesson, drill), [drill]);
  const worthOf = (action: string) => valueIn(drill, state, action);
  const last = tries.value.at(-1);
  const right = last !== undefined && worthOf(last) === drill.best;
  const heading = () => {
    if (shown.value === 'answer') return t('course.missed');
    if (!right) return t('course.notYet');
    return tries.value.length === 1 ? t('course.right') : t('course.second');
  };
  const onAct = (action: string) => {
    tries.value = [...tries.peek(), action];
    shown.value = 'try';
    announce(`${heading()}. ${answerText(lesson, drill, worthOf(action))}`);
  };
  const isOver = right || shown.value === 'answer';
  const goOn = () => {
    if (isOver) onDone(right && tries.value.length === 1);
    else shown.value = 'nothing';
  };
  return (
    <>
      <PositionTable position={drill.position} ask={courseText(lesson.name, 'ask')} onAct={onAct}>
        <span class={styles.count} data-drill={number}>
          {t('course.count', { n: number, of: DRILLS })}
        </span>
        <a
          class="button quiet"
          href={link('course')}
          aria-label={t('course.leave')}
          title={t('course.leave')}
          data-command="leave-course"
        >
          <Art id="i-close" class="icon" />
        </a>
      </PositionTable>
      {shown.value !== 'nothing' && last !== undefined && (
        <Sheet title={heading()} columns={3} onClose={goOn}>
          <DrillAnswer
            lesson={lesson}
            drill={drill}
            state={state}
            action={shown.value === 'answer' ? drill.answer : last}
            yours={worthOf(last)}
            isOver={isOver}
          />
          <div class="row">
            <Button go name="next-drill" onClick={goOn}>
              {isOver ? (number === DRILLS ? t('course.finish') : t('course.next')) : t('course.tryAgain')}
            </Button>
            {!isOver && (
              <Button name="show-drill" onClick={() => (shown.value = 'answer')}>
                {t('course.show')}
              </Button>
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}

const readPosition = (lesson: AnyLesson, { position }: Drill): unknown =>
  must(gameOf(kitOf(lesson.game)).parsePosition(position.split(' ').slice(1)));

interface DrillAnswerProps {
  readonly lesson: AnyLesson;
  readonly drill: Drill;
  readonly state: unknown;
  /** Drawn on the board. */
  readonly action: string;
  /** The value of the player's answer. */
  readonly yours: number;
  readonly isOver: boolean;
}

function DrillAnswer({ lesson, drill, state, action, yours, isOver }: DrillAnswerProps) {
  const kit = kitOf(lesson.game);
  const study = usePart<PartOf<AnyKit['study']>>(kit.study);
  if (!study) return null;
  const info = infoOfPosition(kit.name, drill.position, gameOf(kit).turn(state) as Seat);
  return (
    <>
      <p data-right={yours === drill.best}>{answerText(lesson, drill, yours)}</p>
      <Lanes
        kit={kit}
        study={study}
        info={info}
        state={state}
        lanes={[
          {
            id: 'drill',
            title: isOver && yours !== drill.best ? t('course.answer') : t('course.yours'),
            isBest: yours === drill.best,
            actions: [action],
          },
        ]}
      />
    </>
  );
}

interface FinishedProps {
  readonly lesson: AnyLesson;
  readonly results: readonly boolean[];
  readonly onAgain: () => void;
}

function Finished({ lesson, results, onAgain }: FinishedProps) {
  const next = lessonAfter(lesson);
  return (
    <>
      <Bar sub={t('course.title')} />
      <main class="column stack" tabIndex={-1} data-finished={lesson.name}>
        <h1>{courseText(lesson.name, 'title')}</h1>
        <p class={styles.score}>
          {results.map((right, index) => (
            <Art key={index} id={right ? 'i-check' : 'i-close'} class="icon" />
          ))}
          <b>{t('course.score', { right: results.filter(Boolean).length, of: DRILLS })}</b>
        </p>
        <p>{courseText(lesson.name, 'idea')}</p>
        <div class="row">
          {next && (
            <a class="button go" href={link('course', next.name)} data-command="next-lesson">
              {t('course.nextLesson', { title: courseText(next.name, 'title') })}
            </a>
          )}
          <Button name="drills-again" onClick={onAgain}>
            {t('course.again')}
          </Button>
          <a class="button" href={puzzlesAbout(lesson.concept, lesson.game)}>
            {t('course.puzzles')}
          </a>
          <a class="button" href={link('course')}>
            {t('course.all')}
          </a>
        </div>
      </main>
    </>
  );
}
