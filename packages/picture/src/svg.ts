/** What XML forbids, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text of people, safe between tags and within attributes. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A symbol of the sprite, placed by its corner and side. */
export const artAt = (id: string, x: number, y: number, side: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;

/** The symbols a drawing uses, in the colours of the light theme: what draws it need not know variables. */
export function symbolsIn(drawing: string, art: (id: string) => string): string {
  const ids = new Set(Array.from(drawing.matchAll(/href="#([\w-]+)"/g), ([, id]) => id!));
  const symbols = [...ids].map((id) => art(id).replace(/var\(--[\w-]+,\s*(#\w+)\)/g, '$1'));
  return `<defs>${symbols.join('')}</defs>`;
}
