import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const HOME = 'https://play.example/';

/** The service worker of one version of the page, on a device that keeps what it has put there. */
function worker(saved: Map<string, string>, network: (url: string) => string | null) {
  type Listener = (event: { request: object; respondWith: (answer: Promise<unknown>) => void }) => void;
  const listeners = new Map<string, Listener>();
  const answer = (body: string) => ({ ok: true, body, clone: () => answer(body) });
  const found = async ({ url }: { url: string }) => (saved.has(url) ? answer(saved.get(url)!) : undefined);
  const put = async ({ url }: { url: string }, { body }: { body: string }) => void saved.set(url, body);
  const source = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
  runInNewContext(source.replace('__FILES__', JSON.stringify(['./', 'assets/page-1.js'])), {
    self: {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      registration: { scope: HOME },
      location: { origin: new URL(HOME).origin },
    },
    URL,
    caches: { match: found, open: async () => ({ put }) },
    fetch: async ({ url }: { url: string }) => {
      const body = network(url);
      if (body === null) throw new TypeError('Failed to fetch');
      return answer(body);
    },
  });
  return async (path: string, mode: 'navigate' | 'cors'): Promise<string | undefined> => {
    let answered: Promise<unknown> = Promise.resolve(undefined);
    const request = { url: HOME + path, method: 'GET', mode };
    listeners.get('fetch')!({
      request,
      respondWith: (given) => {
        answered = given;
      },
    });
    return ((await answered) as { body: string } | undefined)?.body;
  };
}

test('a newer page that was seen once does not take the place of the one whose files are all here', async () => {
  const saved = new Map([
    [HOME, 'page 1'],
    [`${HOME}assets/page-1.js`, 'script 1'],
  ]);
  let online = true;
  const ask = worker(saved, () => (online ? 'page 2' : null));
  expect(await ask('', 'navigate')).toBe('page 2');
  online = false;
  expect(await ask('', 'navigate')).toBe('page 1');
  expect(await ask('assets/page-1.js', 'cors')).toBe('script 1');
});

test('a file that the browser has dropped is stored again when it is next requested', async () => {
  const saved = new Map([[HOME, 'page 1']]);
  const ask = worker(saved, () => 'script 1');
  expect(await ask('assets/page-1.js', 'cors')).toBe('script 1');
  expect(saved.get(`${HOME}assets/page-1.js`)).toBe('script 1');
});
