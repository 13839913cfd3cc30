import { bySeat, type Coat, type Domain, type DuelState, type Seat } from '@castellan/rules';
import { formatNumber } from '../../i18n/index.ts';
import { DuelMap, type DuelMapProps } from './board.tsx';
import { squareText } from './sentences.ts';

interface PlayerBoardProps extends Omit<DuelMapProps, 'player' | 'squareLabel' | 'shine'> {
  readonly state: DuelState;
  readonly seat: Seat;
  /** A domain looked at. */
  readonly shine?: Domain<Coat> | null;
}

/** The map of a seat in a state, its squares in words. */
export function PlayerBoard({ state, seat, shine, ...props }: PlayerBoardProps) {
  const { lit, ghost = [] } = props;
  return (
    <DuelMap
      {...props}
      player={bySeat(state.players, seat)}
      shine={
        shine
          ? { squares: shine.squares, text: `${formatNumber(shine.squares.length)} × ${formatNumber(shine.marks)}` }
          : null
      }
      squareLabel={(square) =>
        squareText(state, seat, square, {
          lit: lit?.has(square) ?? false,
          ghost: ghost.find((token) => token.square === square)?.coat ?? null,
        })
      }
    />
  );
}
