import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Before any route: the API describes itself from the schemas of its routes. */
export async function describeApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Castellan', description: 'Play Duel and Discovery. See docs/bots.md.', version: '1' },
      components: { securitySchemes: { bot: { type: 'http', scheme: 'bearer' } } },
    },
  });
}

/** `/api/docs`. Answers a function that makes its text, which takes longer than any request should: then no request waits for it. */
export async function serveDocumentation(server: FastifyInstance): Promise<() => void> {
  let text: string | null = null;
  const json = (): string => {
    text ??= JSON.stringify(server.swagger());
    return text;
  };
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Nothing from elsewhere, and it must work without TLS too.
    transformStaticCSP: (policy) =>
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace(/ ?validator\.swagger\.io| https:|upgrade-insecure-requests;/g, ''),
    uiHooks: {
      preHandler: (request, reply, next) => {
        if (request.routeOptions.url !== '/api/docs/json') return next();
        return reply.type('application/json; charset=utf-8').send(json());
      },
    },
  });
  return () => {
    json();
    server.swagger({ yaml: true });
  };
}
