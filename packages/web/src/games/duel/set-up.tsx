import {
  bySeat,
  COATS,
  type Coat,
  type Duel,
  type DuelAction,
  type DuelState,
  duelRules,
  LIGHTNING,
  SEATS,
  type Seat,
} from '@castellan/rules';
import { factsOf, GameBoard } from '../../board/game-board.tsx';
import { formatNumber, t } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { EditorProps, OutcomeProps } from '../kit.ts';
import { playerName, SetUpBoards } from '../set-up-boards.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import { DiceEntry } from './dice-entry.tsx';
import { coatName, squareText } from './sentences.ts';
import styles from './set-up.module.css';
import { tapMap, withBonus, withPower, withRoller, withTicks } from './set-up-position.ts';
import { DUEL_VIEW } from './view.ts';

export { roundOf } from './set-up-position.ts';

/** Both maps to tap on, the spellbook, and who rolls next. */
export function Editor({ state, onChange }: EditorProps<DuelState>) {
  return (
    <SetUpBoards<Coat>
      how={t('duel/box.how')}
      kinds={COATS.map((coat) => ({ kind: coat, art: COAT_ART[coat], name: coatName(coat) }))}
      board={(seat, brush) => (
        <GameBoard
          view={DUEL_VIEW}
          id={`setup${seat}`}
          label={t('duel.mapOf', { name: playerName(seat) })}
          board={duelRules.board(state, seat)}
          mark={seat}
          onIntent={({ square }) => {
            const next = tapMap(state, seat, square, brush);
            onChange(next);
            announce(squareText(square, factsOf(duelRules.board(next, seat), square)));
          }}
        />
      )}
    >
      <div class={`stack ${styles.rest}`}>
        <Book state={state} onChange={onChange} />
        <Choice
          legend={t('duel/box.setUp.roller')}
          name="roller"
          value={String(state.roller) as '1' | '2'}
          options={SEATS.map((seat) => ({ value: String(seat) as '1' | '2', text: playerName(seat) }))}
          onChange={(seat) => onChange(withRoller(state, seat === '1' ? 1 : 2))}
        />
      </div>
    </SetUpBoards>
  );
}

/** The spellbook: ticks up and down for both; what a full line has won beside it. */
function Book({ state, onChange }: EditorProps<DuelState>) {
  const { powers } = state.options.sheet;
  return (
    <table class={`table ${styles.book}`}>
      <caption>{t('duel.book.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('duel/box.check.power')}</span>
          </th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col">
              <PlayerMark seat={seat} />
              <span class="visually-hidden">{playerName(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COATS.map((coat) => (
          <tr key={coat}>
            <th scope="row">
              <Art id={COAT_ART[coat]} />
              <span>
                <span class="visually-hidden">{coatName(coat)}, </span>
                {t(`duel.power.${powers[coat]}`)}
              </span>
            </th>
            {SEATS.map((seat) => (
              <td key={seat} class={`owner-${seat}`}>
                <Ticks state={state} onChange={onChange} coat={coat} seat={seat} />
                {state.lines[coat] === seat && <Won state={state} onChange={onChange} coat={coat} seat={seat} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends EditorProps<DuelState> {
  readonly coat: Coat;
  readonly seat: Seat;
}

function Ticks({ state, onChange, coat, seat }: LineProps) {
  const ticks = bySeat(state.players, seat).ticks[coat];
  const boxes = state.options.sheet.boxes[coat];
  const set = (count: number) => {
    if (count < 0 || count > boxes) return;
    onChange(withTicks(state, seat, coat, count));
    announce(t('duel/box.setUp.ticks', { name: playerName(seat), what: coatName(coat), n: count, of: boxes }));
  };
  return (
    <span class={styles.ticks}>
      <button
        type="button"
        aria-label={t('duel/box.setUp.fewer', { name: playerName(seat), what: coatName(coat) })}
        aria-disabled={ticks === 0 ? 'true' : undefined}
        onClick={() => set(ticks - 1)}
      >
        −
      </button>
      <span>
        <b>{formatNumber(ticks)}</b>/{formatNumber(boxes)}
      </span>
      <button
        type="button"
        aria-label={t('duel/box.setUp.more', { name: playerName(seat), what: coatName(coat) })}
        aria-disabled={ticks === boxes ? 'true' : undefined}
        data-command={`tick-${coat}${seat}`}
        onClick={() => set(ticks + 1)}
      >
        +
      </button>
    </span>
  );
}

/** What a full line has won: a kept power in hand or used, or the coat that Domains pays for. */
function Won({ state, onChange, coat, seat }: LineProps) {
  const power = state.options.sheet.powers[coat];
  const { powers, bonus } = bySeat(state.players, seat);
  if (power === 'domains') {
    return (
      <select
        aria-label={t('duel/box.domains')}
        value={bonus ?? ''}
        onChange={(event) => onChange(withBonus(state, seat, event.currentTarget.value as Coat))}
      >
        {COATS.map((one) => (
          <option key={one} value={one}>
            {coatName(one)}
          </option>
        ))}
      </select>
    );
  }
  if (LIGHTNING.includes(power)) return <Art id="mark-tick" class={styles.won} label={t('duel/box.setUp.won')} />;
  return (
    <label class={styles.held}>
      <input
        type="checkbox"
        checked={powers.includes(power)}
        onChange={(event) => onChange(withPower(state, seat, power, event.currentTarget.checked))}
      />
      <Art id={POWER_ART[power]} />
      <span>{t('duel/box.setUp.held')}</span>
    </label>
  );
}

export const Outcome = ({ state, onEntered }: OutcomeProps<DuelState, DuelAction>) => (
  <DiceEntry state={state} onEntered={(roll: Duel.Roll) => onEntered(roll)} />
);
