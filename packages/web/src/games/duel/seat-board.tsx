import type { Seat } from '@castellan/rules';
import { SeatBoard } from '../../table/seat-board.tsx';
import type { DuelTable } from './controller.ts';
import { carryDomino } from './hooks.ts';
import { ROUND } from './round-part.ts';
import { noteText, stagedText } from './sentences.ts';
import { DUEL_VIEW } from './view.ts';

interface DuelSeatProps {
  readonly table: DuelTable;
  readonly seat: Seat;
  readonly onScores: () => void;
  readonly onHeld: () => void;
}

/** One map with its owner, what that player holds, and the score. */
export function DuelSeat({ table, seat, onScores, onHeld }: DuelSeatProps) {
  const { view, staging, refusal, me } = table;
  const round = ROUND.loaded;
  return (
    <SeatBoard
      view={DUEL_VIEW}
      table={table}
      seat={seat}
      ghost={round?.ghostOf(table) ?? []}
      offBoard={staging.value.passing}
      noteText={() => (refusal.value ? noteText(table) : stagedText(table))}
      onGrab={staging.value.hand.anchor ? (event) => carryDomino(event, table) : undefined}
      onScores={onScores}
    >
      {/* Mine lie in my tray. */}
      {round && seat !== me.value && <round.Held state={view.value} seat={seat} onOpen={onHeld} />}
    </SeatBoard>
  );
}
