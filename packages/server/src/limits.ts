import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Allowance, networkOf, SITE_SHARE, siteOf } from './allowance.ts';
import { callerOf } from './caller.ts';
import type { Config } from './config.ts';
import { RequestRejected } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request of this route takes from the allowances, in units of the cheapest one. */
    readonly cost?: number | ((request: FastifyRequest) => number);
  }
}

/** How much each address and each session may ask for. */
export interface Limits {
  /** For a request that turned out to cost more than its route does. */
  charge(request: FastifyRequest, cost: number): void;
}

/** `isMember`: the session plays in a room. A school has one address, so members count by their sessions; all of one address share a wide limit. */
export function limitRates(
  app: FastifyInstance,
  config: Config,
  isMember: (holder: string) => boolean = () => false,
): Limits {
  const isByAddress = (request: FastifyRequest): boolean => {
    const caller = callerOf(request);
    return !(caller?.ours && isMember(caller.holder));
  };
  const allowances: { readonly allowance: Allowance; readonly keyOf: (request: FastifyRequest) => string | null }[] =
    [];
  if (config.perAddress > 0) {
    allowances.push({
      allowance: new Allowance(config.perAddress),
      keyOf: (request) => (isByAddress(request) ? networkOf(request.ip) : null),
    });
    allowances.push({
      allowance: new Allowance(config.perAddress * SITE_SHARE),
      keyOf: (request) => (isByAddress(request) ? null : networkOf(request.ip)),
    });
    const perSite = new Allowance(config.perAddress * SITE_SHARE);
    allowances.push({
      allowance: perSite,
      keyOf: (request) => (isByAddress(request) ? siteOf(networkOf(request.ip)) : null),
    });
  }
  if (config.perSession > 0) {
    allowances.push({
      allowance: new Allowance(config.perSession),
      keyOf: (request) => {
        const caller = callerOf(request);
        return caller?.ours ? caller.holder : networkOf(request.ip);
      },
    });
  }
  /** How many seconds too early the request comes. */
  const take = (request: FastifyRequest): number => {
    const cost = costOf(request);
    if (cost === 0) return 0;
    for (const { allowance, keyOf } of allowances) {
      const key = keyOf(request);
      const seconds = key === null ? 0 : allowance.take(key, cost);
      if (seconds > 0) return seconds;
    }
    return 0;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const seconds = take(request);
    if (seconds === 0) return done();
    reply.header('retry-after', seconds);
    done(new RequestRejected(429, 'too-many-requests', { retryAfterSeconds: seconds }));
  });
  return {
    charge: (request, cost) => {
      for (const { allowance, keyOf } of allowances) {
        const key = keyOf(request);
        if (key !== null) allowance.charge(key, cost);
      }
    },
  };
}

/** By the route that was found, however its address was spelled. The page and the questions of the operator's tools are free. */
function costOf(request: FastifyRequest): number {
  const { url, config } = request.routeOptions;
  const cost = config?.cost ?? (url === undefined || url.startsWith('/api/') ? 1 : 0);
  return typeof cost === 'function' ? cost(request) : cost;
}
