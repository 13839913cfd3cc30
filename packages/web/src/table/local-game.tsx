import type { AnyKit } from '../games/kit.ts';
import { ALL_RULES } from '../games/load-rules.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { type GameStore, gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** A game of this device found by its id; null where there is none or it cannot be read, undefined until that is known. */
export function useGame(
  id: string,
  { name }: AnyKit,
): { readonly info: GameInfo; readonly store: GameStore } | null | undefined {
  const { value, failed } = useLoaded(async () => {
    const store = await gameStore();
    const info = await store.get(id);
    if (info && info.position !== null) await ALL_RULES.load();
    return info?.game === name ? { info, store } : null;
  }, [id, name]);
  return failed ? null : value;
}

export function NoSuchGame() {
  return (
    <>
      <Bar />
      <main class="column" tabIndex={-1}>
        <h1>{t('common.noSuchGame')}</h1>
        <a class="button" href={link('games')}>
          {t('common.myGames')}
        </a>
      </main>
    </>
  );
}
