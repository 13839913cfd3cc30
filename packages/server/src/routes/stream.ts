import type { Host } from '@castellan/match';
import { GameId } from '@castellan/match/schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../caller.ts';
import { networkOf, SITE_SHARE, siteOf } from '../network.ts';
import { Refused, RequestRejected } from '../refusals.ts';
import type { Streams } from '../streams.ts';
import { describeRoute, STREAM } from './describe-route.ts';

interface StreamRoutes {
  readonly host: Host;
  readonly streams: Streams;
  readonly perAddress: number;
  readonly stopping: () => boolean;
  /** The session plays in a room, or hosts one. */
  readonly isMember: (holder: string) => boolean;
}

/** Writes the head of an event stream. */
export function startStream(reply: FastifyReply): void {
  reply.hijack();
  // It ends with its connection, so it needs no chunks: an event is written in one piece, not in three.
  reply.raw.removeHeader('transfer-encoding');
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
}

export const streamRoutes: FastifyPluginAsyncTypebox<StreamRoutes> = async (
  app,
  { host, streams, perAddress, stopping, isMember },
) => {
  app.get(
    '/api/games/:id/events',
    {
      // A stream without a body would only wait.
      exposeHeadRoute: false,
      config: { cost: 2 },
      schema: {
        ...describeRoute(
          'events',
          'Every event as it happens; resumes after Last-Event-ID, or `after`',
          STREAM,
          'look',
        ),
        description:
          'A message without a name is an event, as in the log, and its id is its number. `hello` comes first: your seat, how far the game is, who is present, and as `last` when the event happened that you asked to resume after. ' +
          '`presence`: who is present now, and your seat if it changed. `beat`: all is well. `skip`: the events up to this number are none of yours. ' +
          '`reread`: the server has lost some of what it told you, read the log anew. `bye`: come back, to another node.',
        params: Type.Object({ id: GameId }),
        querystring: Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const caller = callerOf(request);
      // Many members of a room have one address: their streams count by session.
      const network = caller?.ours && isMember(caller.holder) ? `session ${caller.holder}` : networkOf(request.ip);
      if (!(await host.match(id))) throw new Refused({ code: 'no-such-game' });
      // Asked after the game was read: a stream that opens after the goodbye would hold up the stop.
      if (stopping()) throw new RequestRejected(503, 'stopping');
      const site = siteOf(network);
      const isFull =
        streams.countFrom(network) >= perAddress ||
        (site !== null && streams.countFrom(site) >= perAddress * SITE_SHARE);
      if (perAddress > 0 && isFull) throw new RequestRejected(429, 'too-many-streams');
      // The browser's own header is the newest: `after` is from when the page was opened.
      const last = request.headers['last-event-id'];
      const after = typeof last === 'string' && /^\d{1,7}$/.test(last) ? last : (request.query.after ?? '0');
      startStream(reply);
      const holder = caller?.holder ?? null;
      // Once the head is sent there is no other way to say that it failed; the page comes back.
      await streams.serve(id, holder, Number(after), network, reply.raw).catch(() => reply.raw.destroy());
    },
  );
};
