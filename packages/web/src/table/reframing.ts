import { columnsIn, frameOf, rowsIn } from '@castellan/picture/board';
import type { SeatBoard } from '@castellan/rules';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How long a wider board takes to come into its new frame. */
const LASTS = 240;

/** Lets a board that has grown glide into its new frame instead of jumping; `of` names the board, so that two are not mixed up. */
export function useReframing(grown: SeatBoard<unknown>, of: string): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const frame = frameOf(grown);
  const before = useRef({ frame, of });
  useLayoutEffect(() => {
    const { frame: old, of: oldOf } = before.current;
    before.current = { frame, of };
    const board = sheet.current?.firstElementChild;
    const same =
      old.left === frame.left && old.top === frame.top && old.right === frame.right && old.bottom === frame.bottom;
    if (!board || same || of !== oldOf || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Where the old frame lies in the new sheet, and how much larger its squares were.
    const scale = Math.min(columnsIn(frame) / columnsIn(old), rowsIn(frame) / rowsIn(old));
    const x = (-(old.left - frame.left) / columnsIn(frame)) * 100;
    const y = (-(old.top - frame.top) / rowsIn(frame)) * 100;
    board.animate(
      [
        { transform: `scale(${scale}) translate(${x}%, ${y}%)`, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration: LASTS, easing: 'cubic-bezier(.2, .9, .3, 1)' },
    );
  });
  return sheet;
}
