import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';
import type { Config } from './config.ts';
import { networkOf, SITE_SHARE, siteOf } from './network.ts';
import { RateLimiter } from './rate-limiter.ts';
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
  /** Drawings have a limit of their own: programs that show links ask for many, and must not lock the people of their address out. */
  readonly drawings: {
    /** Throws where the address has asked for too many. */
    check(request: FastifyRequest): void;
    charge(request: FastifyRequest, cost: number): void;
  };
}

interface Keyed {
  readonly allowance: RateLimiter;
  readonly keyOf: (request: FastifyRequest) => string | null;
}

type Is = (request: FastifyRequest) => boolean;

/**
 * For each address, and of IPv6 for each site. Members of rooms at one address share a wide limit instead, and so do bots: a bot at full
 * speed does not lock the people of its address out.
 */
function byAddress(perMinute: number, isMember: Is = () => false, isBot: Is = () => false): readonly Keyed[] {
  if (perMinute === 0) return [];
  const wide = perMinute * SITE_SHARE;
  const isVisitor = (request: FastifyRequest) => !isMember(request) && !isBot(request);
  const network = ({ ip }: FastifyRequest) => networkOf(ip);
  const site = ({ ip }: FastifyRequest) => siteOf(networkOf(ip));
  const of = (perKey: number, counts: Is, keyOf: Keyed['keyOf']): Keyed => ({
    allowance: new RateLimiter(perKey),
    keyOf: (request) => (counts(request) ? keyOf(request) : null),
  });
  return [
    of(perMinute, isVisitor, network),
    of(wide, isVisitor, site),
    of(wide, isMember, network),
    of(wide, isBot, network),
    of(wide, isBot, site),
  ];
}

const charge = (allowances: readonly Keyed[], request: FastifyRequest, cost: number): void => {
  for (const { allowance, keyOf } of allowances) {
    const key = keyOf(request);
    if (key !== null) allowance.charge(key, cost);
  }
};

/** Takes the cost from each; answers how many seconds too early the request comes. */
function take(allowances: readonly Keyed[], request: FastifyRequest, cost: number): number {
  for (const { allowance, keyOf } of allowances) {
    const key = keyOf(request);
    const seconds = key === null ? 0 : allowance.take(key, cost);
    if (seconds > 0) return seconds;
  }
  return 0;
}

const tooMany = (seconds: number) => new RequestRejected(429, 'too-many-requests', { retryAfterSeconds: seconds });

/** `plays`: the session plays in a room. A school has one address, so members count by their sessions. */
export function limitRates(
  app: FastifyInstance,
  config: Config,
  plays: (holder: string) => boolean = () => false,
): Limits {
  const isMember: Is = (request) => {
    const caller = callerOf(request);
    return caller?.ours === true && plays(caller.holder);
  };
  const isBot: Is = (request) => {
    const caller = callerOf(request);
    return caller?.ours === true && caller.bot && !plays(caller.holder);
  };
  const allowances = [...byAddress(config.perAddress, isMember, isBot)];
  /** Null for a key that this limit does not count. */
  const limit = (perMinute: number, keyOf: Keyed['keyOf']) => {
    if (perMinute > 0) allowances.push({ allowance: new RateLimiter(perMinute), keyOf });
  };
  limit(config.perSession, (request) => {
    const caller = callerOf(request);
    if (!caller?.ours) return networkOf(request.ip);
    return caller.bot ? null : caller.holder;
  });
  limit(config.perBot, (request) => {
    const caller = callerOf(request);
    return caller?.ours && caller.bot ? caller.holder : null;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const cost = costOf(request);
    const seconds = cost === 0 ? 0 : take(allowances, request, cost);
    done(seconds === 0 ? undefined : tooMany(seconds));
  });
  const drawings = byAddress(config.perAddress);
  return {
    charge: (request, cost) => charge(allowances, request, cost),
    drawings: {
      check: (request) => {
        const seconds = take(drawings, request, 0);
        if (seconds > 0) throw tooMany(seconds);
      },
      charge: (request, cost) => charge(drawings, request, cost),
    },
  };
}

/** By the route that was found, however its address was spelled. The page and the questions of the operator's tools are free. */
function costOf(request: FastifyRequest): number {
  const { url, config } = request.routeOptions;
  const cost = config?.cost ?? (url === undefined || url.startsWith('/api/') ? 1 : 0);
  return typeof cost === 'function' ? cost(request) : cost;
}
