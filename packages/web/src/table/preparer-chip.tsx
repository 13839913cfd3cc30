import { bySeat, other } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { nameOf } from '../play/names.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import type { AnyTable } from './controller.ts';

/** Two people at one device: turns the table to the one who may prepare meanwhile, and back. */
export function PreparerChip({ table }: { table: AnyTable }) {
  const seat = table.preparer.value;
  if (seat === null || table.lookingBack.value !== null) return null;
  const info = table.session.info.value;
  const prepares = table.me.value === seat;
  const ready = !prepares && table.readySeat.value === seat;
  const shown = prepares ? other(seat) : seat;
  const name = nameOf(info, shown);
  const label = prepares ? 'common.prepareBack' : ready ? 'common.prepareReady' : 'common.prepare';
  return (
    <button
      type="button"
      class={`chip preparer${ready ? ' on' : ''} owner-${bySeat(info.marks, shown)}`}
      data-command="turn-table"
      onClick={table.turnTable}
    >
      <PlayerMark seat={bySeat(info.marks, shown)} />
      <b>{t(label, { name })}</b>
      {ready && <Art id="mark-tick" class="chip-tick" />}
    </button>
  );
}
