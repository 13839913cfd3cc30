import type { GameName } from '@castellan/rules';
import { isSolution, type Puzzle, ratingOf } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { PositionTable } from './position-table.tsx';
import styles from './practice.module.css';
import { filter } from './puzzle-choice.ts';
import { noteAttempt } from './puzzle-history.ts';
import { ALL } from './puzzle-store.ts';
import { bestStorm, clockText, MISS_SECONDS, noteStorm, STORM_SECONDS, stormPuzzles } from './storm.ts';

interface Storm {
  readonly puzzles: readonly Puzzle[];
  /** Whether each answer was right, in order. */
  readonly answers: readonly boolean[];
  readonly endsAt: number;
  readonly isBest: boolean | null;
}

const begin = (puzzles: readonly Puzzle[]): Storm => ({
  puzzles: stormPuzzles(puzzles),
  answers: [],
  endsAt: Date.now() + STORM_SECONDS * 1000,
  isBest: null,
});

/** `#/puzzles/storm`: as many puzzles as possible in three minutes. It leaves rating and row alone. */
export function StormScreen({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const game = filter.value.game;
  const chosen = puzzles.filter((puzzle) => game === ALL || puzzle.game === game);
  const storm = useSignal(begin(chosen));
  const now = useSignal(Date.now());
  const { answers, endsAt, isBest } = storm.value;
  const found = answers.filter((right) => right).length;
  const puzzle = storm.value.puzzles[answers.length];

  const end = () => {
    const score = storm.peek().answers.filter((right) => right).length;
    storm.value = { ...storm.peek(), isBest: noteStorm(game, score) };
    announce(t('puzzles.storm.over', { n: score }));
  };
  useEffect(() => {
    if (isBest !== null) return;
    const timer = setInterval(() => {
      now.value = Date.now();
      if (now.value >= storm.peek().endsAt) end();
    }, 200);
    return () => clearInterval(timer);
  }, [isBest === null]);

  if (isBest !== null) {
    return <StormResult storm={storm.value} game={game} onAgain={() => (storm.value = begin(chosen))} />;
  }
  if (!puzzle) return <main tabIndex={-1} />;
  const onAct = (action: string) => {
    if (storm.peek().isBest !== null) return;
    const right = isSolution(puzzle, action);
    // What was missed is due again tomorrow; in a hurry, an answer that is right proves little.
    if (!right) noteAttempt(puzzle.id, 'missed');
    storm.value = { ...storm.peek(), answers: [...answers, right], endsAt: endsAt - (right ? 0 : MISS_SECONDS * 1000) };
    announce(right ? t('puzzles.storm.right', { n: found + 1 }) : t('puzzles.storm.miss', { seconds: MISS_SECONDS }));
    if (storm.value.answers.length === storm.value.puzzles.length || Date.now() >= storm.value.endsAt) end();
  };
  return (
    <PositionTable key={puzzle.id} position={puzzle.position} ask={t('puzzles.ask')} onAct={onAct}>
      <span class={styles.clock} data-storm={found}>
        <b role="timer" aria-label={t('puzzles.storm.left')}>
          {clockText((endsAt - now.value) / 1000)}
        </b>
        <Art id="i-check" class="icon" />
        <span aria-hidden="true">{found}</span>
        <span class="visually-hidden">{t('puzzles.storm.found', { n: found })}</span>
      </span>
      <Button quiet icon="i-close" name="end-storm" label={t('puzzles.storm.end')} onClick={end} />
    </PositionTable>
  );
}

interface StormResultProps {
  readonly storm: Storm;
  readonly game: string;
  readonly onAgain: () => void;
}

function StormResult({ storm: { puzzles, answers, isBest }, game, onAgain }: StormResultProps) {
  const found = answers.filter((right) => right).length;
  const missed = puzzles.filter((_, index) => answers[index] === false);
  const best = bestStorm(game);
  return (
    <>
      <Bar sub={t('puzzles.storm')} />
      <main class="column wide stack loose" tabIndex={-1}>
        <h1>{t('puzzles.storm')}</h1>
        <p class={styles.streak} data-score={found}>
          {t('puzzles.storm.over', { n: found })}
        </p>
        {isBest ? <p>{t('puzzles.storm.isBest')}</p> : best !== null && <p>{t('puzzles.storm.best', { n: best })}</p>}
        {missed.length > 0 && (
          <section class="stack tight" aria-labelledby="missed">
            <h2 id="missed">{t('puzzles.storm.missed')}</h2>
            <ul class={styles.attempts}>
              {missed.map((puzzle) => (
                <li key={puzzle.id}>
                  <Art id="i-close" class="icon" />
                  <a href={link('puzzles', puzzle.id)}>
                    {kitOf(puzzle.game as GameName).title} · {ratingOf(puzzle)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div class="buttons">
          <Button go name="storm-again" onClick={onAgain}>
            {t('puzzles.again')}
          </Button>
          <a class="button" href={link('puzzles')}>
            {t('puzzles.title')}
          </a>
        </div>
      </main>
    </>
  );
}
