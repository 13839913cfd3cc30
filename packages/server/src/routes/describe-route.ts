import { RefusalAnswer } from '@castellan/match/answers';
import { type TSchema, Type } from 'typebox';

/** An answer that is no JSON. */
export interface Plain {
  readonly content: Readonly<Record<string, { readonly schema: TSchema }>>;
}

const text = (type: string): Plain => ({ content: { [type]: { schema: Type.String() } } });
export const TEXT = text('text/plain');
export const STREAM = text('text/event-stream');

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
  return { operationId, summary, tags: [tag], response };
}
