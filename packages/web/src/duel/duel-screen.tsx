import './duel.css';
import '../board/board.css';
import { tableScreen } from '../table/kept-screen.tsx';
import { openDuelTable } from './table.ts';
import { DuelTableView } from './table-view.tsx';

/** `#/duel/ID`: the table of a kept game. */
export default tableScreen('duel', openDuelTable, DuelTableView);
