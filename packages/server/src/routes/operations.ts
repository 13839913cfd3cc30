import { hash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isFromAfar } from '../forwarded.ts';
import type { Metrics } from '../metrics.ts';
import { RequestRejected } from '../refusals.ts';
import type { ServerStore } from '../stores/index.ts';

interface OperationsRoutes {
  readonly store: ServerStore;
  readonly metrics: Metrics;
  readonly metricsToken: string;
  readonly stopping: () => boolean;
}

const READY_MS = 1000;
const NEARBY = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i;

/** For those who run it: alive, ready, and numbers. */
export const operationsRoutes: FastifyPluginAsync<OperationsRoutes> = async (
  app,
  { store, metrics, metricsToken, stopping },
) => {
  const hide = { schema: { hide: true } };
  let asked: Promise<void> | null = null;
  let until = 0;
  /** What was last found, and logged: many ask, all the time. */
  let failing = false;
  /** Finding out writes to the disk: however many ask, it is done once a second. */
  const ready = (): Promise<void> => {
    if (!asked || performance.now() > until) {
      until = performance.now() + READY_MS;
      asked = store.check();
    }
    return asked;
  };
  app.get('/healthz', hide, async () => ({ alive: true }));

  app.get('/readyz', hide, async () => {
    if (stopping()) throw new RequestRejected(503, 'stopping');
    try {
      await ready();
      if (failing) app.log.info('the store keeps games again');
      failing = false;
    } catch (error) {
      if (!failing) app.log.error(error, 'the store cannot keep games');
      failing = true;
      throw new RequestRejected(503, 'no-store');
    }
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
