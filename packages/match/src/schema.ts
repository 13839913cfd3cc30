import { type BySeat, GAME_NAMES, type GameName, SEATS, type Seat } from '@castellan/rules';
import type { Static } from 'typebox';
import { LONGEST_DAYS, LONGEST_INCREMENT, LONGEST_SECONDS } from './clock.ts';
import type { Command } from './command.ts';
import { PHRASES, type Phrase, type TimeControl } from './event.ts';
import { MOST_HANDICAP_POINTS } from './handicap.ts';
import { Type } from './json-schema.ts';
import { ABSENCE_DAYS, IDLE_SECONDS } from './match.ts';
import { NAME_LENGTH } from './name.ts';
import { MOST_SERIES_GAMES, SERIES_FORMATS, type SeriesRules } from './series-rules.ts';

/** What is sent to the server, as schemas: the server checks by them, the documentation of the API is made from them. */

const closed = { additionalProperties: false } as const;

/** What an id of a game looks like. */
export const GAME_ID = '^[2-9a-hjkmnp-z]{14}$';
export const GameId = Type.String({ pattern: GAME_ID, description: 'the id of a game' });
export const CommandId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,40}$',
  description: 'chosen by the sender; the same one sent again counts once and gets the same answer',
});
export const Key = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'from the fragment of a link' });
export const Entropy = Type.String({ pattern: '^[0-9a-f]{16,64}$', description: 'your part of the fair dice' });
export const SeatNumber = Type.Unsafe<Seat>({ type: 'integer', enum: [...SEATS] });

export const TimeBody = Type.Union([
  Type.Object({ type: Type.Literal('none') }, closed),
  Type.Object(
    {
      type: Type.Literal('clock'),
      seconds: Type.Integer({ minimum: 10, maximum: LONGEST_SECONDS }),
      increment: Type.Integer({ minimum: 0, maximum: LONGEST_INCREMENT }),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: LONGEST_DAYS }) }, closed),
]);

const newGame = {
  game: Type.Unsafe<GameName>({ type: 'string', enum: [...GAME_NAMES] }),
  options: Type.Optional(
    Type.Array(Type.String({ pattern: '^\\w+=[!#-\\[\\]-~]+$', maxLength: 200 }), {
      maxItems: 20,
      description:
        'words of the form name=value, as in a record; each name once. A game refuses words that it does not know: bad-options',
    }),
  ),
  time: Type.Optional(TimeBody),
  asked: Type.Optional(
    Type.Boolean({
      description:
        'each roll of a person waits until it is asked for by the command `roll`; without it rolls come by themselves',
    }),
  ),
};

const seriesRules = {
  format: Type.Unsafe<SeriesRules['format']>({ type: 'string', enum: [...SERIES_FORMATS] }),
  games: Type.Integer({
    minimum: 1,
    maximum: MOST_SERIES_GAMES,
    description:
      'wins to reach, or games at most. A dynasty has 3 games whose points are added, a pair 2 with the same rolls or lines',
  }),
};
const bothSeats = Type.Unsafe<readonly [number, number]>(
  Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2, description: 'of seat 1 and of seat 2' }),
);
/** A series as a game has it. */
export const SeriesSchema = Type.Object(
  { ...seriesRules, number: Type.Integer({ minimum: 1 }), wins: bothSeats, points: bothSeats },
  { ...closed, description: 'a match of several games, as it stood before this one; the next game is its rematch' },
);

export const NewSeriesBody = Type.Object(seriesRules, {
  ...closed,
  description: 'the first game of a match; not in the lobby',
});

const rated = Type.Optional(
  Type.Boolean({ description: 'counts for ratings: in the lobby of a server that rates, else not-rated' }),
);

export const HandicapSchema = Type.Object(
  {
    points: Type.Unsafe<BySeat<number>>(
      Type.Array(Type.Integer({ minimum: 0, maximum: MOST_HANDICAP_POINTS }), { minItems: 2, maxItems: 2 }),
    ),
    hints: Type.Unsafe<BySeat<boolean>>(
      Type.Array(Type.Boolean(), { minItems: 2, maxItems: 2, description: 'whose page offers hints' }),
    ),
    seconds: Type.Optional(
      Type.Unsafe<BySeat<number>>(
        Type.Array(Type.Integer({ minimum: 0, maximum: LONGEST_SECONDS }), {
          minItems: 2,
          maxItems: 2,
          description: 'at least 10',
        }),
      ),
    ),
  },
  {
    ...closed,
    description:
      'evens out a game between unequal players, of seat 1 and of seat 2: points at the start, hints, seconds in place of those of the clock; not in the lobby',
  },
);

export const NewGameBody = Type.Object(
  {
    commandId: CommandId,
    ...newGame,
    series: Type.Optional(NewSeriesBody),
    handicap: Type.Optional(HandicapSchema),
    listed: Type.Optional(Type.Boolean({ description: 'stands in the lobby' })),
    rated,
  },
  closed,
);

export const PairBody = Type.Object(
  { commandId: CommandId, ...newGame, rated, waiting: Type.Optional(GameId), closed: Type.Optional(GameId) },
  {
    ...closed,
    description:
      '`waiting`: a game you opened before and would leave for an older one. `closed`: a game that you closed in the last 10 minutes because your opponent did not act: you wait at the place in the queue that you had',
  },
);

export const JoinBody = Type.Object(
  {
    commandId: CommandId,
    name: Type.String({
      pattern: '\\S',
      minLength: 1,
      maxLength: NAME_LENGTH,
      description: 'as wide as 24 letters at most; names that look like a label of the page are refused: bad-name',
    }),
    entropy: Entropy,
    seat: Type.Optional(SeatNumber),
    key: Type.Optional(Key),
  },
  closed,
);

export const CommandSchema = Type.Union([
  Type.Object(
    {
      type: Type.Literal('act'),
      action: Type.String({ maxLength: 200, description: 'in the notation of the game' }),
      seq: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'the last event you saw' })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('answer-draw'), agree: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('answer-take-back'), agree: Type.Boolean() }, closed),
  Type.Object(
    { type: Type.Literal('say'), phrase: Type.Unsafe<Phrase>({ type: 'string', enum: [...PHRASES] }) },
    closed,
  ),
  Type.Object({ type: Type.Literal('roll') }, closed),
  Type.Object({ type: Type.Literal('resign') }, closed),
  Type.Object({ type: Type.Literal('offer-draw') }, closed),
  Type.Object({ type: Type.Literal('ask-take-back') }, closed),
  Type.Object({ type: Type.Literal('claim-time') }, closed),
  Type.Object(
    { type: Type.Literal('close') },
    {
      ...closed,
      description: `ends a game without a result: one without a clock once the opponent has not played for ${ABSENCE_DAYS} days, a live one of the lobby once the opponent has been awaited for ${IDLE_SECONDS} seconds and has not acted at all`,
    },
  ),
  Type.Object({ type: Type.Literal('ask-pause') }, closed),
  Type.Object({ type: Type.Literal('answer-pause'), agree: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('end-pause') }, closed),
  Type.Object({ type: Type.Literal('leave') }, closed),
]);

export const CommandBody = Type.Object({ commandId: CommandId, command: CommandSchema }, closed);
export const LinkBody = Type.Object({ commandId: CommandId }, closed);
export const MoveBody = Type.Object({ commandId: CommandId, key: Key }, closed);
export const BotBody = Type.Object({}, closed);
export const ForgetBody = Type.Object({}, closed);
export const NothingBody = Type.Object({}, closed);
/** Without TLS only in the host's own network, where the host has listed it. */
export const WEB_ADDRESS = '^https?://';
export const TellBody = Type.Object(
  {
    subscription: Type.Object(
      {
        endpoint: Type.String({
          maxLength: 1000,
          pattern: WEB_ADDRESS,
          description: 'an address of a push service that this server knows',
        }),
        keys: Type.Object(
          {
            p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
            auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
          },
          closed,
        ),
      },
      { ...closed, description: 'of the PushManager of the browser' },
    ),
  },
  closed,
);
export const WebhookBody = Type.Object(
  {
    url: Type.String({
      maxLength: 500,
      pattern: WEB_ADDRESS,
      description: 'https, on the public internet, without a port or a password',
    }),
  },
  closed,
);
export const RecoverBody = Type.Object(
  {
    code: Type.String({
      maxLength: 60,
      description: 'as it was shown; spaces, hyphens and small letters do not matter',
    }),
  },
  closed,
);
export const RematchBody = Type.Object({ commandId: CommandId }, closed);

export type NewGameBody = Static<typeof NewGameBody>;
export type PairBody = Static<typeof PairBody>;
export type JoinBody = Static<typeof JoinBody>;
export type CommandBody = Static<typeof CommandBody>;
export type MoveBody = Static<typeof MoveBody>;

/** The schemas and the types say the same; where they do not, this does not compile. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
export const SCHEMAS_FIT_TYPES: [
  Same<Static<typeof CommandSchema>, Command>,
  Same<Static<typeof TimeBody>, TimeControl>,
] = [true, true];
