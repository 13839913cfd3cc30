import { type BoardArt, cornerOf, type GamePicture, squaresIn, UNIT } from '../board.ts';
import { PAINT } from '../palette.ts';

type Kind = 'x' | 'o';

const ink = (path: string): string => `<g fill="none" stroke="${PAINT.ink}" stroke-width="4">${path}</g>`;

/** The one board of both players. */
export const noughtsArt: BoardArt<Kind> = {
  name: 'noughts',
  margin: { full: 16, small: 16 },
  bordered: false,
  seedOf: (mark) => mark,
  frame: () => '',
  ground: ({ board, frame }) =>
    squaresIn(board, frame)
      .map((name) => cornerOf(board, frame, name))
      .map(
        ([x, y]) =>
          `<rect x="${x + 2}" y="${y + 2}" width="${UNIT - 4}" height="${UNIT - 4}" rx="3" fill="none" stroke="${PAINT.grid}"/>`,
      )
      .join(''),
  wash: () => '',
  seams: () => '',
  piece: (kind, _, x, y) =>
    ink(
      kind === 'x'
        ? `<path d="M${x + 12} ${y + 12}l24 24m0-24l-24 24"/>`
        : `<circle cx="${x + UNIT / 2}" cy="${y + UNIT / 2}" r="12"/>`,
    ),
  laidOut: (kind, _, detail) => noughtsArt.piece(kind, 0, 0, 0, detail),
};

export const noughtsPicture: GamePicture<Kind> = { title: 'Noughts', art: noughtsArt };
