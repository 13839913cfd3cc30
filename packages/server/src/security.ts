import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';
import type { Config } from './config.ts';
import { Barred } from './refusals.ts';

const MINUTE = 60_000;
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
const HSTS = 'max-age=31536000; includeSubDomains';

/** No inline script, nothing from elsewhere; WebAssembly for the computer player; framing only for the embed. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  mediaSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
};

export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY, frameAncestors: ["'none'"] } },
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    if (request.url.startsWith('/embed')) {
      const policy = String(reply.getHeader('content-security-policy')).replace(
        "frame-ancestors 'none'",
        'frame-ancestors *',
      );
      reply.header('content-security-policy', policy).removeHeader('x-frame-options');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    if (!CHANGES_NOTHING.has(request.method)) checkOrigin(request, config);
  });
  await limitRates(app, config);
}

/** A page of another site may not act for its visitor; programs that are no browsers send neither header. */
export function checkOrigin(request: FastifyRequest, config: Config): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Barred(403, 'other-site');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = config.publicOrigin || `${request.protocol}://${request.host}`;
  if (origin !== own) throw new Barred(403, 'other-site');
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
      throw new Barred(429, 'too-many-requests', { retryAfterSeconds: limit.ttlInSeconds });
    }
  });
}
