import { bySeat, type Score, SEATS, type Seat, type Square } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Intent } from '../board/board.tsx';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { Owner } from './owner.tsx';

/** What a board that is only looked at needs to know. */
interface LookedAt<Domain> {
  readonly id: string;
  readonly label: string;
  readonly seat: Seat;
  readonly mark: Seat;
  readonly shine: Domain | null;
  readonly onLook: (square: Square | null) => void;
  readonly onIntent: (intent: Intent) => void;
}

interface TwoBoardsProps<Domain> {
  readonly info: GameInfo;
  readonly scores: readonly [Score<unknown>, Score<unknown>];
  readonly labelOf: (seat: Seat) => string;
  readonly domainAt: (seat: Seat, square: Square) => Domain | null;
  readonly tell: (domain: Domain) => string;
  readonly board: (looked: LookedAt<Domain>) => ComponentChildren;
  /** What lies between the boards. */
  readonly children: ComponentChildren;
}

/** Both boards of a game to look at; a square pointed at or tapped shows its domain. */
export function TwoBoards<Domain>({ info, scores, labelOf, domainAt, tell, board, children }: TwoBoardsProps<Domain>) {
  const looked = useSignal<{ readonly seat: Seat; readonly square: Square } | null>(null);
  return (
    <div class="stage">
      {SEATS.map((seat) => {
        const name = nameOf(info, seat);
        const label = labelOf(seat);
        const mark = bySeat(info.marks, seat);
        return (
          <section key={seat} data-seat={seat} class={`side s${seat}`} aria-label={label}>
            <Owner mark={mark} name={name} total={bySeat(scores, seat).total} />
            {board({
              id: `map${seat}`,
              label,
              seat,
              mark,
              shine: looked.value?.seat === seat ? domainAt(seat, looked.value.square) : null,
              onLook: (square) => {
                looked.value = square === null ? null : { seat, square };
              },
              onIntent: ({ square }) => {
                const tapped = domainAt(seat, square);
                if (tapped) announce(tell(tapped));
              },
            })}
          </section>
        );
      })}
      <div class="between">{children}</div>
    </div>
  );
}
