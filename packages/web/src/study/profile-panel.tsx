import type { GameName } from '@castellan/rules';
import { formatNumber, t } from '../i18n/index.ts';
import { capital } from '../i18n/message.ts';
import { courseText, lessonAbout } from '../learn/course.ts';
import { link } from '../router.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { MyGame } from './my-record.ts';
import { percent } from './number-format.ts';
import { PracticeList } from './practice-list.tsx';
import { byConcept, byKind, type MyDecision, type Rate, rateOf } from './profile.ts';
import { dueAgain } from './puzzle-history.ts';
import { puzzlesAbout } from './puzzle-store.ts';
import styles from './statistics.module.css';
import why from './why.module.css';

interface PlanProps {
  readonly game: GameName;
  readonly games: readonly MyGame[];
  /** Mistakes that are due. */
  readonly mistakes: number;
}

/** What to practise next, from my own mistakes: what is due, then what costs me most. */
export function TrainingPlan({ game, games, mistakes }: PlanProps) {
  const puzzles = dueAgain(Date.now()).length;
  const [worst, second] = byConcept(games.flatMap(({ decisions }) => decisions));
  const lesson = [second, worst].map((one) => one && lessonAbout(one.concept, game)).find((one) => one);
  const steps = [
    mistakes > 0 && {
      href: link('mistakes'),
      text: t('study.mistakes.due', { n: mistakes }),
      note: t('why.practise.mistakes'),
      command: 'mistakes',
    },
    puzzles > 0 && {
      href: link('puzzles'),
      text: t('study.plan.puzzles', { n: puzzles }),
      note: t('study.plan.repeat'),
    },
    worst && {
      href: puzzlesAbout(worst.concept, game),
      text: capital(t(`why.concept.${worst.concept}`)),
      note: t('study.plan.weak', { n: worst.mistakes }),
      command: 'weakest',
    },
    lesson && {
      href: link('course', lesson.name),
      text: courseText(lesson.name, 'title'),
      note: t('why.practise.lesson'),
      command: 'lesson',
    },
  ].flatMap((step) => step || []);
  return (
    <section aria-labelledby="plan" data-plan>
      <h2 id="plan">{t('study.plan')}</h2>
      {steps.length === 0 ? (
        <p>
          {t('study.plan.none')} <a href={link('course')}>{t('course.title')}</a>
        </p>
      ) : (
        <PracticeList steps={steps} />
      )}
    </section>
  );
}

interface Group {
  readonly name: string;
  readonly games: readonly MyGame[];
}

interface ProfileProps {
  readonly game: GameName;
  /** The games of each kind, all of them. */
  readonly kinds: readonly Group[];
  /** My games of this kind by opponent. */
  readonly groups: readonly Group[];
}

const decisionsOf = (games: readonly MyGame[]): readonly MyDecision[] => games.flatMap(({ decisions }) => decisions);

const ratesOf = (groups: readonly Group[]) =>
  groups.map(({ name, games }) => ({ name, ...rateOf(decisionsOf(games)) })).filter(({ decisions }) => decisions > 0);

/** What my decisions cost: by game, by phase, by what the mistakes teach, and by opponent. */
export function Profile({ game, kinds, groups }: ProfileProps) {
  const all = groups.flatMap(({ games }) => decisionsOf(games));
  if (all.length === 0) return null;
  const concepts = byConcept(all);
  const [ofGames, opponents] = [ratesOf(kinds), ratesOf(groups)];
  return (
    <section class="stack" aria-labelledby="profile" data-profile>
      <h2 id="profile">{t('study.profile')}</h2>
      <p class={why.note}>{t('study.profile.about')}</p>
      {ofGames.length > 1 && <Rates title={t('study.stats.game')} rows={ofGames} />}
      <Rates
        title={t('study.profile.phase')}
        rows={[
          ...byKind(all).map((row) => ({ name: t(`study.kind.${row.kind}`), ...row })),
          { name: t('study.profile.all'), ...rateOf(all) },
        ]}
      />
      {opponents.length > 0 && <Rates title={t('setup.opponent')} rows={opponents} />}
      {concepts.length > 0 && (
        <>
          <h3>{t('study.profile.concepts')}</h3>
          <ul class={styles.concepts}>
            {concepts.map(({ concept, lost, errorRate, mistakes }) => (
              <li key={concept}>
                <a href={puzzlesAbout(concept, game)}>{capital(t(`why.concept.${concept}`))}</a>
                <i style={{ width: `${(100 * lost) / concepts[0]!.lost}%` }} aria-hidden="true" />
                <span>{t('study.profile.cost', { percent: percent(errorRate), n: mistakes })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface RatesProps {
  readonly title: string;
  readonly rows: readonly (Rate & { readonly name: string })[];
}

const Rates = ({ title, rows }: RatesProps) => (
  <DataTable label={title}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{t('study.profile.decisions')}</th>
        <th scope="col">{t('study.profile.mistakes')}</th>
        <th scope="col">{t('study.profile.errorRate')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, decisions, mistakes, errorRate }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{formatNumber(decisions)}</td>
          <td>{formatNumber(mistakes)}</td>
          <td>{percent(errorRate)}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
