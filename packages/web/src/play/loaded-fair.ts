import type { fairBelow as draw } from '@castellan/match';

/**
 * In the bundle this module stands in the place of `@castellan/match/fair`: on a device only games with the same dice are drawn from a secret,
 * and no other game waits for SHA-256.
 */
let loaded: typeof draw | null = null;

export const fairBelow: typeof draw = (...from) => {
  if (!loaded) throw new Error('fair chance is not loaded');
  return loaded(...from);
};

export async function loadFair(): Promise<void> {
  loaded ??= (await import('./fair.ts')).fairBelow;
}
