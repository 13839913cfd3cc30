import { BotAnswer } from '@castellan/match/answers';
import { BotBody } from '@castellan/match/schema';
import type { FastifyPluginAsync } from 'fastify';
import { newBotToken } from '../caller.ts';
import { describeRoute } from './describe-route.ts';

/** A token is all a bot needs; a caller with one is shown as a bot. */
export const botRoutes: FastifyPluginAsync = async (app) => {
  const schema = {
    ...describeRoute('bot', 'A new token, to be sent as Authorization: Bearer …', BotAnswer, 'bots', 201),
    body: BotBody,
  };
  app.post('/api/bots', { config: { cost: 5 }, schema }, async (_request, reply) =>
    reply.code(201).send({ token: newBotToken(app.tokens) }),
  );
};
