import { gameOf } from '../games/all-rules.ts';
import './puzzle.css';
import './study.css';
import { type GameName, must } from '@castellan/rules';
import { isSolution, levelOf, loadPuzzles, openPuzzle, type Puzzle, ratingOf, THEMES, TRIES } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keptSignal } from '../box/kept-paper.ts';
import { KITS, kitOf } from '../games/index.ts';
import { part, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { newGame } from '../play/game-info.ts';
import { LEVELS } from '../play/levels.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { chosenBy, streakOf, today } from './daily.ts';
import { formatDay } from './daily-result.ts';
import { positionLink } from './explorer-position.ts';
import { chance, exactly, percent, plusMinus } from './figures.ts';
import { PositionTable } from './position-table.tsx';
import { puzzleRecord, rateAnswer } from './puzzle-rating.ts';
import { ALL, type Filter, kept, matches, nextOf, noteAnswer } from './puzzle-store.ts';

const PUZZLES = part(async () => (await Promise.all(KITS.map(({ name }) => loadPuzzles(name)))).flat());
const filter = keptSignal<Filter>('puzzles.filter', { game: ALL, level: ALL, theme: ALL });
const KINDS = ['draft', 'placement'] as const;

/** The same puzzle for everyone on a day. */
function dailyOf(puzzles: readonly Puzzle[], date: string): Puzzle {
  const ids = puzzles.map(({ id }) => id);
  const chosen = chosenBy('puzzle', date, ids);
  return puzzles[ids.indexOf(chosen)]!;
}

/** `#/puzzles`, `#/puzzles/daily`, `#/puzzles/ID`: a decision with one best answer, found at the table. */
export default function PuzzleScreen({ path: [asked] }: ScreenProps) {
  const puzzles = usePart(PUZZLES);
  if (!puzzles) return <main tabIndex={-1} />;
  const day = asked === 'daily' ? today() : null;
  const puzzle = day ? dailyOf(puzzles, day) : puzzles.find(({ id }) => id === asked);
  return puzzle ? <Solve puzzle={puzzle} puzzles={puzzles} day={day} /> : <Overview puzzles={puzzles} />;
}

function Overview({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const date = today();
  const daily = dailyOf(puzzles, date);
  const { answers, days } = kept.value;
  const found = puzzles.filter((puzzle) => matches(filter.value, puzzle));
  const right = found.filter(({ id }) => answers[id] === 'right').length;
  const streak = streakOf(days, date);
  const next = nextOf(found, null);
  const change = (changed: Partial<Filter>) => {
    filter.value = { ...filter.value, ...changed };
  };
  return (
    <>
      <Bar sub={t('puzzles.title')} />
      <main class="puzzlepage" tabIndex={-1}>
        <h1>{t('puzzles.title')}</h1>
        <p class="lead">{t('puzzles.lead', { n: puzzles.length })}</p>
        <p>
          <OwnRating />
        </p>
        <div class="puzzlecards">
          <section class="leaf" aria-labelledby="daily-puzzle">
            <h2 id="daily-puzzle">{t('puzzles.daily')}</h2>
            <p>
              {formatDay(date)} · {kitOf(daily.game as GameName).title}
            </p>
            {streak > 0 && <p class="streak">{t('puzzles.streak', { n: streak })}</p>}
            <a class="button go" href={link('puzzles', 'daily')} data-command="daily-puzzle">
              {answers[daily.id] ? t('puzzles.again') : t('puzzles.solve')}
            </a>
          </section>
          <section class="leaf" aria-labelledby="all-puzzles">
            <h2 id="all-puzzles">{t('puzzles.choose')}</h2>
            <div class="puzzlefilter">
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
                  ...KINDS.map((kind): [string, string] => [kind, t(`puzzles.kind.${kind}`)]),
                  ...THEMES.map((theme): [string, string] => [theme, t(`puzzles.theme.${theme}`)]),
                ]}
                onChange={(theme) => change({ theme })}
              />
            </div>
            <p role="status">{t('puzzles.found', { n: found.length, right })}</p>
            {next && (
              <a class="button go" href={link('puzzles', next.id)} data-command="next-puzzle">
                {t('puzzles.solve')}
              </a>
            )}
          </section>
        </div>
      </main>
    </>
  );
}

/** The rating of a puzzle, and how often the lowest level that finds it does so. */
function ratedAs(puzzle: Puzzle): string {
  const level = levelOf(puzzle) ?? 'castellan';
  return t('puzzles.ratedAs', {
    rating: String(ratingOf(puzzle)),
    level: t(`common.level.${level}`),
    percent: chance(puzzle.found[LEVELS.indexOf(level)]! / TRIES),
  });
}

/** The player's own puzzle rating, once there is one, with two standard errors. */
function OwnRating() {
  const { rating, inRow } = puzzleRecord.value;
  if (!rating) return null;
  const values = { rating: String(Math.round(rating.value)), error: String(Math.round(2 * rating.deviation)) };
  return (
    <span data-rating={values.rating}>
      {[t('puzzles.rating', values), ...(inRow > 0 ? [t('puzzles.inRow', { n: inRow })] : [])].join(' · ')}
    </span>
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

interface SolveProps {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  /** The day whose puzzle it is. */
  readonly day: string | null;
}

function Solve({ puzzle, puzzles, day }: SolveProps) {
  const answer = useSignal<string | null>(null);
  useEffect(() => announce(t('puzzles.ask')), [puzzle.id]);
  if (answer.value !== null) {
    return <Answer puzzle={puzzle} puzzles={puzzles} played={answer.value} onAgain={() => (answer.value = null)} />;
  }
  return (
    <PositionTable
      position={puzzle.position}
      ask={t('puzzles.ask')}
      onAct={(action) => {
        const right = isSolution(puzzle, action);
        // Only the first answer to a puzzle counts.
        if (kept.peek().answers[puzzle.id] === undefined) rateAnswer(puzzle, right);
        noteAnswer(puzzle, right, day);
        answer.value = action;
        announce(right ? t('puzzles.right') : t('puzzles.wrong'));
      }}
    >
      <a class="button quiet" href={link('puzzles')} aria-label={t('puzzles.title')} title={t('puzzles.title')}>
        <Art id="i-list" class="icon" />
      </a>
    </PositionTable>
  );
}

interface AnswerProps {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly played: string;
  readonly onAgain: () => void;
}

/** Whether it was the best, and the best drawn beside what was chosen. */
function Answer({ puzzle, puzzles, played, onAgain }: AnswerProps) {
  const kit = kitOf(puzzle.game as GameName);
  const drawing = usePart(kit.study);
  const { state } = openPuzzle(puzzle);
  const right = isSolution(puzzle, played);
  const info = newGame(kit.name, { position: puzzle.position });
  const next = nextOf(
    puzzles.filter((one) => matches(filter.value, one)),
    puzzle.id,
  );
  const read = (action: string) => must(gameOf(kit).parseAction(action));
  const themes = puzzle.themes.map((theme) => t(`puzzles.theme.${theme}`));
  return (
    <>
      <Bar sub={t('puzzles.title')} />
      <main class="puzzlepage answer" tabIndex={-1} data-right={right}>
        <header>
          <Art id={right ? 'i-check' : 'i-close'} class={right ? 'verdict right' : 'verdict'} />
          <div>
            <h1>{right ? t('puzzles.right') : t('puzzles.wrong')}</h1>
            <p>{exactly(t('puzzles.gap', { percent: percent(puzzle.gap), error: plusMinus(puzzle.error) }))}</p>
            <p class="quiet">{[ratedAs(puzzle), ...themes].join(' · ')}</p>
            <p class="quiet">
              <OwnRating />
            </p>
          </div>
        </header>
        {drawing && (
          <div class={`answers ${kit.name}-replay`}>
            {!right && (
              <figure>
                <figcaption>
                  <b>{t('puzzles.yours')}</b> <Said of={drawing.sayChoice(state, read(played))} />
                </figcaption>
                <drawing.ChoiceBoard id="yours" state={state} action={read(played)} info={info} />
              </figure>
            )}
            <figure>
              <figcaption>
                <b>{t('puzzles.best')}</b> <Said of={drawing.sayChoice(state, read(right ? played : puzzle.best))} />
              </figcaption>
              <drawing.ChoiceBoard id="best" state={state} action={read(right ? played : puzzle.best)} info={info} />
            </figure>
          </div>
        )}
        <div class="puzzleacts">
          {next && (
            <a class="button go" href={link('puzzles', next.id)} data-command="next-puzzle">
              {t('puzzles.next')}
            </a>
          )}
          <Button name="again" onClick={onAgain}>
            {t('puzzles.again')}
          </Button>
          <a class="button" href={positionLink(puzzle.position)}>
            {t('puzzles.explore')}
          </a>
        </div>
      </main>
    </>
  );
}
