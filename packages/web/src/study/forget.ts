import type { GameInfo } from '../play/game-info.ts';
import { recordOf } from '../records/game-record.ts';
import { MISTAKES } from './mistakes.ts';
import { ANALYSES, idOf, linesOf } from './saved-analysis.ts';

/** Everything that studying left on this device. */
export async function forgetStudies(): Promise<void> {
  await Promise.all([ANALYSES.clear(), MISTAKES.clear()]);
}

/** Deletes what is saved of one game, when the game is deleted. */
export async function forgetStudyOf(info: GameInfo): Promise<void> {
  const id = idOf(linesOf(recordOf(info, ['', ''])));
  await ANALYSES.remove(id);
  for (const mistake of await MISTAKES.all()) if (mistake.analysis === id) await MISTAKES.remove(mistake.id);
}
