import { LEVELS } from '@castellan/ai';
import { GAME_NAMES, SEATS } from '@castellan/rules';
import { CLAIMS, CONCEPTS, DEPTHS, FORTUNES, KINDS, MARKS } from '@castellan/study';

/** The version of what `analyse --json` prints. A field may be added to it; one that is renamed or removed makes a new version. */
export const SCHEMA_VERSION = 1;

type Schema = Readonly<Record<string, unknown>>;

const described = (description: string, schema: Schema): Schema => ({ description, ...schema });
const oneOf = (values: readonly (string | number)[]): Schema => ({ enum: [...values] });
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });
const bySeat = (items: Schema): Schema => list(items, { minItems: 2, maxItems: 2 });
const counted = (names: readonly string[], of: Schema): Schema =>
  object(Object.fromEntries(names.map((name) => [name, of])));

/** Every field is always there, and there is no other. */
function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const number = { type: 'number' };
const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const action = described('as in a record', text);
const chance = { type: 'number', minimum: 0, maximum: 1 };
const error = described('a standard error; 0 where the number is exact', { type: 'number', minimum: 0 });
const share = described('a part of the winning chance: 0.12 is 12 %', number);
const points = described('points of score', number);
const seat = oneOf(SEATS);

const estimate = object({
  win: described('the chance of player 1 to win; a draw counts half', chance),
  lead: described('the expected lead of player 1 in points of score', number),
  error,
});

const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

const component = object({
  name: described('whose and what: "own points d", "other total", "own win"', text),
  best: described('on average after the best action', number),
  played: described('on average after the action played', number),
  difference: number,
  error,
});

const step = object({ seat, action, gain: points });

const why = object({
  best: action,
  played: action,
  concepts: list(oneOf(CONCEPTS), { maxItems: 2 }),
  reasons: described(
    'at most two, the weightiest first; none where no single number is certain',
    list(
      object({
        claim: oneOf(CLAIMS),
        concept: oneOf(CONCEPTS),
        of: described('the coat or terrain, or the name of a bonus', nullable(text)),
        best: number,
        played: number,
        error,
        component: described('the component that the claim rests on', text),
      }),
      { maxItems: 2 },
    ),
  ),
  components: list(reference('component')),
  lead: reference('component'),
  win: reference('component'),
  trials: described('pairs of games that were played out', count),
  lines: described(
    'what both players do best after each of the two actions, until chance has the turn',
    object({ best: list(step), played: list(step) }),
  ),
});

const moment = {
  index: described('0 for the first action of the record', count),
  action,
  round: count,
  before: reference('estimate'),
  after: reference('estimate'),
  pending: flag,
};

const chanceMoment = object({
  ...moment,
  turn: { const: 'chance' },
  luck: described('winning chance that it brought: plus for player 1', number),
  luckError: error,
  fortune: described('where so much luck is rare', nullable(oneOf(FORTUNES))),
});

const decisionMoment = object({
  ...moment,
  turn: seat,
  kind: oneOf(KINDS),
  counted: described('whether there was a real choice', flag),
  spread: described('between the best class of action and the worst', share),
  loss: described('winning chance given away', { type: 'number', minimum: 0 }),
  lossError: error,
  leadLoss: points,
  mark: nullable(object({ name: oneOf(MARKS), by: oneOf(['win', 'lead']) })),
  candidates: described(
    'best first, for the player who decides, with the action played',
    list(object({ action, win: chance, lead: points, error, pairedError: error })),
  ),
  why: described('of a decision with a mark', nullable(reference('why'))),
});

const skill = object({
  lost: share,
  byKind: counted(KINDS, share),
  drafting: share,
  placing: share,
  counted: count,
  perDecision: share,
  rate: described('the share given away of what was at stake', number),
  marks: counted(MARKS, count),
});

/** What `castellan analyse --json` prints, as JSON Schema. */
export const ANALYSIS_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'castellan analyse --json',
  ...object({
    schema: described('the version of this schema', { const: SCHEMA_VERSION }),
    game: oneOf(GAME_NAMES),
    version: described(
      'numbers can be compared where these are equal',
      object({ rules: count, weights: text, depth: oneOf(DEPTHS) }),
    ),
    moments: list({ anyOf: [reference('chanceMoment'), reference('decisionMoment')] }),
    summary: object({
      result: described('of player 1; null where the game was left', nullable(oneOf([0, 0.5, 1]))),
      start: reference('estimate'),
      luck: share,
      luckError: error,
      skill: bySeat(reference('skill')),
      adjusted: described('the result less the luck; no chance', nullable(number)),
      residue: described('result less start, luck and losses: 0 but for rounding', number),
      rated: bySeat(flag),
      playedLike: bySeat(nullable(oneOf(LEVELS))),
    }),
    done: count,
    total: count,
  }),
  $defs: { estimate, component, why, chanceMoment, decisionMoment, skill },
};
