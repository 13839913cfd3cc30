import '../../board/board.css';
import { deckle } from '@castellan/picture/ink';
import { isSquare, type Square } from '@castellan/rules';
import { Board, type BoardSquare, UNIT } from '../../board/board.tsx';
import { t } from '../../i18n/index.ts';
import type { NoughtsState } from './table.tsx';

const SIDE = 3;
const MARGIN = 16;
/** Column by column, as the rules number the squares. */
const NAMES = ['a', 'b', 'c'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`)).filter(isSquare);
/** Row by row, as a board is read. */
export const SQUARES: readonly { readonly name: Square; readonly at: number }[] = Array.from(
  { length: SIDE * SIDE },
  (_, index) => {
    const at = (index % SIDE) * SIDE + Math.floor(index / SIDE);
    return { name: NAMES[at]!, at };
  },
);

interface NoughtsBoardProps {
  readonly id: string;
  readonly state: NoughtsState;
  readonly names: readonly [string, string];
  readonly staged?: Square | null;
  readonly onTap?: (square: Square) => void;
}

/** The one board of both players. */
export function NoughtsBoard({ id, state, names, staged = null, onTap }: NoughtsBoardProps) {
  const squares = SQUARES.map(({ name, at }): BoardSquare => {
    const drawn = state.board[at]!;
    const what = drawn === 0 ? t('noughts.square.empty') : t('noughts.square.drawn', { name: names[drawn - 1]! });
    return { name, label: `${name}: ${what}`, lit: drawn === 0 && state.phase !== 'over', ghost: name === staged };
  });
  return (
    <Board
      id={id}
      label={t('noughts.board')}
      columns={SIDE}
      rows={SIDE}
      margin={MARGIN}
      squares={squares}
      {...(onTap && { onIntent: ({ square }: { square: Square }) => onTap(square) })}
    >
      <Drawing state={state} staged={staged} />
    </Board>
  );
}

function Drawing({ state, staged }: { state: NoughtsState; staged: Square | null }) {
  const side = SIDE * UNIT + 2 * MARGIN;
  return (
    <>
      <path class="sheet" d={deckle(side, side, 5)} />
      {SQUARES.map(({ name, at }, index) => {
        const [x, y] = [MARGIN + (index % SIDE) * UNIT, MARGIN + Math.floor(index / SIDE) * UNIT];
        const drawn = state.board[at] || (name === staged ? state.seat : 0);
        return (
          <g key={name} transform={`translate(${x} ${y})`} fill="none" stroke="currentColor" stroke-width={4}>
            <rect class="room" x={2} y={2} width={UNIT - 4} height={UNIT - 4} rx={3} />
            {drawn === 1 && <path d={`M12 12L${UNIT - 12} ${UNIT - 12}M${UNIT - 12} 12L12 ${UNIT - 12}`} />}
            {drawn === 2 && <circle cx={UNIT / 2} cy={UNIT / 2} r={UNIT / 2 - 12} />}
          </g>
        );
      })}
    </>
  );
}

const FAR: NoughtsState = { board: [1, 0, 2, 0, 1, 0, 0, 2, 1], seat: 2, phase: 'over' };

/** The picture of the start page. */
export function Picture() {
  const side = SIDE * UNIT + 2 * MARGIN;
  return (
    <div inert>
      <svg class="map" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <Drawing state={FAR} staged={null} />
      </svg>
    </div>
  );
}
