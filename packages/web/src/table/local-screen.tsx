import { SEATS } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyKit } from '../games/kit.ts';
import { ALL_RULES } from '../games/load-rules.ts';
import { part, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { LocalBar, LocalSheets } from '../play/local-bar.tsx';
import { isYou, nameOf } from '../play/names.ts';
import { openSession } from '../play/session.ts';
import { type GameStore, gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import type { AnyTable } from './controller.ts';
import type { ResultProps } from './result-panel.tsx';

/** A game of this device found by its id; null where there is none, undefined until that is known. */
function useGame(
  id: string,
  { name }: AnyKit,
): { readonly info: GameInfo; readonly store: GameStore } | null | undefined {
  const found = useSignal<{ info: GameInfo; store: GameStore } | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    (async () => {
      const store = await gameStore();
      const info = await store.get(id);
      if (info && info.position !== null) await ALL_RULES.load();
      if (!left) found.value = info?.game === name ? { info, store } : null;
    })();
    return () => {
      left = true;
    };
  }, [id, name, found]);
  return found.value;
}

const HINT = part(async () => (await import('../study/hint-control.tsx')).HintControl, 'study');

function Hint(props: { readonly kit: AnyKit; readonly table: AnyTable }) {
  const HintControl = usePart(HINT);
  return HintControl && <HintControl {...props} />;
}

const hintsOf = (kit: AnyKit) => (table: AnyTable) => <Hint kit={kit} table={table} />;

/** `#/GAME/ID`, the screen of a table: sits down at a game of this device, and gets up again when the player leaves. */
export async function tableScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { open, Table } = await kit.table.load();
  return function TableScreen({ path: [id = ''] }) {
    const found = useGame(id, kit);
    const table = useSignal<ReturnType<typeof open> | null>(null);
    const menu = useSignal(false);
    useEffect(() => {
      if (!found) return;
      let left = false;
      openSession<object, never>(found.info, found.store).then((session) => {
        if (left) session.close();
        else table.value = open(found.info.hints === 'off' ? session : { ...session, aid: hintsOf(kit) });
      });
      return () => {
        left = true;
        table.value?.close();
        table.value = null;
      };
    }, [found, table]);
    if (found === null) return <NoSuchGame />;
    if (!table.value) return <main tabIndex={-1} />;
    const { session } = table.value;
    return (
      <>
        <Table table={table.value}>
          <LocalBar session={session} onMenu={() => (menu.value = true)} />
        </Table>
        <LocalSheets session={session} open={menu.value} onClose={() => (menu.value = false)} />
      </>
    );
  };
}

/** `#/GAME-result/ID`, the screen of a result: of a game that is over. */
export async function resultScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { Result } = await kit.result.load();
  return function ResultScreen({ path: [id = ''] }) {
    const found = useGame(id, kit);
    if (found === undefined) return <main tabIndex={-1} />;
    if (!found?.info.over) return <NoSuchGame />;
    return found.info.ending ? <Ended info={found.info} Result={Result} /> : <Result info={found.info} />;
  };
}

const ENDING = part(async () => (await import('../online/ending.ts')).endingText, 'online');

/** Resigned, or out of time: who won is not what the boards say. */
function Ended({ info, Result }: { info: GameInfo; Result: ComponentType<ResultProps> }) {
  const tell = usePart(ENDING);
  if (!tell) return <main tabIndex={-1} />;
  const seats = [{ name: nameOf(info, 1) }, { name: nameOf(info, 2) }] as const;
  const ending = tell({ ending: info.ending, seats }, SEATS.find((seat) => isYou(info, seat)) ?? null);
  return <Result info={info} {...(ending && { ending })} />;
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
