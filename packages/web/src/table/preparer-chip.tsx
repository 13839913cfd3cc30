import { bySeat, other, type Seat } from '@castellan/rules';
import type { ReadonlySignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import type { KeptGame } from '../play/kept.ts';
import { nameOf } from '../play/names.ts';
import { Art, PlayerMark } from '../ui/art.tsx';

interface PreparerTable {
  readonly session: { readonly kept: ReadonlySignal<KeptGame> };
  readonly me: ReadonlySignal<Seat>;
  readonly preparer: ReadonlySignal<Seat | null>;
  readonly readySeat: ReadonlySignal<Seat | null>;
  readonly lookingBack: ReadonlySignal<number | null>;
  turnTable(): void;
}

/** Two people at one device: turns the table to the one who may prepare meanwhile, and back. */
export function PreparerChip({ table }: { table: PreparerTable }) {
  const seat = table.preparer.value;
  if (seat === null || table.lookingBack.value !== null) return null;
  const kept = table.session.kept.value;
  const prepares = table.me.value === seat;
  const ready = !prepares && table.readySeat.value === seat;
  const shown = prepares ? other(seat) : seat;
  const name = nameOf(kept, shown);
  const label = prepares ? 'common.prepareBack' : ready ? 'common.prepareReady' : 'common.prepare';
  return (
    <button
      type="button"
      class={`chip preparer${ready ? ' on' : ''} o${bySeat(kept.marks, shown)}`}
      data-command="turn-table"
      onClick={table.turnTable}
    >
      <PlayerMark seat={bySeat(kept.marks, shown)} />
      <b>{t(label, { name })}</b>
      {ready && <Art id="mark-tick" class="tk2" />}
    </button>
  );
}
