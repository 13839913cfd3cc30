import { bySeat, SEATS, type Seat, type Square } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { GameBoard } from '../board/game-board.tsx';
import type { StageProps } from '../games/kit.ts';
import { domainAt, drawnBy, type GameView } from '../games/view.ts';
import { nameOf } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { Owner } from './owner.tsx';
import styles from './two-boards.module.css';

interface TwoBoardsProps<State, Action, Kind> extends StageProps<State, Action> {
  readonly view: GameView<State, Action, Kind>;
  /** What lies between the boards. */
  readonly children: ComponentChildren;
}

/** Both boards of a game to look at; a square pointed at or tapped shows its domain. */
export function TwoBoards<State, Action, Kind>(props: TwoBoardsProps<State, Action, Kind>) {
  const { view, states, actions, info, at, children } = props;
  const state = states[at]!;
  const scores = view.rules.score(state);
  const looked = useSignal<{ readonly seat: Seat; readonly square: Square } | null>(null);
  return (
    <div class={`stage ${styles.stage}`}>
      {SEATS.map((seat) => {
        const label = view.boardText(info, seat);
        const mark = bySeat(info.marks, seat);
        return (
          <section key={seat} data-seat={seat} class={`side s${seat}`} aria-label={label}>
            <Owner mark={mark} name={nameOf(info, seat)} total={bySeat(scores, seat).total} />
            <GameBoard
              view={view}
              id={`map${seat}`}
              label={label}
              board={view.rules.board(state, seat)}
              mark={mark}
              shine={looked.value?.seat === seat ? domainAt(view, state, seat, looked.value.square) : null}
              fresh={drawnBy(view, states, actions, at, seat)}
              onLook={(square) => {
                looked.value = square === null ? null : { seat, square };
              }}
              onIntent={({ square }) => {
                const tapped = domainAt(view, state, seat, square);
                if (tapped) announce(view.domainText(tapped));
              }}
            />
          </section>
        );
      })}
      <div class={`between ${styles.between}`}>{children}</div>
    </div>
  );
}
