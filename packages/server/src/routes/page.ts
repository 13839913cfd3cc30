import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
// Routes may hide from the documentation: the plugin's types say so.
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
/** Sent in place of the file they were made of. */
const COMPRESSED = /\.(br|gz)$/;

/** Of files whose name holds their hash. */
const HASHED = /^(?:embed\/)?assets\/[\w-][\w.-]*$/;

const addressOf = ({ params }: FastifyRequest): string => (params as { readonly '*': string })['*'];

export const isPage = (directory: string): boolean => directory !== '' && existsSync(join(directory, 'index.html'));

/** The built page. Every address that is no file and not of the API is one of its screens. */
export async function servePage(app: FastifyInstance, directory: string): Promise<void> {
  if (isPage(directory)) {
    const files = filesIn(directory);
    await app.register(serveStatic, {
      root: directory,
      // One route for all files: one for each would cost 20 MB of memory.
      serve: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        // Files whose name holds their hash never change; all others are asked for again.
        response.header('cache-control', /[/\\]assets[/\\]/.test(path) ? YEAR : 'no-cache');
      },
    });
    const schema = { hide: true };
    app.get('/', { schema }, async (_request, reply) => reply.sendFile('index.html'));
    const builds = [directory, `${directory}-previous`];
    /** The folder that has a file: also of a build made since the start, or of the one before, which open pages still load. */
    const folderOf = (address: string): string | undefined => {
      if (HASHED.test(address) && !COMPRESSED.test(address))
        return builds.find((folder) => existsSync(join(folder, address)));
      return files.has(address) ? directory : undefined;
    };
    const cost = (request: FastifyRequest) => (folderOf(addressOf(request)) ? 0 : 1);
    app.get('/*', { schema, config: { cost } }, async (request, reply) => {
      const address = addressOf(request);
      const folder = folderOf(address);
      if (folder) return reply.sendFile(address, folder);
      if (request.url.startsWith('/api/') || /\.\w+($|\?)/.test(request.url)) app.refuseRoute(request, reply);
      return reply.sendFile('index.html');
    });
  }
  app.setNotFoundHandler((request, reply) => app.refuseRoute(request, reply));
}

/** By their address below the page's. */
function filesIn(directory: string): ReadonlySet<string> {
  const found = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(directory, '/').length));
  return new Set(found.map((path) => path.replaceAll('\\', '/')));
}
