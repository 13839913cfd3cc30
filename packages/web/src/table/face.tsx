import { bySeat, type Seat } from '@castellan/rules';
import type { GameInfo } from '../play/game-info.ts';
import { isLevel } from '../play/levels.ts';
import { Art } from '../ui/art.tsx';

/** The portrait of a computer player; nothing for a person. */
export function Face({ info, seat }: { info: GameInfo; seat: Seat }) {
  const { level } = bySeat(info.seats, seat);
  return isLevel(level) ? <Art id={`face-${level}`} class="playerface" /> : null;
}
