import '../styles/result.css';
import { chosenOptions, type GameName } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { dailyOf } from '../play/daily-id.ts';
import { computer, type GameInfo, newGame, type SeatSetup } from '../play/game-info.ts';
import { levelOf, opponent } from '../play/last-choices.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';

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
  /** What can be done next, if not another game on this device. */
  readonly actions?: ComponentChildren;
}

interface ResultPanelProps extends ResultProps {
  readonly class?: string;
  readonly sub: string;
  readonly icon: string;
  /** By the rules; an ending says it otherwise. */
  readonly headline: string;
  readonly why: string;
  /** Mine on the left, theirs on the right; `m1` and `m2`. */
  readonly boards: ComponentChildren;
  readonly tally: ComponentChildren;
  /** The domains are still being counted: who won is not told yet. */
  readonly counting: boolean;
}

/** The result of either game: one panel with your domains on the left, theirs on the right. */
export function ResultPanel(props: ResultPanelProps) {
  const { info, ending, actions, sub, icon, boards, tally } = props;
  return (
    <>
      <Bar sub={sub} />
      <main class={`res${props.class ? ` ${props.class}` : ''}${props.counting ? ' counting' : ''}`} tabIndex={-1}>
        <div class="head">
          <Art id={icon} class="crn" />
          <h1>{ending?.headline ?? props.headline}</h1>
          <p>{ending?.why ?? props.why}</p>
        </div>
        <div class="rg">
          {boards}
          <section class="tabbox leaf">{tally}</section>
          <div class="act">
            {actions ?? (
              <>
                {dailyOf(info.id) ? (
                  <a class="btn go" href={link('daily')} data-command="daily">
                    {t('common.daily')}
                  </a>
                ) : info.seats.some(({ kind }) => kind === 'elsewhere') ? (
                  <a class="btn go" href={link('online')} data-command="online">
                    {t('common.online')}
                  </a>
                ) : (
                  <Button go name="again" onClick={() => playAgain(info)}>
                    {t('common.playAgain')}
                  </Button>
                )}
                <a class="btn" href={link('replay', info.id)}>
                  {t('common.lookBack')}
                </a>
                <a class="btn" href={link('analysis', info.id)} data-command="analyse">
                  {t('common.analyse')}
                </a>
              </>
            )}
          </div>
        </div>
        {props.ruleset}
      </main>
    </>
  );
}

/** A computer that adapts may be another one the next time. */
const again = async (seat: SeatSetup, game: GameName): Promise<SeatSetup> =>
  seat.kind === 'computer' && opponent.peek() === 'adapt' ? computer(await levelOf('adapt', game)) : seat;

/** The same people and options, by the newest rules; the other one begins. */
async function playAgain(info: GameInfo): Promise<void> {
  const [one, two] = await Promise.all(info.seats.map((seat) => again(seat, info.game)));
  const next = newGame(info.game, {
    options: chosenOptions(info.options),
    seats: [two!, one!],
    marks: [info.marks[1], info.marks[0]],
    handOver: info.handOver,
    hints: info.hints,
    realDice: info.realDice,
  });
  await (await gameStore()).create(next);
  go(link(info.game, next.id));
}
