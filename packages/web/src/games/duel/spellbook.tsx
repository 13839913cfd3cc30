import { bySeat, COATS, type Coat, type DuelState, LIGHTNING, type Seat } from '@castellan/rules';
import { colon, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, isYou, nameOf } from '../../play/names.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import { coatName } from './sentences.ts';
import styles from './spellbook.module.css';

interface SpellbookProps {
  readonly state: DuelState;
  readonly info: GameInfo;
  /** Left, then right. */
  readonly seats: readonly [Seat, Seat];
  /** The state in which the one who looks last decided something: boxes ticked since are marked. */
  readonly before?: DuelState;
  /** The same, but before my own last action: a line won since then is marked. */
  readonly wonSince?: DuelState;
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
  const lost = winner !== null && winner !== seat;
  return (
    <span class={`${styles.boxes} owner-${mark}${lost ? ` ${styles.struck}` : ''}`} aria-hidden="true">
      {Array.from({ length: boxes }, (_, k) => (
        <i key={k} data-news={(k < ticks && k >= ticked) || undefined}>
          {k < ticks && <Art id="mark-tick" />}
        </i>
      ))}
    </span>
  );
}

/** What a line says in words: progress of both, who won it. */
export function lineText(state: DuelState, info: GameInfo, coat: Coat, seats: readonly [Seat, Seat]): string {
  const winner = state.lines[coat];
  if (winner !== null) {
    return isYou(info, winner) ? t('duel.book.wonByYou') : t('duel.book.wonBy', { name: called(info, winner) });
  }
  return seats
    .map((seat) =>
      t('duel.book.progress', {
        name: called(info, seat),
        ticks: bySeat(state.players, seat).ticks[coat],
        boxes: state.options.sheet.boxes[coat],
      }),
    )
    .join(', ');
}

/** How a box is ticked, when, and what for. */
export const BookHow = ({ state }: { state: DuelState }) => <p>{t(`duel.book.how.${state.options.ticks}`)}</p>;

/** Whether the power of a won line was used: its seal is crossed off by pen. */
const isUsed = (state: DuelState, coat: Coat, winner: Seat): boolean =>
  !bySeat(state.players, winner).powers.includes(state.options.sheet.powers[coat]);

const sealOf = (state: DuelState, coat: Coat): string => {
  const winner = state.lines[coat];
  if (winner === null) return '';
  return `${styles.seal}${isUsed(state, coat, winner) ? ` ${styles.used}` : ''}`;
};

/** The player who has just won a line. */
const freshWinner = (state: DuelState, coat: Coat, before: DuelState = state): Seat | null =>
  before.lines[coat] === null ? state.lines[coat] : null;

/** The whole leaf: six lines, both players, every power in words. */
export function Spellbook({ state, info, seats, before, wonSince }: SpellbookProps) {
  const [left, right] = seats;
  const markOf = (seat: Seat) => bySeat(info.marks, seat);
  return (
    <>
      <div class={styles.names} aria-hidden="true">
        <span class={`owner-${markOf(left)}`}>
          <PlayerMark seat={markOf(left)} />
          {nameOf(info, left)}
        </span>
        <span class={`owner-${markOf(right)}`}>
          {nameOf(info, right)}
          <PlayerMark seat={markOf(right)} />
        </span>
      </div>
      <ul class={styles.lines}>
        {COATS.map((coat) => {
          const power = state.options.sheet.powers[coat];
          const winner = state.lines[coat];
          const fresh = freshWinner(state, coat, wonSince);
          const washed = fresh === null ? '' : `${styles.fresh} owner-${markOf(fresh)}`;
          return (
            <li key={coat} class={washed}>
              <span class="visually-hidden">
                {coatName(coat) + colon()}
                {lineText(state, info, coat, seats)}.
              </span>
              <Boxes state={state} coat={coat} seat={left} mark={markOf(left)} before={before} />
              <span class={styles.sign}>
                <Art id={COAT_ART[coat]} />
              </span>
              <Boxes state={state} coat={coat} seat={right} mark={markOf(right)} before={before} />
              <span class={styles.power} key={`${winner}`}>
                <span class={sealOf(state, coat)}>
                  <Art id={POWER_ART[power]} />
                </span>
                <b>{t(`duel.power.${power}`)}</b>
                {LIGHTNING.includes(power) && <Art id="i-bolt" label={t('duel.book.lightning')} />}
                <span class={styles.text}>{t(`duel.powerText.${power}`)}</span>
                {fresh === left && (
                  <span class={`${styles.stamp} owner-${markOf(left)}`} aria-hidden="true">
                    <Art id={POWER_ART[power]} />
                    {t(`duel.power.${power}`)}
                  </span>
                )}
                {winner !== null && (
                  <span class={`${styles.winner} owner-${markOf(winner)}`}>
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
  wonSince,
  onOpen,
}: SpellbookProps & { readonly onOpen: () => void }) {
  return (
    <button type="button" class={styles.strip} aria-label={t('duel.book.open')} onClick={onOpen}>
      {COATS.map((coat) => {
        const winner = state.lines[coat];
        const fresh = freshWinner(state, coat, wonSince) === null ? '' : ` ${styles.fresh}`;
        const owner = winner === null ? '' : `owner-${bySeat(info.marks, winner)}${fresh}`;
        return (
          <span key={coat} class={owner}>
            <span class={styles.signs}>
              <Art id={COAT_ART[coat]} />
              {winner !== null && (
                <span class={`${sealOf(state, coat)} ${styles.small}`}>
                  <Art id={POWER_ART[state.options.sheet.powers[coat]]} />
                </span>
              )}
            </span>
            <span class={styles.pips}>
              {seats.map((seat) => (
                <Boxes
                  key={seat}
                  state={state}
                  coat={coat}
                  seat={seat}
                  mark={bySeat(info.marks, seat)}
                  before={before}
                />
              ))}
            </span>
          </span>
        );
      })}
    </button>
  );
}
