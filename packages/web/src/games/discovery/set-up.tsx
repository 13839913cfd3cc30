import { terrainArt } from '@castellan/picture/games/discovery';
import {
  DECKS,
  type DiscoveryAction,
  type DiscoveryState,
  discoveryRules,
  LINE_LENGTH,
  SEATS,
  TERRAINS,
  type Terrain,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameBoard } from '../../board/game-board.tsx';
import { colon, formatNumber, t } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.tsx';
import { Art } from '../../ui/art.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Button } from '../../ui/controls.tsx';
import type { EditorProps, OutcomeProps } from '../kit.ts';
import { playerName, SetUpBoards } from '../set-up-boards.tsx';
import { DominoArt, dominoIn } from './art.tsx';
import styles from './box.module.css';
import { dominoText, terrainName } from './sentences.ts';
import { fits, ROLES, type Role, roleOf, tapKingdom, withRole } from './set-up-position.ts';
import { DISCOVERY_VIEW } from './view.ts';

export { roundOf } from './set-up-position.ts';

/** Both kingdoms to tap on, and where every domino is. */
export function Editor({ state, onChange }: EditorProps<DiscoveryState>) {
  return (
    <SetUpBoards<Terrain>
      class={styles.kingdoms}
      how={t('discovery/box.how')}
      kinds={TERRAINS.map((terrain) => ({ kind: terrain, art: terrainArt(terrain), name: terrainName(terrain) }))}
      board={(seat, brush) => (
        <GameBoard
          view={DISCOVERY_VIEW}
          id={`setup${seat}`}
          label={t('discovery.kingdomOf', { name: playerName(seat) })}
          board={discoveryRules.board(state, seat)}
          mark={seat}
          onIntent={({ square }) => {
            if (brush !== null && !fits(state, seat, square)) {
              announce(t('discovery/box.outside', { n: state.options.size }));
              return;
            }
            onChange(tapKingdom(state, seat, square, brush));
            announce(`${square}, ${brush ? terrainName(brush) : t('discovery.square.empty')}`);
          }}
        />
      )}
    >
      <Dominoes state={state} onChange={onChange} />
    </SetUpBoards>
  );
}

/** Every domino of the deck; a tap puts it where the chosen place is. */
function Dominoes({ state, onChange }: EditorProps<DiscoveryState>) {
  const place = useSignal<Role>('placing1');
  const roleName = (role: Role): string =>
    role === 'placing1' || role === 'placing2'
      ? t('discovery/box.setUp.place.placing', { name: playerName(role === 'placing1' ? 1 : 2) })
      : t(`discovery/box.setUp.place.${role}`);
  return (
    <section class="stack loose">
      <h2>{t('discovery/box.setUp.dominoes')}</h2>
      <Choice
        legend={t('discovery/box.setUp.place')}
        name="place"
        value={place.value}
        options={ROLES.map((role) => ({ value: role, text: roleName(role) }))}
        onChange={(role) => {
          place.value = role;
        }}
      />
      <ul class={styles.deck}>
        {DECKS[state.options.deck].map(({ number }) => {
          const role = roleOf(state, number);
          return (
            <li key={number}>
              <button
                type="button"
                data-role={role}
                aria-label={`${dominoText(state, number)}${colon()}${roleName(role)}`}
                data-domino={number}
                onClick={() => {
                  const next = role === place.value ? 'unseen' : place.value;
                  onChange(withRole(state, number, next));
                  announce(`${formatNumber(number)}${colon()}${roleName(next)}`);
                }}
              >
                <b aria-hidden="true">{formatNumber(number)}</b>
                <DominoArt
                  domino={dominoIn(state, number)}
                  king={role === 'placing1' ? 1 : role === 'placing2' ? 2 : null}
                />
                {role === 'choosing' && <Art id="i-forward" class={styles.next} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What chance brings, chosen: a king out of the hand, or the four dominoes of a line. */
export function Outcome({ state, onEntered }: OutcomeProps<DiscoveryState, DiscoveryAction>) {
  const chosen = useSignal<readonly number[]>([]);
  if (state.phase === 'king') {
    return (
      <div class="row">
        {SEATS.filter((seat) => state.hand[seat - 1]! > 0).map((seat) => (
          <Button key={seat} name={`king${seat}`} onClick={() => onEntered({ type: 'king', seat })}>
            <Art id={`king-${seat}`} />
            {t('discovery/box.setUp.kingOf', { name: playerName(seat) })}
          </Button>
        ))}
      </div>
    );
  }
  const missing = LINE_LENGTH - chosen.value.length;
  return (
    <div class="stack loose">
      <ul class={styles.deck}>
        {state.unseen.map((number) => {
          const on = chosen.value.includes(number);
          return (
            <li key={number}>
              <button
                type="button"
                data-role={on ? 'choosing' : undefined}
                aria-pressed={on}
                aria-label={dominoText(state, number)}
                data-domino={number}
                onClick={() => {
                  if (on) chosen.value = chosen.value.filter((one) => one !== number);
                  else if (missing > 0) chosen.value = [...chosen.value, number];
                }}
              >
                <b aria-hidden="true">{formatNumber(number)}</b>
                <DominoArt domino={dominoIn(state, number)} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        go
        class="wide"
        name="enter-line"
        disabled={missing > 0}
        onClick={() => onEntered({ type: 'line', dominoes: chosen.value.toSorted((a, b) => a - b) })}
      >
        {missing > 0 ? t('discovery/box.setUp.lineMissing', { n: missing }) : t('discovery/box.setUp.lineDone')}
      </Button>
    </div>
  );
}
