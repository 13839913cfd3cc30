import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { RequestRejected } from '../refusals.ts';
import type { ServerStore } from '../stores/index.ts';

export interface OperationsRoutes {
  readonly store: ServerStore;
  readonly metrics: Metrics;
  readonly metricsToken: string;
  readonly stopping: () => boolean;
}

const NEARBY = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/** For those who run it: alive, ready, and numbers. */
export const operationsRoutes: FastifyPluginAsync<OperationsRoutes> = async (
  app,
  { store, metrics, metricsToken, stopping },
) => {
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async () => ({ alive: true }));

  app.get('/readyz', hide, async () => {
    if (stopping()) throw new RequestRejected(503, 'stopping');
    try {
      await store.check();
    } catch {
      throw new RequestRejected(503, 'no-store');
    }
    return { ready: true };
  });

  app.get('/metrics', hide, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new RequestRejected(403, 'not-for-you');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

/** With a token, whoever has it; without one, the machine itself and its private networks. */
const mayRead = (request: FastifyRequest, token: string): boolean =>
  token ? request.headers.authorization === `Bearer ${token}` : NEARBY.test(request.ip);
