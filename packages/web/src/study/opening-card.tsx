import { must } from '@castellan/rules';
import type { Opening } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { textOf } from '../i18n/message.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { positionLink } from './explorer-position.ts';
import { chance } from './number-format.ts';
import styles from './openings.module.css';
import { answerTo, firstChoice, gamesOf } from './openings.ts';

const LEVELS_OF_ALL = 6;

interface CardProps {
  readonly kit: AnyKit;
  readonly opening: Opening;
  readonly words: PartOf<AnyKit['study']>;
  /** Works out what player 2 does after each choice. */
  readonly answers?: boolean;
}

/** One first roll or line: each choice with its value, who makes it, and where it is explored. */
export function OpeningCard({ kit, opening, words: { sayChoice, Pieces }, answers = false }: CardProps) {
  const state = firstChoice(kit, opening);
  const read = (action: string) => must(gameOf(kit).parseAction(action));
  const outcome = sayChoice(state, read(opening.outcome));
  return (
    <>
      <Pieces state={state} action={read(opening.outcome)} />
      <h3>
        <span class="visually-hidden">
          <Said of={outcome} />
        </span>{' '}
        <small>{formatFrequency(opening.share)}</small>
      </h3>
      <ul>
        {opening.choices.map(({ action, win, levels, games }) => (
          <li key={action}>
            <span>
              <Said of={sayChoice(state, read(action))} />
            </span>
            <span class={styles.number}>{chance(win)}</span>
            <small>
              {t('openings.games', { n: games, of: formatNumber(gamesOf(opening)) })} ·{' '}
              {t('openings.levels', { n: levels, of: formatNumber(LEVELS_OF_ALL) })}
            </small>
            {answers && <AnswerTo kit={kit} state={state} action={action} sayChoice={sayChoice} />}
          </li>
        ))}
      </ul>
      <a href={positionLink(gameOf(kit).printPosition(state))}>
        {t('openings.explore')}
        <span class="visually-hidden">: {textOf(outcome)}</span>
      </a>
    </>
  );
}

interface AnswerProps {
  readonly kit: AnyKit;
  readonly state: unknown;
  readonly action: string;
  readonly sayChoice: PartOf<AnyKit['study']>['sayChoice'];
}

/** What player 2 does best after a first choice. */
function AnswerTo({ kit, state, action, sayChoice }: AnswerProps) {
  const after = answerTo(kit, state, action);
  const { value: hint } = useLoaded(
    async (signal) => {
      if (after === null) return null;
      return runJob('hint', { game: kit.name, state: after, action: null, most: 1 }, { soon: true, signal }).answer;
    },
    [action],
  );
  if (after === null) return null;
  const best = hint?.best[0];
  return (
    <small data-answer={best?.action}>
      {t('openings.answer')}{' '}
      {best ? <Said of={sayChoice(after, must(gameOf(kit).parseAction(best.action)))} /> : t('study.working')}
    </small>
  );
}

interface FindProps {
  readonly kit: AnyKit;
  readonly openings: readonly Opening[];
  readonly words: PartOf<AnyKit['study']>;
}

/** The roll or the line that lies on the table, tapped in. */
export function FindMine({ kit, openings, words }: FindProps) {
  const part = usePart(kit.setUp);
  const outcome = useSignal<string | null>(null);
  const game = gameOf(kit);
  const start = game.create(must(game.parseOptions([])));
  if (!part) return null;
  const found = openings.find((opening) => opening.outcome === outcome.value);
  const enter = (entered: unknown) => {
    outcome.value = game.printAction(entered);
    announce(
      openings.some((opening) => opening.outcome === outcome.value) ? t('openings.found') : t('openings.notHere'),
    );
  };
  return (
    <details class="disclosure" data-find>
      <summary>
        <h2>{t(game.dice === undefined ? 'openings.find.line' : 'openings.find.roll')}</h2>
      </summary>
      {outcome.value === null ? (
        <part.Outcome state={start} onEntered={enter} />
      ) : (
        <div class={styles.firsts}>
          <div class="leaf stack tight">
            {found ? (
              <OpeningCard key={outcome.value} kit={kit} opening={found} words={words} answers />
            ) : (
              <>
                <p>{t('openings.notHere')}</p>
                <a href={positionLink(game.printPosition(firstChoice(kit, { outcome: outcome.value })))}>
                  {t('openings.explore')}
                </a>
              </>
            )}
          </div>
        </div>
      )}
      {outcome.value !== null && (
        <Button name="find-another" onClick={() => (outcome.value = null)}>
          {t('openings.findAgain')}
        </Button>
      )}
    </details>
  );
}

/** One game in so many. */
const formatFrequency = (share: number): string => t('openings.oneIn', { n: Math.round(1 / share) });
