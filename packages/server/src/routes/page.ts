import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
// Routes may hide from the documentation: the plugin's types say so.
import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { RequestRejected } from '../refusals.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** The built page. Every address that is no file and not of the API is one of its screens. */
export async function servePage(app: FastifyInstance, directory: string): Promise<void> {
  const built = directory !== '' && existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(serveStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        // Files whose name holds their hash never change; all others are asked for again.
        response.header('cache-control', /[/\\]assets[/\\]/.test(path) ? YEAR : 'no-cache');
      },
    });
    app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const screen = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+($|\?)/.test(request.url);
    if (built && screen) return reply.sendFile('index.html');
    throw new RequestRejected(404, 'not-found');
  });
}
