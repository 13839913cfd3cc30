import type { Refusal, RefusalCode } from '@castellan/match';

/** What each reason is in HTTP. */
const STATUS: Readonly<Record<RefusalCode, number>> = {
  'no-such-game': 404,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-time': 400,
  'bad-chance': 400,
  'bad-series': 400,
  'bad-handicap': 400,
  'not-rated': 400,
  'bad-name': 400,
  'bad-entropy': 400,
  'bad-phrase': 400,
  'bad-command-id': 400,
  'not-an-action': 400,
  'not-invited': 403,
  'not-your-seat': 403,
  'link-expired': 403,
  'id-taken': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'not-started': 409,
  started: 409,
  'game-over': 409,
  'not-over': 409,
  'no-opponent': 409,
  'not-your-turn': 409,
  stale: 409,
  'no-offer': 409,
  'offer-stands': 409,
  'nothing-to-take-back': 409,
  'time-left': 409,
  'has-clock': 409,
  'not-by-days': 409,
  'not-paused': 409,
  // These stay refused for the rest of the game: 429 would have clients send them again and again.
  'too-much-talk': 409,
  'too-many-changes': 409,
  illegal: 422,
  'too-many-games': 429,
  'too-many-seats': 429,
  busy: 503,
};

/** The field of a request that a reason is about. */
const FIELD: Partial<Record<RefusalCode, string>> = {
  'unknown-game': 'game',
  'bad-options': 'options',
  'bad-time': 'time',
  'not-rated': 'rated',
  'bad-name': 'name',
  'bad-entropy': 'entropy',
  'bad-phrase': 'command.phrase',
  'bad-command-id': 'commandId',
  'not-invited': 'key',
  'seat-taken': 'seat',
  'not-an-action': 'command.action',
  illegal: 'command.action',
  stale: 'command.seq',
};

/** What a refusal is as JSON; some have more fields. */
export interface RefusalBody {
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
}

/** Thrown by routes, answered by the server as JSON with the same fields. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly body: RefusalBody;

  constructor(refusal: Refusal, more: object = {}) {
    super(refusal.code);
    this.statusCode = STATUS[refusal.code];
    const field = FIELD[refusal.code];
    this.body = { ...refusal, ...(field && { field }), ...more };
  }
}

/** A refusal before any game is involved. */
export class RequestRejected extends Error {
  readonly statusCode: number;
  readonly body: RefusalBody;

  constructor(statusCode: number, code: string, more: object = {}) {
    super(code);
    this.statusCode = statusCode;
    this.body = { code, ...more };
  }
}
