import { isSquare, type Square } from '@castellan/rules';

/** Dragging a domino: never needed, always possible. The ghost stays above the finger, under the arrow of a mouse. */

/** How far a pointer travels before a tap becomes a drag. */
const SLACK = 8;
/** How far above a finger the ghost is carried, in squares. */
const LIFT = 1.1;

interface Carry {
  /** The square now under the carried domino, or null off the board. */
  readonly over: (square: Square | null) => void;
  readonly drop: (square: Square | null) => void;
}

/** Follows one pointer from its press until it is let go. */
export function carry(event: PointerEvent, boardId: string, handlers: Carry): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY, pointerType } = event;
  let moving = false;
  let square: Square | null = null;

  const squareUnder = (x: number, y: number): Square | null => {
    const cell = document.getElementById(boardId)?.querySelector('td');
    const lift = pointerType === 'touch' ? (cell?.getBoundingClientRect().height ?? 0) * LIFT : 0;
    const found = document.elementFromPoint(x, y - lift)?.closest<HTMLElement>('[data-square]');
    const name = found?.closest(`#${boardId}`) ? found.dataset.square : undefined;
    return name !== undefined && isSquare(name) ? name : null;
  };
  const onMove = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    if (!moving && Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLACK) return;
    moving = true;
    const under = squareUnder(next.clientX, next.clientY);
    if (under === square) return;
    square = under;
    handlers.over(square);
  };
  const end = (last: PointerEvent) => {
    if (last.pointerId !== pointerId) return;
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!moving) return;
    // The click that follows a drag is not a tap.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    handlers.drop(last.type === 'pointerup' ? square : null);
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
