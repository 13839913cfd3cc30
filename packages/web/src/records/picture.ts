import { drawPicture, type Standing, sentenceOf } from '@castellan/picture';
import { lastState } from '@castellan/rules';
import { locale } from '../i18n/index.ts';
import { nameOf } from '../play/names.ts';
import latinExt from '../styles/fonts/alegreya-latin-ext-wght-normal.woff2?url';
import latin from '../styles/fonts/alegreya-latin-wght-normal.woff2?url';
import type { GameRecord } from './game-record.ts';
import { infoOfRecord, tagOf } from './record-info.ts';

/** How a record ended, in the words of its picture. */
export const resultText = (record: GameRecord): string => sentenceOf(standingOf(record), locale.value);

export function standingOf(record: GameRecord): Standing {
  const info = infoOfRecord(record);
  const { marks, ending } = record.playedHere ?? info;
  return {
    game: record.game,
    state: lastState(record.replay),
    names: [nameOf(info, 1), nameOf(info, 2)],
    marks,
    ending,
    date: tagOf(record.tags, 'Date'),
  };
}

/** The last position of a record as a picture that needs nothing else, the same as a server draws of a game. */
export async function pictureOf(record: GameRecord): Promise<string> {
  const standing = standingOf(record);
  return drawPicture(standing, locale.value, symbolOf, await fontFaces(standing.names.join('')));
}

/** The sprite is part of the page. */
export const symbolOf = (id: string): string => document.getElementById(id)!.outerHTML;

/** The typeface within the picture, so that it looks the same where it is not installed. */
export async function fontFaces(text: string): Promise<string> {
  const wide = locale.value === 'pl' || [...text].some((letter) => letter.charCodeAt(0) > 0xff);
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
