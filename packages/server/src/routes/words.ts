import { imitatesMark } from '@castellan/match';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { requireCallerOrNew } from '../caller.ts';
import { Refused } from '../refusals.ts';
import { WordAnswer, WordBody } from '../same-dice/schemas.ts';
import type { WordResults } from '../same-dice/word-results.ts';
import { describeRoute } from './describe-route.ts';

/** The server plays the game again, and asks the level for each of its actions. */
const COST = 30;
/** A whole game is longer than other requests. */
const BODY_LIMIT = 64 * 1024;

/** Tables of results with the same dice, by word. */
export const wordRoutes: FastifyPluginAsyncTypebox<{ readonly words: WordResults }> = async (app, { words }) => {
  app.post(
    '/api/words',
    {
      bodyLimit: BODY_LIMIT,
      config: { cost: COST },
      schema: {
        ...describeRoute('addWordResult', 'Add your game with the dice of a word, and see the table', WordAnswer),
        description:
          'The server plays the game again: the rolls are those of the word, the answers those of the level; any other game is refused: not-this-game. Your first result counts, sent again it changes your name alone. A result is deleted after 30 days.',
        body: WordBody,
      },
    },
    async (request, reply) => {
      const { name = null, options = [], ...body } = request.body;
      const caller = requireCallerOrNew(request, reply);
      if (name !== null && imitatesMark(name, caller.bot)) throw new Refused({ code: 'bad-name' });
      return words.add(caller, { ...body, name, options });
    },
  );
};
