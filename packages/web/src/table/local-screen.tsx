import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { AnyKit } from '../games/kit.ts';
import { part, usePart } from '../games/part.ts';
import { LocalBar, LocalSheets } from '../play/local-bar.tsx';
import { openSession } from '../play/session.ts';
import type { ScreenProps } from '../screens.ts';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';
import type { AnyTable } from './controller.ts';
import { NoSuchGame, useGame } from './local-game.tsx';

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
    const menu = useSignal(false);
    const { value: table, failed } = useLoaded(
      async (signal) => {
        if (!found) return null;
        const session = await openSession<object, never>(found.info, found.store);
        const opened = open(found.info.hints === 'off' ? session : { ...session, aid: hintsOf(kit) });
        onAbort(signal, () => opened.close());
        return opened;
      },
      [found],
    );
    if (found === null || failed) return <NoSuchGame />;
    if (!table) return <main tabIndex={-1} />;
    const { session } = table;
    return (
      <>
        <Table table={table}>
          <LocalBar session={session} onMenu={() => (menu.value = true)} />
        </Table>
        <LocalSheets session={session} open={menu.value} onClose={() => (menu.value = false)} />
      </>
    );
  };
}
