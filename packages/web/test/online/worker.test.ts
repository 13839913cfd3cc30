import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

type Listener = (event: object) => void;

/** The service worker as the browser has it, with the pages that are open. */
function worker(urls: readonly string[], focused = '', noted: object | null = null, hour = 12) {
  const listeners = new Map<string, Listener>();
  const done: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focused: url === focused,
    focus: async () => done.push(`focus ${url}`),
    postMessage: (message: object) => done.push(`tell ${url} ${JSON.stringify(message)}`),
  }));
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      scope: 'https://play.example/',
      showNotification: async (title: string, { body, tag, silent }: Record<string, unknown>) =>
        done.push(`show ${title}: ${body} (${tag}${silent ? ', silently' : ''})`),
    },
    location: { origin: 'https://play.example' },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  const caches = { match: async () => noted && { json: async () => noted } };
  class Clock {
    getHours = () => hour;
    getMinutes = () => 30;
  }
  const source = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
  runInNewContext(source.replace('__FILES__', '[]'), { self, URL, caches, Date: Clock });
  return { listeners, done };
}

async function click(urls: readonly string[]): Promise<string[]> {
  const { listeners, done } = worker(urls);
  let finished: Promise<unknown> = Promise.resolve();
  listeners.get('notificationclick')!({
    notification: { close: () => done.push('close'), data: { href: '#/g/abc' } },
    waitUntil: (work: Promise<unknown>) => {
      finished = work;
    },
  });
  await finished;
  return done;
}

test('who clicks on "your turn" is at that game: the page that shows it comes to the front', async () => {
  const game = 'https://play.example/#/g/abc';
  expect(await click(['https://play.example/#/', game])).toEqual([
    'close',
    `focus ${game}`,
    `tell ${game} {"open":"#/g/abc"}`,
  ]);
});

test('where no page shows that game, any page of Castellan goes there; where there is none, one is opened', async () => {
  const start = 'https://play.example/#/';
  expect(await click([start])).toEqual(['close', `focus ${start}`, `tell ${start} {"open":"#/g/abc"}`]);
  expect(await click([])).toEqual(['close', 'open https://play.example/#/g/abc']);
});

const ID = 'abcdefghjkmnpq';

async function push(data: unknown, ...of: Parameters<typeof worker>): Promise<string[]> {
  const { listeners, done } = worker(...of);
  let finished: Promise<unknown> = Promise.resolve();
  listeners.get('push')!({
    data: { json: () => data },
    waitUntil: (work: Promise<unknown>) => {
      finished = work;
    },
  });
  await finished;
  return done;
}

const NOTED = { title: 'À vous', text: 'C’est à vous contre {name}.', quiet: { from: '22:00', to: '07:00' } };

test('a turn is told in the language of the page, one notification a game', async () => {
  const turn = { type: 'turn', id: ID, opponent: 'Ben $&' };
  expect(await push(turn, [], '', NOTED)).toEqual([`show À vous: C’est à vous contre Ben $&. (${ID})`]);
});

test('in the silent hours of the device it is told without sound, over midnight too', async () => {
  const turn = { type: 'turn', id: ID, opponent: 'Ben' };
  for (const [hour, silent] of [
    [21, false],
    [22, true],
    [3, true],
    [7, false],
  ] as const) {
    const [told] = await push(turn, [], '', NOTED, hour);
    expect([hour, told?.includes('silently')]).toEqual([hour, silent]);
  }
});

test('a player who looks at the game is not notified, and what cannot be read still says something', async () => {
  const game = `https://play.example/#/g/${ID}`;
  expect(await push({ id: ID, opponent: 'Ben' }, [game], game, NOTED)).toEqual([]);
  expect(await push({ id: ID, opponent: 'Ben' }, [game], '', NOTED)).toHaveLength(1);
  expect(await push(null, [], '', null)).toEqual(['show Castellan:  (castellan)']);
});
