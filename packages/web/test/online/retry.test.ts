import { ServerRefusal } from '@castellan/match/client';
import { expect, test } from 'vitest';
import { withRetry } from '../../src/online/server.ts';

/** A server that refuses for so long, and then answers. */
function busyFor(retryAfterMs: number) {
  let asked = 0;
  const ask = async () => {
    if (++asked === 1) throw new ServerRefusal(429, { code: 'too-many-requests' }, retryAfterMs);
    return asked;
  };
  return { ask, asked: () => asked };
}

test('a short limit is waited out, a long one is a sentence at once', async () => {
  expect(await withRetry(busyFor(1).ask)).toBe(2);
  const long = busyFor(60_000);
  await expect(withRetry(long.ask)).rejects.toMatchObject({ refusal: { code: 'too-many-requests' } });
  expect(long.asked()).toBe(1);
});
