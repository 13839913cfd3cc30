import { BotAnswer } from '@castellan/match/answers';
import { BotBody } from '@castellan/match/schema';
import type { FastifyPluginAsync } from 'fastify';
import type { BotStreams } from '../bot-streams.ts';
import { newBotToken, requireBot } from '../caller.ts';
import type { Limits } from '../limits.ts';
import { networkOf } from '../network.ts';
import { RequestRejected } from '../refusals.ts';
import { describeRoute, STREAM } from './describe-route.ts';
import { startStream } from './stream.ts';

/** More than one is for a bot that reconnects before the server has noticed that it was gone. */
const STREAMS_PER_BOT = 4;

interface BotRoutes {
  readonly streams: BotStreams;
  readonly limits: Limits;
  readonly stopping: () => boolean;
}

/** A token is all a bot needs; a caller with one is shown as a bot. */
export const botRoutes: FastifyPluginAsync<BotRoutes> = async (app, { streams, limits, stopping }) => {
  const schema = {
    ...describeRoute('bot', 'A new token, to be sent as Authorization: Bearer …', BotAnswer, 'bots', 201),
    body: BotBody,
  };
  app.post('/api/bots', { config: { cost: 5 }, schema }, async (_request, reply) =>
    reply.code(201).send({ token: newBotToken(app.tokens) }),
  );

  app.get(
    '/api/bots/events',
    {
      exposeHeadRoute: false,
      config: { cost: 2 },
      schema: {
        ...describeRoute('botEvents', 'One stream for all games of a bot', STREAM, 'bots'),
        description:
          'Each message has a name and JSON with `id` (the game), `game`, `seat` (yours) and `seq`. `started`: both players are there; also `options`, `time`, `opponent`. `turn`: it became your turn by something the opponent did; also `deadline`. ' +
          '`proposal`: the opponent proposes `kind` draw, take-back or pause. `ended`: also `reason`, `winner`, `score`. `rematch`: the opponent or you opened the game `next`; join it. ' +
          '`hello` comes first, then `turn` for every game that waits for you: after a lost connection nothing has to be asked. `beat`: all is well. `bye`: come back, to another node.',
      },
    },
    async (request, reply) => {
      const { holder } = requireBot(request);
      if (stopping()) throw new RequestRejected(503, 'stopping');
      if (streams.countOf(holder) >= STREAMS_PER_BOT) throw new RequestRejected(429, 'too-many-streams');
      startStream(reply);
      const charge = (cost: number) => limits.charge(request, cost);
      await streams.serve(holder, networkOf(request.ip), reply.raw, charge).catch(() => reply.raw.destroy());
    },
  );
};
