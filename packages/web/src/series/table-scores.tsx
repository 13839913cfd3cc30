import { HandicapMark } from '../handicap/handicap-mark.tsx';
import type { GameInfo } from '../play/game-info.ts';
import { SeriesScore } from './series-score.tsx';

/** In the bar of a table on this device: the handicap, and how the match stands. */
export const TableScores = ({ info }: { info: GameInfo }) => (
  <>
    <HandicapMark info={info} />
    <SeriesScore info={info} />
  </>
);
