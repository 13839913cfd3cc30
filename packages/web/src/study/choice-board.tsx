import { bySeat, gainOf, type Seat } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { GameBoard } from '../board/game-board.tsx';
import type { ChoiceBoardProps, SideBoardProps } from '../games/kit.ts';
import type { GameView } from '../games/view.ts';
import { colon } from '../i18n/index.ts';

interface ActionOnBoardProps<State, Action, Kind> extends SideBoardProps<State, Action> {
  readonly view: GameView<State, Action, Kind>;
  /** The action in a few words. */
  readonly text?: string;
  /** What is taken or placed, beside the board. */
  readonly children?: ComponentChildren;
}

/** The board of one player, with what its next action puts on it. */
export function ActionOnBoard<State, Action, Kind>(props: ActionOnBoardProps<State, Action, Kind>) {
  const { view, state, seat, action, info, text } = props;
  const mark = bySeat(info.marks, seat);
  const label = view.boardText(info, seat);
  const covers = action !== null && view.rules.turn(state) === seat ? view.rules.covers(state, action) : [];
  return (
    <div class={`owner-${mark}`}>
      <GameBoard
        view={view}
        id={props.id}
        label={text ? `${label}${colon()}${text}` : label}
        board={view.rules.board(state, seat)}
        mark={mark}
        small
        ghost={covers}
        gain={covers.length > 0 ? gainOf(view.rules, state, action!) : null}
      />
      {props.children}
    </div>
  );
}

type ChosenOnBoardProps<State, Action, Kind> = ChoiceBoardProps<State, Action> &
  Pick<ActionOnBoardProps<State, Action, Kind>, 'view' | 'text' | 'children'>;

/** What an action takes or places, on the board of the player who decides. */
export function ChosenOnBoard<State, Action, Kind>(props: ChosenOnBoardProps<State, Action, Kind>) {
  return <ActionOnBoard {...props} seat={props.view.rules.turn(props.state) as Seat} />;
}
