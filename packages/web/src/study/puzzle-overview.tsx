import type { GameName } from '@castellan/rules';
import { type Puzzle, ratingOf, THEMES } from '@castellan/study';
import { useEffect } from 'preact/hooks';
import { KITS, kitOf } from '../games/index.ts';
import { formatDate } from '../i18n/formats.ts';
import { t } from '../i18n/index.ts';
import { LEVELS } from '../play/levels.ts';
import { link } from '../router.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { streakOf, today } from './daily.ts';
import { formatDay } from './daily-result.ts';
import styles from './practice.module.css';
import { dailyOf, filter, filterIn, hrefOf, nextHref, PICKED_KINDS } from './puzzle-choice.ts';
import { dueAgain, puzzleHistory, type Result } from './puzzle-history.ts';
import { PuzzleStanding } from './puzzle-standing.tsx';
import { ALL, type Filter, matches, saved } from './puzzle-store.ts';
import { bestStorm, MISS_SECONDS } from './storm.ts';

interface OverviewProps {
  readonly puzzles: readonly Puzzle[];
  readonly query: URLSearchParams;
}

/** What there is to practise: what is due again, the puzzle of the day, the storm, and a choice by game, level and theme. */
export function PuzzleOverview({ puzzles, query }: OverviewProps) {
  const wanted = filterIn(query);
  useEffect(() => {
    if (wanted) filter.value = wanted;
  }, [query.toString()]);
  const known = new Set(puzzles.map(({ id }) => id));
  const due = dueAgain(Date.now()).filter((id) => known.has(id));
  return (
    <>
      <Bar sub={t('puzzles.title')} />
      <main class="column wide stack loose" tabIndex={-1}>
        <h1>{t('puzzles.title')}</h1>
        <p class="lead">{t('puzzles.lead', { n: puzzles.length })}</p>
        <PuzzleStanding />
        <div class={`columns ${styles.cards}`}>
          {/* A link about a theme leads to the puzzles of that theme: they come first. */}
          {wanted && <Choose puzzles={puzzles} />}
          {due.length > 0 && (
            <section class="leaf stack" aria-labelledby="due-puzzles">
              <h2 id="due-puzzles">{t('puzzles.due')}</h2>
              <p>{t('puzzles.dueToday', { n: due.length })}</p>
              <a class="button go" href={hrefOf(due[0]!, 'due')} data-command="due-puzzles">
                {t('puzzles.repeat')}
              </a>
            </section>
          )}
          <Daily puzzles={puzzles} />
          <Storm />
          {!wanted && <Choose puzzles={puzzles} />}
        </div>
        <History puzzles={puzzles} />
      </main>
    </>
  );
}

function Daily({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const date = today();
  const daily = dailyOf(puzzles, date);
  const { answers, days } = saved.value;
  const streak = streakOf(days, date);
  return (
    <section class="leaf stack" aria-labelledby="daily-puzzle">
      <h2 id="daily-puzzle">{t('puzzles.daily')}</h2>
      <p>
        {formatDay(date)} · {kitOf(daily.game as GameName).title}
      </p>
      {streak > 0 && <p class={styles.streak}>{t('puzzles.streak', { n: streak })}</p>}
      <a class="button go" href={link('puzzles', 'daily')} data-command="daily-puzzle">
        {answers[daily.id] ? t('puzzles.again') : t('puzzles.solve')}
      </a>
    </section>
  );
}

function Storm() {
  const best = bestStorm(filter.value.game);
  return (
    <section class="leaf stack" aria-labelledby="storm">
      <h2 id="storm">{t('puzzles.storm')}</h2>
      <p>{t('puzzles.storm.lead', { seconds: MISS_SECONDS })}</p>
      {best !== null && <p class={styles.streak}>{t('puzzles.storm.best', { n: best })}</p>}
      <a class="button go" href={link('puzzles', 'storm')} data-command="storm">
        {t('puzzles.storm.start')}
      </a>
    </section>
  );
}

function Choose({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const found = puzzles.filter((puzzle) => matches(filter.value, puzzle));
  const right = found.filter(({ id }) => saved.value.answers[id] === 'right').length;
  const next = nextHref(puzzles, 'choice', null);
  const change = (changed: Partial<Filter>) => {
    filter.value = { ...filter.value, ...changed };
  };
  return (
    <section class="leaf stack" aria-labelledby="all-puzzles">
      <h2 id="all-puzzles">{t('puzzles.choose')}</h2>
      <div class="stack">
        <Pick
          label={t('setup.which')}
          name="game"
          value={filter.value.game}
          options={KITS.map(({ name, title }) => [name, title])}
          onChange={(game) => change({ game })}
        />
        <Pick
          label={t('puzzles.level')}
          name="level"
          value={filter.value.level}
          options={LEVELS.map((level) => [level, t(`common.level.${level}`)])}
          onChange={(level) => change({ level })}
        />
        <Pick
          label={t('puzzles.theme')}
          name="theme"
          value={filter.value.theme}
          options={[
            ...PICKED_KINDS.map((kind): [string, string] => [kind, t(`puzzles.kind.${kind}`)]),
            ...THEMES.map((theme): [string, string] => [theme, t(`puzzles.theme.${theme}`)]),
          ]}
          onChange={(theme) => change({ theme })}
        />
      </div>
      <p role="status">{t('puzzles.found', { n: found.length, right })}</p>
      {next && (
        <a class="button go" href={next} data-command="next-puzzle">
          {t('puzzles.solve')}
        </a>
      )}
    </section>
  );
}

interface PickProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

const Pick = ({ label, name, value, options, onChange }: PickProps) => (
  <label class="field">
    <span>{label}</span>
    <select name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value={ALL}>{t('puzzles.all')}</option>
      {options.map(([word, text]) => (
        <option key={word} value={word}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** Tries that the page lists; more are saved. */
const MOST_SHOWN = 30;

const ICONS: Readonly<Record<Result, string>> = { first: 'i-check', second: 'i-again', missed: 'i-close' };

function History({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const attempts = puzzleHistory.value.attempts.filter(({ id }) => byId.has(id));
  if (attempts.length === 0) return null;
  return (
    <details class="disclosure">
      <summary>{t('puzzles.history', { n: attempts.length })}</summary>
      <ol class={styles.attempts}>
        {attempts.slice(0, MOST_SHOWN).map(({ id, at, result }) => {
          const puzzle = byId.get(id)!;
          return (
            <li key={`${id} ${at}`}>
              <Art id={ICONS[result]} class="icon" />
              <a href={link('puzzles', id)}>
                {kitOf(puzzle.game as GameName).title} · {ratingOf(puzzle)}
              </a>
              <span>{t(`puzzles.result.${result}`)}</span>
              <small>{formatDate(at)}</small>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
