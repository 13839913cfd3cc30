import type { FastifyRequest } from 'fastify';

/** What a line of the log says of a request: never its address, which may hold a key, nor what it brought. */
export function aboutRequest({ method, routeOptions, params, body }: FastifyRequest): object {
  const { id } = (params ?? {}) as { id?: string };
  const { commandId } = (body ?? {}) as { commandId?: string };
  return { method, route: routeOptions.url ?? 'none', game: id, command: commandId };
}
