/** A game as one picture to share. The README of this package is the tour. */

export type { BoardArt, Drawing, GamePicture } from './board.ts';
export { boardOf } from './board-of.ts';
export {
  FRAME_WIDTH,
  type FrameSize,
  frameHeight,
  frameMarkup,
  SMALL_FRAME_WIDTH,
  smallFrameWidth,
} from './frame.ts';
export { drawnName } from './letters.ts';
export { drawPicture, HEIGHT, WIDTH } from './picture.ts';
export { drawPostcard, type Postcard, type PostcardWords } from './postcard.ts';
export { isWaiting, type Standing, sentenceOf, titleOf } from './standing.ts';
export { escaped } from './svg.ts';
export { isLanguage, LANGUAGES, type Language } from './words.ts';
