import './stage.css';
import '../../board/board.css';
import './board.css';
import {
  bySeat,
  type DiscoveryAction,
  type DiscoveryState,
  type Domain,
  discovery,
  type Spot,
  type Terrain,
} from '@castellan/rules';
import { formatNumber, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { nameOf } from '../../play/names.ts';
import { TwoBoards } from '../../table/two-boards.tsx';
import { Art } from '../../ui/art.tsx';
import type { StageProps, Step } from '../kit.ts';
import { DominoArt, dominoIn } from './art.tsx';
import { drawnBy, entriesOf } from './log.ts';
import { PlayerBoard } from './player-board.tsx';
import { domainAt, domainText, dominoText, entryText } from './sentences.ts';

export { courseOf } from './motion.ts';

export function Stage({ states, actions, info, at }: StageProps<DiscoveryState, DiscoveryAction>) {
  const state = states[at]!;
  const scores = discovery.score(state);
  return (
    <TwoBoards<Domain<Terrain>>
      info={info}
      scores={scores}
      labelOf={(name) => t('discovery.kingdomOf', { name })}
      domainAt={(seat, square) => domainAt(scores, seat, square)}
      tell={domainText}
      board={(looked) => <PlayerBoard {...looked} state={state} fresh={drawnBy(states, actions, at, looked.seat)} />}
    >
      {state.placing.length > 0 && (
        <LineOf state={state} info={info} spots={state.placing} title={t('discovery.thisLine')} done={state.done} />
      )}
      {state.choosing.length > 0 && (
        <LineOf state={state} info={info} spots={state.choosing} title={t('discovery.nextLine')} done={0} />
      )}
    </TwoBoards>
  );
}

interface LineProps {
  readonly state: DiscoveryState;
  readonly info: GameInfo;
  readonly spots: readonly Spot[];
  readonly title: string;
  readonly done: number;
}

function LineOf({ state, info, spots, title, done }: LineProps) {
  return (
    <section class="laid" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {spots.map(({ domino, king }, index) => (
          <li key={domino} data-placing={domino} class={index < done ? 'done' : ''}>
            <span class="sr">
              {dominoText(state, domino)}
              {king ? `, ${t('discovery.slot.king', { name: nameOf(info, king) })}` : ''}
            </span>
            <b aria-hidden="true">{formatNumber(domino)}</b>
            <DominoArt domino={dominoIn(state, domino)} />
            {king && index >= done && <Art id={`king-${bySeat(info.marks, king)}`} class="king" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const stepsOf = (
  states: readonly DiscoveryState[],
  actions: readonly DiscoveryAction[],
  info: GameInfo,
): Step[] =>
  entriesOf(states, actions).map((entry) => ({
    after: entry.after,
    text: entryText(entry, info),
    seat: entry.kind === 'line' ? null : entry.seat,
  }));
