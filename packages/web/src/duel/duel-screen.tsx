import './duel.css';
import '../board/board.css';
import type { DuelAction, DuelState } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { openSession } from '../play/session.ts';
import { gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { type DuelTable, openDuelTable } from './table.ts';
import { DuelTableView } from './table-view.tsx';

/** `#/duel/ID`: the table of a kept game. */
export default function DuelScreen({ path }: ScreenProps) {
  const [id = ''] = path;
  const table = useSignal<DuelTable | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    let opened: DuelTable | null = null;
    let left = false;
    (async () => {
      const store = await gameStore();
      const kept = await store.get(id);
      if (left) return;
      if (kept?.game !== 'duel') {
        missing.value = true;
        return;
      }
      opened = openDuelTable(openSession<DuelState, DuelAction>(kept, store));
      table.value = opened;
    })();
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, table, missing]);

  if (missing.value) {
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
  return table.value ? <DuelTableView table={table.value} /> : <main tabIndex={-1} />;
}
