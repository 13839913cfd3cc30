import type { Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { isCoached } from '../coach/memory.ts';
import { KnowRules, Slip, sitDown } from '../coach/slip.tsx';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, part, usePart } from '../games/part.ts';
import type { GameInfo } from '../play/game-info.ts';
import { LocalBar, LocalSheets } from '../play/local-bar.tsx';
import { openSession } from '../play/session.ts';
import type { ScreenProps } from '../screens.ts';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';
import type { AnyTable } from './controller.ts';
import { HintSheet, hintsOf } from './hint.tsx';
import { NoSuchGame, useGame } from './local-game.tsx';
import { stayAwake } from './wake-lock.ts';

type Helpers = Pick<AnyTable['session'], 'hintControl' | 'coach'>;

/** A friend sits beside the player in a first game. */
function coachedBy(coach: PartOf<AnyKit['table']>['coach'], kit: AnyKit, id: string): Helpers | null {
  if (!coach || !isCoached(kit.name, id)) return null;
  sitDown();
  return {
    hintControl: (table) => <KnowRules kit={kit} table={table} />,
    coach: (table, prompt) => (
      <Slip kit={kit} coach={coach} table={table}>
        {prompt}
      </Slip>
    ),
  };
}

const NAMES = part(() => import('./thing-names.tsx'), 'online');

interface NamesProps {
  readonly kit: AnyKit;
  readonly table: AnyTable;
  /** "What is this?" was asked. */
  readonly asked: boolean;
  readonly onClose: () => void;
}

/** The first roll needs no names: the coach speaks, and the menu brings them. */
function Names({ kit, table, asked, onClose }: NamesProps) {
  const names = usePart(NAMES, asked || table.session.actions.value.length > 0);
  const parts = kit.things;
  if (!names || !parts) return null;
  return asked ? (
    <names.WhatIsThis parts={parts} onClose={onClose} />
  ) : (
    <names.ThingNames kit={kit} parts={parts} table={table} />
  );
}

/** Nothing has happened, and nothing happens before the player here acts. */
const isNew = ({ actions, position }: GameInfo, { isLocal, state }: AnyTable['session']): boolean =>
  actions.length === 0 && position === null && isLocal(state.value.seat);

/** `#/GAME/ID`, the screen of a table: sits down at a game of this device, and gets up again when the player leaves. */
export async function tableScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { open, Table, coach } = await kit.newTable.load();
  return function TableScreen({ path: [id = ''] }) {
    const found = useGame(id, kit);
    const menu = useSignal(false);
    /** Whether the hints are open; closed once, the game has a button for them. */
    const hint = useSignal<boolean | null>(null);
    const names = useSignal(false);
    const { value: table, failed } = useLoaded(
      async (signal) => {
        if (!found) return null;
        const session = await openSession<{ readonly seat: Seat }, unknown>(found.info, found.store);
        if (!isNew(found.info, session)) await kit.table.load();
        const { hints: chosen, handicap } = found.info;
        const hinted = chosen !== 'off' || handicap?.hints.includes(true) || hint.peek() === false;
        const hints = hinted ? { hintControl: hintsOf(kit) } : null;
        const opened = open({ ...session, ...hints, ...coachedBy(coach, kit, id) });
        onAbort(signal, () => opened.close());
        const isOn = () => !session.info.value.over;
        onAbort(signal, stayAwake(isOn));
        return opened;
      },
      [found, hint.value === false],
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
          onNames={kit.things ? () => (names.value = true) : null}
          rule={table.rule.value}
          onClose={() => (menu.value = false)}
        />
        <Names kit={kit} table={table} asked={names.value} onClose={() => (names.value = false)} />
        {hint.value && <HintSheet kit={kit} table={table} onClose={() => (hint.value = false)} />}
      </>
    );
  };
}
