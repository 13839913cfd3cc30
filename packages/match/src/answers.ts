import { GAME_NAMES, ILLEGAL_CODES, OPTION_CODES, PARSE_CODES } from '@castellan/rules';
import type { TSchema } from 'typebox';
import { REFUSALS } from './command.ts';
import { PHRASES } from './event.ts';
import { Type } from './json-schema.ts';
import { ENDINGS } from './match.ts';
import {
  CommandId,
  Entropy,
  GameId,
  HandicapSchema,
  Key,
  NewGameBody,
  NewSeriesBody,
  SeatNumber,
  SeriesSchema,
  TimeBody,
} from './schema.ts';
import { DiscoveryStateSchema, DuelStateSchema } from './state-schema.ts';

/** What the server answers, as schemas: the documentation of the API is made from them, and a test holds real answers against them. */

const closed = { additionalProperties: false } as const;
const object = <Fields extends Record<string, TSchema>>(fields: Fields, description?: string) =>
  Type.Object(fields, description ? { ...closed, description } : closed);
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const oneOf = (values: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...values] });
const pair = (schema: TSchema, description = 'of seat 1 and of seat 2') =>
  Type.Array(schema, { minItems: 2, maxItems: 2, description });

const Moment = Type.Integer({ minimum: 0, description: 'milliseconds since 1970' });
const Count = Type.Integer({ minimum: 0 });
const Options = Type.Array(Type.String(), { description: 'words of the form name=value' });
const GameWord = oneOf(GAME_NAMES);
const By = Type.Union([SeatNumber, Type.Literal('chance')]);
const Commitment = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the secret of the fair dice' });
const Chance = Type.Union([
  object({
    type: Type.Literal('fair'),
    commitment: Commitment,
    asked: Type.Optional(Type.Literal(true, { description: 'rolls of people wait for the command `roll`' })),
  }),
  object(
    { type: Type.Literal('own') },
    'in a room of same dice: the same secret for everyone, so it is never revealed; in the second game of a pair: the outcomes of the first',
  ),
]);
const Room = Type.String({ pattern: '^[A-Z]{5}$', description: 'the code of the room that it is played in' });
const Present = pair(Type.Boolean(), 'whether the page of each seat is open');
const LEVELS = ['novice', 'page', 'squire', 'knight', 'steward', 'castellan'] as const;
const Notation = Type.String({ description: 'an action in the notation of the game' });
const Secret = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'of the fair dice' });

const PlayerRating = object(
  { value: Count, deviation: Count },
  'of a rated game: how strong the player was known to be, and the standard error',
);

const event = (type: string, fields: Record<string, TSchema>) => object({ type: Type.Literal(type), ...fields });
const seat = { seat: SeatNumber };
const answered = { seat: SeatNumber, agree: Type.Boolean() };

export const EventAnswer = Type.Union([
  event('created', {
    game: GameWord,
    options: Options,
    time: TimeBody,
    chance: Chance,
    listed: Type.Boolean(),
    rated: Type.Optional(Type.Literal(true)),
    previous: Type.Optional(GameId),
    series: Type.Optional(SeriesSchema),
    handicap: Type.Optional(HandicapSchema),
    room: Type.Optional(Room),
    waitsSince: Type.Optional(Moment),
  }),
  event('joined', {
    ...seat,
    name: Type.String(),
    bot: Type.Boolean(),
    entropy: Entropy,
    rating: Type.Optional(PlayerRating),
    unrated: Type.Optional(Type.Literal(true, { description: 'both players came from one address' })),
  }),
  event('left', seat),
  event('acted', { by: By, action: Notation }),
  event('revealed', { secret: Secret }),
  event('resigned', seat),
  event('draw-offered', seat),
  event('draw-answered', answered),
  event('take-back-asked', seat),
  event('take-back-answered', answered),
  event('time-claimed', seat),
  event('closed', seat),
  event('time-credited', { ...seat, ms: Count, until: Moment }),
  event('pause-asked', seat),
  event('pause-answered', answered),
  event('pause-ended', seat),
  event('said', { ...seat, phrase: oneOf(PHRASES) }),
  event('rematched', { ...seat, next: GameId }),
  event('erased', seat),
]);

const Sent = object(
  { seq: Type.Integer({ minimum: 1 }), at: Moment, event: EventAnswer },
  'numbers left out belong to events nobody may know of',
);

const CODES = [
  ...REFUSALS,
  'unauthenticated',
  'other-site',
  'unknown-host',
  'banned',
  'lobby-closed',
  'too-many-requests',
  'too-many-streams',
  'bad-request',
  'not-found',
  'method-not-allowed',
  'wrong-code',
  'no-games',
  'unknown-push-service',
  'unreachable-address',
  'stopping',
  'try-again',
  ...['no-such-room', 'bad-format', 'bad-level', 'bad-end', 'bad-result', 'name-taken', 'already-in', 'not-in'],
  ...['not-host', 'no-such-player', 'room-full', 'closed', 'paused', 'ended', 'nobody-to-pair', 'still-playing'],
  ...['has-begun', 'too-many-rooms'],
  ...['not-this-game', 'table-full'],
] as const;

export const RefusalAnswer = object(
  {
    code: oneOf(CODES),
    message: Type.Optional(Type.String({ description: 'for people who write programs' })),
    field: Type.Optional(
      Type.String({ description: 'the field of the request that is wrong, as `command.action` or `options.0`' }),
    ),
    illegal: Type.Optional(
      object({
        code: oneOf(ILLEGAL_CODES),
        square: Type.Optional(Type.String()),
        power: Type.Optional(Type.String()),
        number: Type.Optional(Type.Number()),
      }),
    ),
    parse: Type.Optional(object({ code: oneOf(PARSE_CODES), at: Count, found: Type.String() })),
    option: Type.Optional(object({ code: oneOf(OPTION_CODES), option: Type.String(), value: Type.String() })),
    missed: Type.Optional(Type.Array(Sent, { description: 'what you had not seen' })),
    retryAfterSeconds: Type.Optional(Count),
  },
  'nothing has changed',
);

const summaryPlayer = { name: Type.String(), bot: Type.Boolean(), rating: Type.Optional(PlayerRating) };
const SummaryPlayer = nullable(object(summaryPlayer));
const Player = nullable(object({ ...summaryPlayer, entropy: nullable(Entropy) }));
const Clock = nullable(object({ left: pair(Count), running: nullable(SeatNumber), since: Moment }));
const Ending = nullable(object({ reason: oneOf(ENDINGS), winner: nullable(SeatNumber) }));
const Turn = Type.Union([SeatNumber, oneOf(['chance', 'over', 'waiting'])]);
const State = Type.Union([DuelStateSchema, DiscoveryStateSchema], {
  description: 'everything on the table, as the rules of the game have it',
});
const Legal = Type.Array(Notation, {
  maxItems: 10_000,
  description: 'with legal=1, when it is your turn: up to 10,000 of your legal actions',
});
const LegalCount = Type.Integer({ minimum: 1, description: 'how many legal actions there are' });
/** What a command or a seat leads to, so that a bot need not ask. */
const outcome = {
  turn: Turn,
  ending: Ending,
  state: Type.Optional(State),
  score: Type.Optional(pair(Type.Number())),
  legal: Type.Optional(Legal),
  legalCount: Type.Optional(LegalCount),
};

export const CreatedAnswer = object({ id: GameId, key: nullable(Key), commitment: Commitment });
export const PairAnswer = object({
  id: GameId,
  found: Type.Boolean({ description: 'an opponent waits there: join it; else you wait there' }),
});
export const JoinAnswer = object({ seat: SeatNumber, seq: Count, ...outcome });
export const CommandAnswer = object({
  status: oneOf(['committed', 'duplicate']),
  seq: Count,
  events: Type.Array(Sent, { description: 'what the command came to' }),
  ...outcome,
});
export const LinkAnswer = object({ key: Key, until: Moment });
export const MoveAnswer = object({ seat: nullable(SeatNumber) });
export const RematchAnswer = object({ next: GameId });
export const LogAnswer = object({ seq: Count, events: Type.Array(Sent) });
export const ForgetAnswer = object({}, 'the cookie is gone from this browser');
export const BotAnswer = object({ token: Type.String({ pattern: '^bot_[A-Za-z0-9_-]{43}$' }) });

export const DoneAnswer = object({});
export const PushKeyAnswer = object({
  key: Type.String({ description: 'the applicationServerKey of a subscription' }),
});
export const ToldAnswer = object({ asked: Type.Boolean() });
export const WebhookAnswer = object({
  secret: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'signs what is sent to it; it is shown only now' }),
});

const RatingBody = object({
  value: Count,
  deviation: Type.Integer({ minimum: 0, description: 'the standard error: provisional above 110, listed from 75' }),
  games: Count,
});
/** The players of this server whose rating is certain enough. */
const Anchors = Type.Integer({
  minimum: 1,
  description: 'the version of the levels that ratings rest on; those of different versions do not compare',
});
export const LadderAnswer = object({
  rates: Type.Boolean(),
  anchors: Anchors,
  players: Type.Array(
    object({
      place: Type.Integer({ minimum: 1 }),
      name: Type.String(),
      bot: Type.Boolean(),
      like: oneOf(LEVELS),
      ...RatingBody.properties,
    }),
  ),
});
const MyRating = object({
  game: GameWord,
  provisional: Type.Boolean(),
  like: nullable(oneOf(LEVELS)),
  ...RatingBody.properties,
  history: Type.Array(object({ game: GameId, at: Moment, value: Count, deviation: Count }), {
    description: 'after each of the last 200 games',
  }),
});
export const MyRatingsAnswer = object({ anchors: Anchors, ratings: Type.Array(MyRating) });

const MyGame = object({
  id: GameId,
  game: GameWord,
  time: TimeBody,
  you: SeatNumber,
  name: Type.String({ description: 'what you are called there' }),
  opponent: nullable(Type.String()),
  turn: Turn,
  updatedAt: Moment,
  deadline: nullable(Moment),
});
export const MyGamesAnswer = object({ games: Type.Array(MyGame) });
export const RecoverAnswer = object({
  games: Type.Array(MyGame),
  name: nullable(Type.String({ description: 'what you were called in the newest game that came' })),
});
export const CodeAnswer = object({ code: Type.String({ description: 'it is shown only now' }) });
export const ExportAnswer = object(
  {
    session: Type.String({ description: 'the SHA-256 of your token, which is all that is saved of it' }),
    games: Type.Array(
      object({
        ...MyGame.properties,
        events: Type.Array(Type.Unsafe<unknown>({}), { description: 'what you did there, and when' }),
      }),
    ),
    push: Type.Array(object({ id: GameId, endpoint: Type.String() })),
    webhook: nullable(Type.String()),
    words: Type.Array(object({ name: nullable(Type.String()), bot: Type.Boolean(), points: pair(Count) }), {
      description: 'your results with the dice of words',
    }),
    recoveryCode: Type.Boolean({ description: 'whether there is one' }),
    ratings: Type.Array(MyRating),
  },
  'all that the server knows of you',
);

export const OEmbedAnswer = object({
  version: Type.Literal('1.0'),
  type: Type.Literal('rich'),
  provider_name: Type.String(),
  provider_url: Type.String(),
  title: Type.String(),
  width: Count,
  height: Count,
  html: Type.String(),
  thumbnail_url: Type.Optional(Type.String({ description: 'the game as a picture' })),
  thumbnail_width: Type.Optional(Count),
  thumbnail_height: Type.Optional(Count),
});

export const LobbyAnswer = object({
  rates: Type.Boolean({ description: 'games of this lobby may be rated' }),
  games: Type.Array(
    object({
      id: GameId,
      seq: Count,
      game: GameWord,
      options: Options,
      time: TimeBody,
      status: Type.Literal('open'),
      listed: Type.Literal(true),
      rated: Type.Optional(Type.Literal(true)),
      createdAt: Moment,
      updatedAt: Moment,
      waitsSince: Type.Integer({ minimum: 0, description: 'the player who waits for longest is paired first' }),
      deadline: nullable(Moment),
      players: pair(SummaryPlayer),
      present: Present,
    }),
  ),
});

export const RollsAnswer = object({
  games: Count,
  dice: Type.Array(
    object({
      rolls: Count,
      faces: Type.Array(
        object({ face: Type.String(), count: Count, probability: object({ k: Count, n: Count }, 'k in n') }),
      ),
      chiSquared: Type.Number(),
      freedom: Count,
    }),
  ),
});

export const ViewAnswer = object({
  id: GameId,
  seq: Count,
  viewer: Type.Union([SeatNumber, Type.Literal('watcher')]),
  turn: Turn,
  roller: nullable(SeatNumber),
  createdAt: Moment,
  updatedAt: Moment,
  game: GameWord,
  options: Options,
  position: nullable(
    Type.String({ description: 'where the game began if not at its beginning, in the notation of positions' }),
  ),
  time: TimeBody,
  chance: Chance,
  listed: Type.Boolean(),
  rated: Type.Boolean({ description: 'false again after a take-back, or where both players came from one address' }),
  previous: nullable(GameId),
  series: nullable(SeriesSchema),
  handicap: nullable(HandicapSchema),
  room: nullable(Room),
  waitsSince: Moment,
  next: nullable(GameId),
  seats: pair(Player),
  state: State,
  score: pair(Type.Number()),
  actions: Type.Array(object({ seq: Count, at: Moment, by: By, action: Notation })),
  boardSeq: Type.Integer({ minimum: 1, description: 'the last event that changed the board' }),
  turnBeganAt: Type.Integer({
    minimum: 0,
    description: 'since when the player who is to act has been awaited, in milliseconds since 1970',
  }),
  draws: Count,
  clock: Clock,
  drawOffer: nullable(SeatNumber),
  takeBackAsked: nullable(SeatNumber),
  pauseAsked: nullable(SeatNumber),
  pausedAt: nullable(Moment),
  talk: pair(Count),
  ending: Ending,
  revealed: nullable(Secret),
  you: nullable(SeatNumber),
  invited: Type.Boolean({ description: 'taking a seat needs the key of the invitation' }),
  present: Present,
  now: Moment,
  opponent: nullable(
    Type.String({
      description:
        'the same in all games that you two play here, and known to you two alone: it tells people of one name apart. Null for a watcher',
    }),
  ),
  legal: Type.Optional(Legal),
  legalCount: Type.Optional(LegalCount),
});

/** The schemas that the documentation of the API names and writes once. */
export const COMPONENTS = {
  Refusal: RefusalAnswer,
  Event: EventAnswer,
  PlayerRating,
  SentEvent: Sent,
  Time: TimeBody,
  Chance,
  Series: SeriesSchema,
  Handicap: HandicapSchema,
  NewSeries: NewSeriesBody,
  Game: GameWord,
  GameId,
  CommandId,
  Key,
  Entropy,
  Seat: SeatNumber,
  Moment,
  Anchors,
  NewOptions: NewGameBody.properties.options,
  Turn,
  Ending,
  State,
  DuelState: DuelStateSchema,
  DiscoveryState: DiscoveryStateSchema,
};
