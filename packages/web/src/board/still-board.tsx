import { type BoardArt, drawBoard } from '@castellan/picture/board';
import type { Seat, SeatBoard } from '@castellan/rules';
import { useMemo } from 'preact/hooks';
import styles from './board.module.css';

interface StillBoardProps<Kind> {
  readonly art: BoardArt<Kind>;
  readonly board: SeatBoard<Kind>;
  readonly mark: Seat;
}

/** A board as a picture: nothing on it can be tapped, and a screen reader passes it by. */
export function StillBoard<Kind>({ art, board, mark }: StillBoardProps<Kind>) {
  const { width, height, markup } = useMemo(() => drawBoard(art, board, mark), [art, board.squares, mark]);
  return (
    <svg
      class={`${styles.map} ${art.name}`}
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
