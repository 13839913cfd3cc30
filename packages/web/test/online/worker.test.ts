import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

type Listener = (event: object) => void;

/** The service worker as the browser has it, with the pages that are open. */
function worker(urls: readonly string[]) {
  const listeners = new Map<string, Listener>();
  const done: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: async () => done.push(`focus ${url}`),
    postMessage: (message: object) => done.push(`tell ${url} ${JSON.stringify(message)}`),
  }));
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { scope: 'https://play.example/' },
    location: { origin: 'https://play.example' },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  const source = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
  runInNewContext(source.replace('__FILES__', '[]'), { self, URL });
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
