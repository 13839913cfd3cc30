import { bySeat, type Covered, type Seat, type Square } from '@castellan/rules';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Intent } from '../board/board.tsx';
import { GameBoard } from '../board/game-board.tsx';
import { domainAt, drawnBy, drawnSince, type GameView } from '../games/view.ts';
import { colon, formatNumber, formatSigned, t } from '../i18n/index.ts';
import { nameOf } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { PlayerMark } from '../ui/art.tsx';
import { Counted } from '../ui/counted.tsx';
import type { TableController } from './controller.ts';
import { Face } from './face.tsx';
import { MINE, THEIRS } from './keys.ts';
import { useReframing } from './reframing.ts';
import styles from './seat-board.module.css';

/** A table on whose boards something is placed. */
interface BoardTable<State, Action> extends TableController<State, Action, string, unknown> {
  readonly lit: ReadonlySignal<ReadonlySet<Square>>;
  tap(square: Square): void;
}

interface SeatBoardProps<State, Action, Kind> {
  readonly view: GameView<State, Action, Kind>;
  readonly table: BoardTable<State, Action>;
  readonly seat: Seat;
  /** What is laid out on the board of the player here. */
  readonly ghost: readonly Covered<Kind>[];
  /** What is laid out lies on no square: a pass, a discard. */
  readonly offBoard: boolean;
  /** Why the last tap did nothing, or what is laid out. */
  readonly noteText: () => string;
  readonly onGrab: ((event: PointerEvent) => void) | undefined;
  readonly onScores: () => void;
  /** What stands between the name and the points. */
  readonly children: ComponentChildren;
}

/** The board of a player at a table, with its owner and points. */
export function SeatBoard<State, Action, Kind>(props: SeatBoardProps<State, Action, Kind>) {
  const { view, table, seat, offBoard, onScores } = props;
  const { rules } = view;
  const { session, me, looked, lookingBack, refusal } = table;
  const info = session.info.value;
  const state = table.view.value;
  const board = rules.board(state, seat);
  const mine = seat === me.value;
  const live = lookingBack.value === null;
  const mark = bySeat(info.marks, seat);
  const { total } = bySeat(rules.score(state), seat);
  const label = view.boardText(info, seat);
  // The other board is not drawn again with every square tried on mine.
  const ghost = mine && live ? props.ghost : [];
  // On a desk two people have boards of one size.
  const small = !mine && !(session.isLocal(seat) && matchMedia('(width >= 1200px)').matches);
  const sheet = useReframing(board, `${seat}`);
  const [states, actions] = [session.states.value, session.actions.value];

  const shine = (() => {
    if (mine && refusal.value?.code === 'occupied') return domainAt(view, state, seat, refusal.value.square!);
    return looked.value?.seat === seat && ghost.length === 0 ? domainAt(view, state, seat, looked.value.square) : null;
  })();

  const onIntent = ({ square, by }: Intent): unknown => {
    const standing = ghost.some((covered) => covered.square === square);
    // Enter rolls, takes, passes and confirms, too, wherever the cursor stands.
    if (by === 'enter' && (!mine || table.lit.value.size === 0 || offBoard || (standing && table.canConfirm.value)))
      return false;
    looked.value = { seat, square };
    if (mine) table.tap(square);
    const domain = domainAt(view, state, seat, square);
    if (domain) announce(view.domainText(domain));
    else if (mine) announce(props.noteText());
    return undefined;
  };

  const drawn = (
    <GameBoard
      // Another frame is another sheet of paper: it glides in, the old one does not shift.
      key={Object.values(board.bound?.extent ?? {}).join()}
      view={view}
      id={mine ? MINE : THEIRS}
      label={label}
      board={board}
      mark={mark}
      small={small}
      lit={mine ? table.lit.value : undefined}
      ghost={ghost}
      gain={mine ? table.gain.value : null}
      grow={grownBy(table, ghost)}
      shine={shine}
      fresh={drawnBy(view, states, actions, lookingBack.value ?? actions.length, seat)}
      marked={mine || !live ? [] : drawnSince(view, states, actions, table.since.value, seat)}
      onIntent={onIntent}
      onLook={(square) => {
        looked.value = square ? { seat, square } : null;
      }}
      onGrab={mine ? props.onGrab : undefined}
    />
  );

  return (
    <section class={mine ? 'mine' : 'theirs'} data-seat={seat} aria-label={label}>
      <div class={`who ${styles.owner}`}>
        <PlayerMark seat={mark} />
        <Face info={info} seat={seat} />
        <span class="player-name">{nameOf(info, seat)}</span>
        {props.children}
        {!mine && live && table.gained.value !== 0 && (
          <span class={`since owner-${mark}`}>{formatSigned(table.gained.value)}</span>
        )}
        <button
          type="button"
          class={`total ${styles.total}`}
          aria-label={`${t('common.scores')}${colon()}${formatNumber(total)}`}
          onClick={onScores}
        >
          <Counted key={seat} value={total} />
        </button>
      </div>
      {board.bound ? (
        <div class="bound-frame" ref={sheet}>
          {drawn}
        </div>
      ) : (
        drawn
      )}
    </section>
  );
}

/** The squares already drawn of the domains that what is laid out would join. */
function grownBy<State, Action>({ preview }: BoardTable<State, Action>, ghost: readonly Covered<unknown>[]): Square[] {
  const placed = ghost.map(({ square }) => square);
  return (preview.value?.domains ?? [])
    .filter(({ squares }) => placed.length > 1 && placed.some((square) => squares.includes(square)))
    .flatMap(({ squares }) => squares.filter((square) => !placed.includes(square)));
}
