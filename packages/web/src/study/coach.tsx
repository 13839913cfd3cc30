import type { Replay, Seat } from '@castellan/rules';
import { type DecisionMoment, type Explanation, habitsOf, type Report } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isCalledYou } from '../play/names.ts';
import { link } from '../router.ts';
import { winOf } from './analysis.ts';
import { positionLink } from './explorer-position.ts';
import { MomentLink } from './moment-link.tsx';
import { momentName } from './moment-name.ts';
import { chance, percent } from './number-format.ts';
import { themeOf } from './puzzle-store.ts';
import { mostExpensive } from './verdict.ts';
import styles from './why.module.css';

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
  const [first] = habits.filter(({ concept }) => concept !== null);
  const theme = first?.concept && themeOf(first.concept);
  return (
    <section class={`${styles.coach} leaf coach`} aria-labelledby="coach">
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
        <li>
          <a href={theme ? `${link('puzzles')}?theme=${theme}&game=${kit.name}` : link('puzzles')}>
            <span>
              {first?.concept ? t(`why.concept.${first.concept}`) : t('why.practise')}
              <small>{t('why.practise.puzzles')}</small>
            </span>
          </a>
        </li>
        {mistakes !== null && (
          <li>
            <a href={link('mistakes', mistakes)}>
              <span>
                {t('study.mistakes')}
                <small>{t('why.practise.mistakes')}</small>
              </span>
            </a>
          </li>
        )}
        <li>
          <a href={positionLink(gameOf(kit).printPosition(replay.states[worst.index]))}>
            <span>
              {t('why.explore')}
              <small>{t('why.practise.explore', { moment: momentName(worst) })}</small>
            </span>
          </a>
        </li>
      </ol>
    </section>
  );
}
