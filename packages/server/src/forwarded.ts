import type { FastifyRequest } from 'fastify';

/** TRUST_PROXY names the machine that sent it, and that proxy has said for whom; the visitor may be on the same machine. */
const isFromKnownProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

/**
 * A proxy stands in front that TRUST_PROXY does not name: it says for whom it asks, and is not believed. All its visitors then have one
 * address, the proxy's.
 */
export const fromUnknownProxy = (request: FastifyRequest): boolean =>
  (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) &&
  !isFromKnownProxy(request);

/** What a proxy adds to a request, each kind of proxy some of it. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** The request came through some proxy, and its sender is not known from a proxy that TRUST_PROXY lists. */
export const isFromAfar = (request: FastifyRequest): boolean =>
  PROXY_HEADERS.some((name) => request.headers[name] !== undefined) && !isFromKnownProxy(request);
