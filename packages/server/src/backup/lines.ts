import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

/** A file is not what it should be. */
export class ArchiveError extends Error {}

export interface ArchiveLimits {
  /** Letters in one line: a game of the greatest length has far fewer. */
  readonly line: number;
  /** Bytes of the whole text, and how many times the bytes of the file: games shrink to a tenth, a bomb to a thousandth. */
  readonly unpacked: number;
  readonly ratio: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { line: 64 << 20, unpacked: 256 << 20, ratio: 100 };

/** The lines of a gzipped text; throws where one or all of it is larger than any backup would be. */
export async function* linesOf(path: string, limits: ArchiveLimits): AsyncGenerator<string> {
  const most = Math.max(limits.unpacked, (await stat(path)).size * limits.ratio);
  const source = createReadStream(path);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  let begun = '';
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new ArchiveError(`${path} is no backup: it unpacks to more than ${most} bytes`);
    const [first = '', ...more] = decoder.write(chunk).split('\n');
    begun += first;
    for (const next of more) {
      yield begun;
      begun = next;
    }
    if (begun.length > limits.line) {
      throw new ArchiveError(`${path} is no backup: one of its lines has more than ${limits.line} letters`);
    }
  }
  if (begun !== '') yield begun;
}
