import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadAreas } from '../i18n/index.ts';
import type { GameRecord } from './game-record.ts';

/** "Check this game's dice", for a record that holds what that needs; loaded only then. */
export function FairDice({ record }: { record: GameRecord }) {
  const shown = useSignal<ComponentChildren>(null);
  useEffect(() => {
    if (!record.tags.some(({ name }) => name === 'Commitment')) return;
    Promise.all([import('../online/record-dice.tsx'), import('../online/fair-record.ts'), loadAreas('online')]).then(
      ([{ default: RecordDice }, { fairPartsOf }]) => {
        const parts = fairPartsOf(record.tags);
        if (parts) shown.value = <RecordDice record={record} parts={parts} />;
      },
    );
  }, [record, shown]);
  return <>{shown.value}</>;
}
