import { type GameName, gainOf, must, type Seat } from '@castellan/rules';
import { isSolution, levelOf, openPuzzle, type Puzzle, ratingOf, TRIES } from '@castellan/study';
import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { formatSigned, t } from '../i18n/index.ts';
import { LEVELS } from '../play/levels.ts';
import { calledLevel } from '../play/names.ts';
import { link } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { positionLink } from './explorer-position.ts';
import { actionsOf, type Lane, Lanes } from './lanes.tsx';
import { exactly, percent, plusMinus } from './number-format.ts';
import { infoOfPosition } from './position-info.ts';
import { PositionTable } from './position-table.tsx';
import styles from './practice.module.css';
import { type From, nextHref } from './puzzle-choice.ts';
import { type Found, whereToLook } from './puzzle-hint.ts';
import { noteAttempt, type Result } from './puzzle-history.ts';
import { puzzleRecord, rateAnswer, saveRow } from './puzzle-rating.ts';
import { PuzzleStanding } from './puzzle-standing.tsx';
import { noteAnswer, saved } from './puzzle-store.ts';
import { WhyPanel } from './why-panel.tsx';

interface SolveProps {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  /** The day whose puzzle it is. */
  readonly day: string | null;
  readonly from: From;
}

/** A puzzle at the table: after a first answer that is not the best there is a second try before the answer is shown. */
export function SolvePuzzle({ puzzle, puzzles, day, from }: SolveProps) {
  const answers = useSignal<readonly string[]>([]);
  const step = useSignal<'asking' | 'between' | 'answered'>('asking');
  /** The rating before the first answer, if that answer counted. */
  const rated = useSignal<{ readonly before: number | null } | null>(null);
  const wrong = answers.value.find((action) => !isSolution(puzzle, action));
  const found = useWhy(puzzle, wrong);
  // What the answer is drawn with is there once it is given: nothing moves then.
  usePart<PartOf<AnyKit['study']>>(kitOf(puzzle.game as GameName).study);
  useEffect(() => announce(t('puzzles.ask')), []);

  const finish = (result: Result) => {
    noteAttempt(puzzle.id, result);
    if (result === 'second' && rated.value) saveRow();
    step.value = 'answered';
    announce(t(`puzzles.verdict.${result}`));
  };
  const onAct = (action: string) => {
    const isFirst = answers.value.length === 0;
    const right = isSolution(puzzle, action);
    answers.value = [...answers.value, action];
    if (isFirst) {
      // Only the first answer to a puzzle counts.
      if (saved.peek().answers[puzzle.id] === undefined) {
        rated.value = { before: puzzleRecord.peek().rating?.value ?? null };
        rateAnswer(puzzle, right);
      }
      noteAnswer(puzzle, right, day);
      if (!right) {
        step.value = 'between';
        announce(t('puzzles.notYet'));
        return;
      }
    }
    finish(right ? (isFirst ? 'first' : 'second') : 'missed');
  };
  const again = () => {
    answers.value = [];
    rated.value = null;
    step.value = 'asking';
  };
  if (step.value === 'asking') {
    return (
      <PositionTable position={puzzle.position} ask={t('puzzles.ask')} onAct={onAct}>
        <a class="button quiet" href={link('puzzles')} aria-label={t('puzzles.title')} title={t('puzzles.title')}>
          <Art id="i-list" class="icon" />
        </a>
      </PositionTable>
    );
  }
  const before = rated.value?.before ?? null;
  if (step.value === 'between') {
    return (
      <Between
        puzzle={puzzle}
        played={answers.value[0]!}
        found={found}
        before={before}
        onTry={() => (step.value = 'asking')}
        onShow={() => finish('missed')}
      />
    );
  }
  return (
    <Answer
      puzzle={puzzle}
      answers={answers.value}
      found={found}
      before={before}
      next={nextHref(puzzles, from, puzzle.id)}
      onAgain={again}
    />
  );
}

/** What both screens after an answer draw from. */
function usePuzzle(puzzle: Puzzle) {
  const kit = kitOf(puzzle.game as GameName);
  const study = usePart<PartOf<AnyKit['study']>>(kit.study);
  const { state } = openPuzzle(puzzle);
  const game = gameOf(kit);
  const seat = game.turn(state) as Seat;
  const info = infoOfPosition(kit.name, puzzle.position, seat);
  return { kit, study, state, game, seat, info, read: (action: string) => must(game.parseAction(action)) };
}

interface BetweenProps {
  readonly puzzle: Puzzle;
  readonly played: string;
  readonly found: Found;
  readonly before: number | null;
  readonly onTry: () => void;
  readonly onShow: () => void;
}

/** After a first answer that is not the best: what it brings and where to look, never the answer. */
function Between({ puzzle, played, found, before, onTry, onShow }: BetweenProps) {
  const { kit, study, state, game, info, read } = usePuzzle(puzzle);
  const action = read(played);
  const places = game.covers(state, action).length > 0;
  return (
    <>
      <Bar sub={t('puzzles.title')} />
      <main class={`column wide stack loose ${styles.answer}`} tabIndex={-1} data-right="not-yet">
        <PuzzleStanding before={before} />
        <header class={styles.result}>
          <Art id="i-again" />
          <div>
            <h1>{t('puzzles.notYet')}</h1>
            <p>
              {places && `${t('puzzles.brings', { points: formatSigned(gainOf(game, state, action)) })} `}
              <span role="status">{found === null ? t('puzzles.looking') : whereToLook(puzzle, found)}</span>
            </p>
          </div>
        </header>
        {study && (
          <div class={`${styles.boards} ${kit.name}-replay`}>
            <Lanes
              kit={kit}
              study={study}
              info={info}
              state={state}
              lanes={[{ id: 'yours', title: t('puzzles.yours'), isBest: false, actions: [played] }]}
            />
          </div>
        )}
        <div class="buttons">
          <Button go name="second-try" onClick={onTry}>
            {t('puzzles.secondTry')}
          </Button>
          <Button name="show-answer" onClick={onShow}>
            {t('puzzles.showAnswer')}
          </Button>
        </div>
      </main>
    </>
  );
}

interface AnswerProps {
  readonly puzzle: Puzzle;
  readonly answers: readonly string[];
  readonly found: Found;
  readonly before: number | null;
  readonly next: string | null;
  readonly onAgain: () => void;
}

/** Whether it was the best, the best drawn beside what was chosen first, and why it is better. */
function Answer({ puzzle, answers, found, before, next, onAgain }: AnswerProps) {
  const { kit, study, state, seat, info } = usePuzzle(puzzle);
  const last = answers.at(-1)!;
  const right = isSolution(puzzle, last);
  const wrong = answers.find((action) => !isSolution(puzzle, action));
  const { best } = puzzle;
  const result: Result = right ? (wrong === undefined ? 'first' : 'second') : 'missed';
  const themes = puzzle.themes.map((theme) => t(`puzzles.theme.${theme}`));
  const lines = found !== null && found !== 'failed' ? found.lines : null;
  const lanes: Lane[] = [{ id: 'best', title: t('puzzles.best'), isBest: true, actions: [best] }];
  if (lines) lanes[0] = { ...lanes[0]!, actions: actionsOf(lines.best) };
  if (wrong !== undefined) {
    const actions = lines ? actionsOf(lines.played) : [wrong];
    lanes.unshift({ id: 'yours', title: t('puzzles.yours'), isBest: false, actions });
  }
  return (
    <>
      <Bar sub={t('puzzles.title')} />
      <main class={`column wide stack loose ${styles.answer}`} tabIndex={-1} data-right={right}>
        <PuzzleStanding before={before} />
        <header class={styles.result}>
          <Art id={right ? 'i-check' : 'i-close'} class={right ? ` ${styles.right}` : ''} />
          <div>
            <h1>{t(`puzzles.verdict.${result}`)}</h1>
            {result === 'second' && <p>{t('puzzles.secondCounts')}</p>}
            <p>{exactly(t('puzzles.gap', { percent: percent(puzzle.gap), error: plusMinus(puzzle.error) }))}</p>
            <p class="quiet">{[ratedAs(puzzle), ...themes].join(' · ')}</p>
          </div>
        </header>
        <h2 class="visually-hidden">{t('puzzles.best')}</h2>
        {study && wrong !== undefined && (
          <Why found={found} kit={kit} study={study} state={state} info={info} seat={seat} />
        )}
        {study && (
          <div class={`${styles.boards} ${kit.name}-replay`}>
            <Lanes key={lines ? 'line' : 'boards'} kit={kit} study={study} info={info} state={state} lanes={lanes} />
          </div>
        )}
        <div class="buttons">
          {next ? (
            <a class="button go" href={next} data-command="next-puzzle">
              {t('puzzles.next')}
            </a>
          ) : (
            <a class="button go" href={link('puzzles')}>
              {t('puzzles.allDone')}
            </a>
          )}
          <Button name="again" onClick={onAgain}>
            {t('puzzles.again')}
          </Button>
          <a class="button" href={positionLink(puzzle.position)} data-command="explore">
            {t('setup.exploreHere')}
          </a>
        </div>
      </main>
    </>
  );
}

/** The rating of a puzzle, and how often the lowest level that finds it did so. */
function ratedAs(puzzle: Puzzle): string {
  const level = levelOf(puzzle) ?? 'castellan';
  const n = puzzle.found[LEVELS.indexOf(level)]!;
  const values = { rating: String(ratingOf(puzzle)), level: calledLevel(level) };
  return n === TRIES ? t('puzzles.ratedAlways', values) : t('puzzles.ratedAs', { ...values, n, of: TRIES });
}

/** Why the best answer beats a wrong one, worked out on this device once there is one. */
function useWhy(puzzle: Puzzle, wrong: string | undefined): Found {
  const found = useSignal<Found>(null);
  useEffect(() => {
    found.value = null;
    if (wrong === undefined) return;
    const { game, best } = puzzle;
    const ask = { game: game as GameName, state: openPuzzle(puzzle).state, best, played: wrong };
    const job = runJob('explain', ask, { soon: true });
    job.answer.then(
      (explanation) => (found.value = explanation),
      () => (found.value = 'failed'),
    );
    return () => job.drop();
  }, [wrong]);
  return found.value;
}

interface WhyProps extends Omit<ComponentProps<typeof WhyPanel>, 'explanation'> {
  readonly found: Found;
}

function Why({ found, ...panel }: WhyProps) {
  if (found === null) return <p role="status">{t('why.working')}</p>;
  if (found === 'failed') return <p>{t('why.failed')}</p>;
  return <WhyPanel {...panel} explanation={found} />;
}
