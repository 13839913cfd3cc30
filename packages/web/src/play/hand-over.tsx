import { bySeat, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { GameInfo } from './game-info.ts';
import { called } from './names.ts';

/** Between the turns of two people who pass one device, so that neither taps on the other's map by mistake. */
export function HandOver({ info, seat }: { info: GameInfo; seat: Seat | null }) {
  // The player who opens the game has the device already.
  const holder = useSignal(seat);
  if (seat === null || seat === holder.value) return null;
  const close = () => {
    holder.value = seat;
  };
  const mark = bySeat(info.marks, seat);
  return (
    <Sheet title={t('setup.handOver', { name: called(info, seat) })} class="handover" onClose={close}>
      <Button go class="wide" name="hand-over" onClick={close}>
        <PlayerMark seat={mark} />
        {t('setup.handOverDone')}
      </Button>
    </Sheet>
  );
}
