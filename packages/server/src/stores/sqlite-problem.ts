/** Of https://www.sqlite.org/rescode.html; an extended code has one of these in its last byte. */
export const SQLITE_BUSY = 5;
export const SQLITE_READONLY = 8;
export const SQLITE_IOERR = 10;
export const SQLITE_CORRUPT = 11;
export const SQLITE_FULL = 13;
export const SQLITE_NOTADB = 26;

const OF_THE_DISK = new Set([SQLITE_READONLY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_NOTADB]);

export const primaryCode = (errcode = 0): number => errcode & 0xff;

/** The file of the games is gone, full or damaged: the request is fine, and sending it again later may work. */
export class StoreUnavailable extends Error {}

/** What is wrong with the disk or the file, where that is what an error says; else null. */
export function diskProblem(error: unknown): string | null {
  if (error instanceof StoreUnavailable) return error.message;
  const { errcode, message = '' } = (error ?? {}) as { errcode?: number; message?: string };
  return errcode !== undefined && OF_THE_DISK.has(primaryCode(errcode)) ? message : null;
}
