import { type Host, imitatesMark, type Match, recordOf, sentOf, turnOf, viewOf } from '@castellan/match';
import {
  CommandAnswer,
  CreatedAnswer,
  ForgetAnswer,
  JoinAnswer,
  LinkAnswer,
  LobbyAnswer,
  LogAnswer,
  MoveAnswer,
  PairAnswer,
  RematchAnswer,
  RollsAnswer,
  ViewAnswer,
} from '@castellan/match/answers';
import { Type } from '@castellan/match/json-schema';
import {
  CommandBody,
  ForgetBody,
  GameId,
  JoinBody,
  LinkBody,
  MoveBody,
  NewGameBody,
  PairBody,
  RematchBody,
} from '@castellan/match/schema';
import type { Seat } from '@castellan/rules';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { callerOf, forgetCaller, requireCaller, requireCallerOrNew } from '../caller.ts';
import { sentTexts } from '../event-text.ts';
import { type GameRegistry, opponentOf, seatOf } from '../game-registry.ts';
import type { LegalActions } from '../legal-actions.ts';
import type { Limits } from '../limits.ts';
import { networkOf } from '../network.ts';
import type { Presence } from '../presence.ts';
import type { Ratings } from '../ratings.ts';
import { Refused } from '../refusals.ts';
import { describeRoute, TEXT } from './describe-route.ts';

interface GameRoutes {
  readonly games: GameRegistry;
  readonly ratings: Ratings;
  readonly host: Host;
  readonly presence: Presence;
  readonly legalActions: LegalActions;
  readonly limits: Limits;
}

type WithWishes = FastifyRequest & { readonly query: Static<typeof wanted> };

/** For answers that are text already. */
const JSON_TYPE = 'application/json; charset=utf-8';

const params = Type.Object({ id: GameId });
/** What a bot may want to know besides, in the same answer. */
const wanted = Type.Object({
  state: Type.Optional(Type.Literal('1', { description: 'also `state` and `score`' })),
  legal: Type.Optional(Type.Literal('1', { description: 'also `legal`, when it is your turn' })),
});
const after = Type.Optional(Type.String({ pattern: '^\\d{1,7}$', description: 'the last event you have' }));

/** Everything a player or a bot can do. No GET changes anything. */
export const gameRoutes: FastifyPluginAsyncTypebox<GameRoutes> = async (
  app,
  { games, ratings, host, presence, legalActions, limits },
) => {
  /** The fields of `JoinAnswer` and `CommandAnswer` that say what a match has come to, as text. */
  const outcomeText = async (request: WithWishes, match: Match, seat: Seat | null): Promise<string> => {
    const turn = turnOf(match);
    let text = `"turn":${JSON.stringify(turn)},"ending":${JSON.stringify(match.ending)}`;
    const { state, legal } = request.query;
    if (state) {
      const { state: table, score } = viewOf(match, seat ?? 'watcher');
      text += `,"state":${JSON.stringify(table)},"score":${JSON.stringify(score)}`;
    }
    if (!legal || seat === null || turn !== seat) return text;
    const { count, json, cost } = await legalActions.of(match);
    limits.charge(request, cost);
    return `${text},"legalCount":${count},"legal":${json}`;
  };

  app.post(
    '/api/games',
    {
      config: { cost: 5 },
      schema: { ...describeRoute('create', 'Open a game', CreatedAnswer, 'play', 201), body: NewGameBody },
    },
    async (request, reply) => {
      const created = await games.create(requireCallerOrNew(request, reply), request.body, networkOf(request.ip));
      return reply.code(201).send(created);
    },
  );

  app.post(
    '/api/forget',
    { schema: { ...describeRoute('forget', 'End the session of this browser', ForgetAnswer), body: ForgetBody } },
    async (request, reply) => {
      forgetCaller(request, reply);
      return {};
    },
  );

  app.get(
    '/api/lobby',
    { config: { cost: 2 }, schema: describeRoute('lobby', 'Open games that anyone may join', LobbyAnswer, 'look') },
    async () => ({
      rates: ratings.enabled,
      games: await games.lobby(),
    }),
  );

  app.get(
    '/api/rolls',
    {
      config: { cost: 2 },
      schema: describeRoute('rolls', 'How the dice fell in the last finished games of Duel', RollsAnswer, 'look'),
    },
    async () => games.rolls(),
  );

  app.post(
    '/api/pair',
    {
      config: { cost: 5 },
      schema: {
        ...describeRoute('pair', 'Find a waiting opponent, or wait for one; then join', PairAnswer),
        body: PairBody,
      },
    },
    async (request, reply) => games.pair(requireCallerOrNew(request, reply), request.body, networkOf(request.ip)),
  );

  app.post(
    '/api/games/:id/join',
    {
      config: { cost: 2 },
      schema: {
        ...describeRoute('join', 'Take a free seat; with the second one the game begins', JoinAnswer),
        params,
        body: JoinBody,
        querystring: wanted,
      },
    },
    async (request, reply) => {
      const caller = requireCallerOrNew(request, reply);
      if (imitatesMark(request.body.name, caller.bot)) throw new Refused({ code: 'bad-name' });
      const { seat, match } = await games.join(request.params.id, caller, request.body, networkOf(request.ip));
      const text = `{"seat":${seat},"seq":${match.seq},${await outcomeText(request, match, seat)}}`;
      return reply.type(JSON_TYPE).send(text);
    },
  );

  app.post(
    '/api/games/:id/commands',
    {
      schema: {
        ...describeRoute('command', 'Act, roll, resign, offer, ask, say', CommandAnswer),
        params,
        body: CommandBody,
        querystring: wanted,
      },
    },
    async (request, reply) => {
      const caller = requireCaller(request);
      const { status, events, match } = await games.submit(request.params.id, caller, request.body);
      const outcome = await outcomeText(request, match, seatOf(match, caller));
      const text = `{"status":"${status}","seq":${match.seq},"events":${sentTexts(events)},${outcome}}`;
      return reply.type(JSON_TYPE).send(text);
    },
  );

  app.post(
    '/api/games/:id/link',
    {
      config: { cost: 2 },
      schema: {
        ...describeRoute('link', 'A key with which your seat continues on another device', LinkAnswer),
        params,
        body: LinkBody,
      },
    },
    async (request) => games.link(request.params.id, requireCaller(request), request.body.commandId),
  );

  app.post(
    '/api/games/:id/move',
    {
      config: { cost: 2 },
      schema: { ...describeRoute('move', 'Continue a seat here, by its key', MoveAnswer), params, body: MoveBody },
    },
    async (request, reply) =>
      games.move(request.params.id, requireCallerOrNew(request, reply), request.body.commandId, request.body.key),
  );

  app.post(
    '/api/games/:id/rematch',
    {
      config: { cost: 5 },
      schema: {
        ...describeRoute('rematch', 'The same again with swapped seats; then join it', RematchAnswer),
        params,
        body: RematchBody,
      },
    },
    async (request) => games.rematch(request.params.id, requireCaller(request), request.body.commandId),
  );

  app.get(
    '/api/games/:id',
    {
      schema: {
        ...describeRoute('view', 'The game as it stands; with legal=1 also your legal actions', ViewAnswer, 'look'),
        params,
        querystring: Type.Object({ legal: Type.Optional(Type.Literal('1')) }),
      },
    },
    async (request, reply) => {
      const match = await host.match(request.params.id);
      if (!match) throw new Refused({ code: 'no-such-game' });
      const you = seatOf(match, callerOf(request));
      const mine = you !== null && turnOf(match) === you && request.query.legal === '1';
      const view = {
        ...viewOf(match, you ?? 'watcher'),
        you,
        invited: match.hidden.created.key !== undefined,
        present: presence.of(match.id),
        now: host.now(),
        opponent: opponentOf(match, you),
      };
      if (!mine) return view;
      const { count, json, cost } = await legalActions.of(match);
      limits.charge(request, cost);
      // The list comes as text already: it is put in at the end as it is.
      const text = JSON.stringify({ ...view, legalCount: count });
      return reply.type(JSON_TYPE).send(`${text.slice(0, -1)},"legal":${json}}`);
    },
  );

  app.get(
    '/api/games/:id/log',
    {
      schema: {
        ...describeRoute('log', 'The events after one you have', LogAnswer, 'look'),
        params,
        querystring: Type.Object({ after }),
      },
    },
    async (request) => {
      const log = await host.log(request.params.id);
      if (log.length === 0) throw new Refused({ code: 'no-such-game' });
      return { seq: log.length, events: sentOf(log.slice(Number(request.query.after ?? 0))) };
    },
  );

  app.get(
    '/api/games/:id/record',
    {
      config: { cost: 2 },
      schema: { ...describeRoute('record', 'The game as a record, one line an action', TEXT, 'look'), params },
    },
    async (request, reply) => {
      const match = await host.match(request.params.id);
      if (!match) throw new Refused({ code: 'no-such-game' });
      return reply.type('text/plain; charset=utf-8').send(`${recordOf(match).join('\n')}\n`);
    },
  );
};
