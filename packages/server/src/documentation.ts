import { COMPONENTS } from '@castellan/match/answers';
import { WEB_ADDRESS } from '@castellan/match/schema';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { PLAIN_COOKIE, SECURE_COOKIE } from './caller.ts';
import type { Config } from './config.ts';
import { ROOM_COMPONENTS } from './rooms/schemas.ts';

const TAGS = [
  { name: 'play', description: 'Open, join and play games' },
  { name: 'look', description: 'Look at games without playing' },
  { name: 'rooms', description: 'Play in a group: a class, a club night, a league' },
  { name: 'turns', description: 'Be notified of your turns' },
  { name: 'bots', description: 'Tokens and webhooks for bots' },
  { name: 'me', description: 'Everything that belongs to you, over all your games' },
];

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SECURE_COOKIE,
    description: 'A browser over TLS. The server sets the cookie with the first request that needs one.',
  },
  sessionWithoutTls: { type: 'apiKey', in: 'cookie', name: PLAIN_COOKIE, description: 'A browser without TLS.' },
  bot: { type: 'http', scheme: 'bearer', description: 'A bot, by the token from POST /api/bots.' },
} as const;

const ROOT = '/api/docs';

/**
 * `/api/docs`: the API describes itself from the schemas of its routes. Before any of them. Most servers are never asked for it, so what it
 * takes is loaded and made with the first request.
 */
export function serveDocumentation(server: FastifyInstance, config: Config): void {
  const routes: RouteOptions[] = [];
  server.addHook('onRoute', (route) => {
    if (route.schema && route.method !== 'HEAD') routes.push(route);
  });
  let opened: Promise<FastifyInstance> | null = null;
  const documentation = () => {
    opened ??= describe(routes, config);
    return opened;
  };
  const schema = { hide: true };
  for (const url of [ROOT, `${ROOT}/*`]) {
    server.get(url, { schema }, async (request, reply) => {
      const { headers } = request;
      const answer = await (await documentation()).inject({ url: request.url, headers });
      if (answer.statusCode === 404) server.refuseRoute(request, reply);
      return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
    });
  }
}

/** A server that nobody reaches but by `inject`: it has the same routes to describe, and its own to show them. */
async function describe(routes: readonly RouteOptions[], config: Config): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const documentation = Fastify({ exposeHeadRoutes: false });
  documentation.setValidatorCompiler(() => () => true);
  documentation.setSerializerCompiler(() => JSON.stringify);
  const { publicOrigin, privateTargets } = config;
  const isTlsOnly = privateTargets.every((target) => target.startsWith('https:'));
  await documentation.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Castellan',
        description: 'Play Duel and Discovery. See docs/bots.md.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicOrigin || '/' }],
      tags: TAGS,
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transformObject: (given) =>
      'openapiObject' in given ? shareSchemas(given.openapiObject, isTlsOnly) : given.swaggerObject,
  });
  for (const { method, url, schema } of routes) {
    if (schema && !url.startsWith(ROOT)) documentation.route({ method, url, schema, handler: () => {} });
  }
  await documentation.register(swaggerUi, {
    routePrefix: ROOT,
    staticCSP: true,
    // Nothing from elsewhere, and it must work without TLS too.
    transformStaticCSP: (policy) =>
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace(/ ?validator\.swagger\.io| https:|upgrade-insecure-requests;/g, ''),
  });
  return documentation;
}

const NAMED = { ...COMPONENTS, ...ROOM_COMPONENTS };
/** The documentation has a list of one value where the schema has a constant. */
const textOf = (schema: unknown): string => JSON.stringify(schema).replace(/"const":("[^"]*"|\w+)/g, '"enum":[$1]');
const REFUSED = { $ref: '#/components/responses/Refused' };

/**
 * The document with each schema of `NAMED` written once and referenced elsewhere. The routes have whole schemas, because they are
 * checked by them; written out, the refusals alone would make the document ten times as large.
 */
function shareSchemas<T extends object>(document: T, isTlsOnly: boolean): T {
  const names = new Map(Object.entries(NAMED).map(([name, schema]) => [textOf(schema), name]));
  const share = (value: unknown, whole = false): unknown => {
    if (value === WEB_ADDRESS && isTlsOnly) return '^https://';
    if (Array.isArray(value)) return value.map((item) => share(item));
    if (typeof value !== 'object' || value === null) return value;
    const name = whole ? undefined : names.get(textOf(value));
    if (name) return { $ref: `#/components/schemas/${name}` };
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, /^[45]XX$/.test(key) ? REFUSED : share(field)]),
    );
  };
  const shared = share(document) as { components: object };
  const schemas = Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, share(JSON.parse(JSON.stringify(schema)), true)]),
  );
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  const responses = { Refused: { description: 'Nothing has changed', content: refusal } };
  return { ...shared, components: { ...shared.components, schemas, responses } } as unknown as T;
}
