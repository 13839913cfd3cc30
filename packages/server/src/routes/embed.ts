import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, hasStarted, type Match } from '@castellan/match';
import { OEmbedAnswer } from '@castellan/match/answers';
import { Type } from '@castellan/match/json-schema';
import { GameId } from '@castellan/match/schema';
import {
  escaped,
  FRAME_WIDTH,
  frameHeight,
  frameMarkup,
  isLanguage,
  isWaiting,
  type Language,
  HEIGHT as PICTURE_HEIGHT,
  WIDTH as PICTURE_WIDTH,
  SMALL_FRAME_WIDTH,
  sentenceOf,
  smallFrameWidth,
  titleOf,
} from '@castellan/picture';
import { type GameName, rulesOf } from '@castellan/rules';
import type {} from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import { packedGame } from '../packed-game.ts';
import { type Pictures, standingOf } from '../pictures.ts';
import { Refused, RequestRejected } from '../refusals.ts';
import { allowFrames } from '../security.ts';
import { describeRoute } from './describe-route.ts';

interface EmbedRoutes {
  readonly host: Host;
  /** The address people use; empty for whatever they used. */
  readonly publicOrigin: string;
  readonly pageDirectory: string;
  readonly pictures: Pictures;
  readonly limits: Limits;
}

/** What a picture costs that was not drawn before. */
const DRAWING_COST = 30;
/** A picture of a game that is over stays as it is, unless a player is erased from it. */
const [SECONDS_PLAYING, SECONDS_OVER] = [60, 86_400];

/** What else comes is no game, and not a bad request: a person may have cut a link. */
const ID = /^[2-9a-z]{14}$/;
const Link = Type.Object({ lang: Type.Optional(Type.String({ maxLength: 20 })) });
const languageOf = ({ lang = '' }: { readonly lang?: string }): Language => (isLanguage(lang) ? lang : 'en');

/** A game in a page of another site, and what other pages say about a link to it. */
export const embedRoutes: FastifyPluginAsyncTypebox<EmbedRoutes> = async (
  app,
  { host, publicOrigin, pageDirectory, pictures, limits },
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
    { config: { cost: 2 }, schema: { hide: true, params: Type.Object({ id: Type.String() }), querystring: Link } },
    async (request, reply) => {
      const { id } = request.params;
      const match = ID.test(id) ? await host.match(id) : null;
      if (!match) {
        if (!/\btext\/html\b/.test(request.headers.accept ?? '')) throw new Refused({ code: 'no-such-game' });
        const language = languageOf({
          lang: request.query.lang ?? request.headers['accept-language']?.slice(0, 2) ?? '',
        });
        return reply.code(404).type('text/html; charset=utf-8').send(missingPage(language));
      }
      const language = languageOf(request.query);
      return reply
        .type('text/html; charset=utf-8')
        .send(sharedPage(match, originOf(request), language, shownBy(`lang=${request.query.lang}`)));
    },
  );

  app.get(
    '/g/:id/picture.png',
    { config: { cost: 2 }, schema: { hide: true, params: Type.Object({ id: GameId }), querystring: Link } },
    async (request, reply) => {
      const match = await host.match(request.params.id);
      if (!match) throw new Refused({ code: 'no-such-game' });
      const language = languageOf(request.query);
      const tag = `"${match.seq}-${language}"`;
      // For pages of other sites, and for their caches.
      reply.header('cross-origin-resource-policy', 'cross-origin').header('etag', tag);
      reply.header('cache-control', `public, max-age=${match.ending ? SECONDS_OVER : SECONDS_PLAYING}`);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      limits.drawings.check(request);
      const { value, known } = await pictures.of(match, language);
      if (!known) limits.drawings.charge(request, DRAWING_COST);
      return reply.type('image/png').send(Buffer.from(value.buffer));
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
          format: Type.Optional(
            Type.String({ maxLength: 20, description: 'json (default) or xml; 501 for any other' }),
          ),
          maxwidth: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
          maxheight: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
        }),
      },
    },
    async (request, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      if (format !== 'json' && format !== 'xml') throw new RequestRejected(501, 'bad-request');
      const origin = originOf(request);
      const [, kind = '', word = '', more = ''] =
        /^\/(?:(?:embed\/)?#\/)?(g|r)\/([\w-]+)(?:\?([^#]*))?(?:#.*)?$/.exec(after(origin, url)) ?? [];
      const match = kind === 'g' ? await host.match(word) : null;
      if (kind === '' || (kind === 'g' && !match)) throw new RequestRejected(404, 'not-found');
      const title = match ? titleOf(standingOf(match)) : 'Castellan';
      const shown = shownBy(more);
      const { width, height, size } = frameIn(
        { width: roomOf(maxwidth), height: roomOf(maxheight) },
        match ? match.game : packedGame(word),
        shown.get('size') === 'small',
      );
      if (size === 'small') shown.set('size', size);
      const source = escaped(`${origin}/embed/#/${kind}/${word}${shown.size > 0 ? `?${shown}` : ''}`);
      const answer = {
        version: '1.0',
        type: 'rich',
        provider_name: 'Castellan',
        provider_url: `${origin}/`,
        title,
        width,
        height,
        html: frameMarkup(source, width, height, escaped(title)),
        ...(match && {
          thumbnail_url: pictureAddress(match, origin, languageOf({ lang: shown.get('lang') ?? '' })),
          thumbnail_width: PICTURE_WIDTH,
          thumbnail_height: PICTURE_HEIGHT,
        }),
      };
      if (format === 'json') return answer;
      // Its own type is not that of the schema, which is for JSON.
      return reply.type('text/xml; charset=utf-8').send(xmlOf(answer) as never);
    },
  );
};

const roomOf = (pixels = '99999'): number => Math.max(1, Number(pixels));

interface Room {
  readonly width: number;
  readonly height: number;
}

/** A frame as high as the game needs for its width, and a small one where there is no room for that. Never more than there is room, as oEmbed demands. */
function frameIn(room: Room, game: GameName | null, small: boolean): Room & { readonly size: 'full' | 'small' } {
  const width = Math.min(FRAME_WIDTH, room.width);
  const height = frameHeight(game, width);
  if (!small && width >= SMALL_FRAME_WIDTH && height <= room.height) return { width, height, size: 'full' };
  const narrow = Math.min(width, small ? SMALL_FRAME_WIDTH : smallFrameWidth(game, room.height));
  return { width: narrow, height: Math.min(room.height, frameHeight(game, narrow, 'small')), size: 'small' };
}

/** The same answer as the specification writes it in XML. */
const xmlOf = (answer: object): string => {
  const fields = Object.entries(answer).map(([name, value]) => `  <${name}>${escaped(String(value))}</${name}>\n`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${fields.join('')}</oembed>\n`;
};

/** How a frame shows a game: by the address that was asked about, as far as a frame understands it. */
const SHOWN = new Map<string, (value: string) => boolean>([
  ['theme', (value) => value === 'dark' || value === 'light'],
  ['lang', isLanguage],
  ['at', (value) => /^\d{1,5}$/.test(value)],
  ['size', (value) => value === 'small'],
]);

function shownBy(query: string): URLSearchParams {
  const asked = [...new URLSearchParams(query)].filter(([name, value]) => SHOWN.get(name)?.(value));
  return new URLSearchParams(Object.fromEntries(asked));
}

const after = (origin: string, url: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : '');

/** Another seq is another address: a cache of link pictures asks for the new one. */
const pictureAddress = ({ id, seq }: Match, origin: string, language: Language): string =>
  `${origin}/g/${id}/picture.png?lang=${language}&seq=${seq}`;

/** For a person with an old link. Where scripts run, the page itself shows the same, in the language it is set to. */
const MISSING: Readonly<Record<Language, readonly [title: string, sentence: string, further: string]>> = {
  en: [
    'There is no such game',
    'This game does not exist, or it is no longer here. An invitation that nobody accepts expires.',
    'Play online',
  ],
  fr: [
    'Cette partie n’existe pas',
    'Cette partie n’existe pas, ou elle n’est plus ici. Une invitation que personne n’accepte expire.',
    'Jouer en ligne',
  ],
  pl: [
    'Nie ma takiej gry',
    'Ta gra nie istnieje albo już jej tu nie ma. Zaproszenie, którego nikt nie przyjmie, wygasa.',
    'Graj online',
  ],
  es: [
    'No existe esa partida',
    'Esta partida no existe o ya no está aquí. Una invitación que nadie acepta caduca.',
    'Jugar en línea',
  ],
  de: [
    'Diese Partie gibt es nicht',
    'Diese Partie gibt es nicht, oder sie ist nicht mehr hier. Eine Einladung, die niemand annimmt, läuft ab.',
    'Online spielen',
  ],
};

function missingPage(language: Language): string {
  const [title, sentence, further] = MISSING[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Castellan</title>
<script src="../link.js"></script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="../#/online">${further}</a></p>
</main>
</body>
</html>
`;
}

/** Everything on it may be known to anybody: who plays, and how it stands. */
function sharedPage(match: Match, origin: string, language: Language, asked: URLSearchParams): string {
  const standing = standingOf(match);
  const sentence = sentenceOf(standing, language);
  const [one, two] = rulesOf(match.game).score(match.state);
  const title = escaped(isWaiting(standing) ? sentence : titleOf(standing));
  const stands = hasStarted(match) ? `${one.total} : ${two.total} · ${sentence}` : '';
  const address = `${origin}/g/${match.id}`;
  const oembed = `${origin}/api/oembed?url=${encodeURIComponent(asked.size > 0 ? `${address}?${asked}` : address)}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<script src="../link.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=../#/g/${match.id}"></noscript>
<meta property="og:site_name" content="Castellan">
<meta property="og:type" content="website">
<meta property="og:locale" content="${language}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${escaped(stands)}">
<meta property="og:url" content="${escaped(address)}">
<meta property="og:image" content="${escaped(pictureAddress(match, origin, language))}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PICTURE_WIDTH}">
<meta property="og:image:height" content="${PICTURE_HEIGHT}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${title}">
<link rel="alternate" type="text/xml+oembed" href="${escaped(`${oembed}&format=xml`)}" title="${title}">
</head>
<body><a href="../#/g/${match.id}">${title}</a></body>
</html>
`;
}
