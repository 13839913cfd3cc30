import { randomBytes } from 'node:crypto';
import { requireGames } from './source.ts';
import { onStore, wrongUsage } from './store-command.ts';

/** `castellan rotate-keys [--drop-old]`: tokens are signed with a new key from now on. */
export async function rotateKeysCommand(words: readonly string[]): Promise<number> {
  const dropOld = words.includes('--drop-old');
  if (words.some((word) => word !== '--drop-old')) return wrongUsage('rotate-keys [--drop-old]');
  return onStore(requireGames, async (store) => {
    await store.rotateSigningKeys(randomBytes(32).toString('hex'), dropOld);
    const old = dropOld ? 'the older keys are gone' : 'tokens signed with older keys stay good';
    return { said: `A new key signs tokens; ${old}. Servers that run use it after their next heartbeat`, well: true };
  });
}
