import { swapHandicap } from '@castellan/match';
import { chosenOptions, type GameName } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { part, usePart } from '../games/part.ts';
import { say, t } from '../i18n/index.ts';
import type { Sentence } from '../i18n/message.ts';
import { computer, type GameInfo, newGame, type SeatSetup } from '../play/game-info.ts';
import { chooseOpponent, levelOf, opponent } from '../play/last-choices.ts';
import type { Level } from '../play/levels.ts';
import { calledLevel } from '../play/names.ts';
import { dailyOf } from '../play/same-dice-id.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import { sameDiceHref, sameDiceOf } from '../same/same-dice.ts';
import { seriesOfNext } from '../series/info.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useCountRoom } from './count-room.ts';
import styles from './finale.module.css';
import { levelAgainst, type Next, nextHere, outcomeOf } from './finale.ts';
import { CountLine, Garland, Note, Speech, useEndSound } from './finale-head.tsx';
import result from './result.module.css';

const CLIMB = part(async () => (await import('./climb.tsx')).Climb, 'levels');

/** Loaded after a game of a match. */
const SERIES = part(() => import('../series/series-result.tsx'), 'together');

/** Loaded after a game with points at the start. */
const HANDICAP = part(() => import('../handicap/ending.ts'), 'together');

/** How a game ended where not by its last placement: resigned, agreed, out of time. */
export interface Ending {
  readonly headline: string;
  readonly why: string;
}

export interface ResultProps {
  readonly info: GameInfo;
  readonly ending?: Ending;
  /** By which rules it was played. */
  readonly ruleset: ComponentChildren;
  /** The button that sends a picture of it. */
  readonly share?: ComponentChildren;
  /** How two people stand after it. */
  readonly standing?: ComponentChildren;
  /** What can be done next, if not another game on this device. */
  readonly actions?: ComponentChildren;
}

export interface Idea {
  readonly icon: string;
  readonly said: Sentence;
}

interface ResultPanelProps extends ResultProps {
  readonly class?: string;
  readonly sub: string;
  /** By the rules; an ending says it otherwise. */
  readonly headline: string;
  readonly why: Sentence;
  /** Mine on the left, theirs on the right; `FinalSide`. */
  readonly boards: ComponentChildren;
  readonly tally: ComponentChildren;
  /** The domains are still being counted: who won is not shown yet. Null once they are. */
  readonly counting: { readonly said: Sentence; readonly at: number; readonly beats: number } | null;
  /** Six pictures that hang over a win. */
  readonly garland: readonly string[];
  /** After a loss: one thing to try next time. */
  readonly idea?: Idea | undefined;
}

/** The result of either game: one panel with your domains on the left, theirs on the right. */
export function ResultPanel(props: ResultPanelProps) {
  const { info, ending, actions, sub, boards, tally } = props;
  const same = sameDiceOf(info.id);
  const outcome = outcomeOf(info);
  const next = useLoaded(() => nextHere(info), [info]).value;
  const series = usePart(SERIES, info.series !== undefined);
  const level = outcome && levelAgainst(info);
  const Climb = usePart(CLIMB, level !== null);
  const counted = props.counting === null;
  const handicap = usePart(HANDICAP, info.handicap !== undefined);
  const decided = ending ?? handicap?.handicapEnding(info);
  const evened = handicap?.handicapNote(info);
  const headline = decided?.headline ?? props.headline;
  useEndSound(outcome, counted);
  useEffect(() => {
    if (counted) announce(headline);
  }, [counted]);
  const room = useCountRoom(!counted);
  const idea = outcome === 'loss' && !ending ? props.idea : undefined;
  const speech = outcome && <Speech info={info} outcome={outcome} />;
  return (
    <>
      <Bar sub={sub} />
      <main
        ref={room}
        class={`${result.result} ${props.counting ? result.counting : ''} ${outcome === 'win' ? result.win : ''} ${props.class ?? ''}`}
        data-result={outcome ?? 'none'}
        data-counting={props.counting ? true : undefined}
        tabIndex={-1}
      >
        <div class={result.head}>
          {outcome !== 'loss' && <Garland art={props.garland} />}
          <h1>{headline}</h1>
          <p>{decided?.why ?? <Said of={props.why} />}</p>
          {evened && <p data-handicap-note>{evened}</p>}
          {info.series && series && <series.SeriesLine info={info} counted={counted} />}
          {counted && props.standing}
          {outcome === 'loss' && speech}
        </div>
        {boards}
        <div class={`stack tight ${result.after}`}>
          {outcome !== 'loss' && speech}
          {next?.beaten != null && <Note icon="crown" said={say('finale.best', { n: next.beaten })} />}
          {idea && <Note {...idea} />}
          {level && (
            <div class={styles.climb} data-ladder>
              {Climb && <Climb against={level} />}
            </div>
          )}
        </div>
        <section class={`leaf ${result.tally}`}>{tally}</section>
        <div class={result.rules}>{props.ruleset}</div>
        <div class={`row ${result.actions}`} data-next>
          {actions ?? (
            <>
              {dailyOf(info.id) ? (
                <a class="button go" href={link('daily')} data-command="daily">
                  {t('common.daily')}
                </a>
              ) : same ? (
                <a class="button go" href={sameDiceHref(same)} data-command="same-dice">
                  {t('common.sameDice')}
                </a>
              ) : info.seats.some(({ kind }) => kind === 'elsewhere') ? (
                <a class="button go" href={link('online')} data-command="online">
                  {t('common.online')}
                </a>
              ) : info.series ? (
                series && <series.SeriesNext info={info} onNext={() => void playAgain(info)} />
              ) : (
                <NextGame info={info} next={next} />
              )}
              {props.share}
              <a class="button" href={link('analysis', info.id)} data-command="analyse">
                <Art id="i-curve" />
                {t('common.analyse')}
              </a>
              <a class="button" href={link('replay', info.id)} data-command="look-back">
                <Art id="i-play" />
                {t('finale.lookBack')}
              </a>
            </>
          )}
        </div>
        {props.counting && <CountLine {...props.counting} />}
      </main>
    </>
  );
}

/** The main button: up after a win, the same one again, or down after two losses; the others stand beside it. */
function NextGame({ info, next }: { info: GameInfo; next: Next | null | undefined }) {
  // Its place is empty until it is known what it offers.
  if (next === undefined) return <span class="button go" />;
  const main = next?.main ?? 'again';
  const again = (
    <Button key="again" go={main === 'again'} name="again" onClick={() => playAgain(info)}>
      {main !== 'again' && <Art id="i-again" />}
      {t(main === 'again' ? 'common.playAgain' : 'finale.again')}
    </Button>
  );
  const up = next?.up && main === 'up' && (
    <Button key="up" go name="next-opponent" onClick={() => playAgain(info, next.up)}>
      <Art id={`face-${next.up}`} />
      {t('finale.next', { name: calledLevel(next.up) })}
    </Button>
  );
  const down = next?.down && main === 'down' && (
    <Button key="down" go name="easier" onClick={() => playAgain(info, next.down)}>
      <Art id={`face-${next.down}`} />
      {t('finale.easier')}
    </Button>
  );
  return (
    <>
      {up}
      {down}
      {again}
    </>
  );
}

/** A computer that adapts may be another one the next time. */
const again = async (seat: SeatSetup, game: GameName): Promise<SeatSetup> =>
  seat.kind === 'computer' && opponent.peek() === 'adapt' ? computer(await levelOf('adapt', game)) : seat;

/** The same people and options, by the newest rules; the other one begins. */
export async function playAgain(info: GameInfo, level: Level | null = null): Promise<void> {
  if (level) chooseOpponent(level);
  const [one, two] = await Promise.all(
    info.seats.map((seat) => {
      // In a match the opponent stays the same.
      if (info.series) return seat;
      return level && seat.kind === 'computer' ? computer(level) : again(seat, info.game);
    }),
  );
  const next = newGame(info.game, {
    options: chosenOptions(info.options),
    seats: [two!, one!],
    marks: [info.marks[1], info.marks[0]],
    handOver: info.handOver,
    hints: info.hints,
    realDice: info.realDice,
    time: info.time,
    ...(info.handicap && { handicap: swapHandicap(info.handicap) }),
    ...seriesOfNext(info),
  });
  await (await gameStore()).create(next);
  go(link(info.game, next.id));
}
