import './board.css';
import { type BoardArt, type Detail, type Drawing, drawBoard } from '@castellan/picture/board';
import type { Seat, SeatBoard } from '@castellan/rules';
import { useMemo } from 'preact/hooks';

interface StillBoardProps<Kind> {
  readonly art: BoardArt<Kind>;
  readonly board: SeatBoard<Kind>;
  readonly mark: Seat;
  /** Below 120 px a thumbnail: terrain or shields and borders alone. */
  readonly detail?: Detail;
}

/** A board as a picture: nothing on it can be tapped, and a screen reader passes it by. */
export function StillBoard<Kind>({ art, board, mark, detail = 'full' }: StillBoardProps<Kind>) {
  const drawing = useMemo(() => drawBoard(art, board, mark, detail), [art, board.squares, mark, detail]);
  return <Still class={`map ${art.name}`} drawing={drawing} />;
}

export const Still = ({ drawing: { width, height, markup }, class: name }: { drawing: Drawing; class: string }) => (
  <svg
    class={name}
    viewBox={`-3 -3 ${width + 6} ${height + 6}`}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
