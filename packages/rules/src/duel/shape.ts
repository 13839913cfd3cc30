import { isRecord, isTextList } from '../core/shape.ts';
import { isCoat } from './data.ts';

/** Whether data of unknown origin has the shape of an action; whether the action is legal is another question. */
export function isDuelAction(data: unknown): boolean {
  if (!isRecord(data)) return false;
  switch (data.type) {
    case 'roll':
      return isTextList(data.faces);
    case 'pick':
      return Array.isArray(data.dice) && data.dice.every(Number.isInteger);
    case 'place':
      return Array.isArray(data.tokens) && data.tokens.length === 2 && data.tokens.every(isToken);
    case 'pass':
      return true;
    case 'bonus':
      return typeof data.coat === 'string' && isCoat(data.coat);
    case 'cross':
      return typeof data.square === 'string';
    default:
      return false;
  }
}

function isToken(data: unknown): boolean {
  if (!isRecord(data)) return false;
  const { turned, joker, coat, crosses, castle, square } = data;
  if (typeof turned !== 'boolean' || typeof joker !== 'boolean' || typeof castle !== 'boolean') return false;
  if (typeof coat !== 'string' || !isCoat(coat) || typeof square !== 'string') return false;
  return Number.isInteger(crosses) && (crosses as number) >= (castle ? 1 : 0);
}
