import type { Host } from '@castellan/match';
import { Type } from '@castellan/match/json-schema';
import { GameId } from '@castellan/match/schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../caller.ts';
import { networkOf } from '../network.ts';
import type { OpenStreams } from '../open-streams.ts';
import { Refused, RequestRejected } from '../refusals.ts';
import type { Numbered } from '../stream.ts';
import type { Streams } from '../streams.ts';
import { describeRoute, STREAM } from './describe-route.ts';

export interface StreamLimits {
  readonly perAddress: number;
  readonly stopping: () => boolean;
  /** The session plays in a room, or hosts one. */
  readonly isMember: (holder: string) => boolean;
}

interface StreamRoutes extends StreamLimits {
  readonly host: Host;
  readonly streams: Streams;
}

interface StreamQuery {
  readonly after?: string;
}

export const AFTER = Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })) });

interface Admitted {
  readonly holder: string | null;
  /** What the stream is counted for. */
  readonly source: string;
  /** The last event that the browser has. */
  readonly after: number;
}

/** Checks a request for the stream of a game or room that was just read, and begins the answer. */
export function admitStream<Entry extends Numbered>(
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenStreams<Entry>,
  { perAddress, stopping, isMember }: StreamLimits,
): Admitted {
  // A stream that opens after the goodbye would hold up the stop.
  if (stopping()) throw new RequestRejected(503, 'stopping');
  const caller = callerOf(request);
  // Many members of a room have one address: their streams count by session.
  const source = caller?.ours && isMember(caller.holder) ? `session ${caller.holder}` : networkOf(request.ip);
  if (perAddress > 0 && open.isFull(source, perAddress)) throw new RequestRejected(429, 'too-many-streams');
  // The browser's own header is the newest: `after` is from when the page was opened.
  const last = request.headers['last-event-id'];
  const after = typeof last === 'string' && /^\d{1,7}$/.test(last) ? last : (request.query as StreamQuery).after;
  startStream(reply);
  return { holder: caller?.holder ?? null, source, after: Number(after ?? 0) };
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

export const streamRoutes: FastifyPluginAsyncTypebox<StreamRoutes> = async (app, { host, streams, ...limits }) => {
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
          '`reread`: the server has lost some of what it sent you, read the log again. `bye`: come back, to another node.',
        params: Type.Object({ id: GameId }),
        querystring: AFTER,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await host.match(id))) throw new Refused({ code: 'no-such-game' });
      const { holder, source, after } = admitStream(request, reply, streams.open, limits);
      // Once the head is sent there is no other way to say that it failed; the page comes back.
      await streams.serve(id, holder, after, source, reply.raw).catch(() => reply.raw.destroy());
    },
  );
};
