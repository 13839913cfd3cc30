import { tableScreen } from '../../table/kept-screen.tsx';
import { openDiscoveryTable } from './controller.ts';
import { DiscoveryTableView } from './table.tsx';

/** `#/discovery/ID`: the table of a kept game. */
export default tableScreen('discovery', openDiscoveryTable, DiscoveryTableView);
