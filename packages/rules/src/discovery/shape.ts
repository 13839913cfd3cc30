import { isRecord, isTextList } from '../core/shape.ts';

/** Whether data of unknown origin has the shape of an action; whether the action is legal is another question. */
export function isDiscoveryAction(data: unknown): boolean {
  if (!isRecord(data)) return false;
  switch (data.type) {
    case 'line':
      return Array.isArray(data.dominoes) && data.dominoes.every(Number.isInteger);
    case 'king':
      return data.seat === 1 || data.seat === 2;
    case 'pick':
      return Number.isInteger(data.domino);
    case 'place':
      return Number.isInteger(data.domino) && isTextList(data.squares) && data.squares.length === 2;
    case 'discard':
      return true;
    default:
      return false;
  }
}
