import { dirname, resolve } from 'node:path';
import type { Config } from './config.ts';
import {
  primaryCode,
  SQLITE_BUSY,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_NOTADB,
  SQLITE_READONLY,
} from './stores/sqlite-problem.ts';

/** Why it does not start: one sentence that names the path or the address, and what to do. */
export class StartError extends Error {}

const SQLITE = 'sqlite:';

/** What went wrong with the store of `DATABASE_URL`; a password in it is never repeated. */
export function storeError(url: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  // Errors of the thread that writes arrive without their class.
  const newer = /^the (database was last used by a newer version.*)$/.exec((error as Error).message ?? '')?.[1];
  if (newer !== undefined) return new StartError(`The ${newer}`);
  return new StartError(url.startsWith(SQLITE) ? sqliteProblem(url, error) : postgresProblem(url, error));
}

function sqliteProblem(url: string, error: unknown): string {
  const path = resolve(url.slice(SQLITE.length));
  const {
    code = '',
    errcode: extended = 0,
    message = '',
  } = error as { code?: string; errcode?: number; message?: string };
  const errcode = primaryCode(extended);
  const elsewhere = 'or keep the games elsewhere: DATABASE_URL=sqlite:PATH';
  if (/^(EACCES|EPERM|EROFS)$/.test(code) || errcode === SQLITE_READONLY) {
    return `The folder ${dirname(path)} cannot be written. Give this user the right to write there, ${elsewhere}`;
  }
  if (/^(ENOTDIR|EEXIST|ENOENT)$/.test(code)) {
    return `The folder ${dirname(path)} cannot be made (${code}). Check the path, ${elsewhere}`;
  }
  if (code === 'ENOSPC' || errcode === SQLITE_FULL) {
    return `There is no room left on the disk of ${path}. Make room, ${elsewhere}`;
  }
  if (errcode === SQLITE_IOERR) {
    return `The disk of ${path} is full, damaged or gone (${message}). Make room or check the disk, ${elsewhere}`;
  }
  if (errcode === SQLITE_NOTADB || errcode === SQLITE_CORRUPT) {
    return `${path} is damaged or no database of Castellan. Restore a backup (docs/hosting.md), ${elsewhere}`;
  }
  if (errcode === SQLITE_BUSY) return `${path} is in use by another program. Stop that one, ${elsewhere}`;
  return `${path} cannot be opened: ${message}. Check that it is a file this user may write, ${elsewhere}`;
}

function postgresProblem(url: string, error: unknown): string {
  const form = 'postgres://USER:PASSWORD@HOST:5432/DATABASE';
  if (!URL.canParse(url)) {
    return `DATABASE_URL is no address. Write it as ${form}; in a password, / @ : # and % are written %2F %40 %3A %23 and %25`;
  }
  const { hostname, port, pathname } = new URL(url);
  const at = `${hostname || 'localhost'}:${port || 5432}`;
  const { code = '', message = String(error) } = reasonOf(error);
  const why = `DATABASE_URL must be ${form}`;
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${at} refuses the user or the password. Check both: ${why}`;
    case '3D000':
      return `PostgreSQL at ${at} has no database ${JSON.stringify(pathname.slice(1))}. Make it (createdb) or check the name: ${why}`;
    case '42501':
      return `PostgreSQL at ${at} does not let this user make tables. Make the user the owner of the database`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine called ${hostname}. Check the name: ${why}`;
    case '42P07':
      return `PostgreSQL at ${at} has tables of another program in the database ${JSON.stringify(pathname.slice(1))}. Make one for Castellan alone (createdb)`;
    default:
      return `PostgreSQL at ${at} does not answer (${code || message}). Check that it runs there and lets this machine in: ${why}`;
  }
}

/** Of several addresses that were tried, the first. */
const reasonOf = (error: unknown): { code?: string; message?: string } =>
  error instanceof AggregateError ? (error.errors[0] as { code?: string }) : (error as { code?: string });

export function listenError({ host, port }: Config, error: unknown): StartError {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is taken by another program. Stop that one, or choose another port: PORT=${port + 1}`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} is not for every user. Choose one above 1023, as PORT=8080, and put a proxy in front (docs/hosting.md)`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `This machine has no address ${host}. Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for its network`,
      );
    default:
      return new StartError(`Nothing can listen on port ${port} of ${host}: ${message}. Check HOST and PORT`);
  }
}
