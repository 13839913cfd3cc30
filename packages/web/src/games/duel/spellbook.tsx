import { bySeat, COATS, type Coat, type DuelState, LIGHTNING, type Seat } from '@castellan/rules';
import { colon, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isYou, nameOf } from '../../play/names.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import { coatName } from './sentences.ts';

interface SpellbookProps {
  readonly state: DuelState;
  readonly info: GameInfo;
  /** Left, then right. */
  readonly seats: readonly [Seat, Seat];
  /** The state in which the one who looks last decided something: boxes ticked since are marked. */
  readonly before?: DuelState;
}

interface BoxesProps {
  readonly state: DuelState;
  readonly coat: Coat;
  readonly seat: Seat;
  readonly mark: Seat;
  readonly before?: DuelState | undefined;
}

/** One player's boxes of one line: ticked by pen, struck when the other was first. */
function Boxes({ state, coat, seat, mark, before = state }: BoxesProps) {
  const ticked = bySeat(before.players, seat).ticks[coat];
  const boxes = state.options.sheet.boxes[coat];
  const ticks = bySeat(state.players, seat).ticks[coat];
  const winner = state.lines[coat];
  const kind = winner === null ? '' : winner === seat ? ' won' : ' struck';
  return (
    <span class={`boxes o${mark}${kind}`} aria-hidden="true">
      {Array.from({ length: boxes }, (_, k) => (
        <i key={k} class={k < ticks ? (k < ticked ? 'bx on' : 'bx on news') : 'bx'}>
          {k < ticks && <Art id="mark-tick" class="tk" />}
        </i>
      ))}
    </span>
  );
}

/** What a line says in words: progress of both, who won it. */
export function lineText(state: DuelState, info: GameInfo, coat: Coat, seats: readonly [Seat, Seat]): string {
  const winner = state.lines[coat];
  if (winner !== null) {
    return isYou(info, winner) ? t('duel.book.wonByYou') : t('duel.book.wonBy', { name: nameOf(info, winner) });
  }
  return seats
    .map((seat) =>
      t('duel.book.progress', {
        name: nameOf(info, seat),
        ticks: bySeat(state.players, seat).ticks[coat],
        boxes: state.options.sheet.boxes[coat],
      }),
    )
    .join(', ');
}

/** The whole leaf: six lines, both players, every power in words. */
export function Spellbook({ state, info, seats, before }: SpellbookProps) {
  const [left, right] = seats;
  const markOf = (seat: Seat) => bySeat(info.marks, seat);
  return (
    <>
      <div class="bookhead" aria-hidden="true">
        <span class={`o${markOf(left)}`}>
          <PlayerMark seat={markOf(left)} />
          {nameOf(info, left)}
        </span>
        <span class={`o${markOf(right)}`}>
          {nameOf(info, right)}
          <PlayerMark seat={markOf(right)} />
        </span>
      </div>
      <ul class="full">
        {COATS.map((coat) => {
          const power = state.options.sheet.powers[coat];
          const winner = state.lines[coat];
          return (
            <li key={coat} class={winner === null ? '' : 'taken'}>
              <span class="sr">
                {coatName(coat) + colon()}
                {lineText(state, info, coat, seats)}.
              </span>
              <Boxes state={state} coat={coat} seat={left} mark={markOf(left)} before={before} />
              <span class="cs">
                <Art id={COAT_ART[coat]} class="ic" />
              </span>
              <Boxes state={state} coat={coat} seat={right} mark={markOf(right)} before={before} />
              <span class="pw" key={`${winner}`}>
                <Art id={POWER_ART[power]} class="pi" />
                <b>{t(`duel.power.${power}`)}</b>
                {LIGHTNING.includes(power) && <Art id="i-bolt" class="bolt" label={t('duel.book.lightning')} />}
                <span class="pt">{t(`duel.powerText.${power}`)}</span>
                {winner !== null && (
                  <span class={`pwon o${markOf(winner)}`}>
                    <PlayerMark seat={markOf(winner)} />
                    {nameOf(info, winner)}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The strip of a phone: one column of pips a line. Opens the whole leaf. */
export function SpellbookStrip({
  state,
  info,
  seats,
  before,
  onOpen,
}: SpellbookProps & { readonly onOpen: () => void }) {
  return (
    <button type="button" class="strip" aria-label={t('duel.book.open')} onClick={onOpen}>
      {COATS.map((coat) => (
        <span key={coat} class={state.lines[coat] === null ? 'line' : 'line taken'}>
          <Art id={COAT_ART[coat]} class="ic" />
          <span class="mini">
            {seats.map((seat) => (
              <Boxes key={seat} state={state} coat={coat} seat={seat} mark={bySeat(info.marks, seat)} before={before} />
            ))}
          </span>
        </span>
      ))}
    </button>
  );
}
