import type { FastifyRequest } from 'fastify';

/**
 * A proxy stands in front that TRUST_PROXY does not name: it says for whom it asks, and is not believed. All its visitors then have one
 * address, the proxy's.
 */
export const fromUnknownProxy = ({ headers, ip, socket }: FastifyRequest): boolean =>
  (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) && ip === socket.remoteAddress;

/** What a proxy adds to a request, each kind of proxy some of it. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** The request came through some proxy, and its sender is not known from a proxy that TRUST_PROXY lists. */
export const isFromAfar = ({ headers, ip, socket }: FastifyRequest): boolean =>
  PROXY_HEADERS.some((name) => headers[name] !== undefined) && ip === socket.remoteAddress;
