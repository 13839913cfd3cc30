/** What XML forbids, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text of people, safe between tags and within attributes. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The symbols a drawing uses. */
export function symbolsIn(drawing: string, art: (id: string) => string): string {
  const ids = new Set(Array.from(drawing.matchAll(/href="#([\w-]+)"/g), ([, id]) => id!));
  const symbols = [...ids].map((id) => art(id));
  return `<defs>${symbols.join('')}</defs>`;
}
