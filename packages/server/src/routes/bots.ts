import type { FastifyPluginAsync } from 'fastify';
import { newBotToken } from '../caller.ts';

/** A token is all a bot needs; whoever comes with one is shown as a bot. */
export const botRoutes: FastifyPluginAsync = async (app) => {
  const schema = { operationId: 'bot', summary: 'A new token, to be sent as Authorization: Bearer …', tags: ['bots'] };
  app.post('/api/bots', { schema }, async (_request, reply) => reply.code(201).send({ token: newBotToken() }));
};
