import {
  bySeat,
  type Coat,
  type DuelPlayer,
  type DuelState,
  duelRules,
  gainOf,
  MAP,
  type Square,
} from '@castellan/rules';
import { useId } from 'preact/hooks';
import { GameBoard } from '../../board/game-board.tsx';
import { Die } from './dice.tsx';
import { type DuelExample, recorded, seatOf } from './examples.ts';
import styles from './figure.module.css';
import { DUEL_VIEW } from './view.ts';

/** The drawing of an example: the dice as they were shared out, or a map. */
export function Scene({ example }: { example: DuelExample }) {
  const state = recorded.replay().states[example.at]!;
  return example.picture === 'dice' ? <SharedDice state={state} /> : <MapAt state={state} example={example} />;
}

function MapAt({ state, example }: { state: DuelState; example: DuelExample }) {
  const id = useId();
  const seat = seatOf(example);
  const player = bySeat(state.players, seat);
  const action = state.phase === 'over' ? null : recorded.actionOf(example);
  const gain = action?.type === 'place' && example.refused === undefined ? gainOf(duelRules, state, action) : null;
  const dice = state.phase === 'place' ? state.dice.filter(({ taker }) => taker === seat) : [];
  return (
    <>
      {dice.length > 0 && (
        <span class={styles.hand}>
          {dice.map(({ face }, index) => (
            <Die key={`${index}${face}`} face={face} lean={index} />
          ))}
        </span>
      )}
      <GameBoard
        view={DUEL_VIEW}
        id={id}
        label=""
        board={duelRules.board(state, seat)}
        mark={seat}
        ghost={action ? duelRules.covers(state, action, seat) : []}
        gain={gain || null}
        grow={action?.type === 'bonus' ? squaresOf(player, action.coat) : []}
      />
    </>
  );
}

/** Every square of a coat: what the power Domains counts. */
const squaresOf = ({ map }: DuelPlayer, coat: Coat): Square[] =>
  MAP.names.filter((_, square) => map[square]?.kind === coat);

/** The four dice of a draft with the letter of who took each. */
const SharedDice = ({ state }: { state: DuelState }) => (
  <div class={styles.shared}>
    {state.dice.map(({ face, taker }, index) => (
      <span key={index} class={`owner-${taker}`}>
        <Die face={face} lean={index} />
        <b>{taker === state.roller ? 'A' : 'B'}</b>
      </span>
    ))}
  </div>
);
