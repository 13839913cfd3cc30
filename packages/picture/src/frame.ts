import type { GameName } from '@castellan/rules';
import type { GamePicture } from './board.ts';
import { PICTURED } from './games/index.ts';

/** How a game is shown in a page of another site: to step through, or both boards and whose turn it is. */
export type FrameSize = 'full' | 'small';

/** The height of a frame, in pixels: so much for each pixel of its width, and so much besides. */
export interface FrameHeight {
  readonly perWidth: number;
  readonly besides: number;
}

/** One for each layout of the page's `embed`. */
export interface FrameHeights {
  readonly small: FrameHeight;
  /** Below 720 px. */
  readonly narrow: FrameHeight;
  readonly wide: FrameHeight;
}

/** The widest frame that is offered. */
export const FRAME_WIDTH = 720;
/** The width of a small one, for which no width is requested. */
export const SMALL_FRAME_WIDTH = 280;

/** For a game that says nothing else: two square boards, beside each other where there is room. */
const USUAL: FrameHeights = {
  small: { perWidth: 0.5, besides: 80 },
  narrow: { perWidth: 2, besides: 360 },
  wide: { perWidth: 0.5, besides: 360 },
};

/** How high a frame of this width has to be, so that nothing in it scrolls; of the game that needs most where none is known. */
export function frameHeight(game: GameName | null, width: number, size: FrameSize = 'full'): number {
  const games: readonly GamePicture<string>[] = game ? [PICTURED[game]] : Object.values(PICTURED);
  return Math.max(
    ...games.map(({ frame = USUAL }) => {
      const { perWidth, besides } = size === 'small' ? frame.small : width < FRAME_WIDTH ? frame.narrow : frame.wide;
      return Math.ceil(width * perWidth + besides);
    }),
  );
}

/** The widest small frame that is no higher than this. */
export function smallFrameWidth(game: GameName | null, height: number): number {
  let width = FRAME_WIDTH;
  while (width > SMALL_FRAME_WIDTH && frameHeight(game, width, 'small') > height) width--;
  return width;
}

/** The markup that shows such a frame. */
export const frameMarkup = (source: string, width: number, height: number, title: string): string =>
  `<iframe src="${source}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" title="${title}"></iframe>`;
