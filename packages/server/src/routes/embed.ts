import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, hasStarted, type Match } from '@castellan/match';
import { OEmbedAnswer } from '@castellan/match/answers';
import { GameId } from '@castellan/match/schema';
import { rulesOf } from '@castellan/rules';
import type {} from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refused, RequestRejected } from '../refusals.ts';
import { allowFrames } from '../security.ts';
import { describeRoute } from './describe-route.ts';

export interface EmbedRoutes {
  readonly host: Host;
  /** The address people use; empty for whatever they used. */
  readonly publicOrigin: string;
  readonly pageDirectory: string;
}

const WIDTH = 720;
const HEIGHT = 560;
const NARROWEST = 280;
const LOWEST = 360;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A game in somebody else's page, and what other pages say about a link to it. */
export const embedRoutes: FastifyPluginAsyncTypebox<EmbedRoutes> = async (
  app,
  { host, publicOrigin, pageDirectory },
) => {
  const hide = { schema: { hide: true } };
  const originOf = (request: FastifyRequest) => publicOrigin || `${request.protocol}://${request.host}`;

  if (pageDirectory && existsSync(join(pageDirectory, 'embed/index.html'))) {
    app.get('/embed', hide, async (_request, reply) => reply.redirect('/embed/', 308));
    app.get('/embed/', hide, async (_request, reply) => {
      allowFrames(reply);
      return reply.header('cache-control', 'no-cache').sendFile('embed/index.html');
    });
  }

  // What stands after `#` never reaches a server: this is the address to share where others show what a link is about.
  app.get(
    '/g/:id',
    { config: { cost: 2 }, schema: { hide: true, params: Type.Object({ id: GameId }) } },
    async (request, reply) => {
      const match = await host.match(request.params.id);
      if (!match) throw new Refused({ code: 'no-such-game' });
      return reply.type('text/html; charset=utf-8').send(sharedPage(match, originOf(request)));
    },
  );

  app.get(
    '/api/oembed',
    {
      config: { cost: 2 },
      schema: {
        ...describeRoute('oembed', 'How to show a game or a replay in another page (oembed.com)', OEmbedAnswer, 'look'),
        querystring: Type.Object({
          url: Type.String({ maxLength: 6000 }),
          format: Type.Optional(Type.Literal('json')),
          maxwidth: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
          maxheight: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
        }),
      },
    },
    async (request) => {
      const { url, maxwidth, maxheight } = request.query;
      const origin = originOf(request);
      const [, kind = '', word = ''] = /^\/(?:#\/)?(g|r)\/([\w-]+)(?:[?#].*)?$/.exec(after(origin, url)) ?? [];
      const match = kind === 'g' ? await host.match(word) : null;
      if (kind === '' || (kind === 'g' && !match)) throw new RequestRejected(404, 'not-found');
      const width = Math.max(NARROWEST, Math.min(WIDTH, Number(maxwidth ?? WIDTH)));
      const height = Math.max(LOWEST, Math.min(HEIGHT, Number(maxheight ?? HEIGHT)));
      const title = match ? titleOf(match) : 'Castellan';
      const source = escaped(`${origin}/embed/#/${kind}/${word}`);
      return {
        version: '1.0',
        type: 'rich',
        provider_name: 'Castellan',
        provider_url: `${origin}/`,
        title,
        width,
        height,
        html: `<iframe src="${source}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" title="${escaped(title)}"></iframe>`,
      };
    },
  );
};

const after = (origin: string, url: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : '');

function titleOf({ game, seats }: Match): string {
  const names = seats.map((player) => player?.name ?? '?').join(' – ');
  return `${names} · ${game.charAt(0).toUpperCase()}${game.slice(1)}`;
}

/** Everything on it may be known to anybody: who plays, and how it stands. */
function sharedPage(match: Match, origin: string): string {
  const title = escaped(titleOf(match));
  const [one, two] = rulesOf(match.game).score(match.state);
  const stands = hasStarted(match) ? `${one.total} : ${two.total}` : '';
  const address = `${origin}/g/${match.id}`;
  const oembed = `${origin}/api/oembed?url=${encodeURIComponent(address)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta http-equiv="refresh" content="0; url=../#/g/${match.id}">
<meta property="og:site_name" content="Castellan">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${escaped(stands)}">
<meta property="og:url" content="${escaped(address)}">
<meta property="og:image" content="${escaped(origin)}/icon-512.png">
<meta name="twitter:card" content="summary">
<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${title}">
</head>
<body><a href="../#/g/${match.id}">${title}</a></body>
</html>
`;
}
