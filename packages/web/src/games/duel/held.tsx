import { bySeat, COATS, type DuelState, type Power, type Seat } from '@castellan/rules';
import { colon, say, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { nameOf } from '../../play/names.ts';
import { Art } from '../../ui/art.tsx';
import { Said } from '../../ui/said.tsx';
import { POWER_ART } from './art.ts';
import styles from './held.module.css';
import { drawnCoat } from './sentences.ts';
import tray from './tray.module.css';

/** The castle or a power that a player has won. */
interface HeldPower {
  readonly power: Power | 'castle';
  readonly used: boolean;
}

function heldBy(state: DuelState, seat: Seat): readonly HeldPower[] {
  const { castle, powers } = bySeat(state.players, seat);
  const won = COATS.filter((coat) => state.lines[coat] === seat).map((coat) => state.options.sheet.powers[coat]);
  return [{ power: 'castle', used: !castle }, ...won.map((power) => ({ power, used: !powers.includes(power) }))];
}

const textOf = ({ power, used }: HeldPower): string =>
  t(`duel.power.${power}`) + (used ? ` (${t('duel.held.used')})` : '');

const Picture = ({ power, used }: HeldPower) => (
  <span class={used ? `${styles.picture} ${styles.used}` : styles.picture}>
    <Art id={POWER_ART[power]} />
  </span>
);

interface HeldProps {
  readonly state: DuelState;
  readonly seat: Seat;
}

/** What a player holds, by name; what is used is crossed off. A tap says what each of it does. */
export const Held = ({ state, seat, onOpen }: HeldProps & { readonly onOpen: () => void }) => (
  <button type="button" class={styles.held} data-command="held" onClick={onOpen}>
    <span class="visually-hidden">{t('duel.ask.powers') + colon()}</span>
    {heldBy(state, seat).map((one) => (
      <span key={one.power} class={styles.one}>
        <Picture {...one} />
        <b>{t(`duel.power.${one.power}`)}</b>
        <span class="visually-hidden">{one.used && ` (${t('duel.held.used')})`}, </span>
      </span>
    ))}
  </button>
);

/** The title of the list. */
export const heldTitle = (info: GameInfo, seat: Seat): string =>
  `${nameOf(info, seat)}${colon()}${t('duel.ask.powers')}`;

/** The same as a list, with what each of it does. */
export const HeldList = ({ state, seat }: HeldProps) => (
  <ul class={styles.list}>
    {heldBy(state, seat).map((one) => (
      <li key={one.power}>
        <Picture {...one} />
        <span>
          <b>{textOf(one)}</b> {t(one.power === 'castle' ? 'duel.powerShort.castle' : `duel.powerText.${one.power}`)}
        </span>
      </li>
    ))}
  </ul>
);

/** The tray of a player who holds nothing: the castle crossed off, and the power that is nearest. */
export function NothingHeld({ state, seat }: HeldProps) {
  const { ticks } = bySeat(state.players, seat);
  const missing = COATS.filter((coat) => state.lines[coat] === null).map((coat) => ({
    coat,
    power: state.options.sheet.powers[coat],
    n: state.options.sheet.boxes[coat] - ticks[coat],
  }));
  const [next] = missing.toSorted((one, two) => one.n - two.n);
  return (
    <div class={tray.chips}>
      <span class={`chip ${tray.later}`}>
        <Picture power="castle" used />
        <b>{t('duel.power.castle')}</b>
        <span>{t('duel.held.used')}</span>
      </span>
      {next && (
        <span class={`chip ${tray.later}`}>
          <Picture power={next.power} used={false} />
          <b>{t(`duel.power.${next.power}`)}</b>
          <span>
            <Said of={say('duel.held.next', { n: next.n, coat: drawnCoat(next.coat) })} />
          </span>
        </span>
      )}
    </div>
  );
}
