import { readFileSync } from 'node:fs';

/** What a program without a page needs besides the drawing. Each file is named in full: that is how a build finds it. */
const SPRITE = new URL('../art/coats.svg', import.meta.url);
const FONTS = [
  new URL('../fonts/alegreya-latin-500.ttf', import.meta.url),
  new URL('../fonts/alegreya-latin-700.ttf', import.meta.url),
  new URL('../fonts/alegreya-latin-ext-500.ttf', import.meta.url),
  new URL('../fonts/alegreya-latin-ext-700.ttf', import.meta.url),
  new URL('../fonts/alegreya-cyrillic-700.ttf', import.meta.url),
  new URL('../fonts/alegreya-greek-700.ttf', import.meta.url),
];

export const fonts = (): readonly Uint8Array[] => FONTS.map((file) => readFileSync(file));

/** The symbols of the sprite by their id. */
export function symbolsOfSprite(): (id: string) => string {
  const sprite = readFileSync(SPRITE, 'utf8');
  const symbols = new Map(
    Array.from(sprite.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs), ([symbol, id]) => [id!, symbol]),
  );
  return (id) => symbols.get(id)!;
}
