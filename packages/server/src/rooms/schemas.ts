import { CommandId, Entropy, GameId, NewGameBody, SeatNumber, TimeBody } from '@castellan/match/schema';
import { FORMATS, type Format, type GameResult, type HostCommand } from '@castellan/together';
import { type TSchema, Type } from 'typebox';

/** What is sent to and from the routes of rooms. */

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

const { game, options, time } = NewGameBody.properties;
export const OpenRoomBody = object({
  commandId: CommandId,
  format: Type.Unsafe<Format>({
    type: 'string',
    enum: [...FORMATS],
    description:
      '`same`: everyone plays the same dice against a level; `evening`: free players meet until the end; `robin`: everyone meets everyone',
  }),
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
  unplayed: Type.Optional(
    Type.Unsafe<'zero' | 'void'>({
      type: 'string',
      enum: ['zero', 'void'],
      description: 'what a game that is not over at the end counts: a loss for both, or nothing',
    }),
  ),
});

const PlayedResult = object({
  winner: nullable(SeatNumber),
  points: nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { minItems: 2, maxItems: 2 })),
});
const Result = Type.Unsafe<GameResult | 'none'>(Type.Union([PlayedResult, Type.Literal('none')]));
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
export const RoomAnswer = object({
  code: RoomCode,
  seq: Count,
  openedAt: Moment,
  updatedAt: Moment,
  now: Moment,
  settings: object({
    format: OpenRoomBody.properties.format,
    game,
    options: Type.Array(Type.String()),
    time: TimeBody,
    level: nullable(Type.String()),
    endsAt: nullable(Moment),
    unplayed: Type.String(),
  }),
  players: Type.Array(
    object({
      number: PlayerNumber,
      name: Type.String(),
      level: nullable(Type.String()),
      bot: Type.Boolean(),
      active: Type.Boolean({ description: 'false after leaving' }),
      rested: Count,
      freeSince: Moment,
    }),
  ),
  games: Type.Array(
    object({
      index: Count,
      round: Count,
      game: nullable(GameId),
      players: pair,
      pairedAt: Moment,
      result: ShownResult,
      before: ShownResult,
      corrected: Type.Boolean(),
    }),
  ),
  round: Count,
  paused: Type.Boolean(),
  closed: Type.Boolean(),
  standings: Type.Array(
    object({
      player: PlayerNumber,
      place: Count,
      wins: Count,
      draws: Count,
      losses: Count,
      points: Count,
      opponents: Count,
      margin: Type.Integer(),
    }),
  ),
  waiting: Type.Array(PlayerNumber),
  you: nullable(You),
});
