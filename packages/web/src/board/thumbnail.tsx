import { thumbnailOf } from '@castellan/picture/thumbnail';
import type { BySeat, GameName, Seat } from '@castellan/rules';
import { useMemo } from 'preact/hooks';
import { Still } from './still-board.tsx';

interface ThumbnailProps {
  readonly game: GameName;
  readonly state: unknown;
  /** The player whose board lies in front; the other is behind it. */
  readonly front?: Seat;
  readonly marks?: BySeat<Seat>;
  readonly class?: string;
}

/** Both boards of a game in a small picture. The rules of the game have to be loaded. */
export function Thumbnail({ game, state, front = 1, marks = [1, 2], class: name = 'thumbnail' }: ThumbnailProps) {
  const drawing = useMemo(() => thumbnailOf(game, state, front, marks), [game, state, front, marks[0]]);
  return <Still class={name} drawing={drawing} />;
}
