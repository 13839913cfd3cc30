import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';
import type { Config } from './config.ts';
import { RequestRejected } from './refusals.ts';

const MINUTE = 60_000;
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
const HSTS = 'max-age=31536000; includeSubDomains';

/** No inline script, nothing from elsewhere; WebAssembly for the computer player; framing only for the embed. */
const POLICY = [
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
].join('; ');

/** On every answer, the same ones, set in one go: the hot path has no time for a dozen small functions. */
const HEADERS = {
  'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-permitted-cross-domain-policies': 'none',
};
const { 'x-frame-options': _, ...UNFRAMED } = HEADERS;
const EMBED_HEADERS = {
  ...UNFRAMED,
  'content-security-policy': `${POLICY}; frame-ancestors *`,
  'cross-origin-resource-policy': 'cross-origin',
};

export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('overTls', false);
  app.addHook('onRequest', async (request, reply) => {
    request.overTls = request.protocol === 'https' || config.publicOrigin.startsWith('https:');
    if (request.overTls) reply.header('strict-transport-security', HSTS);
    reply.headers(request.url.startsWith('/embed') ? EMBED_HEADERS : HEADERS);
    if (!CHANGES_NOTHING.has(request.method)) checkOrigin(request, config);
  });
  await limitRates(app, config);
}

/** A page of another site may not act for its visitor; programs that are no browsers send neither header. */
export function checkOrigin(request: FastifyRequest, config: Config): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new RequestRejected(403, 'other-site');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = config.publicOrigin || `${request.protocol}://${request.host}`;
  if (origin !== own) throw new RequestRejected(403, 'other-site');
}

async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, { global: false, timeWindow: MINUTE });
  const limiters: ReturnType<FastifyInstance['createRateLimit']>[] = [];
  if (config.perAddress > 0) {
    limiters.push(app.createRateLimit({ max: config.perAddress, keyGenerator: (request) => `address ${request.ip}` }));
  }
  if (config.perSession > 0) {
    limiters.push(
      app.createRateLimit({
        max: config.perSession,
        keyGenerator: (request) => `session ${callerOf(request as FastifyRequest)?.holder ?? request.ip}`,
      }),
    );
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    for (const limiter of limiters) {
      const limit = await limiter(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', limit.ttlInSeconds);
      throw new RequestRejected(429, 'too-many-requests', { retryAfterSeconds: limit.ttlInSeconds });
    }
  });
}
