import './table.css';
import '../../board/board.css';
import type { DuelAction, DuelState } from '@castellan/rules';
import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { LiveGame } from '../../online/live.ts';
import { OnlineBar } from '../../online/online-bar.tsx';
import { openRemoteSession } from '../../online/remote-session.ts';
import { openDuelTable } from './controller.ts';
import { DuelTableView } from './table.tsx';

/** The table of Duel, on a game of the server. */
export default function OnlineDuel({ live }: { live: LiveGame }) {
  const { session, table } = useMemo(() => {
    const remote = openRemoteSession<DuelState, DuelAction>(live);
    return { session: remote, table: openDuelTable(remote) };
  }, [live]);
  useEffect(() => {
    // Dice that fall while we look tumble; dice found lying do not.
    let known = session.actions.peek().length;
    const stop = effect(() => {
      const fresh = session.actions.value.slice(known);
      known = session.actions.value.length;
      if (fresh.some(({ type }) => type === 'roll')) table.rolled.value = Date.now();
    });
    return () => {
      stop();
      table.close();
    };
  }, [session, table]);
  return (
    <DuelTableView table={table}>
      <OnlineBar live={live} unsent={session.unsent.value} />
    </DuelTableView>
  );
}
