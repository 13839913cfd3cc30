import { expect, test } from 'vitest';
import { Client, ServerRefusal } from '../src/client.ts';

/** A server that refuses its first request for so long, and then answers. */
function busyFor(retryAfterMs: number) {
  const ids: string[] = [];
  const ask = async (commandId: string) => {
    ids.push(commandId);
    if (ids.length === 1) throw new ServerRefusal(429, { code: 'too-many-requests' }, retryAfterMs);
    return ids.length;
  };
  return { ask, ids };
}

const page = new Client({ retries: { attempts: 4, longestWaitMs: 3000 } });

test('a short limit is waited out, a long one is a sentence at once', async () => {
  expect(await page.retry(busyFor(1).ask)).toBe(2);
  const long = busyFor(60_000);
  await expect(page.retry(long.ask)).rejects.toMatchObject({ refusal: { code: 'too-many-requests' } });
  expect(long.ids).toHaveLength(1);
});

test('a command that is sent twice has one id and counts once', async () => {
  const busy = busyFor(1);
  await page.retry(busy.ask);
  expect(busy.ids).toHaveLength(2);
  expect(new Set(busy.ids).size).toBe(1);
});

test('a page stops after four attempts, a bot goes on', async () => {
  let sent = 0;
  const broken = async () => {
    if (++sent < 7) throw new ServerRefusal(503, { code: 'try-again' }, 1);
    return sent;
  };
  await expect(page.retry(broken)).rejects.toMatchObject({ status: 503 });
  expect(sent).toBe(4);
  expect(await new Client().retry(broken)).toBe(7);
});
