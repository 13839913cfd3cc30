import { bySeat, type Coat, type Covered, duelRules, type Seat } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { SeatBoard } from '../../table/seat-board.tsx';
import { Art } from '../../ui/art.tsx';
import { POWER_ART } from './art.ts';
import type { DuelTable } from './controller.ts';
import { loneDie } from './hand.ts';
import { carryDomino } from './hooks.ts';
import { noteText, stagedText } from './sentences.ts';
import { DUEL_VIEW } from './view.ts';

/** One map with its owner, powers in hand and score. */
export function DuelSeat({ table, seat, onScores }: { table: DuelTable; seat: Seat; onScores: () => void }) {
  const { view, staging, refusal } = table;
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
      <span class="hold">
        {bySeat(view.value.players, seat).powers.map((power) => (
          <Art key={power} id={POWER_ART[power]} label={t(`duel.power.${power}`)} />
        ))}
      </span>
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
