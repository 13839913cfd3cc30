import { borders } from '@castellan/picture/ink';
import { type Coat, type DuelPlayer, domainsOf, MAP, type Seat, type Square } from '@castellan/rules';
import { useMemo } from 'preact/hooks';
import { Board, type Intent, UNIT } from '../../board/board.tsx';
import { Ink } from '../../board/ink-path.tsx';
import { formatSigned } from '../../i18n/index.ts';
import { WASH } from './art.ts';
import {
  Castle,
  columnOfName,
  Grid,
  numberDomains,
  Paper,
  rowOfName,
  Shield,
  Survey,
  squareNumber,
} from './board-art.tsx';

export interface GhostToken {
  readonly square: Square;
  readonly coat: Coat;
  readonly crosses: number;
  readonly castle: boolean;
}

interface Shine {
  readonly squares: readonly Square[];
  /** Squares × crosses. */
  readonly text: string;
}

export interface DuelMapProps {
  readonly id: string;
  readonly label: string;
  readonly player: DuelPlayer;
  readonly mark: Seat;
  readonly small?: boolean;
  readonly lit?: ReadonlySet<Square>;
  readonly ghost?: readonly GhostToken[];
  readonly gain?: number | null;
  /** Squares of the domains the ghost would grow. */
  readonly grow?: readonly Square[];
  /** A domain looked at. */
  readonly shine?: Shine | null;
  /** Drawn by the last action. */
  readonly fresh?: readonly string[];
  /** Drawn since the one who looks last decided something. */
  readonly marked?: readonly Square[];
  readonly squareLabel: (square: Square) => string;
  readonly onIntent?: (intent: Intent) => unknown;
  readonly onLook?: (square: Square | null) => void;
  readonly onGrab?: (event: PointerEvent, square: Square) => void;
}

const COLUMNS = MAP.width;
const ROWS = MAP.height;
const NAMES = Array.from(
  { length: MAP.size },
  (_, i) => MAP.names[squareNumber(i % COLUMNS, Math.floor(i / COLUMNS))]!,
);
const xOf = (name: string) => columnOfName(name) * UNIT;
const yOf = (name: string) => rowOfName(name) * UNIT;

/** One player's map: what is handed in is drawn, what is tapped comes out. */
export function DuelMap(props: DuelMapProps) {
  const { player, mark, small = false, lit, ghost = [], grow = [], shine, fresh = [], marked = [] } = props;
  const margin = small ? 9 : 17;
  const seed = mark * 4 + 1;
  const domains = domainsOf(MAP, player.map);
  const ids = numberDomains(player.map, domains);
  const outline = (squares: readonly Square[]) => {
    const inside = new Set(squares);
    return borders(COLUMNS, ROWS, (x, y) => (inside.has(MAP.names[squareNumber(x, y)]!) ? 1 : 0));
  };
  const castle = (x: number, y: number) => squareNumber(x, y) === MAP.castle;
  const standing = new Set(ghost.map(({ square }) => square));
  const freshDomains = domains.filter(({ squares }) => squares.some((square) => fresh.includes(square)));

  const paper = useMemo(() => <Paper margin={margin} seed={seed} small={small} />, [seed, small]);
  const survey = useMemo(() => <Survey />, []);
  // What is drawn stays drawn: only another action draws it anew.
  const land = useMemo(
    () => (
      <>
        {NAMES.map((name) => {
          const drawn = player.map[MAP.names.indexOf(name)];
          return (
            drawn && (
              <rect
                key={name}
                class={fresh.includes(name) ? 'wash fresh' : 'wash'}
                x={xOf(name)}
                y={yOf(name)}
                width={UNIT}
                height={UNIT}
                style={{ fill: WASH[drawn.kind] }}
              />
            )
          );
        })}
        <Grid />
        <Castle spent={!player.castle} />
        {NAMES.map((name) => {
          const drawn = player.map[MAP.names.indexOf(name)];
          return drawn ? (
            <g key={name} class={fresh.includes(name) ? 'fresh' : undefined}>
              <Shield coat={drawn.kind} crosses={drawn.marks} x={xOf(name)} y={yOf(name)} small={small} />
            </g>
          ) : null;
        })}
        <Ink
          edges={borders(COLUMNS, ROWS, (x, y) => (castle(x, y) ? 'castle' : ids.at(x, y)))}
          unit={UNIT}
          seed={seed}
          width={small ? 5.4 : 4.6}
        />
        {freshDomains.map(({ squares }) => (
          <g key={squares[0]} class="drawing">
            <Ink edges={outline(squares)} unit={UNIT} seed={seed} width={small ? 6.4 : 5.6} />
          </g>
        ))}
      </>
    ),
    [player.map, player.castle, mark, small, fresh.join()],
  );

  return (
    <Board
      id={props.id}
      label={props.label}
      class={`duelmap o${mark}${small ? ' small' : ''}`}
      columns={COLUMNS}
      rows={ROWS}
      margin={margin}
      start="d3"
      squares={NAMES.map((name) => ({
        name,
        label: props.squareLabel(name),
        lit: lit?.has(name) ?? false,
        ghost: standing.has(name),
      }))}
      onIntent={props.onIntent}
      onLook={props.onLook}
      onGrab={props.onGrab}
    >
      {paper}
      <g transform={`translate(${margin} ${margin})`}>
        {survey}
        {NAMES.map((name) =>
          lit?.has(name) && !player.map[MAP.names.indexOf(name)] ? (
            <LitSquare key={name} name={name} mark={mark} />
          ) : null,
        )}
        {land}
        {NAMES.map(
          (name) => lit?.has(name) && player.map[MAP.names.indexOf(name)] && <LitCoat key={name} name={name} />,
        )}
        {marked.length > 0 && (
          <Ink key={marked.join()} class="marked" edges={outline(marked)} unit={UNIT} seed={7} width={small ? 5 : 4} />
        )}
        {grow.length > 0 && <Ink class="grow" edges={outline(grow)} unit={UNIT} seed={3} width={3} />}
        {shine && <Ink class="shine" edges={outline(shine.squares)} unit={UNIT} seed={5} width={3.4} />}
        {ghost.length > 0 && <Ghost tokens={ghost} small={small} />}
      </g>
      {ghost.length > 0 && props.gain !== undefined && props.gain !== null && (
        <Badge squares={ghost.map(({ square }) => square)} margin={margin} text={formatSigned(props.gain)} />
      )}
      {shine && <Badge squares={shine.squares} margin={margin} text={shine.text} />}
    </Board>
  );
}

/** A legal square: clean paper with the player's mark. */
function LitSquare({ name, mark }: { name: string; mark: Seat }) {
  const [x, y] = [xOf(name), yOf(name)];
  const [cx, cy] = [x + UNIT / 2, y + UNIT / 2];
  return (
    <>
      <rect class="litsq" x={x + 3} y={y + 3} width={UNIT - 6} height={UNIT - 6} rx="2" />
      {mark === 1 ? (
        <path class="litdot" d={`M${cx} ${cy - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5Z`} />
      ) : (
        <circle class="litdot" cx={cx} cy={cy} r="4.6" />
      )}
    </>
  );
}

/** A drawn square that can be chosen: a frame within it, as the coat stays in sight. */
const LitCoat = ({ name }: { name: string }) => (
  <rect class="litcoat" x={xOf(name) + 5} y={yOf(name) + 5} width={UNIT - 10} height={UNIT - 10} rx="5" />
);

/** Not yet inked: a raised piece with a dashed outline, one piece for a domino, two for dice apart. */
function Ghost({ tokens, small }: { tokens: readonly GhostToken[]; small: boolean }) {
  const [one, two] = tokens;
  const apart =
    one && two && Math.abs(xOf(one.square) - xOf(two.square)) + Math.abs(yOf(one.square) - yOf(two.square)) > UNIT;
  const pieces = apart ? tokens.map((token) => [token]) : [tokens];
  return (
    <>
      {pieces.map((piece) => {
        const x = Math.min(...piece.map(({ square }) => xOf(square))) + 1;
        const y = Math.min(...piece.map(({ square }) => yOf(square))) + 1;
        const width = Math.max(...piece.map(({ square }) => xOf(square))) + UNIT - 1 - x;
        const height = Math.max(...piece.map(({ square }) => yOf(square))) + UNIT - 1 - y;
        return (
          <g class="ghost" key={piece[0]!.square}>
            <rect class="gsh" x={x} y={y} width={width} height={height} rx="5" />
            {piece.map((token) => (
              <g key={token.square}>
                <rect
                  x={xOf(token.square) + 1}
                  y={yOf(token.square) + 1}
                  width={UNIT - 2}
                  height={UNIT - 2}
                  style={{ fill: WASH[token.coat] }}
                  opacity=".55"
                />
                <Shield
                  coat={token.coat}
                  crosses={token.crosses}
                  castle={token.castle}
                  x={xOf(token.square)}
                  y={yOf(token.square)}
                  small={small}
                />
              </g>
            ))}
            <rect class="gline" x={x} y={y} width={width} height={height} rx="5" />
          </g>
        );
      })}
    </>
  );
}

/** Points in an ink badge at the top left corner of some squares. */
function Badge({ squares, margin, text }: { squares: readonly Square[]; margin: number; text: string }) {
  const top = Math.min(...squares.map(rowOfName));
  const left = Math.min(...squares.filter((square) => rowOfName(square) === top).map(columnOfName));
  const width = Math.max(36, 16 + text.length * 8.4);
  const x = margin + left * UNIT + 14;
  const y = Math.max(9, margin + top * UNIT - 6);
  const from = Math.min(Math.max(0, x - 18), COLUMNS * UNIT + 2 * margin - width);
  return (
    <g class="badge">
      <rect x={from} y={y - 11.5} width={width} height="23" rx="11.5" />
      <text x={from + width / 2} y={y + 6}>
        {text}
      </text>
    </g>
  );
}
