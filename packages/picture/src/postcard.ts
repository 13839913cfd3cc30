import { type BySeat, bySeat, rulesOf, type Score, SEATS, type Seat } from '@castellan/rules';
import { artAt, drawBoard } from './board.ts';
import { PICTURED } from './games/index.ts';
import { inLight, PALETTE } from './palette.ts';
import { HEIGHT, line, WIDTH, widthOf } from './picture.ts';
import { isShared, outcomeOf, type Standing } from './standing.ts';
import { escaped, symbolsIn } from './svg.ts';

/** What a postcard says; all of it in the language of the sender. */
export interface PostcardWords {
  /** "I beat the squire". */
  readonly headline: string;
  /** One line below it: the best domain. */
  readonly line: string;
  /** Below the score: "won by 13". */
  readonly margin: string;
  /** "Can you do better with the same dice?" */
  readonly dare: string;
  /** Where that is; empty where nobody else can reach it. */
  readonly address: string;
  /** On the postmark: "18" and "NOV". */
  readonly postmark: readonly [day: string, month: string];
}

/** A finished game as somebody sends it to a friend. */
export interface Postcard extends Standing {
  /** Whose map is on the left. */
  readonly me: Seat;
  /** The portrait of a seat as a symbol of the sprite; null for a person, who has a mark. */
  readonly faces: BySeat<string | null>;
  /** The symbol on the stamp. */
  readonly emblem: string;
  readonly words: PostcardWords;
}

const PAPER = '#faf5e9';
const RED = '#a3271d';
const EDGE = 54;
const MAP_WIDTH = 460;
const [MAP_TOP, MAP_BOTTOM] = [200, 534];
const FOOT = 588;

function frame(): string {
  const box = (by: number, width: number) =>
    `<rect x="${by}" y="${by}" width="${WIDTH - 2 * by}" height="${HEIGHT - 2 * by}" fill="none" stroke="${PALETTE.ink}" stroke-width="${width}"/>`;
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${box(12, 2)}${box(19, 1)}`;
}

/** The stamp with the sign of the game, and the postmark of the day. */
function stamp({ game, emblem, words }: Postcard): string {
  const { title } = PICTURED[game];
  const [day, month] = words.postmark;
  const [x, y, w, h] = [1057, 36, 89, 104];
  const wave = (at: number) => `M997 ${at}q11-8 22 0t22 0 22 0 22 0`;
  const mark = `<g fill="none" stroke="${PALETTE.faded}" stroke-width="2.4" opacity=".75"><circle cx="948" cy="100" r="41"/><circle cx="948" cy="100" r="28"/><path d="${wave(81)}${wave(95)}${wave(109)}"/></g>`;
  const text = { x: 948, anchor: 'middle', fill: PALETTE.faded } as const;
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#c3b4c9" stroke="${PALETTE.faded}" stroke-width="2.4" stroke-dasharray="5 4"/>`,
    artAt(emblem, x + 18, y + 12, 54),
    line(title, { x: x + w / 2, y: y + h - 14, size: 20, room: w - 10, anchor: 'middle' }),
    mark,
    line(day, { ...text, y: 97, size: 17, room: 40 }),
    line(month, { ...text, y: 115, size: 17, room: 46 }),
  ].join('\n');
}

/** Name and portrait or mark above a map, and the map. */
function side({ game, state, names, marks, faces }: Postcard, seat: Seat, left: number): string {
  const board = drawBoard(PICTURED[game].art, rulesOf(game).board(state, seat), bySeat(marks, seat));
  const scale = Math.min(MAP_WIDTH / board.width, (MAP_BOTTOM - MAP_TOP) / board.height);
  const x = left + (MAP_WIDTH - board.width * scale) / 2;
  const face = bySeat(faces, seat);
  const name = bySeat(names, seat) ?? '';
  const room = MAP_WIDTH - 70;
  return [
    face ? artAt(face, x + 6, 144, 48) : artAt(`player-${bySeat(marks, seat)}`, x + 8, 156, 24),
    line(name, { x: x + (face ? 66 : 42), y: 178, size: 30, room }),
    `<g transform="translate(${x.toFixed(1)} ${MAP_TOP}) scale(${scale.toFixed(4)})">${board.markup}</g>`,
  ].join('\n');
}

/** Both maps, names and faces, the score, one line and a dare, as one SVG that needs nothing else but its typeface. */
export function drawPostcard(card: Postcard, art: (id: string) => string, style = ''): string {
  const { game, state, me, words } = card;
  const scores: BySeat<Score<unknown>> = rulesOf(game).score(state);
  const them = SEATS.find((seat) => seat !== me)!;
  const [mine, theirs] = [bySeat(scores, me).total, bySeat(scores, them).total];
  const outcome = outcomeOf(card);
  const middle = WIDTH / 2;
  const score = `${mine} : ${theirs}`;
  const addressWidth = words.address && 26 * widthOf(words.address);
  const drawing = [
    line(words.headline, { x: EDGE, y: 90, size: 62, room: 820 }),
    line(words.line, { x: EDGE, y: 131, size: 26, room: 820, weight: 500, fill: PALETTE.faded }),
    stamp(card),
    side(card, me, EDGE),
    side(card, them, WIDTH - EDGE - MAP_WIDTH),
    // A loss has no crown for the sender.
    outcome === me || isShared(outcome) ? artAt('crown', middle - 33, 276, 66) : '',
    line(score, { x: middle, y: 394, size: 56, room: 150, anchor: 'middle' }),
    line(words.margin, { x: middle, y: 430, size: 24, room: 148, anchor: 'middle', weight: 500, fill: PALETTE.faded }),
    artAt('castle-spent', EDGE, FOOT - 32, 40),
    line('Castellan', { x: EDGE + 52, y: FOOT, size: 32, room: 200 }),
    words.address && line(words.address, { x: WIDTH - EDGE, y: FOOT, size: 26, room: 460, anchor: 'end', fill: RED }),
    line(words.dare, {
      x: WIDTH - EDGE - (addressWidth ? Math.min(460, addressWidth) + 20 : 0),
      y: FOOT,
      size: 25,
      room: addressWidth ? 400 : 700,
      anchor: 'end',
      weight: 500,
      fill: PALETTE.faded,
    }),
  ].join('\n');
  return inLight(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Alegreya" style="font-variant-numeric:lining-nums">
<title>${escaped(`${words.headline}, ${score}`)}</title>${style && `<style>${style}</style>`}
${symbolsIn(drawing, art)}
${frame()}
${drawing}
</svg>`);
}
