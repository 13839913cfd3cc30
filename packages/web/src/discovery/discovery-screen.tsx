import { tableScreen } from '../table/kept-screen.tsx';
import { openDiscoveryTable } from './table.ts';
import { DiscoveryTableView } from './table-view.tsx';

/** `#/discovery/ID`: the table of a kept game. */
export default tableScreen('discovery', openDiscoveryTable, DiscoveryTableView);
