import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { isCoached } from '../coach/memory.ts';
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

const COACH = part(() => import('../coach/slip.tsx'));

/** A friend sits beside the player in a first game. */
async function coachedBy(kit: AnyKit, id: string): Promise<Pick<AnyTable['session'], 'aid' | 'coach'> | null> {
  if (!isCoached(kit.name, id)) return null;
  const { Slip, KnowRules, sitDown } = await COACH.load();
  sitDown();
  return {
    aid: (table) => <KnowRules kit={kit} table={table} />,
    coach: (table, prompt) => (
      <Slip kit={kit} table={table}>
        {prompt}
      </Slip>
    ),
  };
}

const HINT_SHEET = part(async () => (await import('../study/hint-control.tsx')).ThreeSheet, 'study');

/** The three best actions, asked for in the menu. */
function HintSheet(props: { readonly kit: AnyKit; readonly table: AnyTable; readonly onClose: () => void }) {
  const Sheet = usePart(HINT_SHEET);
  return Sheet && <Sheet {...props} />;
}

const hintsOf = (kit: AnyKit) => (table: AnyTable) => <Hint kit={kit} table={table} />;

/** `#/GAME/ID`, the screen of a table: sits down at a game of this device, and gets up again when the player leaves. */
export async function tableScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { open, Table } = await kit.table.load();
  return function TableScreen({ path: [id = ''] }) {
    const found = useGame(id, kit);
    const menu = useSignal(false);
    const hint = useSignal(false);
    const { value: table, failed } = useLoaded(
      async (signal) => {
        if (!found) return null;
        const session = await openSession<object, never>(found.info, found.store);
        const hints = found.info.hints === 'off' ? null : { aid: hintsOf(kit) };
        const opened = open({ ...session, ...hints, ...(await coachedBy(kit, id)) });
        onAbort(signal, () => opened.close());
        void import('./wake-lock.ts').then(({ stayAwake }) => onAbort(signal, stayAwake()));
        return opened;
      },
      [found],
    );
    if (found === null || failed) return <NoSuchGame />;
    if (!table) return <main tabIndex={-1} />;
    const { session, task } = table;
    const decides = !['roll', 'wait', 'prepare', 'forced', 'over'].includes(task.value);
    return (
      <>
        <Table table={table}>
          <LocalBar session={session} onMenu={() => (menu.value = true)} />
        </Table>
        <LocalSheets
          session={session}
          open={menu.value}
          onHint={decides ? () => (hint.value = true) : null}
          rule={table.rule.value}
          onClose={() => (menu.value = false)}
        />
        {hint.value && <HintSheet kit={kit} table={table} onClose={() => (hint.value = false)} />}
      </>
    );
  };
}
