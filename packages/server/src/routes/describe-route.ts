import { RefusalAnswer } from '@castellan/match/answers';
import { Type } from '@castellan/match/json-schema';
import type { TSchema } from 'typebox';

/** An answer that is no JSON. */
export interface Plain {
  readonly content: Readonly<Record<string, { readonly schema: TSchema }>>;
}

const text = (type: string): Plain => ({ content: { [type]: { schema: Type.String() } } });
export const TEXT = text('text/plain');
export const CSV = text('text/csv');
export const STREAM = text('text/event-stream');

/** Operations that only a player or a bot may call. */
const PLAYERS_ONLY = new Set([
  ...['command', 'link', 'rematch', 'told', 'tell', 'stopTelling'],
  ...['newRecoveryCode', 'export', 'erase'],
  ...['leaveRoom', 'startInRoom', 'sitInRoom'],
]);
const BOTS_ONLY = new Set(['webhook', 'stopWebhook', 'botEvents']);
/** Operations that answer everyone alike. */
const PUBLIC = new Set([
  'roomTable',
  'roomCodes',
  'deleteRoom',
  'lobby',
  'ladder',
  'rolls',
  'log',
  'record',
  'bot',
  'pushKey',
  'oembed',
]);

type Security = Readonly<Record<string, readonly string[]>>[];
const BOT = { bot: [] };
const PLAYER: Security = [{ session: [] }, { sessionWithoutTls: [] }, BOT];

/** The other operations look at the caller if there is one, and may begin a session. */
function securityOf(operationId: string): Security {
  if (PUBLIC.has(operationId)) return [];
  if (BOTS_ONLY.has(operationId)) return [BOT];
  return PLAYERS_ONLY.has(operationId) ? PLAYER : [{}, ...PLAYER];
}

/** What the documentation of the API says of a route. Nothing of it is checked while serving: a test does. */
export function describeRoute(
  operationId: string,
  summary: string,
  answer: TSchema | Plain,
  tag = 'play',
  status = 200,
) {
  const answers = { [status]: answer, '4xx': RefusalAnswer, '5xx': RefusalAnswer };
  const response: object = answers;
  return { operationId, summary, tags: [tag], security: securityOf(operationId), response };
}
