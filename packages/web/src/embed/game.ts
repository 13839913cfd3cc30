import { type AnyGame, ok, readPosition } from '@castellan/rules';
import type { AnyKit } from '../games/kit.ts';
import { addPositions, addRules } from '../games/loaded-rules.ts';
import type { PartOf } from '../games/part.ts';
import { type Area, loadAreas } from '../i18n/index.ts';

/** What is shown of a game, and its rules. */
export interface EmbeddedGame extends Pick<PartOf<AnyKit['stage']>, 'Stage' | 'stepsOf'> {
  readonly game: AnyGame;
}

/** A small game has all its parts in one file. */
const files = import.meta.glob<EmbeddedGame>(['../games/*/embed.ts', '../games/*/parts.tsx']);

/** One game, of which an address or a record gives the name; null where there is none. */
export async function loadGame(name: string): Promise<EmbeddedGame | null> {
  const file = files[`../games/${name}/embed.ts`] ?? files[`../games/${name}/parts.tsx`];
  if (!file) return null;
  const [loaded] = await Promise.all([file(), loadAreas(name as Area)]);
  const { game } = loaded;
  addRules(game);
  addPositions((_, position) => {
    const read = readPosition(position, [game]);
    return read.ok ? ok(read.value.state as object) : read;
  });
  return loaded;
}
