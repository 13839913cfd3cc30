import { createHmac, hash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestRejected } from './refusals.ts';
import type { Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser came over TLS, whatever happened between the proxy and here. */
    overTls: boolean;
    /** The player or bot that sent it; undefined until `callerOf` is called. */
    caller: Caller | null | undefined;
  }
  interface FastifyInstance {
    readonly tokens: Tokens;
  }
}

/** The sender of a request: a browser by its cookie, a bot by its token. Only the hash of either is ever stored. */
export interface Caller {
  readonly token: string;
  readonly holder: string;
  readonly bot: boolean;
  /** We made the token. Any other is good for seats it holds since before tokens were signed, and gets nothing new. */
  readonly ours: boolean;
}

/** Behind TLS the browser itself guarantees that this cookie was set by this host, over TLS, for the whole site. */
export const SECURE_COOKIE = '__Host-castellan';
export const PLAIN_COOKIE = 'castellan';
const YEAR_SECONDS = 365 * 86_400;

const COOKIE_TOKEN = /^[A-Za-z0-9_-]{43}$/;
const BOT_TOKEN = /^bot_[A-Za-z0-9_-]{43}$/;

export const hashOf = (token: string): string => hash('sha256', token, 'hex');
export const newBotToken = (tokens: Tokens): string => `bot_${tokens.mint('bot')}`;

/** Any other scheme is between the browser and a proxy on the way, as with a password on the whole site. */
const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();

/** The sender of this request, computed once per request; null if it has neither cookie nor token. */
export function callerOf(request: FastifyRequest): Caller | null {
  if (request.caller === undefined) request.caller = readCaller(request);
  return request.caller;
}

/** As `callerOf`, for requests that only a known caller may send. */
export function requireCaller(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (!caller) throw new RequestRejected(401, 'unauthenticated');
  return caller;
}

/** As `requireCaller`, for bots alone. */
export function requireBot(request: FastifyRequest): Caller {
  const caller = requireCaller(request);
  if (!caller.bot || !caller.ours) throw new RequestRejected(401, 'unauthenticated');
  return caller;
}

function readCaller(request: FastifyRequest): Caller | null {
  const bearer = bearerOf(request);
  const { tokens } = request.server;
  if (bearer !== undefined) {
    return BOT_TOKEN.test(bearer) ? tokens.callerWith('bot', bearer) : null;
  }
  const { cookie } = request.headers;
  const token = cookie && request.server.parseCookie(cookie)[request.overTls ? SECURE_COOKIE : PLAIN_COOKIE];
  return token && COOKIE_TOKEN.test(token) ? tokens.callerWith('session', token) : null;
}

/** The caller, given a cookie where there is none; a bot needs a token of this server. Only for requests that may change something. */
export function requireCallerOrNew(request: FastifyRequest, reply: FastifyReply): Caller {
  const known = callerOf(request);
  if (bearerOf(request) !== undefined) {
    if (!known?.ours) throw new RequestRejected(401, 'unauthenticated');
    return known;
  }
  const secure = request.overTls;
  const { tokens } = request.server;
  const caller = known?.ours ? known : tokens.callerWith('session', tokens.mint('session'));
  reply.setCookie(secure ? SECURE_COOKIE : PLAIN_COOKIE, caller.token, {
    ...cookieFor(request),
    secure,
    maxAge: YEAR_SECONDS,
  });
  return caller;
}

/**
 * Strict: it goes with nothing that another site starts. The page of an allowed origin on another site is the exception (others are refused
 * before they get here): its visitors have a cookie that counts below that site alone.
 */
function cookieFor(request: FastifyRequest): CookieSerializeOptions {
  const elsewhere = request.overTls && request.headers['sec-fetch-site'] === 'cross-site';
  return {
    path: '/',
    httpOnly: true,
    ...(elsewhere ? { sameSite: 'none', partitioned: true } : { sameSite: 'strict' }),
  };
}

/** Takes the cookie back. The seats stay with its token, which is then lost. */
export function forgetCaller(request: FastifyRequest, reply: FastifyReply): void {
  const cookie = cookieFor(request);
  if (cookie.sameSite === 'strict') reply.clearCookie(PLAIN_COOKIE, cookie);
  // A browser heeds the prefix only with Secure, also where the cookie ends.
  reply.clearCookie(SECURE_COOKIE, { ...cookie, secure: true });
}

/** A secret that only this caller can compute, the same each time for the same purpose. */
export const keyFor = (caller: Caller, purpose: string): string =>
  createHmac('sha256', caller.token).update(purpose).digest('hex');

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** An id of a game that is the same for the same text, so that a creation sent again finds the game it made. */
export function idFrom(text: string): string {
  let rest = BigInt(`0x${hashOf(text)}`);
  let id = '';
  for (; id.length < 14; rest /= 31n) id += ALPHABET[Number(rest % 31n)];
  return id;
}
