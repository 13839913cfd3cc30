import '../styles/table.css';
import '../discovery/kingdom.css';
import '../discovery/discovery.css';
import '../board/board.css';
import type { DiscoveryAction, DiscoveryState } from '@castellan/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { openDiscoveryTable } from '../discovery/table.ts';
import { DiscoveryTableView } from '../discovery/table-view.tsx';
import type { LiveGame } from './live.ts';
import { OnlineBar } from './online-bar.tsx';
import { openRemoteSession } from './remote-session.ts';

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
