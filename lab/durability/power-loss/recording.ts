import { closeSync, openSync, readSync } from 'node:fs';

/** Something that was done to a file, in the order it was done. */
export type Change =
  | { readonly type: 'create' | 'unlink'; readonly path: string }
  | { readonly type: 'write'; readonly path: string; readonly at: number; readonly data: Buffer }
  | { readonly type: 'truncate'; readonly path: string; readonly length: number }
  | { readonly type: 'sync-begin' | 'sync-end'; readonly path: string; readonly sync: string };

const HEAD = 16;
const CREATE = 1;
const WRITE = 2;
const TRUNCATE = 3;
const SYNC_BEGIN = 4;
const SYNC_END = 5;
const UNLINK = 6;

/** Reads what `record-writes.c` wrote down, change by change, each with where it ends. A last one that is not whole is left out. */
export function* readRecording(file: string): Generator<{ readonly change: Change; readonly end: number }> {
  const fd = openSync(file, 'r');
  try {
    let at = 0;
    for (;;) {
      const head = take(fd, at, HEAD);
      if (!head) return;
      const pathLength = head.readUInt16LE(2);
      const dataLength = head.readUInt32LE(4);
      const rest = take(fd, at + HEAD, pathLength + dataLength);
      if (!rest) return;
      at += HEAD + pathLength + dataLength;
      const path = rest.toString('utf8', 0, pathLength);
      const data = rest.subarray(pathLength);
      yield { change: changeOf(head.readUInt8(0), path, head.readBigUInt64LE(8), data), end: at };
    }
  } finally {
    closeSync(fd);
  }
}

function take(fd: number, at: number, length: number): Buffer | null {
  const buffer = Buffer.allocUnsafe(length);
  return readSync(fd, buffer, 0, length, at) === length ? buffer : null;
}

function changeOf(type: number, path: string, number: bigint, data: Buffer): Change {
  switch (type) {
    case CREATE:
      return { type: 'create', path };
    case WRITE:
      return { type: 'write', path, at: Number(number), data };
    case TRUNCATE:
      return { type: 'truncate', path, length: Number(number) };
    case SYNC_BEGIN:
      return { type: 'sync-begin', path, sync: String(number) };
    case SYNC_END:
      return { type: 'sync-end', path, sync: String(number) };
    case UNLINK:
      return { type: 'unlink', path };
    default:
      throw new Error(`a change of an unexpected kind: ${type} ${path}`);
  }
}
