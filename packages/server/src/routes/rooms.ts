import { imitatesMark } from '@castellan/match';
import { DoneAnswer } from '@castellan/match/answers';
import { Type } from '@castellan/match/json-schema';
import { isRoomCode, tidyCode } from '@castellan/together';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { callerOf, requireCaller, requireCallerOrNew } from '../caller.ts';
import { networkOf } from '../network.ts';
import { Refused, RequestRejected } from '../refusals.ts';
import type { RoomRegistry } from '../rooms/room-registry.ts';
import type { RoomStreams } from '../rooms/room-streams.ts';
import {
  CodesAnswer,
  HostBody,
  JoinRoomBody,
  KeyBody,
  OpenedAnswer,
  OpenRoomBody,
  ReturnBody,
  ROOM_STREAM,
  RoomAnswer,
  RoomCode,
  RoomCommandBody,
  SatAnswer,
  SitBody,
  YouAnswer,
} from '../rooms/schemas.ts';
import { CSV, describeRoute, type Plain } from './describe-route.ts';
import { AFTER, admitStream, type StreamLimits } from './stream.ts';

interface RoomRoutes extends StreamLimits {
  readonly rooms: RoomRegistry;
  readonly streams: RoomStreams;
}

/** What the documentation says of a route of one room. */
const inRoom = (operationId: string, summary: string, answer: TSchema | Plain) => ({
  ...describeRoute(operationId, summary, answer, 'rooms'),
  params: Type.Object({ code: RoomCode }),
});
/** A code that is nobody's is a guess. */
const GUESS_COST = 10;

/** Rooms: a class, a club night, a league. No GET changes anything. */
export const roomRoutes: FastifyPluginAsyncTypebox<RoomRoutes> = async (app, { rooms, streams, ...limits }) => {
  // A guess is expensive. Who knows the code pays little: a class comes in from one address, and nobody has a cookie yet.
  const entry = {
    cost: (request: FastifyRequest) =>
      rooms.isKnown((request.params as { code?: string }).code ?? '') ? 1 : GUESS_COST,
  };

  app.post(
    '/api/rooms',
    {
      config: { cost: 10 },
      schema: { ...describeRoute('openRoom', 'Open a room', OpenedAnswer, 'rooms', 201), body: OpenRoomBody },
    },
    async (request, reply) => {
      const { options = [], time = { type: 'none' }, level = null, ...body } = request.body;
      const asked = { ...body, options, time, level };
      const opened = await rooms.open(requireCallerOrNew(request, reply), asked, networkOf(request.ip));
      return reply.code(201).send(opened);
    },
  );

  app.get(
    '/api/rooms/:code',
    { config: entry, schema: { ...inRoom('room', 'A room with its table', RoomAnswer) } },
    async (request) => rooms.view(request.params.code, callerOf(request)),
  );

  app.get(
    '/api/rooms/:code/table',
    {
      config: entry,
      schema: { ...inRoom('roomTable', 'The table as comma-separated values', CSV) },
    },
    async (request, reply) => {
      const text = await rooms.csv(request.params.code);
      return reply.type('text/csv; charset=utf-8').send(text);
    },
  );

  app.post(
    '/api/rooms/:code/join',
    {
      config: entry,
      schema: { ...inRoom('joinRoom', 'Come in, by name', YouAnswer), body: JoinRoomBody },
    },
    async (request, reply) => {
      // No cookie for a guess.
      await rooms.view(request.params.code, null);
      const caller = requireCallerOrNew(request, reply);
      if (imitatesMark(request.body.name, caller.bot)) throw new Refused({ code: 'bad-name' });
      return rooms.join(request.params.code, caller, request.body);
    },
  );

  app.post(
    '/api/rooms/:code/return',
    {
      config: { cost: 2 },
      schema: {
        ...inRoom('returnToRoom', 'Continue on this device, by your personal code', YouAnswer),
        body: ReturnBody,
      },
    },
    async (request, reply) => rooms.comeBack(request.params.code, requireCallerOrNew(request, reply), request.body),
  );

  app.post(
    '/api/rooms/:code/leave',
    {
      schema: { ...inRoom('leaveRoom', 'Leave; your game there is lost', DoneAnswer), body: RoomCommandBody },
    },
    async (request) => rooms.leave(request.params.code, requireCaller(request), request.body),
  );

  app.post(
    '/api/rooms/:code/start',
    {
      config: { cost: 2 },
      schema: { ...inRoom('startInRoom', 'Begin your game of same dice', DoneAnswer), body: RoomCommandBody },
    },
    async (request) => rooms.start(request.params.code, requireCaller(request), request.body),
  );

  app.post(
    '/api/rooms/:code/seat',
    {
      schema: {
        ...inRoom('sitInRoom', 'Take your seat in the game that you were paired for', SatAnswer),
        body: SitBody,
      },
    },
    async (request) => rooms.sit(request.params.code, requireCaller(request), request.body),
  );

  app.post(
    '/api/rooms/:code/commands',
    {
      config: { cost: 2 },
      schema: {
        ...inRoom('hostRoom', 'What the host does, by key', RoomAnswer),
        description:
          '`add` a name for games on paper; `rename`; `remove` and `readmit`; `pair` everyone who waits; `swap` two players before their games begin; `correct` the result of a game, or `enter` one played on paper; `pause`, `resume`, `close`.',
        body: HostBody,
      },
    },
    async (request) => rooms.command(request.params.code, callerOf(request), request.body),
  );

  app.post(
    '/api/rooms/:code/codes',
    {
      config: { cost: 2 },
      schema: { ...inRoom('roomCodes', 'The personal codes of the players, for the host', CodesAnswer), body: KeyBody },
    },
    async (request) => rooms.codes(request.params.code, callerOf(request), request.body.key),
  );

  app.post(
    '/api/rooms/:code/delete',
    {
      config: { cost: 10 },
      schema: {
        ...inRoom('deleteRoom', 'Delete the room and its games, by the key of the host', DoneAnswer),
        body: KeyBody,
      },
    },
    async (request) => {
      await rooms.remove(request.params.code, request.body.key);
      return {};
    },
  );

  app.get(
    '/api/rooms/:code/events',
    {
      exposeHeadRoute: false,
      config: entry,
      schema: {
        ...inRoom('roomEvents', 'Every event of a room as it happens', ROOM_STREAM),
        description:
          'As the stream of a game: a message without a name is an event, and its id is its number. `hello` comes first: your number, how far the room is. `beat`, `skip`, `reread` and `bye` as there.',
        querystring: AFTER,
      },
    },
    async (request, reply) => {
      const code = tidyCode(request.params.code);
      if (!isRoomCode(code)) throw new RequestRejected(404, 'no-such-room');
      await rooms.view(code, callerOf(request));
      const { holder, source, after } = admitStream(request, reply, streams.open, limits);
      await streams.serve(code, holder, after, source, reply.raw).catch(() => reply.raw.destroy());
    },
  );
};
