import { borders, deckle } from '@castellan/picture/ink';
import {
  BOARDS,
  type Domain,
  type Kingdom,
  type Score,
  type Seat,
  type Size,
  type Square,
  squareAt,
  type Terrain,
} from '@castellan/rules';
import { useMemo } from 'preact/hooks';
import { Board, type Intent, UNIT } from '../../board/board.tsx';
import { Ink } from '../../board/ink-path.tsx';
import { formatSigned } from '../../i18n/index.ts';
import { ArtAt } from '../../ui/art.tsx';
import { CountedCrowns, Crowns, terrainArt } from './art.tsx';
import { canBelong, columnsIn, type Frame, frameOf, placeIn, rowsIn, squaresIn } from './frame.ts';
import type { GhostHalf } from './ghost.ts';
import { squareText } from './sentences.ts';

export interface KingdomMapProps {
  readonly id: string;
  readonly label: string;
  readonly size: Size;
  readonly kingdom: Kingdom;
  readonly score: Score<Terrain>;
  readonly mark: Seat;
  readonly small?: boolean;
  readonly lit?: ReadonlySet<Square>;
  readonly ghost?: readonly GhostHalf[];
  readonly gain?: number | null;
  /** How far the kingdom would reach with the ghost. */
  readonly reach?: Kingdom['extent'];
  /** Squares of the domains the ghost would grow. */
  readonly grow?: readonly Square[];
  /** A domain looked at. */
  readonly shine?: Domain<Terrain> | null;
  /** Placed by the last action. */
  readonly fresh?: readonly string[];
  /** Placed since the one who looks last decided something. */
  readonly marked?: readonly Square[];
  readonly onIntent?: (intent: Intent) => unknown;
  readonly onLook?: (square: Square | null) => void;
  readonly onGrab?: (event: PointerEvent, square: Square) => void;
}

/** One player's kingdom: what is handed in is drawn, what is tapped comes out. */
export function KingdomMap(props: KingdomMapProps) {
  const {
    size,
    kingdom,
    score,
    mark,
    small = false,
    lit,
    ghost = [],
    grow = [],
    shine,
    fresh = [],
    marked = [],
  } = props;
  const grid = BOARDS[size];
  const frame = frameOf(size, kingdom.extent);
  const [columns, rows] = [columnsIn(frame), rowsIn(frame)];
  const margin = small ? 8 : 17;
  const seed = mark * 5;
  const names = squaresIn(size, frame);
  const castle = grid.names[grid.castle]!;
  const drawnOn = (name: Square) => kingdom.board[squareAt(grid, name)] ?? null;
  const ghostOn = (name: string) => ghost.find(({ square }) => square === name)?.half ?? null;
  const reach = props.reach ?? kingdom.extent;
  const isLost = (name: Square) => name !== castle && !drawnOn(name) && !canBelong(size, reach, name);
  const at = (name: Square) => {
    const { x, y } = placeIn(size, frame, name);
    return { x: x * UNIT, y: y * UNIT };
  };
  const outline = (squares: readonly Square[]) => {
    const inside = new Set(squares);
    return borders(columns, rows, (x, y) => (inside.has(names[y * columns + x]!) ? 1 : 0));
  };
  const domainOf = new Map(
    score.domains.flatMap(({ squares }, index) => squares.map((name) => [name, index + 1] as const)),
  );
  const freshDomains = score.domains.filter(({ squares }) => squares.some((name) => fresh.includes(name)));
  const inkWidth = small ? 5.4 : 4.6;

  const edge = useMemo(
    () => deckle(columns * UNIT + 2 * margin, rows * UNIT + 2 * margin, seed),
    [columns, rows, margin, seed],
  );
  // What is drawn stays drawn: only a placement draws it anew.
  const land = useMemo(
    () => (
      <>
        {names.map((name) => {
          const kind = drawnOn(name)?.kind;
          return (
            kind && (
              <g key={name} class={fresh.includes(name) ? 'fresh' : undefined}>
                <ArtAt id={terrainArt(kind)} {...at(name)} side={UNIT} />
              </g>
            )
          );
        })}
        <path class="seam" d={seams(score.domains, at)} />
        {names.map((name) => {
          const crowns = drawnOn(name)?.marks ?? 0;
          if (crowns === 0) return null;
          return (
            <g key={name}>
              <Crowns crowns={crowns} {...at(name)} />
              {small && <CountedCrowns crowns={crowns} {...at(name)} />}
            </g>
          );
        })}
        <Ink
          edges={borders(columns, rows, (x, y) => {
            const name = names[y * columns + x]!;
            return name === castle ? 'castle' : (domainOf.get(name) ?? 0);
          })}
          unit={UNIT}
          seed={seed}
          width={inkWidth}
        />
        {freshDomains.map(({ squares }) => (
          <g key={squares[0]} class="drawing">
            <Ink edges={outline(squares)} unit={UNIT} seed={seed} width={inkWidth + 1.4} />
          </g>
        ))}
      </>
    ),
    [size, kingdom, mark, small, fresh.join()],
  );

  return (
    <Board
      id={props.id}
      label={props.label}
      class={`kingdom o${mark}${small ? ' small' : ''}`}
      columns={columns}
      rows={rows}
      margin={margin}
      start={castle}
      squares={names.map((name) => ({
        name,
        label: squareText(name, {
          drawn: drawnOn(name),
          castle: name === castle,
          lit: lit?.has(name) ?? false,
          lost: isLost(name),
          ghost: ghostOn(name),
        }),
        lit: lit?.has(name) ?? false,
        ghost: ghostOn(name) !== null,
      }))}
      onIntent={props.onIntent}
      onLook={props.onLook}
      onGrab={props.onGrab}
    >
      <path class="sheet" d={edge} />
      {!small && <Rulers frame={frame} reach={reach} margin={margin} />}
      <g transform={`translate(${margin} ${margin})`}>
        {names.map((name) => {
          const { x, y } = at(name);
          if (drawnOn(name)) return null;
          if (name === castle) return <Castle key={name} x={x} y={y} />;
          if (isLost(name)) return <Lost key={name} x={x} y={y} />;
          return lit?.has(name) ? <Lit key={name} x={x} y={y} mark={mark} /> : <Room key={name} x={x} y={y} />;
        })}
        {land}
        {marked.length > 0 && (
          <Ink key={marked.join()} class="marked" edges={outline(marked)} unit={UNIT} seed={7} width={small ? 5 : 4} />
        )}
        {grow.length > 0 && <Ink class="grow" edges={outline(grow)} unit={UNIT} seed={3} width={3} />}
        {shine && <Ink class="shine" edges={outline(shine.squares)} unit={UNIT} seed={5} width={small ? 6 : 4} />}
        {ghost.length === 2 && <GhostPiece halves={ghost} at={at} />}
        {ghost.length === 2 && typeof props.gain === 'number' && (
          <Badge
            squares={ghost.map(({ square }) => square)}
            at={at}
            right={columns * UNIT}
            text={formatSigned(props.gain)}
          />
        )}
        {shine && (
          <Badge
            squares={shine.squares}
            at={at}
            right={columns * UNIT}
            text={`${shine.squares.length} × ${shine.marks} = ${shine.points}`}
          />
        )}
      </g>
    </Board>
  );
}

type At = (square: Square) => { readonly x: number; readonly y: number };
interface Corner {
  readonly x: number;
  readonly y: number;
}

const Castle = ({ x, y }: Corner) => (
  <>
    <rect class="keep" x={x} y={y} width={UNIT} height={UNIT} />
    <ArtAt id="castle" x={x + 4} y={y + 3.5} side={40} />
  </>
);

const Room = ({ x, y }: Corner) => (
  <rect class="room" x={x + 2.5} y={y + 2.5} width={UNIT - 5} height={UNIT - 5} rx="3" />
);

/** Would be out of reach: hatched, as on a map. */
const Lost = ({ x, y }: Corner) => (
  <path
    class="lost"
    d={`M${x + 8} ${y + 40}L${x + 40} ${y + 8}M${x + 8} ${y + 24}L${x + 24} ${y + 8}M${x + 24} ${y + 40}L${x + 40} ${y + 24}`}
  />
);

/** A legal square: clean paper with the player's mark. */
function Lit({ x, y, mark }: Corner & { mark: Seat }) {
  const [cx, cy] = [x + UNIT / 2, y + UNIT / 2];
  return (
    <>
      <rect class="litsq" x={x + 2.5} y={y + 2.5} width={UNIT - 5} height={UNIT - 5} rx="3" />
      {mark === 1 ? (
        <path class="litdot" d={`M${cx} ${cy - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5Z`} />
      ) : (
        <circle class="litdot" cx={cx} cy={cy} r="4.6" />
      )}
    </>
  );
}

/** Between two squares of one domain: a thin seam, so that squares can be counted. */
function seams(domains: readonly Domain<Terrain>[], at: At): string {
  const parts: string[] = [];
  for (const { squares } of domains) {
    for (const [index, one] of squares.entries()) {
      for (const two of squares.slice(index + 1)) {
        const [a, b] = [at(one), at(two)];
        if (a.y === b.y && b.x - a.x === UNIT) parts.push(`M${b.x} ${b.y + 5}v${UNIT - 10}`);
        if (a.x === b.x && b.y - a.y === UNIT) parts.push(`M${b.x + 5} ${b.y}h${UNIT - 10}`);
      }
    }
  }
  return parts.join('');
}

/** Along two edges: how much of the bound is used, a bar for each column and row. */
function Rulers({ frame, reach, margin }: { frame: Frame; reach: Frame; margin: number }) {
  const bars: { d: string; on: boolean }[] = [];
  for (let column = frame.left; column <= frame.right; column++) {
    const from = margin + (column - frame.left) * UNIT;
    bars.push({ d: `M${from + 4} 8.5H${from + UNIT - 4}`, on: column >= reach.left && column <= reach.right });
  }
  for (let row = frame.top; row <= frame.bottom; row++) {
    const from = margin + (row - frame.top) * UNIT;
    bars.push({ d: `M8.5 ${from + 4}V${from + UNIT - 4}`, on: row >= reach.top && row <= reach.bottom });
  }
  return (
    <g class="rulers">
      {bars.map(({ d, on }) => (
        <path key={d} class={on ? 'on' : undefined} d={d} />
      ))}
    </g>
  );
}

/** Not yet placed: a raised piece with a dashed outline. Each half glides to its square; the terrain stays upright. */
function GhostPiece({ halves, at }: { halves: readonly GhostHalf[]; at: At }) {
  const corners = halves.map(({ square }) => at(square));
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  const width = Math.max(...corners.map((corner) => corner.x)) + UNIT - x;
  const height = Math.max(...corners.map((corner) => corner.y)) + UNIT - y;
  return (
    <g class="ghost">
      <rect class="gsh" style={{ x: `${x}px`, y: `${y}px`, width: `${width}px`, height: `${height}px` }} rx="4" />
      {halves.map(({ half }, index) => (
        <g key={index} class="ghalf" style={{ transform: `translate(${corners[index]!.x}px, ${corners[index]!.y}px)` }}>
          <ArtAt id={terrainArt(half.kind)} x={4} y={4} side={UNIT - 8} />
          <Crowns crowns={half.marks} x={-2} y={2} />
        </g>
      ))}
      <rect
        class="gline"
        style={{ x: `${x + 1}px`, y: `${y + 1}px`, width: `${width - 2}px`, height: `${height - 2}px` }}
        rx="4"
      />
    </g>
  );
}

interface BadgeProps {
  readonly squares: readonly Square[];
  readonly at: At;
  /** The right edge of the squares, which the badge does not leave. */
  readonly right: number;
  readonly text: string;
}

/** Points in an ink badge at the top left corner of some squares. */
function Badge({ squares, at, right, text }: BadgeProps) {
  const corners = squares.map(at);
  const top = Math.min(...corners.map(({ y }) => y));
  const left = Math.min(...corners.filter(({ y }) => y === top).map(({ x }) => x));
  const width = Math.max(36, 16 + text.length * 8.2);
  const height = 23;
  const x = Math.min(Math.max(-8, left - 4), Math.max(-8, right + 8 - width));
  const y = Math.max(-16, top - 6 - height / 2);
  return (
    <g class={left > right / 2 ? 'badge end' : 'badge'}>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <text x={x + width / 2} y={y + height * 0.76}>
        {text}
      </text>
    </g>
  );
}
