import {
  BOARDS,
  COATS,
  type Coat,
  DISCOVERY_CHOICES,
  type DiscoveryState,
  type DuelState,
  EDITION_NAMES,
  FACES,
  MAP,
  POWERS,
  SWITCHES,
  TERRAINS,
} from '@castellan/rules';
import type { Static, TSchema } from 'typebox';
import { Type } from './json-schema.ts';
import { SeatNumber } from './schema.ts';

/** The state of each game as a schema, for the documentation of the API and for clients that are generated from it. */

const closed = { additionalProperties: false } as const;
const object = <Fields extends Record<string, TSchema>>(fields: Fields, description?: string) =>
  Type.Object(fields, description ? { ...closed, description } : closed);
const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description ? { description } : {});
const oneOf = <Value extends string | number | boolean>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>({ enum: [...values], ...(description && { description }) });
const bySeat = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<readonly [Static<Schema>, Static<Schema>]>(
    Type.Array(schema, { minItems: 2, maxItems: 2, description: 'of seat 1 and of seat 2' }),
  );
const listOf = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Unsafe<readonly Static<Schema>[]>(Type.Array(schema, description ? { description } : {}));
const count = (description: string) => Type.Integer({ minimum: 0, description });

const board = <Kind extends string>(kinds: readonly Kind[], squares: readonly number[], description: string) =>
  Type.Unsafe<readonly ({ readonly kind: Kind; readonly marks: number } | null)[]>(
    Type.Array(
      nullable(object({ kind: oneOf(kinds), marks: count('crosses or crowns') }), 'null: nothing is drawn here'),
      { minItems: Math.min(...squares), maxItems: Math.max(...squares), description },
    ),
  );

const CoatName = oneOf(COATS, 'a coat of arms: dots, stripes, Dots, Stripes, full, quarters');
const byCoat = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Unsafe<Readonly<Record<Coat, Static<Schema>>>>(
    object(Object.fromEntries(COATS.map((coat) => [coat, schema])), description),
  );
const Face = oneOf(FACES, 'a coat with a + for each cross, or ? for the joker');
const PowerName = oneOf(POWERS);

export const DuelStateSchema = object(
  {
    options: object({
      edition: oneOf(EDITION_NAMES),
      ticks: oneOf(SWITCHES.ticks),
      equal: oneOf(SWITCHES.equal),
      end: oneOf(SWITCHES.end),
      sheet: object(
        {
          dice: listOf(listOf(Face), 'the six faces of each die'),
          boxes: byCoat(count('boxes'), 'how many boxes each row of the spellbook has'),
          powers: byCoat(PowerName, 'the power of each row of the spellbook'),
        },
        'what the box has printed',
      ),
      rules: oneOf([1, 2] as const, 'the version of the rules'),
    }),
    round: count('from 1'),
    roller: SeatNumber,
    phase: oneOf(['roll', 'draft', 'place', 'lightning', 'over'] as const),
    seat: SeatNumber,
    dice: listOf(object({ face: Face, taker: nullable(SeatNumber) }), 'dice 1 to 4; none before the roll'),
    players: bySeat(
      object({
        map: board(COATS, [MAP.size], 'the map, row by row from a1: 7 columns, 5 rows; the castle is on d3'),
        castle: Type.Boolean({ description: 'the bonus of the castle is unused' }),
        ticks: byCoat(count('ticks'), 'ticked boxes of the spellbook'),
        powers: listOf(PowerName, 'powers in hand'),
        bonus: nullable(CoatName, 'the coat chosen for the power `domains`'),
        passed: Type.Boolean({ description: 'in this round' }),
        counts: listOf(CoatName, 'the coats that tick a box at the end of the round'),
      }),
    ),
    lines: byCoat(nullable(SeatNumber), 'who has won each row of the spellbook'),
    lightning: listOf(PowerName, 'powers that the player in turn resolves now'),
  },
  'everything on the table of Duel',
);

const Spot = object({ domino: Type.Integer({ minimum: 1 }), king: nullable(SeatNumber) });

export const DiscoveryStateSchema = object(
  {
    options: object({
      tiebreak: oneOf(DISCOVERY_CHOICES.tiebreak),
      deck: oneOf(DISCOVERY_CHOICES.deck),
      size: oneOf(DISCOVERY_CHOICES.size),
      harmony: Type.Boolean(),
      middle: Type.Boolean(),
    }),
    phase: oneOf(['line', 'king', 'pick', 'place', 'over'] as const),
    seat: SeatNumber,
    lines: count('how many lines have been revealed'),
    unseen: listOf(Type.Integer({ minimum: 1 }), 'the dominoes that were not revealed yet, ascending'),
    hand: bySeat(count('kings in the closed hand, before the first round')),
    placing: listOf(Spot, 'the line that is placed'),
    done: count('how many dominoes of `placing` are done'),
    choosing: listOf(Spot, 'the line that kings choose from'),
    kingdoms: bySeat(
      object({
        board: board(
          TERRAINS,
          Object.values(BOARDS).map(({ size }) => size),
          'the kingdom, row by row from a1: 9 columns and rows, the castle on e5; with size=7 13, the castle on g7',
        ),
        extent: object(
          { left: count('column'), right: count('column'), top: count('row'), bottom: count('row') },
          'the smallest rectangle around the castle and everything placed, counted from 0',
        ),
        discards: count('discarded dominoes'),
      }),
    ),
  },
  'everything on the table of Discovery',
);

/** The schemas and the types say the same; where they do not, this does not compile. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
export const STATE_SCHEMAS_FIT_TYPES: [
  Same<Static<typeof DuelStateSchema>, DuelState>,
  Same<Static<typeof DiscoveryStateSchema>, DiscoveryState>,
] = [true, true];
