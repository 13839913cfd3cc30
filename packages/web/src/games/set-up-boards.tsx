import { SEATS, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Brush, type BrushKind } from '../box/brush.tsx';
import { t } from '../i18n/index.ts';
import { PlayerMark } from '../ui/art.tsx';
import styles from './set-up-boards.module.css';

/** A player of a position that was set up, not played. */
export const playerName = (seat: Seat): string => t('common.player', { n: seat });

interface SetUpBoardsProps<Kind extends string> {
  readonly class?: string;
  /** How to paint, in a sentence. */
  readonly how: string;
  readonly kinds: readonly BrushKind<Kind>[];
  /** The board of a seat, painted on with the brush; null wipes. */
  readonly board: (seat: Seat, brush: Kind | null) => JSX.Element;
  /** What else belongs to a position. */
  readonly children: ComponentChildren;
}

/** A position set up by tapping: the brush, both boards, and what a game adds. */
export function SetUpBoards<Kind extends string>({
  class: extra = '',
  how,
  kinds,
  board,
  children,
}: SetUpBoardsProps<Kind>) {
  const brush = useSignal<Kind | null>(kinds[0]!.kind);
  return (
    <div class={`stack loose ${extra}`}>
      <Brush
        how={how}
        kinds={kinds}
        value={brush.value}
        onChoose={(kind) => {
          brush.value = kind;
        }}
      />
      <div class={`columns ${styles.boards}`}>
        {SEATS.map((seat) => (
          <section key={seat} aria-label={playerName(seat)}>
            <h2>
              <PlayerMark seat={seat} /> {playerName(seat)}
            </h2>
            {board(seat, brush.value)}
          </section>
        ))}
      </div>
      {children}
    </div>
  );
}
