import { bySeat, type DiscoveryAction, type DiscoveryState, type Spot } from '@castellan/rules';
import { formatNumber, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { TwoBoards } from '../../table/two-boards.tsx';
import type { StageProps, Step } from '../kit.ts';
import { DominoArt, dominoIn } from './art.tsx';
import { entriesOf } from './log.ts';
import { dominoText, kingText, sayEntry } from './sentences.ts';
import styles from './stage.module.css';
import { DISCOVERY_VIEW } from './view.ts';

export { motionOf } from './motion.ts';

export function Stage(props: StageProps<DiscoveryState, DiscoveryAction>) {
  const { info } = props;
  const state = props.states[props.at]!;
  return (
    <TwoBoards view={DISCOVERY_VIEW} {...props}>
      {state.placing.length > 0 && (
        <section class={styles.line} aria-label={t('discovery.thisLine')}>
          <h2>{t('discovery.thisLine')}</h2>
          <ul>
            {state.placing.map((spot, index) => (
              <li
                key={spot.domino}
                data-placing={spot.domino}
                data-done={index < state.done}
                data-leaving={index === state.done && state.phase === 'pick'}
              >
                <Laid state={state} info={info} spot={index < state.done ? { ...spot, king: null } : spot} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {state.choosing.length > 0 && (
        <section class={styles.line} aria-label={t('discovery.nextLine')}>
          <h2>{t('discovery.nextLine')}</h2>
          <ul>
            {state.choosing.map((spot) => (
              <li key={spot.domino} data-choosing={spot.domino}>
                <Laid state={state} info={info} spot={spot} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </TwoBoards>
  );
}

/** A domino of a line, with the king that stands on it. */
function Laid({ state, info, spot: { domino, king } }: { state: DiscoveryState; info: GameInfo; spot: Spot }) {
  return (
    <>
      <span class="visually-hidden">
        {dominoText(state, domino)}
        {king ? `, ${kingText(info, king)}` : ''}
      </span>
      <b aria-hidden="true">{formatNumber(domino)}</b>
      <DominoArt domino={dominoIn(state, domino)} king={king && bySeat(info.marks, king)} />
    </>
  );
}

export const stepsOf = (
  states: readonly DiscoveryState[],
  actions: readonly DiscoveryAction[],
  info: GameInfo,
): Step[] =>
  entriesOf(states, actions).map((entry) => ({
    after: entry.after,
    said: sayEntry(entry, info),
    seat: entry.kind === 'line' ? null : entry.seat,
  }));
