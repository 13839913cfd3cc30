import { must } from '@castellan/rules';
import type { Reason } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { capital } from '../i18n/message.ts';
import { computer, type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import { pack } from '../records/pack.ts';
import { go, link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { streakOf, today } from './daily.ts';
import { formatDay } from './daily-result.ts';
import { positionLink } from './explorer-position.ts';
import {
  GUESSED,
  type Guess,
  type Guessed,
  guessedOn,
  guessOf,
  keptBy,
  keptOnDay,
  linesOfModel,
  noteDay,
  otherSide,
  type Question,
  questionsOf,
} from './guess.ts';
import { Lanes } from './lanes.tsx';
import { chance } from './number-format.ts';
import { PositionTable } from './position-table.tsx';
import styles from './practice.module.css';
import { ReasonText } from './reason-text.tsx';

/** `#/guess`: the game of the day; `#/guess/GAME-NUMBER-SEAT`: one side of any game of the castellan. */
export default function GuessScreen({ path: [asked] }: ScreenProps) {
  const all = usePart(GUESSED);
  if (!all) return <main tabIndex={-1} aria-busy="true" />;
  const date = today();
  const daily = guessedOn(all, date);
  const chosen = all.find(({ id }) => id === asked);
  return <Guessing key={asked ?? date} all={all} guessed={chosen ?? daily} day={chosen ? null : date} />;
}

interface GuessingProps {
  readonly all: readonly Guessed[];
  readonly guessed: Guessed;
  /** The day whose game it is. */
  readonly day: string | null;
}

function Guessing({ all, guessed, day }: GuessingProps) {
  const questions = useMemo(() => questionsOf(guessed), [guessed]);
  const begun = useSignal(false);
  const guesses = useSignal<readonly Guess[]>([]);
  const number = guesses.value.length;
  const onGuess = (guess: Guess) => {
    guesses.value = [...guesses.value, guess];
    if (day && guesses.value.length === questions.length) noteDay(day, keptBy(guesses.value));
  };
  if (!begun.value) return <Start all={all} guessed={guessed} day={day} onBegin={() => (begun.value = true)} />;
  const question = questions[number];
  if (!question) return <Result all={all} guessed={guessed} guesses={guesses.value} questions={questions} />;
  return (
    <Asked
      key={question.at}
      guessed={guessed}
      question={question}
      number={number + 1}
      of={questions.length}
      onGuess={onGuess}
    />
  );
}

/** Another game than this one, by chance. */
function goToAnother(all: readonly Guessed[], { model }: Guessed): void {
  const others = all.filter((one) => one.model !== model);
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
  go(link('guess', others[drawn % others.length]!.id));
}

function Start({ all, guessed, day, onBegin }: GuessingProps & { readonly onBegin: () => void }) {
  const kit = kitOf(guessed.game);
  const kept = day === null ? undefined : keptOnDay.value[day];
  const streak = day === null ? 0 : streakOf(Object.keys(keptOnDay.value), day);
  return (
    <>
      <Bar sub={t('setup.guess')} />
      <main class="column" tabIndex={-1}>
        <h1>{t('setup.guess')}</h1>
        <p class="lead">{t('guess.lead')}</p>
        <section class="card stack" aria-labelledby="guess-game">
          <h2 id="guess-game">{day === null ? kit.title : t('guess.today')}</h2>
          <p>
            {day !== null && `${formatDay(day)} · ${kit.title}. `}
            {t('guess.seat', { n: guessed.seat })}
          </p>
          {kept !== undefined && <p>{t('guess.done', { percent: chance(kept) })}</p>}
          {streak > 1 && <p>{t('puzzles.streak', { n: streak })}</p>}
          <div class="row">
            <Button go name="begin-guess" onClick={onBegin}>
              {t('guess.begin')}
            </Button>
            <Button name="another" onClick={() => goToAnother(all, guessed)}>
              {t('guess.other')}
            </Button>
          </div>
        </section>
      </main>
    </>
  );
}

interface AskedProps {
  readonly guessed: Guessed;
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly onGuess: (guess: Guess) => void;
}

/** The castellan on both sides, the player beside one of them; a table needs a name, a sentence knows how a level is called. */
function seatsOf({ seat }: Guessed, name: string): GameInfo['seats'] {
  const castellan = { ...computer('castellan'), name };
  return seat === 1 ? [PERSON, castellan] : [castellan, PERSON];
}

const infoOf = (guessed: Guessed, position: string): GameInfo =>
  newGame(guessed.game, { position, seats: seatsOf(guessed, capital(t('common.level.castellan'))) });

function Asked({ guessed, question, number, of, onGuess }: AskedProps) {
  const guess = useSignal<Guess | null>(null);
  const state = useSignal<'asking' | 'judging' | 'failed'>('asking');
  const { game } = guessed;
  const onAct = (action: string) => {
    state.value = 'judging';
    runJob('hint', { game, state: question.state, action }, { soon: true }).answer.then(
      (hint) => {
        guess.value = guessOf(game, question, action, hint);
        state.value = 'asking';
        announce(t(guess.value.same ? 'guess.same' : 'guess.differs'));
      },
      () => (state.value = 'failed'),
    );
  };
  return (
    <>
      <PositionTable
        position={question.position}
        players={infoOf(guessed, question.position)}
        ask={t('guess.ask')}
        onAct={onAct}
      >
        <span class={styles.count} data-question={number}>
          {t('guess.count', { n: number, of })}
        </span>
        <a class="button quiet" href={link('guess')} aria-label={t('guess.leave')} title={t('guess.leave')}>
          <Art id="i-close" class="icon" />
        </a>
      </PositionTable>
      {state.value !== 'asking' && (
        <Sheet title={t('setup.guess')} onClose={() => (state.value = 'asking')}>
          <p role="status">{t(state.value === 'failed' ? 'guess.failed' : 'guess.judging')}</p>
        </Sheet>
      )}
      {guess.value && (
        <Judged
          guessed={guessed}
          question={question}
          guess={guess.value}
          isLast={number === of}
          onNext={() => onGuess(guess.value!)}
        />
      )}
    </>
  );
}

interface JudgedProps {
  readonly guessed: Guessed;
  readonly question: Question;
  readonly guess: Guess;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** Both choices on the board, what yours keeps, and what makes the difference. */
function Judged({ guessed, question, guess, isLast, onNext }: JudgedProps) {
  const kit = kitOf(guessed.game);
  const study = usePart<PartOf<AnyKit['study']>>(kit.study);
  const game = gameOf(kit);
  const { state, played, position } = question;
  const info = { ...infoOf(guessed, position), seats: seatsOf(guessed, '') };
  const why = useReasons(kit, question, guess);
  const sides = guess.same ? [guess.action] : [guess.action, played];
  return (
    <Sheet title={t(guess.same ? 'guess.same' : 'guess.differs')} columns={3} onClose={onNext}>
      <p data-kept={keptBy([guess])}>{t('guess.kept', { percent: chance(keptBy([guess])) })}</p>
      {why === 'working' && <p role="status">{t('why.working')}</p>}
      {study &&
        why !== 'working' &&
        why.map((reason) => (
          <ReasonText
            key={reason.component}
            reason={reason}
            study={study}
            rolls={game.dice !== undefined}
            info={info}
            seat={guessed.seat}
          />
        ))}
      {study && (
        <Lanes
          kit={kit}
          study={study}
          info={info}
          state={state}
          lanes={sides.map((action, index) => ({
            id: `guess-${index}`,
            title: index === 0 ? t('guess.yours') : capital(t('common.level.castellan')),
            isBest: action === played,
            actions: [action],
          }))}
        />
      )}
      <div class="row">
        <Button go name="next-guess" onClick={onNext}>
          {isLast ? t('guess.finish') : t('guess.next')}
        </Button>
        <a class="button" href={positionLink(position)} data-command="explore">
          {t('setup.exploreHere')}
        </a>
      </div>
    </Sheet>
  );
}

/** Less lost than this needs no reason. */
const WORTH_A_REASON = 0.01;

function useReasons(kit: AnyKit, { state, played }: Question, guess: Guess): readonly Reason[] | 'working' {
  const isClear = guess.same || guess.best - guess.yours < WORTH_A_REASON;
  const found = useSignal<readonly Reason[] | 'working'>(isClear ? [] : 'working');
  useEffect(() => {
    if (isClear) return;
    const ask = { game: kit.name, state, best: played, played: guess.action };
    const job = runJob('explain', ask, { soon: true });
    job.answer.then(
      ({ reasons }) => (found.value = reasons),
      () => (found.value = []),
    );
    return () => job.drop();
  }, []);
  return found.value;
}

interface ResultProps {
  readonly all: readonly Guessed[];
  readonly guessed: Guessed;
  readonly guesses: readonly Guess[];
  readonly questions: readonly Question[];
}

function Result({ all, guessed, guesses, questions }: ResultProps) {
  const kit = kitOf(guessed.game);
  const study = usePart<PartOf<AnyKit['study']>>(kit.study);
  const replay = useSignal<string | null>(null);
  useEffect(() => {
    void pack(linesOfModel(guessed)).then((packed) => (replay.value = packed));
  }, []);
  const values = { same: guesses.filter(({ same }) => same).length, of: guesses.length };
  return (
    <>
      <Bar sub={t('setup.guess')} />
      <main class="column" tabIndex={-1} data-guessed={guessed.id}>
        <h1>{t('guess.over')}</h1>
        <p>
          <b class={styles.score}>{chance(keptBy(guesses))}</b>
        </p>
        <p>
          {t('guess.keptAll', { percent: chance(keptBy(guesses)) })} {t('guess.keptOf', values)}
        </p>
        {study && (
          <ol class={styles.attempts}>
            {guesses.map((guess, index) => {
              const { at, state, played } = questions[index]!;
              return (
                <li key={at}>
                  <Art id={guess.same ? 'i-check' : 'i-close'} class="icon" />
                  <span>
                    <Said of={study.sayChoice(state, must(gameOf(kit).parseAction(played)))} />
                  </span>
                  <small>{t('guess.day', { percent: chance(keptBy([guess])) })}</small>
                </li>
              );
            })}
          </ol>
        )}
        <div class="buttons">
          <a class="button go" href={link('guess', otherSide(all, guessed).id)} data-command="other-side">
            {t('guess.sideOther')}
          </a>
          <Button name="another" onClick={() => goToAnother(all, guessed)}>
            {t('guess.other')}
          </Button>
          {replay.value && (
            <a class="button" href={link('r', replay.value)}>
              {t('guess.replay')}
            </a>
          )}
        </div>
      </main>
    </>
  );
}
