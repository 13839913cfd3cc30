import { err, ok, type Result } from '@castellan/rules';

/** A whole game in an address: the text of its record, deflated, in letters that need no escape. */

/** Stands before the letters, so that a later way of packing can be recognised. */
const VERSION = '1';
/** Far beyond any record; a link that unfolds to more is not one. */
const LONGEST = 200_000;

export async function pack(text: string): Promise<string> {
  const bytes = await collect(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return VERSION + letters(bytes!);
}

export async function unpack(packed: string): Promise<Result<string, 'bad-link'>> {
  if (!packed.startsWith(VERSION)) return err('bad-link');
  const bytes = fromLetters(packed.slice(VERSION.length));
  if (!bytes) return err('bad-link');
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await collect(stream);
    return text ? ok(new TextDecoder('utf-8', { fatal: true }).decode(text)) : err('bad-link');
  } catch {
    return err('bad-link');
  }
}

/** The bytes of a stream, or null if there are more than any record has. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LONGEST) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function letters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The packed game in a link of this page from any server; null if the text is something else. */
export function packedIn(text: string): string | null {
  return /#\/r\/([\w-]+)/.exec(text.trim())?.[1] ?? null;
}
