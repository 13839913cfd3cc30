import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestRejected } from './refusals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a request that no route takes. */
    refuseRoute(request: FastifyRequest, reply: FastifyReply): never;
  }
}

/** The methods of the page's own addresses. */
const PAGE = ['GET', 'HEAD'];

/** Before any route: an address that takes other methods than the requested one answers 405 and lists them; any other answers 404. */
export function watchMethods(app: FastifyInstance): void {
  const routes = new Map<string, { readonly path: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const path = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
    const route = routes.get(url) ?? { path, methods: new Set() };
    routes.set(url, route);
    for (const one of [method].flat()) route.methods.add(one);
  });
  app.decorate('refuseRoute', (request: FastifyRequest, reply: FastifyReply): never => {
    const [address = ''] = request.url.split('?');
    const found = [...routes.values()].flatMap(({ path, methods }) => (path.test(address) ? [...methods] : []));
    const isApi = address.startsWith('/api/');
    const methods = found.length > 0 || isApi ? found : PAGE;
    if (methods.length === 0 || methods.includes(request.method)) throw new RequestRejected(404, 'not-found');
    reply.header('allow', methods.join(', '));
    throw new RequestRejected(405, 'method-not-allowed');
  });
}
