import { columnsIn, rowsIn } from '@castellan/picture/board';
import { discoveryRules, extentWith, type Seat } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { SeatBoard } from '../../table/seat-board.tsx';
import type { DiscoveryTable } from './controller.ts';
import { carryDomino } from './hooks.ts';
import { noteText, stagedText } from './sentences.ts';
import { DISCOVERY_VIEW } from './view.ts';

interface DiscoverySeatProps {
  readonly table: DiscoveryTable;
  readonly seat: Seat;
  readonly onScores: () => void;
}

/** One kingdom with its owner, what is used of the bound, and the score. */
export function DiscoverySeat({ table, seat, onScores }: DiscoverySeatProps) {
  const { view, me, staging, lookingBack, refusal } = table;
  const state = view.value;
  const place = staging.value.ghost?.place ?? null;
  const laid = place && seat === me.value && lookingBack.value === null ? place.squares : [];
  const reach = extentWith(state, seat, laid);
  return (
    <SeatBoard
      view={DISCOVERY_VIEW}
      table={table}
      seat={seat}
      ghost={place ? discoveryRules.covers(state, place) : []}
      offBoard={staging.value.discarding}
      noteText={() => (refusal.value ? noteText(table) : stagedText(table))}
      onGrab={place ? (event) => carryDomino(event, table) : undefined}
      onScores={onScores}
    >
      <span class="bound">
        {t('discovery.bound', { columns: columnsIn(reach), rows: rowsIn(reach), size: state.options.size })}
      </span>
    </SeatBoard>
  );
}
