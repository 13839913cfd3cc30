import { bySeat, type GameName, gainOf, must, other, type Seat } from '@castellan/rules';
import { type Explanation, isSolution, levelOf, openPuzzle, type Puzzle, ratingOf, TRIES } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { formatSigned, t } from '../i18n/index.ts';
import { type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import { LEVELS } from '../play/levels.ts';
import { nameOf } from '../play/names.ts';
import { link } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Art, PlayerMark } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { positionLink } from './explorer-position.ts';
import { chance, exactly, percent, plusMinus } from './number-format.ts';
import { PositionTable } from './position-table.tsx';
import styles from './practice.module.css';
import { type From, nextHref } from './puzzle-choice.ts';
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
  const opponent = { ...PERSON, kind: 'elsewhere', name: t('study.opponent') } as const;
  const info = newGame(kit.name, {
    position: puzzle.position,
    seats: seat === 1 ? [PERSON, opponent] : [opponent, PERSON],
  });
  return { kit, study, state, game, seat, info, read: (action: string) => must(game.parseAction(action)) };
}

interface BetweenProps {
  readonly puzzle: Puzzle;
  readonly played: string;
  readonly before: number | null;
  readonly onTry: () => void;
  readonly onShow: () => void;
}

/** After a first answer that is not the best: what it brings and where to look, never the answer. */
function Between({ puzzle, played, before, onTry, onShow }: BetweenProps) {
  const { kit, study, state, game, seat, info, read } = usePuzzle(puzzle);
  const action = read(played);
  const places = game.covers(state, action).length > 0;
  const [theme] = puzzle.themes;
  return (
    <>
      <Bar sub={t('puzzles.title')} />
      <main class="column wide stack loose" tabIndex={-1} data-right="not-yet">
        <PuzzleStanding before={before} />
        <header class={styles.result}>
          <Art id="i-again" />
          <div>
            <h1>{t('puzzles.notYet')}</h1>
            <p>
              {places && `${t('puzzles.brings', { points: formatSigned(gainOf(game, state, action)) })} `}
              {theme ? t(`puzzles.look.${theme}`) : t('puzzles.look')}
            </p>
          </div>
        </header>
        {study && (
          <>
            <p>
              <b>{t('puzzles.yours')}</b> <Said of={study.sayChoice(state, action)} />{' '}
              <study.Pieces state={state} action={action} />
            </p>
            <BothBoards kit={kit} study={study} state={state} action={action} info={info} seat={seat} />
            {study.Shared && <study.Shared state={state} info={info} />}
          </>
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

interface BothBoardsProps {
  readonly kit: AnyKit;
  readonly study: PartOf<AnyKit['study']>;
  readonly state: unknown;
  readonly action: unknown;
  readonly info: GameInfo;
  /** Who decides. */
  readonly seat: Seat;
}

function BothBoards({ kit, study, state, action, info, seat }: BothBoardsProps) {
  const seats: readonly Seat[] = seat === 1 ? [1, 2] : [2, 1];
  return (
    <div class={`columns ${styles.boards} ${kit.name}-replay`}>
      {seats.map((one) => (
        <figure key={one}>
          <figcaption>
            <PlayerMark seat={bySeat(info.marks, one)} /> {nameOf(info, one)}
          </figcaption>
          <study.SideBoard
            id={`puzzle-${one}`}
            state={state}
            seat={one}
            action={one === seat ? action : null}
            info={info}
          />
        </figure>
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly puzzle: Puzzle;
  readonly answers: readonly string[];
  readonly before: number | null;
  readonly next: string | null;
  readonly onAgain: () => void;
}

/** Whether it was the best, the best drawn beside what was chosen first, and why it is better. */
function Answer({ puzzle, answers, before, next, onAgain }: AnswerProps) {
  const { kit, study, state, seat, info, read } = usePuzzle(puzzle);
  const last = answers.at(-1)!;
  const right = isSolution(puzzle, last);
  const wrong = answers.find((action) => !isSolution(puzzle, action));
  const best = right ? last : puzzle.best;
  const result: Result = right ? (wrong === undefined ? 'first' : 'second') : 'missed';
  const themes = puzzle.themes.map((theme) => t(`puzzles.theme.${theme}`));
  return (
    <>
      <Bar sub={t('puzzles.title')} />
      <main class="column wide stack loose" tabIndex={-1} data-right={right}>
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
        {study && (
          <div class={`columns ${styles.answers} ${styles.cards} ${kit.name}-replay`}>
            {wrong !== undefined && (
              <figure>
                <figcaption>
                  <b>{t('puzzles.yours')}</b> <Said of={study.sayChoice(state, read(wrong))} />
                </figcaption>
                <study.ChoiceBoard id="yours" state={state} action={read(wrong)} info={info} />
              </figure>
            )}
            <figure>
              <figcaption>
                <b>{t('puzzles.best')}</b> <Said of={study.sayChoice(state, read(best))} />
              </figcaption>
              <study.ChoiceBoard id="best" state={state} action={read(best)} info={info} />
            </figure>
            <figure>
              <figcaption>
                <b>{t('study.opponent')}</b>
              </figcaption>
              <study.SideBoard id="opponent" state={state} seat={other(seat)} action={null} info={info} />
            </figure>
          </div>
        )}
        {study?.Shared && <study.Shared state={state} info={info} />}
        {study && wrong !== undefined && (
          <Why kit={kit} study={study} state={state} info={info} seat={seat} best={best} played={wrong} />
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
          <a class="button" href={positionLink(puzzle.position)}>
            {t('puzzles.explore')}
          </a>
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

interface WhyProps extends Omit<BothBoardsProps, 'action'> {
  readonly best: string;
  readonly played: string;
}

/** The reasons why the best answer beats the first one, worked out on this device. */
function Why({ best, played, ...panel }: WhyProps) {
  const found = useSignal<Explanation | 'failed' | null>(null);
  useEffect(() => {
    const job = runJob('explain', { game: panel.kit.name, state: panel.state, best, played }, { soon: true });
    job.answer.then(
      (explanation) => (found.value = explanation),
      () => (found.value = 'failed'),
    );
    return () => job.drop();
  }, []);
  if (found.value === null) return <p role="status">{t('why.working')}</p>;
  if (found.value === 'failed') return <p>{t('why.failed')}</p>;
  return <WhyPanel {...panel} explanation={found.value} />;
}
