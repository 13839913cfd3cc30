import { bySeat, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Button, Sheet } from '../ui/controls.tsx';
import type { KeptGame } from './kept.ts';
import { nameOf } from './names.ts';

/** Between the turns of two people who pass one device: nobody taps on the other's map by mistake. */
export function HandOver({ kept, seat }: { kept: KeptGame; seat: Seat | null }) {
  const asked = useSignal<Seat | null>(null);
  const last = useSignal<Seat | null>(seat);
  useEffect(() => {
    if (seat !== null && last.value !== null && seat !== last.value && kept.handOver) asked.value = seat;
    last.value = seat;
  }, [seat, kept.handOver, asked, last]);
  if (asked.value === null) return null;
  const close = () => {
    asked.value = null;
  };
  const mark = bySeat(kept.marks, asked.value);
  return (
    <Sheet title={t('common.handOver', { name: nameOf(kept, asked.value) })} class="handover" onClose={close}>
      <Button go class="wide" name="hand-over" onClick={close}>
        <PlayerMark seat={mark} />
        {t('common.handOverDone')}
      </Button>
    </Sheet>
  );
}
