import './table.css';
import '../../board/board.css';
import { tableScreen } from '../../table/kept-screen.tsx';
import { openDuelTable } from './controller.ts';
import { DuelTableView } from './table.tsx';

/** `#/duel/ID`: the table of a kept game. */
export default tableScreen('duel', openDuelTable, DuelTableView);
