import { type DiscoveryState, discoveryRules, gainOf } from '@castellan/rules';
import { useId } from 'preact/hooks';
import { GameBoard } from '../../board/game-board.tsx';
import { Art } from '../../ui/art.tsx';
import { DominoArt, dominoIn } from './art.tsx';
import { type DiscoveryExample, recorded, seatOf } from './examples.ts';
import styles from './figure.module.css';
import { DISCOVERY_VIEW } from './view.ts';

/** The drawing of an example: the line being placed, or a kingdom. */
export function Scene({ example }: { example: DiscoveryExample }) {
  const state = recorded.replay().states[example.at]!;
  return example.picture === 'line' ? <LineWithKings state={state} /> : <KingdomAt state={state} example={example} />;
}

function KingdomAt({ state, example }: { state: DiscoveryState; example: DiscoveryExample }) {
  const id = useId();
  const seat = seatOf(example);
  const action = state.phase === 'over' ? null : recorded.actionOf(example);
  const place = action?.type === 'place' ? action : null;
  const gain = place && example.refused === undefined ? gainOf(discoveryRules, state, place) : null;
  const discarded = action?.type === 'discard' ? state.placing[state.done]!.domino : null;
  return (
    <>
      {discarded !== null && (
        <span class={styles.discarded}>
          <DominoArt domino={dominoIn(state, discarded)} />
        </span>
      )}
      <GameBoard
        view={DISCOVERY_VIEW}
        id={id}
        label=""
        board={discoveryRules.board(state, seat)}
        mark={seat}
        ghost={place ? discoveryRules.covers(state, place) : []}
        gain={gain || null}
      />
    </>
  );
}

const LineWithKings = ({ state }: { state: DiscoveryState }) => (
  <div class={styles.kings}>
    {state.placing.map(({ domino, king }) => (
      <span key={domino}>
        <b>{domino}</b>
        <DominoArt domino={dominoIn(state, domino)} />
        <Art id={`king-${king}`} class={styles.king!} />
      </span>
    ))}
  </div>
);
