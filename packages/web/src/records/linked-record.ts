import { err, type Result } from '@castellan/rules';
import { type GameRecord, readText, type TextProblem } from './game-record.ts';
import { unpack } from './pack.ts';

export type LinkProblem = TextProblem | 'bad-link';

/** The game a link holds. */
export async function recordInLink(packed: string): Promise<Result<GameRecord, LinkProblem>> {
  const text = await unpack(packed);
  return text.ok ? readText(text.value) : err(text.error);
}
