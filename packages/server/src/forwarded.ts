import type { FastifyRequest } from 'fastify';

/**
 * A proxy stands in front that TRUST_PROXY does not name: it says for whom it asks, and is not believed. All its visitors then have one
 * address, the proxy's.
 */
export const fromUnknownProxy = ({ headers, ip, socket }: FastifyRequest): boolean =>
  (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) && ip === socket.remoteAddress;
