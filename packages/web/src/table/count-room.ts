import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Between the two boards, and around them. */
const GAP = 10;

/** While they are counted both boards take the room of the screen: theirs above mine where it is high, else side by side. */
export function useCountRoom(counting: boolean): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  // With every beat, as what stands above the boards may have come meanwhile.
  useLayoutEffect(() => {
    if (!counting || !main.current) return;
    const fill = () => fillRoom(main.current!);
    fill();
    addEventListener('resize', fill);
    return () => removeEventListener('resize', fill);
  });
  return main;
}

function fillRoom(main: HTMLElement): void {
  const top = main.offsetTop;
  const height = innerHeight - top - (main.querySelector<HTMLElement>('[data-count]')?.offsetHeight ?? 0);
  const { clientWidth: width } = document.documentElement;
  const stacked = height > width;
  const room = stacked ? { width, height: height / 2 } : { width: width / 2, height };
  for (const [place, name] of (stacked ? ['second', 'first'] : ['first', 'second']).entries()) {
    const side = main.querySelector<HTMLElement>(`[data-side=${name}]`)!;
    // Its place in the layout, which no transform changes.
    const { offsetWidth: across, offsetLeft, offsetTop } = side;
    const seen = side.getBoundingClientRect();
    const board = side.querySelector('.board')!.getBoundingClientRect();
    const high = (board.bottom - seen.top) * (across / seen.width);
    const scale = Math.min((room.width - 2 * GAP) / across, (room.height - GAP) / high);
    const x = (stacked ? 0 : place * room.width) + (room.width - scale * across) / 2 - offsetLeft;
    const y = top + (stacked ? place * room.height : 0) + (room.height - scale * high) / 2 - offsetTop;
    side.style.setProperty('--count', `translate(${x}px, ${y}px) scale(${scale})`);
  }
}
