import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { fromUnknownProxy } from './forwarded.ts';
import { isKnownHost } from './known-host.ts';
import { type Limits, limitRates } from './limits.ts';
import { watchMethods } from './methods.ts';
import { RequestRejected } from './refusals.ts';
import type { Tokens } from './tokens.ts';

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
const PREFLIGHT_SECONDS = 7200;
/** Other names below this host's are not ours to decide on. */
const HSTS = 'max-age=31536000';

/** No inline script, nothing from elsewhere, no frame; WebAssembly for the computer player. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer, the same ones, set in one go: the hot path has no time for a dozen small functions. */
const HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-permitted-cross-domain-policies': 'none',
  // What the API says is true now, and perhaps for one person only; the files of the page say themselves how long they keep.
  'cache-control': 'no-store',
};

/** For what is made to stand in pages of others: it can be framed, and nothing else changes. */
export function allowFrames(reply: FastifyReply): void {
  reply.removeHeader('x-frame-options');
  reply.header('content-security-policy', PAGE_POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

export async function secure(
  app: FastifyInstance,
  config: Config,
  tokens: Tokens,
  isMember: (holder: string) => boolean = () => false,
): Promise<Limits> {
  // Read where the caller is needed, not with every request: a bot's brings none.
  await app.register(cookie, { hook: false });
  watchMethods(app);
  app.decorate('tokens', tokens);
  app.decorateRequest('overTls', false);
  app.decorateRequest('caller', undefined);
  const alwaysTls = config.publicOrigin.startsWith('https:');
  let warned = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (!warned && fromUnknownProxy(request)) {
      warned = true;
      app.log.warn(
        `a proxy at ${request.ip} is not named by TRUST_PROXY: all its visitors share one allowance (docs/hosting.md)`,
      );
    }
    request.overTls = alwaysTls || request.protocol === 'https';
    if (request.overTls) reply.header('strict-transport-security', HSTS);
    reply.headers(HEADERS);
    done(refusalOf(request, config));
  });
  if (config.allowedOrigins.length > 0) await allowOrigins(app, config.allowedOrigins);
  // Node itself would answer an expectation that it does not know, without any of the headers.
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, HEADERS).end();
  });
  return limitRates(app, config, isMember);
}

/** Before the limits, so that a page of such an origin can read that it has asked too often. */
async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'last-event-id', 'authorization'],
    exposedHeaders: ['retry-after'],
    maxAge: PREFLIGHT_SECONDS,
  });
}

function refusalOf(request: FastifyRequest, config: Config): RequestRejected | undefined {
  const { httpVersion, rawHeaders } = request.raw;
  const namesHost = request.headers.host ? hostsIn(rawHeaders) === 1 : httpVersion !== '1.1';
  if (!namesHost) return new RequestRejected(400, 'bad-request');
  const { host } = request.headers;
  if (host && !config.publicOrigin && !isKnownHost(host)) {
    const message =
      'This server does not know the name that you called it by. Its host sets PUBLIC_ORIGIN to that address.';
    return new RequestRejected(421, 'unknown-host', { message });
  }
  if (CHANGES_NOTHING.has(request.method) || isFromHere(request, config)) return undefined;
  return new RequestRejected(403, 'other-site');
}

/** How often a host is named: of several Node tells the first, and a proxy may have gone by another. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

/** A page of another site may not act for its visitor, unless its origin is named; programs that are no browsers send neither header. */
function isFromHere(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && config.allowedOrigins.includes(origin)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === (config.publicOrigin || `${request.protocol}://${request.host}`);
}

/** An address that cannot be read, or with a part that is too long: found before there is a route, so no hook has run. */
export const answerBadAddress = (reply: FastifyReply, status = 400): void => {
  reply.code(status).headers(HEADERS).send({ code: 'bad-request' });
};

/** What is no HTTP at all. Nothing of it is logged: it may hold anything. */
export function answerNoHttp(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
  const body = '{"code":"bad-request"}';
  const headers = Object.entries({
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  });
  if (socket.writable) {
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}
