import {
  type BoardArt,
  castleOf,
  columnsIn,
  cornerOf,
  type Detail,
  frameOf,
  isOutOfReach,
  layersOf,
  outlineOf,
  rowsIn,
  squaresIn,
  UNIT,
} from '@castellan/picture/board';
import { type Edge, stroke } from '@castellan/picture/ink';
import type { Covered, Domain, Drawn, Extent, Seat, SeatBoard, Square } from '@castellan/rules';
import { squareAt, stretched } from '@castellan/rules';
import { useMemo } from 'preact/hooks';
import { formatNumber, formatSigned } from '../i18n/index.ts';
import styles from './board.module.css';
import { Board, type Intent } from './board.tsx';

/** What is to be said of a square. */
export interface SquareFacts<Kind> {
  readonly drawn: Drawn<Kind> | null;
  /** The castle stands on it. */
  readonly castle: boolean;
  /** Its bonus is used. */
  readonly spent?: boolean;
  readonly lit: boolean;
  /** Out of reach for good, with what is laid out. */
  readonly lost: boolean;
  /** What is laid out on it. */
  readonly ghost: Drawn<Kind> | null;
}

/** How a game draws its boards, and what it says of a square. */
export interface BoardView<Kind> {
  readonly art: BoardArt<Kind>;
  /** A square as a screen reader says it: its name, what is on it, whether it is legal. */
  squareText(square: Square, facts: SquareFacts<Kind>): string;
}

export interface GameBoardProps<Kind> {
  readonly view: BoardView<Kind>;
  readonly id: string;
  readonly label: string;
  readonly board: SeatBoard<Kind>;
  /** The colour and the hand of its player. */
  readonly mark: Seat;
  readonly small?: boolean;
  readonly lit?: ReadonlySet<Square>;
  /** What is laid out and not yet played. */
  readonly ghost?: readonly Covered<Kind>[];
  /** Points that the ghost brings. */
  readonly gain?: number | null;
  /** Squares of the domains that the ghost would grow. */
  readonly grow?: readonly Square[];
  /** A domain looked at. */
  readonly shine?: Domain<Kind> | null;
  /** It is counted: all else grows pale. */
  readonly fade?: boolean;
  /** Drawn by the last action. */
  readonly fresh?: readonly string[];
  /** Drawn since the player last decided something. */
  readonly marked?: readonly Square[];
  readonly onIntent?: (intent: Intent) => unknown;
  readonly onLook?: (square: Square | null) => void;
  readonly onGrab?: (event: PointerEvent, square: Square) => void;
}

/** A square on which nothing is laid out. */
export function factsOf<Kind>(board: SeatBoard<Kind>, square: Square): SquareFacts<Kind> {
  const drawn = board.squares[squareAt(board.grid, square)] ?? null;
  const castle = square === castleOf(board);
  return { drawn, castle, spent: board.castle?.spent ?? false, lit: false, lost: false, ghost: null };
}

const NONE: readonly never[] = [];

/** One player's board in any game: what it is given is drawn, what is tapped comes out. */
export function GameBoard<Kind>(props: GameBoardProps<Kind>) {
  const { view, board, mark, lit, ghost = NONE, grow = NONE, shine, fresh = NONE, marked = NONE } = props;
  const { art } = view;
  const { grid, bound } = board;
  const detail: Detail = props.small ? 'small' : 'full';
  const frame = frameOf(board);
  const reach = bound ? stretched(grid, bound.extent, numbersOf(board, ghost)) : frame;
  const [columns, rows] = [columnsIn(frame), rowsIn(frame)];
  const castle = castleOf(board);
  const drawnOn = (name: Square) => board.squares[squareAt(grid, name)] ?? null;
  const at = (name: Square) => cornerOf(board, frame, name);
  const outline = (squares: readonly Square[]) => outlineOf(board, frame, squares);

  // What is drawn stays drawn: only another action draws it again.
  const { margin, paper, land } = useMemo(
    () => layersOf(art, { board, detail, mark, frame, reach, fresh }),
    [art, board.squares, board.castle?.spent, Object.values(frame).join(), mark, detail, fresh.join()],
  );
  const ground = useMemo(
    () => art.ground({ board, detail, mark, frame, reach, fresh }),
    [art, board.squares, Object.values(reach).join(), detail],
  );

  const squares = squaresIn(board, frame).map((name) => {
    const facts: SquareFacts<Kind> = {
      ...factsOf(board, name),
      lit: lit?.has(name) ?? false,
      lost: name !== castle && !drawnOn(name) && isOutOfReach(board, reach, name),
      ghost: ghost.find(({ square }) => square === name) ?? null,
    };
    return { name, label: view.squareText(name, facts), lit: facts.lit, ghost: facts.ghost !== null };
  });
  const litSquares = squares.filter((square) => square.lit);

  return (
    <Board
      id={props.id}
      label={props.label}
      class={`${art.name} owner-${mark}${props.small ? ' small' : ''}`}
      columns={columns}
      rows={rows}
      margin={margin}
      {...(castle && { start: castle })}
      squares={squares}
      onIntent={props.onIntent}
      onLook={props.onLook}
      onGrab={props.onGrab}
    >
      <Markup of={paper} />
      {bound && !props.small && <Rulers frame={frame} reach={reach} margin={margin} />}
      <g transform={`translate(${margin} ${margin})`}>
        <Markup of={ground} />
        {litSquares.map(({ name }) => !drawnOn(name) && <LitSquare key={name} at={at(name)} mark={mark} />)}
        <Markup of={land} />
        {litSquares.map(({ name }) => drawnOn(name) && <LitFrame key={name} at={at(name)} />)}
        {marked.length > 0 && (
          <Ink key={marked.join()} name="marked" edges={outline(marked)} seed={7} width={props.small ? 5 : 4} />
        )}
        {grow.length > 0 && <Ink name="grow" edges={outline(grow)} seed={3} width={3} />}
        {shine && props.fade && (
          <path
            class={styles.veil}
            fill-rule="evenodd"
            d={[
              `M0 0H${columns * UNIT}V${rows * UNIT}H0Z`,
              ...shine.squares.map(at).map(([x, y]) => `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`),
            ].join('')}
          />
        )}
        {shine && <Ink name="shine" edges={outline(shine.squares)} seed={5} width={props.small ? 6 : 4} />}
        {ghost.length > 0 && <Ghost art={art} covers={ghost} at={at} detail={detail} />}
        {ghost.length > 0 && typeof props.gain === 'number' && (
          <Badge
            corners={ghost.map(({ square }) => at(square))}
            right={columns * UNIT}
            text={formatSigned(props.gain)}
          />
        )}
        {shine && (
          <Badge
            corners={shine.squares.map(at)}
            right={columns * UNIT}
            text={`${formatNumber(shine.squares.length)} × ${formatNumber(shine.marks)} = ${formatNumber(shine.points)}`}
          />
        )}
      </g>
    </Board>
  );
}

type Corner = readonly [x: number, y: number];

const numbersOf = (board: SeatBoard<unknown>, covers: readonly { readonly square: Square }[]): number[] =>
  covers.map(({ square }) => squareAt(board.grid, square));

/** A drawing of the picture package, which holds no text of people. */
const Markup = ({ of }: { of: string }) => <g dangerouslySetInnerHTML={{ __html: of }} />;

interface InkProps {
  readonly edges: readonly Edge[];
  readonly seed: number;
  readonly width: number;
  readonly name: 'marked' | 'grow' | 'shine';
}

/** Squares framed in ink, above what is drawn. */
const Ink = ({ edges, seed, width, name }: InkProps) => (
  <g data-ink={name}>
    <path d={stroke(edges, UNIT, seed, 0)} stroke-width={width} />
    <path d={stroke(edges, UNIT, seed, 99)} stroke-width={width * 0.6} />
  </g>
);

/** A legal square: clean paper with the player's mark. */
function LitSquare({ at: [x, y], mark }: { at: Corner; mark: Seat }) {
  const [cx, cy] = [x + UNIT / 2, y + UNIT / 2];
  return (
    <>
      <rect class={styles.litSquare} x={x + 2.5} y={y + 2.5} width={UNIT - 5} height={UNIT - 5} rx="3" />
      {mark === 1 ? (
        <path class={styles.litMark} d={`M${cx} ${cy - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5Z`} />
      ) : (
        <circle class={styles.litMark} cx={cx} cy={cy} r="4.6" />
      )}
    </>
  );
}

/** A drawn square that can be chosen: a frame within it, as what is drawn stays in sight. */
const LitFrame = ({ at: [x, y] }: { at: Corner }) => (
  <rect class={styles.litFrame} x={x + 5} y={y + 5} width={UNIT - 10} height={UNIT - 10} rx="5" />
);

/** Along two edges: how much of the bound is used, a bar for each column and row. */
function Rulers({ frame, reach, margin }: { frame: Extent; reach: Extent; margin: number }) {
  const from = (index: number) => margin + index * UNIT + 4;
  const bars = [
    ...Array.from({ length: columnsIn(frame) }, (_, index) => ({
      d: `M${from(index)} 8.5h${UNIT - 8}`,
      on: frame.left + index >= reach.left && frame.left + index <= reach.right,
    })),
    ...Array.from({ length: rowsIn(frame) }, (_, index) => ({
      d: `M8.5 ${from(index)}v${UNIT - 8}`,
      on: frame.top + index >= reach.top && frame.top + index <= reach.bottom,
    })),
  ];
  return (
    <g class={styles.rulers}>
      {bars.map(({ d, on }) => (
        <path key={d} data-on={on} d={d} />
      ))}
    </g>
  );
}

interface GhostProps<Kind> {
  readonly art: BoardArt<Kind>;
  readonly covers: readonly Covered<Kind>[];
  readonly at: (square: Square) => Corner;
  readonly detail: Detail;
}

/** Not yet played: a raised piece with a dashed outline that glides from square to square; one for a domino, two for dice apart. */
function Ghost<Kind>({ art, covers, at, detail }: GhostProps<Kind>) {
  const corners = covers.map(({ square }) => at(square));
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = corners;
  const apart = corners.length === 2 && Math.abs(ax - bx) + Math.abs(ay - by) > UNIT;
  const pieces: readonly (readonly Corner[])[] = apart ? corners.map((corner) => [corner]) : [corners];
  const boxes = pieces.map((piece) => {
    const x = Math.min(...piece.map(([left]) => left));
    const y = Math.min(...piece.map(([, top]) => top));
    const width = Math.max(...piece.map(([left]) => left)) + UNIT - x;
    const height = Math.max(...piece.map(([, top]) => top)) + UNIT - y;
    return { x: `${x + 1}px`, y: `${y + 1}px`, width: `${width - 2}px`, height: `${height - 2}px` };
  });
  return (
    <g class={styles.ghost} key={pieces.length}>
      {boxes.map((box, index) => (
        <rect key={index} class={styles.ghostPaper} style={box} rx="5" />
      ))}
      {covers.map(({ kind, marks, added }, index) => (
        <g
          key={index}
          class={styles.ghostHalf}
          style={{ transform: `translate(${corners[index]![0]}px, ${corners[index]![1]}px)` }}
        >
          <Markup of={art.laidOut(kind, marks, detail, added)} />
        </g>
      ))}
      {boxes.map((box, index) => (
        <rect key={index} class={styles.ghostOutline} data-ghost style={box} rx="5" />
      ))}
    </g>
  );
}

interface BadgeProps {
  readonly corners: readonly Corner[];
  /** The right edge of the squares, which the badge does not leave. */
  readonly right: number;
  readonly text: string;
}

/** Points in an ink badge at the top left corner of some squares. */
function Badge({ corners, right, text }: BadgeProps) {
  const top = Math.min(...corners.map(([, y]) => y));
  const left = Math.min(...corners.filter(([, y]) => y === top).map(([x]) => x));
  const width = Math.max(36, 16 + text.length * 8.4);
  const height = 23;
  const x = Math.min(Math.max(-8, left - 4), Math.max(-8, right + 8 - width));
  const y = Math.max(-16, top - 6 - height / 2);
  return (
    <g data-badge={left > right / 2 ? 'end' : 'begin'}>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <text x={x + width / 2} y={y + height * 0.76}>
        {text}
      </text>
    </g>
  );
}
