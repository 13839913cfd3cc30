import { Readable } from 'node:stream';
import { CodeAnswer, DoneAnswer, ExportAnswer, MyGamesAnswer, RecoverAnswer } from '@castellan/match/answers';
import { NothingBody, RecoverBody } from '@castellan/match/schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { callerOf, forgetCaller, requireCaller, requireCallerOrNew } from '../caller.ts';
import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import { RequestRejected } from '../refusals.ts';
import { describeRoute } from './describe-route.ts';

interface PlayerRoutes {
  readonly players: Players;
  readonly limits: Limits;
}

/** The data of the caller, from all games. */
export const playerRoutes: FastifyPluginAsyncTypebox<PlayerRoutes> = async (app, { players, limits }) => {
  const charging = (request: FastifyRequest) => (cost: number) => limits.charge(request, cost);

  app.get(
    '/api/me/games',
    {
      config: { cost: 1 },
      schema: describeRoute('myGames', 'Your games that go on, those that wait for you first', MyGamesAnswer, 'me'),
    },
    async (request) => {
      const caller = callerOf(request);
      return { games: caller ? await players.games(caller.holder, charging(request)) : [] };
    },
  );

  app.post(
    '/api/me/code',
    {
      config: { cost: 10 },
      schema: {
        ...describeRoute('newRecoveryCode', 'One code that brings all your games to another device', CodeAnswer, 'me'),
        body: NothingBody,
      },
    },
    async (request) => {
      const { holder, ours } = requireCaller(request);
      const code = await players.newCode(holder, charging(request));
      if (code === null)
        throw ours ? new RequestRejected(409, 'no-games') : new RequestRejected(401, 'unauthenticated');
      return { code };
    },
  );

  app.post(
    '/api/me/recover',
    {
      // Guessing is hopeless, and expensive.
      config: { cost: 30 },
      schema: {
        ...describeRoute('recover', 'All games of the player with this code come here', RecoverAnswer, 'me'),
        body: RecoverBody,
      },
    },
    async (request, reply) => {
      const caller = requireCallerOrNew(request, reply);
      const recovered = await players.recover(request.body.code, caller.holder, charging(request));
      if (!recovered) throw new RequestRejected(403, 'wrong-code');
      return recovered;
    },
  );

  app.get(
    '/api/me',
    {
      config: { cost: 30 },
      schema: describeRoute('export', 'All that the server knows of you', ExportAnswer, 'me'),
    },
    async (request, reply) => {
      const text = players.everything(requireCaller(request).holder, charging(request));
      return reply.type('application/json; charset=utf-8').send(Readable.from(text, { objectMode: false }));
    },
  );

  app.post(
    '/api/me/erase',
    {
      config: { cost: 30 },
      schema: {
        ...describeRoute('erase', 'Forget me: running games are lost, your name is gone from all', DoneAnswer, 'me'),
        body: NothingBody,
      },
    },
    async (request, reply) => {
      const { holder, bot } = requireCaller(request);
      await players.erase(holder, charging(request));
      if (!bot) forgetCaller(request, reply);
      return {};
    },
  );
};
