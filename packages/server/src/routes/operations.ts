import { hash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isFromAfar } from '../forwarded.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import { RequestRejected } from '../refusals.ts';

interface OperationsRoutes {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly metricsToken: string;
  readonly stopping: () => boolean;
}

const NEARBY = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i;

/** For those who run it: alive, ready, and numbers. */
export const operationsRoutes: FastifyPluginAsync<OperationsRoutes> = async (
  app,
  { readiness, metrics, metricsToken, stopping },
) => {
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async () => ({ alive: true }));

  app.get('/readyz', hide, async () => {
    if (stopping()) throw new RequestRejected(503, 'stopping');
    await readiness.check().catch(() => {
      throw new RequestRejected(503, 'no-store');
    });
    return { ready: true };
  });

  app.get('/metrics', hide, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new RequestRejected(403, 'not-for-you');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

/** With a token: requests that have it. Without one: this machine and its private networks, but not what a proxy there passes on. */
const mayRead = (request: FastifyRequest, token: string): boolean =>
  token ? isSecret(request.headers.authorization ?? '', `Bearer ${token}`) : isNearby(request);

const isNearby = (request: FastifyRequest): boolean =>
  isIP(request.ip) !== 0 && NEARBY.test(request.ip) && !isFromAfar(request);

/** In the same time however much of it is right. */
const isSecret = (said: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', said, 'buffer'), hash('sha256', secret, 'buffer'));
