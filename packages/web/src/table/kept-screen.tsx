import type { GameName } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { KeptGame } from '../play/kept.ts';
import { openSession, type Session } from '../play/session.ts';
import { type GameStore, gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';

/** A game of this device found by its id; null where there is none, undefined until that is known. */
function useKept(
  id: string,
  game: GameName,
): { readonly kept: KeptGame; readonly store: GameStore } | null | undefined {
  const found = useSignal<{ kept: KeptGame; store: GameStore } | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    (async () => {
      const store = await gameStore();
      const kept = await store.get(id);
      if (!left) found.value = kept?.game === game ? { kept, store } : null;
    })();
    return () => {
      left = true;
    };
  }, [id, game, found]);
  return found.value;
}

interface Table {
  close(): void;
}

/** The screen of a table: sits down at a kept game, and gets up again when the player leaves. */
export function tableScreen<State, Action, Seated extends Table>(
  game: GameName,
  open: (session: Session<State, Action>) => Seated,
  View: ComponentType<{ table: Seated }>,
): ComponentType<ScreenProps> {
  return function TableScreen({ path: [id = ''] }) {
    const found = useKept(id, game);
    const table = useSignal<Seated | null>(null);
    useEffect(() => {
      if (!found) return;
      const opened = open(openSession<State, Action>(found.kept, found.store));
      table.value = opened;
      return () => opened.close();
    }, [found, table]);
    if (found === null) return <NoSuchGame />;
    return table.value ? <View table={table.value} /> : <main tabIndex={-1} />;
  };
}

/** The screen of a result: of a game that is over. */
export function resultScreen(game: GameName, View: ComponentType<{ kept: KeptGame }>): ComponentType<ScreenProps> {
  return function ResultScreen({ path: [id = ''] }) {
    const found = useKept(id, game);
    if (found === undefined) return <main tabIndex={-1} />;
    return found?.kept.over ? <View kept={found.kept} /> : <NoSuchGame />;
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
