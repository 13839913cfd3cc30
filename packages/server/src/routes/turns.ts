import type { Host } from '@castellan/match';
import { DoneAnswer, PushKeyAnswer, ToldAnswer, WebhookAnswer } from '@castellan/match/answers';
import { Type } from '@castellan/match/json-schema';
import { GameId, NothingBody, TellBody, WebhookBody } from '@castellan/match/schema';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { callerOf, requireBot, requireCaller } from '../caller.ts';
import { seatOf } from '../game-registry.ts';
import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import { Refused, RequestRejected } from '../refusals.ts';
import type { Push } from '../turns/push.ts';
import type { TurnNotifier } from '../turns/turn-notifier.ts';
import type { Webhooks } from '../turns/webhook.ts';
import { describeRoute } from './describe-route.ts';

interface TurnRoutes {
  readonly host: Host;
  readonly players: Players;
  readonly limits: Limits;
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly notifier: TurnNotifier;
}

const params = Type.Object({ id: GameId });

/** Notifications of turns while no page is open. */
export const turnRoutes: FastifyPluginAsyncTypebox<TurnRoutes> = async (
  app,
  { host, players, limits, push, webhooks, notifier },
) => {
  const seated = async (request: FastifyRequest, id: string) => {
    const { holder, bot: isBot } = requireCaller(request);
    const match = await host.match(id);
    if (!match) throw new Refused({ code: 'no-such-game' });
    const seat = seatOf(match, callerOf(request));
    if (!seat) throw new Refused({ code: 'not-your-seat' });
    return { match, seat, holder, isBot };
  };

  app.get(
    '/api/push',
    {
      schema: describeRoute(
        'pushKey',
        'The key browsers subscribe with for notifications of turns',
        PushKeyAnswer,
        'turns',
      ),
    },
    async () => ({ key: push.publicKey }),
  );

  app.get(
    '/api/games/:id/tell',
    {
      schema: {
        ...describeRoute('told', 'Whether you are notified of your turns in this game', ToldAnswer, 'turns'),
        params,
      },
    },
    async (request) => {
      const { match, seat, holder } = await seated(request, request.params.id);
      return { asked: await notifier.isAsked(match.id, seat, holder) };
    },
  );

  app.post(
    '/api/games/:id/tell',
    {
      config: { cost: 5 },
      schema: {
        ...describeRoute('tell', 'Tell this browser of your turns in this game, by Web Push', DoneAnswer, 'turns'),
        params,
        body: TellBody,
      },
    },
    async (request) => {
      const { subscription } = request.body;
      if (!push.knows(subscription.endpoint)) throw new RequestRejected(400, 'unknown-push-service');
      const { match, seat, holder } = await seated(request, request.params.id);
      if (match.ending) throw new Refused({ code: 'game-over' });
      await notifier.ask(match, seat, holder, subscription);
      return {};
    },
  );

  app.post(
    '/api/games/:id/tell/stop',
    {
      schema: {
        ...describeRoute('stopTelling', 'Do not tell of turns in this game any more', DoneAnswer, 'turns'),
        params,
        body: NothingBody,
      },
    },
    async (request) => {
      const { match, seat } = await seated(request, request.params.id);
      await notifier.stop(match.id, seat);
      return {};
    },
  );

  app.post(
    '/api/bots/webhook',
    {
      config: { cost: 10 },
      schema: {
        ...describeRoute(
          'webhook',
          'An address that is called when it is this bot’s turn in any game',
          WebhookAnswer,
          'bots',
        ),
        body: WebhookBody,
      },
    },
    async (request) => {
      const { holder } = requireBot(request);
      if (!webhooks.mayReach(request.body.url)) throw new RequestRejected(400, 'unreachable-address');
      const secret = await webhooks.set(holder, request.body.url, host.now());
      for await (const { match, seat } of players.seats(holder, (cost) => limits.charge(request, cost))) {
        await notifier.ask(match, seat, holder, null);
      }
      return { secret };
    },
  );

  app.post(
    '/api/bots/webhook/stop',
    { schema: { ...describeRoute('stopWebhook', 'No webhook any more', DoneAnswer, 'bots'), body: NothingBody } },
    async (request) => {
      await webhooks.remove(requireBot(request).holder);
      return {};
    },
  );
};
