import type { DiscoveryAction, DiscoveryState } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { openSession } from '../play/session.ts';
import { gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { type DiscoveryTable, openDiscoveryTable } from './table.ts';
import { DiscoveryTableView } from './table-view.tsx';

/** `#/discovery/ID`: the table of a kept game. */
export default function DiscoveryScreen({ path }: ScreenProps) {
  const [id = ''] = path;
  const table = useSignal<DiscoveryTable | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    let opened: DiscoveryTable | null = null;
    let left = false;
    (async () => {
      const store = await gameStore();
      const kept = await store.get(id);
      if (left) return;
      if (kept?.game !== 'discovery') {
        missing.value = true;
        return;
      }
      opened = openDiscoveryTable(openSession<DiscoveryState, DiscoveryAction>(kept, store));
      table.value = opened;
    })();
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, table, missing]);

  if (missing.value) return <NoSuchGame />;
  return table.value ? <DiscoveryTableView table={table.value} /> : <main tabIndex={-1} />;
}

export function NoSuchGame() {
  return (
    <>
      <Bar />
      <main class="column" tabIndex={-1}>
        <h1>{t('common.noSuchGame')}</h1>
        <a class="btn" href={link('games')}>
          {t('common.myGames')}
        </a>
      </main>
    </>
  );
}
