import { SEATS } from '@castellan/rules';
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyTable } from './controller.ts';
import { useCountBegins } from './count-begins.ts';
import styles from './flights.module.css';
import { type Flight, type Move, moves } from './motion.ts';

/** The end of a game: its mark hides every total until it is counted. */
export const CountBegins = ({ table }: { table: AnyTable }) =>
  useCountBegins(table) ? <i class="uncounted" hidden /> : null;

/** How long the table takes to turn to the other of two people. */
const TURN_LASTS = 420;

const boardsOf = () => SEATS.map((seat) => document.querySelector(`[data-seat="${seat}"] .board`));

/** Two people at one device: each map moves to where it is seen from the other side. A map that stays where it is stands still. */
export function TurningTable({ table }: { table: AnyTable }) {
  const before = useRef<readonly (DOMRect | undefined)[]>([]);
  // A signal tells of the other side before anything is drawn.
  useLayoutEffect(
    () =>
      effect(() => {
        table.me.value;
        before.current = boardsOf().map((board) => board?.getBoundingClientRect());
      }),
    [table],
  );
  useLayoutEffect(() => {
    if (!moves()) return;
    for (const [at, board] of boardsOf().entries()) {
      const from = before.current[at];
      const to = board?.getBoundingClientRect();
      if (!from?.width || !to?.width || Math.hypot(from.x - to.x, from.y - to.y) < 1) continue;
      const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      board!.animate(
        [
          { transform: away, transformOrigin: '0 0', zIndex: 3 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 3 },
        ],
        {
          duration: TURN_LASTS,
          easing: 'cubic-bezier(.45, .05, .25, 1)',
        },
      );
    }
  }, [table.me.value]);
  return null;
}

/** Pieces on their way, above everything; a screen reader announces what has happened afterwards. */
export function Flights({ move, within }: { move: Move | null; within: string }) {
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = sky.current!;
    const root = document.querySelector(within) ?? document;
    for (const flight of move?.flights ?? []) fly(here, root, flight, move!.lasts);
    return () => here.replaceChildren();
  }, [move, within]);
  return <div class={styles.flights} data-flights ref={sky} aria-hidden="true" />;
}

function fly(sky: HTMLElement, root: ParentNode, { from, to }: Flight, lasts: number): void {
  const source = root.querySelector<HTMLElement | SVGElement>(from);
  const landing = to.flatMap((selector) => {
    const found = [...root.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    return found ? [found.getBoundingClientRect()] : [];
  });
  if (!source || landing.length < to.length) return;
  const box = source.getBoundingClientRect();
  const width = source instanceof HTMLElement ? source.offsetWidth : box.width;
  const height = source instanceof HTMLElement ? source.offsetHeight : box.height;
  const start = middle(box);
  const middles = landing.map(middle);
  const end = {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  };
  const [one, two] = middles;
  const turn = one && two ? Math.atan2(two.y - one.y, two.x - one.x) : 0;
  const across =
    one && two ? 2 * Math.hypot(two.x - one.x, two.y - one.y) : Math.min(landing[0]!.width, landing[0]!.height);
  const piece = source.cloneNode(true) as HTMLElement | SVGElement;
  for (const name of ['id', 'data-die', 'data-domino', 'aria-label', 'aria-pressed']) piece.removeAttribute(name);
  Object.assign(piece.style, {
    width: `${width}px`,
    height: `${height}px`,
    left: `${start.x - width / 2}px`,
    top: `${start.y - height / 2}px`,
  });
  piece.style.setProperty('--die', `${width}px`);
  sky.append(piece);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  piece.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx * 0.12}px, ${dy * 0.12 - 14}px) scale(1.15)`, opacity: 1, offset: 0.22 },
      {
        transform: `translate(${dx}px, ${dy}px) rotate(${turn}rad) scale(${across / width})`,
        opacity: 1,
        offset: 0.94,
      },
      { transform: `translate(${dx}px, ${dy}px) rotate(${turn}rad) scale(${across / width})`, opacity: 0.9 },
    ],
    { duration: lasts, easing: 'cubic-bezier(.45, .05, .25, 1)', fill: 'forwards' },
  );
}

const middle = ({ left, top, width, height }: DOMRect): { readonly x: number; readonly y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});
