import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadAreas } from '../i18n/index.ts';
import { serverAddress } from '../server-address.ts';
import type { MyTablesProps } from './my-tables.tsx';
import { tables } from './remembered-tables.ts';

type Shown = ComponentType<MyTablesProps>;

/** Online games on a screen that is not about them. Without any, nothing is loaded for it. */
export function TablesHere({ at }: MyTablesProps) {
  const loaded = useSignal<{ readonly Shown: Shown } | null>(null);
  useEffect(() => {
    if (serverAddress === null || tables().every(({ saved }) => saved)) return;
    Promise.all([import('./my-tables.tsx'), loadAreas('online')]).then(([file]) => {
      loaded.value = { Shown: file.default };
    });
  }, [loaded]);
  if (!loaded.value) return null;
  const { Shown } = loaded.value;
  return <Shown at={at} />;
}
