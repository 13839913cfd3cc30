import { Type } from '@castellan/match/json-schema';
import { NewGameBody, SeatNumber } from '@castellan/match/schema';
import { CHECKED_LEVELS, type CheckedLevel } from '@castellan/together';

/** What is sent to and from the route of words. */

const closed = { additionalProperties: false } as const;
const Count = Type.Integer({ minimum: 0 });
/** The longest games have about 200. */
const MOST_ACTIONS = 400;

const { game, options } = NewGameBody.properties;
export const WordBody = Type.Object(
  {
    game,
    options,
    word: Type.String({ minLength: 1, maxLength: 200, description: 'as it was typed' }),
    level: Type.Unsafe<CheckedLevel>({ type: 'string', enum: [...CHECKED_LEVELS], description: 'everyone’s opponent' }),
    seat: SeatNumber,
    actions: Type.Array(Type.String({ maxLength: 120 }), {
      maxItems: MOST_ACTIONS,
      description: 'the whole game in its notation: rolls or lines, yours and those of the level',
    }),
    name: Type.Optional(Type.String({ pattern: '\\S', minLength: 1, maxLength: 100, description: 'none is needed' })),
  },
  closed,
);

const Row = Type.Object(
  {
    place: Type.Integer({ minimum: 1 }),
    name: Type.Union([Type.String(), Type.Null()]),
    bot: Type.Boolean(),
    points: Type.Array(Count, { minItems: 2, maxItems: 2, description: 'on the own board, and on that of the level' }),
    you: Type.Boolean(),
  },
  closed,
);
export const WordAnswer = Type.Object(
  { players: Count, rows: Type.Array(Row, { description: 'the best hundred, and you' }) },
  closed,
);
