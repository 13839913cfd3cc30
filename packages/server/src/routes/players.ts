import { CodeAnswer, DoneAnswer, ExportAnswer, MyGamesAnswer } from '@castellan/match/answers';
import { NothingBody, RecoverBody } from '@castellan/match/schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf, forgetCaller, requireCaller, requireCallerOrNew } from '../caller.ts';
import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import { RequestRejected } from '../refusals.ts';
import { describeRoute } from './describe-route.ts';

interface PlayerRoutes {
  readonly players: Players;
  readonly limits: Limits;
}

/** Games beyond the first few cost more. */
const costOf = (games: readonly unknown[]): number => Math.floor(games.length / 5);

/** What belongs to the caller, over all its games. */
export const playerRoutes: FastifyPluginAsyncTypebox<PlayerRoutes> = async (app, { players, limits }) => {
  app.get(
    '/api/me/games',
    {
      config: { cost: 2 },
      schema: describeRoute('myGames', 'Your games that go on, those that wait for you first', MyGamesAnswer, 'me'),
    },
    async (request) => {
      const caller = callerOf(request);
      const games = caller ? await players.games(caller.holder) : [];
      limits.charge(request, costOf(games));
      return { games };
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
    async (request) => ({ code: await players.newCode(requireCaller(request).holder) }),
  );

  app.post(
    '/api/me/recover',
    {
      // Guessing is hopeless, and expensive.
      config: { cost: 30 },
      schema: {
        ...describeRoute('recover', 'All games of whoever has this code come here', MyGamesAnswer, 'me'),
        body: RecoverBody,
      },
    },
    async (request, reply) => {
      const caller = requireCallerOrNew(request, reply);
      const games = await players.recover(request.body.code, caller.holder);
      if (!games) throw new RequestRejected(403, 'wrong-code');
      limits.charge(request, costOf(games));
      return { games };
    },
  );

  app.get(
    '/api/me',
    {
      config: { cost: 30 },
      schema: describeRoute('export', 'All that the server knows of you', ExportAnswer, 'me'),
    },
    async (request) => players.everything(requireCaller(request).holder),
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
      await players.erase(holder);
      if (!bot) forgetCaller(request, reply);
      return {};
    },
  );
};
