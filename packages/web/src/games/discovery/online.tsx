import '../../styles/table.css';
import './board.css';
import './table.css';
import '../../board/board.css';
import type { DiscoveryAction, DiscoveryState } from '@castellan/rules';
import { useEffect, useMemo } from 'preact/hooks';
import type { LiveGame } from '../../online/live.ts';
import { OnlineBar } from '../../online/online-bar.tsx';
import { openRemoteSession } from '../../online/remote-session.ts';
import { openDiscoveryTable } from './controller.ts';
import { DiscoveryTableView } from './table.tsx';

/** The table of Discovery, on a game of the server. */
export default function OnlineDiscovery({ live }: { live: LiveGame }) {
  const { session, table } = useMemo(() => {
    const remote = openRemoteSession<DiscoveryState, DiscoveryAction>(live);
    return { session: remote, table: openDiscoveryTable(remote) };
  }, [live]);
  useEffect(() => () => table.close(), [table]);
  return (
    <DiscoveryTableView table={table}>
      <OnlineBar live={live} unsent={session.unsent.value} />
    </DiscoveryTableView>
  );
}
