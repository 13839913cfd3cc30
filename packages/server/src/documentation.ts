import { COMPONENTS } from '@castellan/match/answers';
import { WEB_ADDRESS } from '@castellan/match/schema';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
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

/** Before any route: the API describes itself from the schemas of its routes. */
export async function describeApi(server: FastifyInstance, config: Config): Promise<void> {
  const { publicOrigin, privateTargets } = config;
  const isTlsOnly = privateTargets.every((target) => target.startsWith('https:'));
  await server.register(swagger, {
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
