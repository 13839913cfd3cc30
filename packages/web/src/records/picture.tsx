import { bySeat, type Score, SEATS } from '@castellan/rules';
import { render } from 'preact';
import { kitOf } from '../games/index.ts';
import { formatNumber } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import latinExt from '../styles/fonts/alegreya-latin-ext-wght-normal.woff2?url';
import latin from '../styles/fonts/alegreya-latin-wght-normal.woff2?url';
import type { GameRecord } from './game-record.ts';
import { standAlone } from './stand-alone.ts';

/** The final maps as a picture that needs nothing else: both boards, names and scores, always on light paper. */

const SIDE = 640;
const GAP = 40;
const HEAD = 84;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Draws both boards where nobody sees them, because their look is known only to the page's styles. */
async function drawBoards(record: GameRecord, info: GameInfo): Promise<SVGSVGElement[]> {
  const { Board } = await kitOf(record.game).stage.load();
  const place = document.createElement('div');
  place.dataset.theme = 'light';
  place.inert = true;
  place.style.cssText = `position:absolute;left:-9999px;top:0;width:${SIDE}px`;
  document.body.append(place);
  const last = record.states[record.states.length - 1];
  render(
    SEATS.map((seat) => <Board key={seat} state={last} seat={seat} info={info} />),
    place,
  );
  const boards = [...place.querySelectorAll<SVGSVGElement>('svg.map')].map(standAlone);
  render(null, place);
  place.remove();
  return boards;
}

export async function pictureOf(record: GameRecord, info: GameInfo): Promise<string> {
  const last = record.states[record.states.length - 1];
  const scores: readonly [Score<unknown>, Score<unknown>] = kitOf(record.game).rules.score(last);
  const boards = await drawBoards(record, info);
  const heights = boards.map((board) => (SIDE * board.viewBox.baseVal.height) / board.viewBox.baseVal.width);
  const [width, height] = [2 * SIDE + 3 * GAP, HEAD + Math.max(...heights) + GAP];
  const names = SEATS.map((seat) => nameOf(info, seat));
  const marks = ['M0 -9L9 0 0 9 -9 0Z', 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z'];
  const colours = ['#a3271d', '#0d5f6c'];
  const parts = boards.map((board, index) => {
    const x = GAP + index * (SIDE + GAP);
    const mark = bySeat(info.marks, SEATS[index]!) - 1;
    board.setAttribute('x', String(x));
    board.setAttribute('y', String(HEAD));
    board.setAttribute('width', String(SIDE));
    board.setAttribute('height', heights[index]!.toFixed(1));
    return `<path transform="translate(${x + 14} 54)" d="${marks[mark]}" fill="${colours[mark]}"/>
<text x="${x + 34}" y="63" font-size="30" font-weight="600">${escaped(names[index]!)}</text>
<text x="${x + SIDE - 6}" y="66" font-size="46" font-weight="700" text-anchor="end">${formatNumber(scores[index]!.total)}</text>
${new XMLSerializer().serializeToString(board)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height.toFixed(1)}" width="${width}" height="${height.toFixed(1)}" font-family="Alegreya, Georgia, serif" fill="#2a1f17" style="font-variant-numeric:lining-nums">
<title>${escaped(`${names.join(' – ')} ${scores.map(({ total }) => formatNumber(total)).join(' : ')}`)}</title>
<style>${await fontFaces(names.join(''))}</style>
<rect width="100%" height="100%" fill="#e9dfcb"/>
${parts.join('\n')}
</svg>`;
}

/** The typeface within the picture, so that it looks the same where it is not installed. */
async function fontFaces(text: string): Promise<string> {
  const wide = [...text].some((letter) => letter.charCodeAt(0) > 0xff);
  const faces = await Promise.all([latin, ...(wide ? [latinExt] : [])].map(fontFace));
  return faces.join('');
}

async function fontFace(url: string, index: number): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const range = index === 0 ? 'U+0-FF,U+2000-206F' : 'U+100-2BA,U+1E00-1E9F';
  return `@font-face{font-family:Alegreya;font-weight:400 900;src:url(data:font/woff2;base64,${btoa(text)}) format("woff2");unicode-range:${range}}`;
}

/** The same picture as PNG, with two dots for each unit. */
export async function toPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
