import { type Coat, type Covered, duelRules, type Seat } from '@castellan/rules';
import { SeatBoard } from '../../table/seat-board.tsx';
import type { DuelTable } from './controller.ts';
import { loneDie } from './hand.ts';
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
      ghost={ghostOf(table)}
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

/** What is laid out: both dice, the first of two that stand apart, or the square that gets the cross. */
function ghostOf({ planned, staging, options, me, session }: DuelTable): readonly Covered<Coat>[] {
  const state = session.state.value;
  if (planned.value) return duelRules.covers(state, planned.value, me.value);
  const { hand } = staging.value;
  const lone = loneDie(hand);
  const option = lone === null ? null : options.value.find(({ at }) => at[lone] === hand.at[lone]);
  if (!option) return [];
  return duelRules.covers(state, option.action, me.value).filter(({ square }) => square === hand.at[lone!]);
}
