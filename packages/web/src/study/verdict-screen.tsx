import { must, type Seat } from '@castellan/rules';
import { type DecisionMoment, type Explanation, type Habit, habitsOf, type Report } from '@castellan/study';
import { Fragment } from 'preact';
import { gameOf } from '../games/all-rules.ts';
import { colon, t } from '../i18n/index.ts';
import { capital } from '../i18n/message.ts';
import { courseText, lessonAbout } from '../learn/course.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isCalledYou, nameOf } from '../play/names.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Said } from '../ui/said.tsx';
import { winOf } from './analysis.ts';
import { AnalysisOf, type PageProps, Progress, useSeen } from './analysis-of.tsx';
import { balanceFigures } from './balance-figures.ts';
import { positionLink } from './explorer-position.ts';
import { momentName } from './moment-name.ts';
import { chance, signedTotal, total } from './number-format.ts';
import { PracticeList } from './practice-list.tsx';
import { puzzlesAbout } from './puzzle-store.ts';
import { ReasonText } from './reason-text.tsx';
import { mostExpensive } from './verdict.ts';
import styles from './verdict-screen.module.css';

/** More would be no advice. */
const MOST_PRACTICE = 3;
/** A loss that is no mistake. */
const AS_GOOD = 0.005;

/** `#/verdict/ID`: what a coach would say of a game: habits instead of moves, the turning point, and what to practise. */
export default function VerdictScreen(props: ScreenProps) {
  return <AnalysisOf {...props} Page={Page} />;
}

function Page(props: PageProps) {
  const { analysis, kit } = props;
  const seen = useSeen(props);
  const { info, me, hrefOf } = seen;
  const report = analysis.report.value;
  const explanations = analysis.explanations.value;
  const isDone = analysis.status.value === 'done';
  const mistakes = mistakesOf(report, me);
  const explained = mistakes.filter(({ index }) => explanations.has(index));
  const known = explained.length;
  // What is not explained yet has no reason to be summed up by.
  const habits = habitsOf(analysis.replay, explained, explanations);
  const all = mistakes.reduce((sum, { loss }) => sum + loss, 0);
  const worst = mostExpensive(mistakes);
  const practice = worst ? practiceFor(props, habits, worst, seen.hasMistakes) : [];
  return (
    <>
      <Bar sub={`${kit.title} · ${t('why.verdict')}`} />
      <main class={`column ${styles.verdict}`} tabIndex={-1} data-status={analysis.status.value} data-known={known}>
        <header>
          <Art id="face-castellan" class={styles.face!} />
          <div>
            <h1>{headline(report, isDone && known === mistakes.length, habits)}</h1>
            {isDone && report.summary.result !== null && <p>{summaryText(report, info, me)}</p>}
            <Progress analysis={analysis} />
          </div>
        </header>
        {isDone && worst && (
          <>
            <section class={`card ${styles.habits}`} aria-labelledby="habits">
              <h2 id="habits">
                {t('why.coach')} <small>{t('why.inAll', { percent: total(all) })}</small>
              </h2>
              {known < mistakes.length && (
                <p role="status">{t('why.coachWorking', { done: known, total: mistakes.length })}</p>
              )}
              {habits.map((habit) => (
                <HabitText key={habit.concept} {...props} habit={habit} all={all} seen={seen} />
              ))}
            </section>
            <TurningPoint {...props} worst={worst} seen={seen} explanation={explanations.get(worst.index)} />
            <section class="stack tight" aria-labelledby="practice">
              <h2 id="practice">{t('why.practiseTitle')}</h2>
              <PracticeList steps={practice} />
            </section>
          </>
        )}
        <nav class="buttons" aria-label={t('study.further')}>
          <a class="button" href={hrefOf(worst?.index ?? 0)} data-command="analysis">
            {t('why.wholeAnalysis')}
          </a>
          {practice[0] && (
            <a class="button go" href={practice[0].href} data-command="practise">
              {t('why.practiseFirst')}
            </a>
          )}
        </nav>
      </main>
    </>
  );
}

/** Mistakes are those that cost winning chance; in a decided game none does. */
const mistakesOf = ({ moments }: Report, seat: Seat): readonly DecisionMoment[] =>
  moments.filter((moment): moment is DecisionMoment => moment.turn === seat && moment.mark?.by === 'win');

function headline({ summary }: Report, isDone: boolean, habits: readonly Habit[]): string {
  if (!isDone) return t('study.working');
  if (summary.result === null) return t('study.say.left');
  if (habits.length === 0) return t('why.noHabits');
  const n = habits.filter(({ concept }) => concept !== null).length;
  return n === 0 ? t('why.noneNamed') : t('why.habits', { n });
}

/** How many choices were the best, what level that is like, and the sums. */
function summaryText({ moments, summary }: Report, info: GameInfo, me: Seat): string {
  const counted = moments.filter((moment): moment is DecisionMoment => moment.turn === me && moment.counted);
  const best = counted.filter(({ loss }) => loss < AS_GOOD).length;
  const like = summary.playedLike[me - 1];
  const { mine, luck } = balanceFigures(summary, me)!;
  const name = isCalledYou(info, me) ? '' : `${nameOf(info, me)}: `;
  return [
    name + t('why.bestChoices', { n: best, of: counted.length }),
    ...(like ? [`${t('study.like', { level: t(`common.level.${like}`) })}.`] : []),
    t('why.sums', { mistakes: mine, luck }),
  ].join(' ');
}

interface SeenProps extends PageProps {
  readonly seen: ReturnType<typeof useSeen>;
}

/** What was done again and again, in words, with what it cost and where. */
function HabitText({ kit, study, seen, habit, all }: SeenProps & { readonly habit: Habit; readonly all: number }) {
  const { concept, manner, loss, moments, reason } = habit;
  const { info, me, hrefOf } = seen;
  const [worst] = moments.toSorted((a, b) => b.loss - a.loss);
  const link = (moment: DecisionMoment) => <a href={hrefOf(moment.index)}>{momentName(moment)}</a>;
  const name =
    concept === null
      ? capital(t('why.other'))
      : concept === 'castle' || concept === 'power'
        ? t(`why.habit.${concept}.${manner ?? 'badly'}`)
        : t(`why.habit.${concept}`);
  return (
    <div class={styles.habit} data-habit={concept}>
      <h3>
        {name} <b>{signedTotal(-loss)}</b>
      </h3>
      <div class={styles.bar} aria-hidden="true">
        <i style={{ width: `${(100 * loss) / all}%` }} />
      </div>
      <p>
        {t('why.times', { n: moments.length })}{' '}
        {moments.map((moment, index) => (
          <Fragment key={moment.index}>
            {index > 0 && ' · '}
            {link(moment)}
          </Fragment>
        ))}
      </p>
      {reason && worst && (
        <div class={styles.because}>
          {moments.length > 1 && <small>{link(worst)}</small>}
          <ReasonText reason={reason} study={study} rolls={gameOf(kit).dice !== undefined} info={info} seat={me} />
        </div>
      )}
    </div>
  );
}

interface TurningPointProps extends SeenProps {
  readonly worst: DecisionMoment;
  readonly explanation: Explanation | undefined;
}

/** The mistake that cost most, on the board it was made on. */
function TurningPoint({ kit, study, analysis, seen, worst, explanation }: TurningPointProps) {
  const { info, me, hrefOf } = seen;
  const game = gameOf(kit);
  const read = (action: string) => must(game.parseAction(action));
  let state: unknown = analysis.replay.states[worst.index];
  const before = state;
  /** What was drawn first after it: a draft draws nothing itself. */
  let action: unknown = null;
  for (const step of explanation?.lines.played ?? [{ seat: me, action: worst.action }]) {
    action = read(step.action);
    if (step.seat === me && game.covers(state, action).length > 0) break;
    state = must(game.apply(state, action));
    action = null;
  }
  const values = { before: chance(winOf(worst.before.win, me)), after: chance(winOf(worst.after.win, me)) };
  return (
    <section class={`card ${styles.turning}`} aria-labelledby="turning">
      <study.SideBoard id="turning-board" state={action ? state : before} seat={me} action={action} info={info} />
      <div>
        <h2 id="turning">{t('why.turning', { moment: momentName(worst) })}</h2>
        <p>
          {isCalledYou(info, me)
            ? t('why.turningFrom', values)
            : t('why.turningFromName', { ...values, name: called(info, me) })}
        </p>
        <p>
          {t('study.played')}
          {colon()}
          <Said of={study.sayChoice(before, read(worst.action))} />
          <br />
          {t('study.best')}
          {colon()}
          <Said of={study.sayChoice(before, read(worst.candidates[0]!.action))} />
        </p>
        <a href={hrefOf(worst.index)}>{t('why.title')}</a>
      </div>
    </section>
  );
}

/** The costliest habit by puzzles, the next one by a lesson; then the own mistakes, or the game once more. */
function practiceFor({ kit, analysis }: PageProps, habits: readonly Habit[], worst: DecisionMoment, again: boolean) {
  const named = habits.flatMap(({ concept }) => concept ?? []);
  const lessons = named.map((concept) => lessonAbout(concept, kit.name)).filter((lesson) => lesson !== null);
  const lesson = lessons.find(({ concept }) => concept !== named[0]) ?? lessons[0];
  return [
    {
      href: named[0] ? puzzlesAbout(named[0], kit.name) : link('puzzles'),
      text: named[0] ? capital(t(`why.concept.${named[0]}`)) : t('why.practise'),
      note: t('why.practise.puzzles'),
    },
    ...(lesson
      ? [{ href: link('course', lesson.name), text: courseText(lesson.name, 'title'), note: t('why.practise.lesson') }]
      : []),
    ...(again
      ? [{ href: link('mistakes', analysis.id), text: t('study.mistakes'), note: t('why.practise.mistakes') }]
      : []),
    {
      href: positionLink(gameOf(kit).printPosition(analysis.replay.states[worst.index])),
      text: t('setup.exploreHere'),
      note: t('why.practise.explore', { moment: momentName(worst) }),
    },
  ].slice(0, MOST_PRACTICE);
}
