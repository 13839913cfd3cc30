import { err, ok, type Result } from '@castellan/rules';
import { DISCOVERY_GAME, DUEL_GAME } from '../learn/games.ts';
import { nameOf } from '../play/names.ts';
import { gameStore } from '../play/store.ts';
import { type GameRecord, readText, recordOf, type TextProblem } from './game-record.ts';
import { unpack } from './pack.ts';

export type SourceProblem = TextProblem | 'missing' | 'bad-link';

/** The recorded games of the rules can be replayed under these names. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'rules-duel': DUEL_GAME,
  'rules-discovery': DISCOVERY_GAME,
};

/** A game of this device, or one of the rules. */
export async function recordById(id: string): Promise<Result<GameRecord, SourceProblem>> {
  const known = KNOWN[id];
  if (known) return readText(known.join('\n'));
  const kept = await (await gameStore()).get(id);
  return kept ? ok(recordOf(kept, [nameOf(kept, 1), nameOf(kept, 2)])) : err('missing');
}

/** The game a link holds. */
export async function recordInLink(packed: string): Promise<Result<GameRecord, SourceProblem>> {
  const text = await unpack(packed);
  return text.ok ? readText(text.value) : err(text.error);
}
