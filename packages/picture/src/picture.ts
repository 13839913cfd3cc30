import { type BySeat, bySeat, rulesOf, type Score, SEATS, type Seat } from '@castellan/rules';
import { artAt, type Drawing, drawBoard } from './board.ts';
import { PICTURED } from './games/index.ts';
import { inLight, PALETTE } from './palette.ts';
import { isWaiting, outcomeOf, type Standing, sentenceOf } from './standing.ts';
import { escaped, symbolsIn } from './svg.ts';
import type { Language } from './words.ts';

/** What sites and messengers show of a link. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const EDGE = 44;
const GAP = 40;
const COLUMN = (WIDTH - 2 * EDGE - GAP) / 2;
const TOP = 116;
const BOTTOM = 548;
const FOOT = 600;

/** The width of a line of Alegreya is not known here: letters are about half as wide as high, capitals and signs wider. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\p{Ll}\p{Nd}\s.,:;'’!|]/u.test(letter) ? 0.53 : 0.7), 0);

interface TextStyle {
  readonly x: number;
  readonly y: number;
  /** As large as fits into the room, and no larger than this. */
  readonly size: number;
  readonly room: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 500 | 700;
  readonly fill?: string;
}

/** One line of text. */
export function line(
  text: string,
  { x, y, size, room, anchor = 'start', weight = 700, fill = PALETTE.ink }: TextStyle,
) {
  const fitting = Math.min(size, room / widthOf(text));
  return `<text x="${x}" y="${y}" font-size="${fitting.toFixed(1)}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;
}

/** A board as large as its column allows, in the middle of it. */
function placed({ width, height, markup }: Drawing, index: number) {
  const scale = Math.min(COLUMN / width, (BOTTOM - TOP) / height);
  const x = EDGE + index * (COLUMN + GAP) + (COLUMN - width * scale) / 2;
  const y = TOP + (BOTTOM - TOP - height * scale) / 3;
  return {
    x,
    y,
    width: width * scale,
    markup: `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${markup}</g>`,
  };
}

/** Mark, name and points above a board, and the crown for the winner. */
function header(name: string, points: number, mark: Seat, crowned: boolean, board: ReturnType<typeof placed>): string {
  const [left, right, base] = [board.x, board.x + board.width, board.y - 30];
  const score = String(points);
  const scored = 62 * widthOf(score);
  const crown = crowned ? artAt('crown', right - scored - 66, base - 45, 52) : '';
  const room = board.width - 44 - scored - (crowned ? 82 : 16);
  return [
    artAt(`player-${mark}`, left + 2, base - 27, 30),
    line(name, { x: left + 44, y: base, size: 42, room }),
    crown,
    line(score, { x: right - 2, y: base + 3, size: 62, room: scored + 10, anchor: 'end' }),
  ].join('\n');
}

const dated = (date: string, language: Language): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
    : date;

/**
 * Both boards, names, points, the crown, the sentence and the date, as one SVG that needs nothing else but its typeface.
 * `art` answers a symbol of the sprite as markup; `style` may bring the typeface along.
 */
export function drawPicture(standing: Standing, language: Language, art: (id: string) => string, style = ''): string {
  const { game, state, names, marks, date } = standing;
  const { title, art: boardArt } = PICTURED[game];
  const rules = rulesOf(game);
  const scores: BySeat<Score<unknown>> = rules.score(state);
  const sentence = sentenceOf(standing, language);
  const waiting = isWaiting(standing);
  const outcome = outcomeOf(standing);
  const boards = SEATS.map((seat, index) =>
    placed(drawBoard(boardArt, rules.board(state, seat), bySeat(marks, seat)), index),
  );
  const heads = waiting
    ? [line(sentence, { x: WIDTH / 2, y: boards[0]!.y - 38, size: 54, room: WIDTH - 2 * EDGE, anchor: 'middle' })]
    : SEATS.map((seat, index) =>
        header(
          bySeat(names, seat)!,
          bySeat(scores, seat).total,
          bySeat(marks, seat),
          outcome === seat || outcome === 'shared',
          boards[index]!,
        ),
      );
  const said = [title, ...(waiting ? [] : [sentence]), dated(date, language)].filter(Boolean).join(' · ');
  const drawing = [
    ...boards.map(({ markup }) => markup),
    ...heads,
    line(said, { x: EDGE, y: FOOT, size: 28, room: 860, weight: 500, fill: PALETTE.faded }),
    artAt('castle', WIDTH - EDGE - 152, FOOT - 31, 38),
    line('Castellan', { x: WIDTH - EDGE, y: FOOT, size: 28, room: 124, anchor: 'end', fill: PALETTE.faded }),
  ].join('\n');
  const summary = waiting ? sentence : `${names.join(' – ')} ${scores.map(({ total }) => total).join(' : ')}`;
  return inLight(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Alegreya" style="font-variant-numeric:lining-nums">
<title>${escaped(summary)}</title>${style && `<style>${style}</style>`}
${symbolsIn(drawing, art)}
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.desk}"/>
${drawing}
</svg>`);
}
