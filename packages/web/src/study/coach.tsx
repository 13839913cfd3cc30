import type { Replay, Seat } from '@castellan/rules';
import { type DecisionMoment, type Explanation, habitsOf, type Report } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { courseText, lessonAbout } from '../learn/course.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isCalledYou } from '../play/names.ts';
import { link } from '../router.ts';
import analysis from './analysis.module.css';
import { winOf } from './analysis.ts';
import { positionLink } from './explorer-position.ts';
import { MomentLink } from './moment-link.tsx';
import { momentName } from './moment-name.ts';
import { chance, percent } from './number-format.ts';
import { puzzlesAbout } from './puzzle-store.ts';
import { mostExpensive } from './verdict.ts';
import styles from './why.module.css';

/** More would be no advice. */
const MOST_PRACTICE = 3;

interface CoachProps {
  readonly kit: AnyKit;
  readonly report: Report;
  readonly replay: Replay;
  readonly explanations: ReadonlyMap<number, Explanation>;
  readonly info: GameInfo;
  readonly me: Seat;
  /** The analysis whose mistakes can be asked again; null where none of them is this player's. */
  readonly mistakes: string | null;
  readonly hrefOf: (at: number) => string;
  readonly onGo: (at: number) => void;
}

/** Habits instead of single moves: the mistakes by what they teach, the turning point, and what to practise. */
export function Coach({ kit, report, replay, explanations, info, me, mistakes, hrefOf, onGo }: CoachProps) {
  const mine = report.moments.filter(
    (moment): moment is DecisionMoment => moment.turn === me && moment.mark?.by === 'win',
  );
  if (report.summary.result === null || mine.length === 0) return null;
  const known = mine.filter(({ index }) => explanations.has(index)).length;
  const habits = habitsOf(mine, explanations);
  const all = mine.reduce((sum, { loss }) => sum + loss, 0);
  const worst = mostExpensive(mine)!;
  const you = isCalledYou(info, me);
  const values = { before: chance(winOf(worst.before.win, me)), after: chance(winOf(worst.after.win, me)) };
  const named = habits.flatMap(({ concept }) => concept ?? []);
  const lessons = named.map((concept) => lessonAbout(concept, kit.name)).filter((lesson) => lesson !== null);
  // The costliest habit by puzzles, the next one by a lesson; then this game once more.
  const lesson = lessons.find(({ concept }) => concept !== named[0]) ?? lessons[0];
  const practice = [
    {
      href: named[0] ? puzzlesAbout(named[0], kit.name) : link('puzzles'),
      text: named[0] ? t(`why.concept.${named[0]}`) : t('why.practise'),
      note: t('why.practise.puzzles'),
    },
    ...(lesson
      ? [{ href: link('course', lesson.name), text: courseText(lesson.name, 'title'), note: t('why.practise.lesson') }]
      : []),
    ...(mistakes === null
      ? []
      : [{ href: link('mistakes', mistakes), text: t('study.mistakes'), note: t('why.practise.mistakes') }]),
    {
      href: positionLink(gameOf(kit).printPosition(replay.states[worst.index])),
      text: t('why.explore'),
      note: t('why.practise.explore', { moment: momentName(worst) }),
    },
  ];
  return (
    <section class={`leaf ${styles.coach} ${analysis.coach}`} aria-labelledby="coach">
      <h2 id="coach">{t('why.coach')}</h2>
      <p class={styles.note}>{you ? t('why.coachLead') : t('why.coachTheirs', { name: called(info, me) })}</p>
      {known < mine.length && <p role="status">{t('why.coachWorking', { done: known, total: mine.length })}</p>}
      {habits.map(({ concept, loss, moments }) => (
        <div key={concept} class={styles.group}>
          <h3>
            {concept === null ? t('why.other') : t(`why.concept.${concept}`)} <b>−{percent(loss)}</b>
          </h3>
          <div class={styles.bar} aria-hidden="true">
            <i style={{ width: `${(100 * loss) / all}%` }} />
          </div>
          <p>
            {t('why.times', { n: moments.length })}{' '}
            {moments.map((moment, index) => (
              <span key={moment.index}>
                {index > 0 && ' · '}
                <MomentLink href={hrefOf(moment.index)} onGo={() => onGo(moment.index)}>
                  {momentName(moment)}
                </MomentLink>
              </span>
            ))}
          </p>
        </div>
      ))}
      <div class={styles.group}>
        <h3>{t('why.turning', { moment: momentName(worst) })}</h3>
        <p>
          {you ? t('why.turningFrom', values) : t('why.turningFromName', { ...values, name: called(info, me) })}{' '}
          <MomentLink href={hrefOf(worst.index)} onGo={() => onGo(worst.index)}>
            {t('why.title')}
          </MomentLink>
        </p>
      </div>
      <h3>{t('why.practiseTitle')}</h3>
      <ol class={styles.practise}>
        {practice.slice(0, MOST_PRACTICE).map(({ href, text, note }) => (
          <li key={href}>
            <a href={href}>
              <span>
                {text}
                <small>{note}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
