import type { Refusal } from './command.ts';
import type { Logged } from './event.ts';

/** The server's own reasons besides those of a game. `offline`: no answer came at all. */
export type ServerCode =
  | Refusal['code']
  | 'unauthenticated'
  | 'other-site'
  | 'banned'
  | 'lobby-closed'
  | 'too-many-requests'
  | 'too-many-streams'
  | 'bad-request'
  | 'not-found'
  | 'wrong-code'
  | 'not-this-game'
  | 'table-full'
  | 'no-games'
  | 'unknown-push-service'
  | 'unreachable-address'
  | 'stopping'
  | 'try-again'
  | 'offline';

/** Everything but success. */
export class ServerRefusal extends Error {
  readonly status: number;
  readonly refusal: Omit<Refusal, 'code'> & {
    readonly code: ServerCode;
    /** The field of the request that is wrong. */
    readonly field?: string;
    readonly missed?: readonly Logged[];
  };
  readonly retryAfterMs: number | null;

  constructor(status: number, refusal: ServerRefusal['refusal'], retryAfterMs: number | null = null) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether sending the same again, unchanged, can succeed and is safe: no answer, none for now, or one that makes no sense. */
  get isRetryable(): boolean {
    return this.status < 300 || this.status >= 500 || this.status === 429;
  }
}
