import { LadderAnswer, MyRatingsAnswer } from '@castellan/match/answers';
import { Type } from '@castellan/match/json-schema';
import { GAME_NAMES, type GameName } from '@castellan/rules';
import { ANCHOR_VERSION } from '@castellan/together';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../caller.ts';
import type { Ratings } from '../ratings.ts';
import { describeRoute } from './describe-route.ts';

const params = Type.Object({ game: Type.Unsafe<GameName>({ type: 'string', enum: [...GAME_NAMES] }) });

/** Ratings of the players of this server, where its host has switched them on. */
export const ratingRoutes: FastifyPluginAsyncTypebox<{ readonly ratings: Ratings }> = async (app, { ratings }) => {
  app.get(
    '/api/ladder/:game',
    {
      config: { cost: 2 },
      schema: {
        ...describeRoute(
          'ladder',
          'The players whose rating is certain enough, the strongest first',
          LadderAnswer,
          'look',
        ),
        description:
          'Ratings rest on the levels of the computer: the knight has 1500. Empty where this server does not rate.',
        params,
      },
    },
    async (request) => ({
      rates: ratings.enabled,
      anchors: ANCHOR_VERSION,
      players: ratings.enabled ? await ratings.ladder(request.params.game) : [],
    }),
  );

  app.get(
    '/api/me/ratings',
    {
      config: { cost: 2 },
      schema: describeRoute('myRatings', 'Your ratings on this server, with their history', MyRatingsAnswer, 'me'),
    },
    async (request) => {
      const caller = callerOf(request);
      return { anchors: ANCHOR_VERSION, ratings: caller ? await ratings.mine(caller.holder) : [] };
    },
  );
};
