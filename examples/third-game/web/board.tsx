import { noughtsArt } from '@castellan/picture/games/noughts';
import { isSquare, rulesOf, type SeatBoard, type Square } from '@castellan/rules';
import { type BoardView, GameBoard } from '../../board/game-board.tsx';
import { StillBoard } from '../../board/still-board.tsx';
import { t } from '../../i18n/index.ts';
import type { NoughtsState } from './table.tsx';

const rules = rulesOf('noughts');
type Kind = 'x' | 'o';

interface NoughtsBoardProps {
  readonly id: string;
  readonly state: NoughtsState;
  readonly names: readonly [string, string];
  readonly staged?: Square | null;
  readonly onTap?: (square: Square) => void;
}

/** The one board of both players. */
export function NoughtsBoard({ id, state, names, staged = null, onTap }: NoughtsBoardProps) {
  const board: SeatBoard<Kind> = rules.board(state, 1);
  const view: BoardView<Kind> = {
    art: noughtsArt,
    squareText: (square, { drawn }) => {
      const name = drawn && names[drawn.kind === 'x' ? 0 : 1];
      return `${square}: ${name === null ? t('noughts.square.empty') : t('noughts.square.drawn', { name })}`;
    },
  };
  const legal: readonly { readonly action: { readonly square: Square } }[] = rules.placements(state, state.seat);
  return (
    <GameBoard
      view={view}
      id={id}
      label={t('noughts.board')}
      board={board}
      mark={1}
      lit={new Set(legal.map(({ action }) => action.square))}
      ghost={staged ? rules.covers(state, { type: 'draw', square: staged }) : []}
      {...(onTap && { onIntent: ({ square }: { square: Square }) => onTap(square) })}
    />
  );
}

const FAR: NoughtsState = { board: [1, 0, 2, 0, 1, 0, 0, 2, 1], seat: 2, phase: 'over' };

/** The picture of the start page. */
export const Picture = () => (
  <div inert>
    <StillBoard art={noughtsArt} board={rules.board(FAR, 1)} mark={1} />
  </div>
);

/** Column by column, as the rules number the squares. */
export const NAMES = ['a', 'b', 'c'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`)).filter(isSquare);
