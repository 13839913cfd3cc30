import type { Duel, DuelState } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadAreas, t } from '../../i18n/index.ts';
import { Sheet } from '../../ui/controls.tsx';
import type { DiceEntry } from './dice-entry.tsx';

interface RollSheetProps {
  readonly state: DuelState;
  readonly onEntered: (roll: Duel.Roll) => void;
  readonly onClose: () => void;
}

/** Asks what real dice show. Loaded when it is first needed: most games roll their own. */
export function RollSheet({ state, onEntered, onClose }: RollSheetProps) {
  const loaded = useSignal<{ readonly Entry: typeof DiceEntry } | null>(null);
  useEffect(() => {
    void Promise.all([import('./dice-entry.tsx'), loadAreas('box')]).then(([file]) => {
      loaded.value = { Entry: file.DiceEntry };
    });
  }, [loaded]);
  if (!loaded.value) return null;
  const { Entry } = loaded.value;
  return (
    <Sheet title={t('box.real.enter')} onClose={onClose}>
      <Entry state={state} onEntered={onEntered} />
    </Sheet>
  );
}
