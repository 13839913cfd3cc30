import type { StoredGame } from './device-store.ts';

/** How the page saved a game when it rolled by itself: to the match, its dice were real dice on a table. */
interface OldSetting {
  readonly realDice: boolean;
  readonly seed: number | null;
}

/** An older game in the shape of today. */
export function upgraded(stored: StoredGame): StoredGame {
  const { setting, log } = stored;
  if (!setting || !('realDice' in setting)) return stored;
  const { realDice, seed, ...rest } = setting as OldSetting;
  const [first, ...later] = log;
  if (realDice || first?.event.type !== 'created') return { ...stored, setting: rest };
  const created = { ...first.event, chance: { type: 'asked' }, ...(seed !== null && { hidden: { seed } }) } as const;
  return { ...stored, log: [{ ...first, event: created }, ...later], setting: rest };
}
