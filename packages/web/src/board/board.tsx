import { UNIT } from '@castellan/picture/board';
import type { Square } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import styles from './board.module.css';

/** The board knows geometry, not rules: what is on each square and which are lit is handed in, intents come out. */

/** Room around the paper for its rough edge. */
const EDGE = 3;

export interface BoardSquare {
  readonly name: Square;
  /** What is on it and whether it is legal, in words. */
  readonly label: string;
  readonly lit?: boolean;
  /** Part of the ghost. */
  readonly ghost?: boolean;
  /** Not a place anything can ever be: nothing to tap. */
  readonly dead?: boolean;
}

export interface Intent {
  readonly square: Square;
  /** A tap goes on through the orientations, Enter on the ghost confirms. */
  readonly by: 'tap' | 'enter';
}

interface BoardProps {
  readonly id: string;
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  /** From the edge of the paper to the first square. */
  readonly margin: number;
  /** Row by row from the top left. */
  readonly squares: readonly BoardSquare[];
  /** The drawing, in units, with its origin in the corner of the paper. */
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Where the cursor of the keyboard stands at first. */
  readonly start?: string;
  /** False for Enter that means nothing here: then it is the table's shortcut. */
  readonly onIntent?: (intent: Intent) => unknown;
  /** Pointed at or focused, or null when left. */
  readonly onLook?: (square: Square | null) => void;
  /** The ghost is taken up; the table decides what dragging does. */
  readonly onGrab?: (event: PointerEvent, square: Square) => void;
}

export function Board(props: BoardProps) {
  const { id, label, columns, rows, margin, squares, children, onIntent, onLook, onGrab } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState(props.start ?? squares[0]?.name ?? '');
  const at = Math.max(
    0,
    squares.findIndex(({ name }) => name === cursor),
  );

  // A board may change its frame under the cursor; the cursor then stays on the nearest square there is.
  useEffect(() => {
    if (squares.length > 0 && !squares.some(({ name }) => name === cursor)) setCursor(squares[at]!.name);
  }, [squares, cursor, at]);

  // A finger does not leave a square, and in some browsers a button takes no focus: a touch elsewhere ends the look.
  useEffect(() => {
    if (!onLook) return;
    const onTouch = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !grid.current?.contains(event.target as Node)) onLook(null);
    };
    addEventListener('pointerdown', onTouch, true);
    return () => removeEventListener('pointerdown', onTouch, true);
  }, [onLook]);

  const move = (column: number, row: number) => {
    const x = Math.min(columns - 1, Math.max(0, column));
    const y = Math.min(rows - 1, Math.max(0, row));
    const square = squares[y * columns + x]!;
    setCursor(square.name);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square.name}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const steps: Record<string, () => void> = {
      ArrowLeft: () => move(x - 1, y),
      ArrowRight: () => move(x + 1, y),
      ArrowUp: () => move(x, y - 1),
      ArrowDown: () => move(x, y + 1),
      Home: () => move(0, y),
      End: () => move(columns - 1, y),
      Enter: () => undefined,
      ' ': () => onIntent?.({ square: squares[at]!.name, by: 'tap' }),
    };
    if (event.key === 'Enter' && onIntent?.({ square: squares[at]!.name, by: 'enter' }) === false) return;
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  const [width, height] = [columns * UNIT + 2 * margin, rows * UNIT + 2 * margin];
  const inset = (size: number) => `${((margin + EDGE) / (size + 2 * EDGE)) * 100}%`;
  const nameOf = (event: Event): Square | null => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-square]');
    return squares.find(({ name }) => name === cell?.dataset.square)?.name ?? null;
  };

  return (
    <div class={`board${props.class ? ` ${props.class}` : ''}`} style={{ '--ratio': `${width / height}` }}>
      <svg class={styles.map} viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`} aria-hidden="true">
        {children}
      </svg>
      <table
        ref={grid}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a board is a grid to a screen reader
        role="grid"
        aria-label={label}
        aria-readonly={onIntent ? undefined : 'true'}
        class={styles.squares}
        style={{
          inset: `${inset(height)} ${inset(width)}`,
          gridTemplate: `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`,
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const square = nameOf(event);
          if (!square) return;
          setCursor(square);
          onIntent?.({ square, by: 'tap' });
        }}
        onFocusIn={(event) => {
          const square = nameOf(event);
          if (square) setCursor(square);
          onLook?.(square);
        }}
        // A finger does not hover: its tap says what it looks at.
        onPointerOver={(event) => event.pointerType !== 'touch' && onLook?.(nameOf(event))}
        onPointerDown={(event) => {
          const square = nameOf(event);
          if (square && squares.some(({ name, ghost }) => ghost && name === square)) onGrab?.(event, square);
        }}
        onPointerLeave={(event) => event.pointerType !== 'touch' && onLook?.(null)}
        onFocusOut={() => onLook?.(null)}
      >
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {squares.slice(row * columns, (row + 1) * columns).map((square) => (
                <td
                  key={square.name}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid is where a player acts
                  role="gridcell"
                  class={`${square.lit ? 'lit' : ''}${square.ghost ? ' ghost' : ''}${square.dead ? ' dead' : ''}`}
                  data-square={square.name}
                  aria-label={square.label}
                  aria-selected={square.ghost ? 'true' : undefined}
                  tabIndex={square.name === squares[at]?.name ? 0 : -1}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Puts the keyboard on a square, or on the square where the cursor stands. */
export function focusBoard(id: string, square?: Square): void {
  const grid = document.getElementById(id);
  const cell = square ? grid?.querySelector<HTMLElement>(`[data-square="${square}"]`) : null;
  (cell ?? grid?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
}
