import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import type { KeptGame } from '../play/kept.ts';
import { openSession } from '../play/session.ts';
import { type GameStore, gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';

/** A game of this device found by its id; null where there is none, undefined until that is known. */
function useKept(
  id: string,
  { name }: AnyKit,
): { readonly kept: KeptGame; readonly store: GameStore } | null | undefined {
  const found = useSignal<{ kept: KeptGame; store: GameStore } | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    (async () => {
      const store = await gameStore();
      const kept = await store.get(id);
      if (!left) found.value = kept?.game === name ? { kept, store } : null;
    })();
    return () => {
      left = true;
    };
  }, [id, name, found]);
  return found.value;
}

/** `#/GAME/ID`, the screen of a table: sits down at a kept game, and gets up again when the player leaves. */
export async function tableScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { open, Table } = await kit.table.load();
  return function TableScreen({ path: [id = ''] }) {
    const found = useKept(id, kit);
    const table = useSignal<ReturnType<typeof open> | null>(null);
    useEffect(() => {
      if (!found) return;
      const opened = open(openSession(found.kept, found.store));
      table.value = opened;
      return () => opened.close();
    }, [found, table]);
    if (found === null) return <NoSuchGame />;
    return table.value ? <Table table={table.value} /> : <main tabIndex={-1} />;
  };
}

/** `#/GAME-result/ID`, the screen of a result: of a game that is over. */
export async function resultScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { Result } = await kit.result.load();
  return function ResultScreen({ path: [id = ''] }) {
    const found = useKept(id, kit);
    if (found === undefined) return <main tabIndex={-1} />;
    return found?.kept.over ? <Result kept={found.kept} /> : <NoSuchGame />;
  };
}

function NoSuchGame() {
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
