import { Type } from '@castellan/match/json-schema';
import { CommandId, Entropy, GameId, NewGameBody, SeatNumber, TimeBody } from '@castellan/match/schema';
import { FORMATS, type Format, type GameResult, type HostCommand, type RoomEvent } from '@castellan/together';
import type { TSchema } from 'typebox';
import type { Plain } from '../routes/describe-route.ts';

/** The schemas of the requests and answers of rooms. */

const closed = { additionalProperties: false } as const;
const object = <Fields extends Record<string, TSchema>>(fields: Fields, description?: string) =>
  Type.Object(fields, description ? { ...closed, description } : closed);
const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Count = Type.Integer({ minimum: 0 });
const Moment = Type.Integer({ minimum: 0, description: 'milliseconds since 1970' });
const PlayerNumber = Type.Integer({ minimum: 1, maximum: 2000, description: 'the number of a player in the room' });
const PlayerName = Type.String({ pattern: '\\S', minLength: 1, maxLength: 100 });

export const RoomCode = Type.String({ pattern: '^[A-Za-z]{5}$', description: 'the five letters of a room' });
export const RoomKey = Type.String({
  pattern: '^[2-9a-hjkmnp-z]{14}$',
  description: 'of the host or of a helper',
});
const PersonalCode = Type.String({ maxLength: 20, description: 'four letters, from the list of the host' });

/** 400 days. */
const LONGEST_MINUTES = 576_000;

const RoomFormat = Type.Unsafe<Format>({
  type: 'string',
  enum: [...FORMATS],
  description:
    '`same`: everyone plays the same dice against a level; `evening`: free players meet until the end; `robin`: everyone meets everyone',
});
const Unplayed = Type.Unsafe<'zero' | 'void'>({
  type: 'string',
  enum: ['zero', 'void'],
  description: 'what a game that is not over at the end counts: a loss for both, or nothing',
});

const { game, options, time } = NewGameBody.properties;
export const OpenRoomBody = object({
  commandId: CommandId,
  format: RoomFormat,
  game,
  options,
  time,
  level: Type.Optional(
    Type.String({
      maxLength: 20,
      description:
        'a level of the computer: everyone’s opponent with same dice, else the opponent of a player left over',
    }),
  ),
  minutes: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LONGEST_MINUTES, description: 'until the end; an evening needs one' }),
  ),
  unplayed: Type.Optional(Unplayed),
});

const PlayedResult = object(
  {
    winner: nullable(SeatNumber),
    points: nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { minItems: 2, maxItems: 2 })),
  },
  'who has won, null for a draw, and the points on both boards where they were counted',
);
const Result = Type.Unsafe<GameResult | 'none'>(
  Type.Union([PlayedResult, Type.Literal('none')], { description: '`none`: the game was left without a result' }),
);
const pair = Type.Unsafe<readonly [number, number]>(Type.Array(PlayerNumber, { minItems: 2, maxItems: 2 }));

const command = (types: readonly string[], fields: Record<string, TSchema> = {}) =>
  object({ type: Type.Unsafe<string>({ type: 'string', enum: [...types] }), ...fields });
const Command = Type.Unsafe<HostCommand>(
  Type.Union([
    command(['pair', 'pause', 'resume', 'close']),
    command(['add'], { name: PlayerName }),
    command(['rename'], { player: PlayerNumber, name: PlayerName }),
    command(['remove', 'readmit'], { player: PlayerNumber }),
    command(['swap'], { players: pair }),
    command(['correct'], { index: Count, result: Result }),
    command(['enter'], { players: pair, result: PlayedResult }),
  ]),
);
const Level = nullable(Type.String({ description: 'of a computer' }));

export const JoinRoomBody = object({ commandId: CommandId, name: PlayerName });
export const ReturnBody = object({ commandId: CommandId, code: PersonalCode });
export const RoomCommandBody = object({ commandId: CommandId });
export const SitBody = object({ commandId: CommandId, entropy: Entropy });
export const HostBody = object({ commandId: CommandId, key: RoomKey, command: Command });
export const KeyBody = object({ key: RoomKey });

export const OpenedAnswer = object({ code: RoomCode, hostKey: RoomKey, helperKey: RoomKey });

const You = object({
  player: PlayerNumber,
  code: PersonalCode,
  game: nullable(object({ id: GameId, seat: SeatNumber }, 'the game to sit down at')),
});
export const YouAnswer = You;
export const SatAnswer = object({ game: GameId, seat: SeatNumber, seq: Count });
export const CodesAnswer = object({
  role: Type.Unsafe<string>({ type: 'string', enum: ['host', 'helper'] }),
  codes: Type.Array(object({ player: PlayerNumber, name: Type.String(), code: PersonalCode })),
});

const ShownResult = nullable(Result);
const settings = {
  format: RoomFormat,
  game,
  options: Type.Array(Type.String()),
  time: TimeBody,
  level: Level,
  endsAt: nullable(Moment),
  unplayed: Unplayed,
};
const Player = object({
  number: PlayerNumber,
  name: Type.String(),
  level: Level,
  bot: Type.Boolean(),
  active: Type.Boolean({ description: 'false after leaving' }),
  rested: Count,
  freeSince: Moment,
});
const Game = object({
  index: Count,
  round: Count,
  game: nullable(GameId),
  players: pair,
  pairedAt: Moment,
  result: ShownResult,
  before: ShownResult,
  corrected: Type.Boolean(),
});
const Standing = object({
  player: PlayerNumber,
  place: Count,
  wins: Count,
  draws: Count,
  losses: Count,
  points: Count,
  opponents: Count,
  margin: Type.Integer(),
});
export const RoomAnswer = object({
  code: RoomCode,
  seq: Count,
  openedAt: Moment,
  updatedAt: Moment,
  now: Moment,
  settings: object(settings),
  players: Type.Array(Player),
  games: Type.Array(Game),
  round: Count,
  paused: Type.Boolean(),
  closed: Type.Boolean(),
  standings: Type.Array(Standing),
  waiting: Type.Array(PlayerNumber),
  you: nullable(You),
});

const event = (types: readonly RoomEvent['type'][], fields: Record<string, TSchema> = {}) => command(types, fields);
const paired = { game: nullable(GameId), players: pair };
const ShownEvent = Type.Union([
  event(['opened'], settings),
  event(['joined'], {
    player: PlayerNumber,
    name: Type.String(),
    level: Type.Optional(Type.String()),
    bot: Type.Optional(Type.Boolean()),
  }),
  event(['renamed'], { player: PlayerNumber, name: Type.String() }),
  event(['paired'], { round: Count, pairs: Type.Array(object(paired)), resting: Type.Array(PlayerNumber) }),
  event(['swapped'], { players: pair, pairs: Type.Array(object({ ...paired, index: Count })) }),
  event(['resulted', 'corrected'], { index: Count, result: Result }),
  event(['withdrew', 'readmitted', 'erased'], { player: PlayerNumber }),
  event(['paused', 'resumed', 'closed']),
]);
/** One message of the stream of a room. */
const SentRoomEvent = object(
  { seq: Type.Integer({ minimum: 1 }), at: Moment, event: ShownEvent },
  'numbers left out belong to events nobody may know of',
);
export const ROOM_STREAM: Plain = {
  content: {
    'text/event-stream': {
      schema: Type.String({ contentMediaType: 'application/json', contentSchema: SentRoomEvent }),
    },
  },
};

/** The schemas of rooms that the documentation of the API names and writes once. */
export const ROOM_COMPONENTS = {
  Room: RoomAnswer,
  RoomCode,
  RoomKey,
  RoomFormat,
  RoomPlayer: Player,
  RoomPlayerNumber: PlayerNumber,
  RoomGame: Game,
  RoomResult: PlayedResult,
  RoomStanding: Standing,
  RoomCommand: Command,
  RoomMember: You,
  RoomEvent: ShownEvent,
  SentRoomEvent,
};
