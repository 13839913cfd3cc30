import { seeded } from '@castellan/rules';
import { Errors } from 'typebox/schema';
import { beforeAll, expect, test } from 'vitest';
import { Browser, playSeat, seatTwo, startServer } from './people.ts';
import { PushedBrowser } from './push-service.ts';

interface Described {
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: object }>> }>>;
}
type Api = { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

let server: Awaited<ReturnType<typeof startServer>>;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  api = (await (await fetch(`${server.base}/api/docs/json`)).json()) as Api;
  return server.stop;
});

interface Heard {
  readonly operation: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Writes down every answer this browser gets. */
function listening(browser: Browser, heard: Heard[]): void {
  const { fetch } = browser;
  Object.assign(browser, {
    fetch: async (path: string, init: RequestInit = {}) => {
      const response = await fetch(path, init);
      if (path.endsWith('/events')) return response;
      const operation = `${init.method ?? 'GET'} ${path.split('?')[0]}`.replace(/[2-9a-z]{14}/, '{id}');
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      heard.push({ operation, status: response.status, type, body: await response.clone().text() });
      return response;
    },
  });
}

/** What the documentation does not say of an answer. */
function undocumented({ operation, status, type, body }: Heard): string[] {
  const [method = '', path = ''] = operation.split(' ');
  const described = api.paths[path]?.[method.toLowerCase()];
  const responses = described?.responses ?? {};
  const content = (responses[status] ?? responses[`${Math.floor(status / 100)}XX`])?.content[type];
  if (!content) return [`${operation} answers ${status} ${type}, which is not described`];
  if (type !== 'application/json') return [];
  const [fits, errors] = Errors(content.schema, JSON.parse(body));
  return fits ? [] : errors.map(({ instancePath, message }) => `${operation} ${status} ${instancePath}: ${message}`);
}

test('every answer is as the documentation of the API says, from the first request to the last, refusals included', async () => {
  const heard: Heard[] = [];
  const everyone = Array.from({ length: 5 }, () => new Browser(server.base)) as [
    Browser,
    Browser,
    Browser,
    Browser,
    Browser,
  ];
  for (const browser of everyone) listening(browser, heard);
  const [ada, ben, eve, phone, late] = everyone;
  const refused = (asked: Promise<unknown>) => expect(asked).rejects.toThrow();

  // Two whole games, one of each kind, watched from the beginning.
  for (const game of ['duel', 'discovery'] as const) {
    const time = { type: 'clock', seconds: 3600, increment: 5 } as const;
    const { id, key } = await ada.client.create({ game, time, asked: true });
    await ada.client.view(id);
    await ada.client.join(id, { name: 'Ada', seat: 1, key: key! });
    await refused(ben.client.join(id, { name: 'Ben' }));
    await refused(ben.client.join(id, { name: '\u0000', key: key! }));
    await ben.client.join(id, { name: 'Ben', key: key! });
    await refused(late.client.join(id, { name: 'Late', key: key! }));
    await ada.client.view(id, true);
    await eve.client.view(id, true);
    await refused(ada.client.command(id, { type: 'act', action: 'fly' }));
    await refused(ada.client.command(id, { type: 'act', action: game === 'duel' ? 'pick 1 2 3' : 'pick 99' }));
    // In Discovery kings drawn from the hand say who begins.
    const waits = (await eve.client.view(id)).turn === 1 ? ben : ada;
    await refused(waits.client.command(id, { type: 'act', action: 'pick 1' }));
    await refused(eve.client.command(id, { type: 'resign' }));
    for (const phrase of ['hello', 'heart'] as const) await ben.client.command(id, { type: 'say', phrase });
    await ada.client.command(id, { type: 'offer-draw' });
    await ben.client.command(id, { type: 'answer-draw', agree: false });
    await refused(ben.client.command(id, { type: 'claim-time' }));
    await refused(ben.client.command(id, { type: 'close' }));
    const { key: moving } = await ben.client.link(id);
    await phone.client.move(id, moving);
    await refused(ben.client.command(id, { type: 'resign' }));
    const [mine, theirs] = [ada.client.open(id, () => {}), phone.client.open(id, () => {})];
    await refused(ada.client.rematch(id));
    await Promise.all([playSeat(mine, seeded(3)), playSeat(theirs, seeded(4))]);
    await refused(ada.client.command(id, { type: 'act', action: 'pick 1', seq: 1 }));
    await ada.client.log(id, 3);
    await eve.client.view(id);
    await eve.fetch(`/api/games/${id}/record`);
    const { next } = await ada.client.rematch(id);
    await ada.client.join(next, { name: 'Ada' });
    await ada.client.view(next);
    await ada.client.log(next);
    mine.close();
    theirs.close();
  }

  // Taking back, running late, a draw, leaving, being paired.
  const { id, ada: one, ben: two } = await seatTwo(server.base);
  listening(one, heard);
  listening(two, heard);
  await one.client.command(id, { type: 'act', action: 'pick 1' }, 'same');
  await one.client.command(id, { type: 'act', action: 'pick 1' }, 'same');
  await refused(one.client.command(id, { type: 'act', action: 'pick 2', seq: 1 }));
  await one.client.command(id, { type: 'ask-take-back' });
  await two.client.command(id, { type: 'answer-take-back', agree: true });
  await one.client.command(id, { type: 'offer-draw' });
  await one.client.view(id);
  await two.client.command(id, { type: 'answer-draw', agree: true });
  await one.client.log(id);
  const { id: paired } = await eve.client.pair({ game: 'duel', time: { type: 'days', days: 2 } });
  await eve.client.join(paired, { name: 'Eve' });
  await eve.client.lobby();
  await eve.client.command(paired, { type: 'leave' });
  await eve.client.log(paired);
  await refused(late.client.move(paired, 'ab'.repeat(32)));
  await refused(late.client.create({ game: 'duel', options: ['edition=xx'] }));
  await refused(late.client.view('z'.repeat(14)));
  await late.post('/api/games', { nonsense: true });
  await late.post('/api/bots', {});
  // Being told of turns, by a browser and by a bot.
  const { id: told, ada: waiting } = await seatTwo(server.base);
  listening(waiting, heard);
  const { subscription } = new PushedBrowser('https://fcm.googleapis.com/fcm/send/abc');
  await late.fetch('/api/push');
  await waiting.post(`/api/games/${told}/tell`, { subscription });
  await waiting.post(`/api/games/${told}/tell`, {
    subscription: { ...subscription, endpoint: 'https://example.com/' },
  });
  await waiting.fetch(`/api/games/${told}/tell`);
  await waiting.post(`/api/games/${told}/tell/stop`, {});
  const authorization = `Bearer ${(await late.client.bot()).token}`;
  await late.post('/api/bots/webhook', { url: 'https://bot.example.com/turn' }, { authorization });
  await late.post('/api/bots/webhook', { url: 'https://10.0.0.1/turn' }, { authorization });
  await late.post('/api/bots/webhook/stop', {}, { authorization });
  // What belongs to a player over all games.
  await waiting.client.myGames();
  await waiting.client.exported();
  const code = await waiting.client.newRecoveryCode();
  await late.client.recover(code);
  await refused(late.client.recover('no such code'));
  await late.client.erase();
  await late.client.log(told);
  // A game by days rests.
  const byDays = await one.client.create({ game: 'duel', time: { type: 'days', days: 3 } });
  await one.client.join(byDays.id, { name: 'Ada', seat: 1, key: byDays.key! });
  await two.client.join(byDays.id, { name: 'Ben', key: byDays.key! });
  await refused(two.client.command(id, { type: 'ask-pause' }));
  await one.client.command(byDays.id, { type: 'ask-pause' });
  await two.client.command(byDays.id, { type: 'answer-pause', agree: true });
  await one.client.view(byDays.id);
  await one.client.command(byDays.id, { type: 'end-pause' });
  await refused(one.client.command(byDays.id, { type: 'end-pause' }));
  await one.client.log(byDays.id);
  await late.client.forget();
  await late.client.rolls();
  await late.fetch(`/api/oembed?url=${encodeURIComponent(`${server.base}/g/${id}`)}&maxwidth=300`);
  await late.fetch('/api/oembed?url=https%3A%2F%2Felsewhere.example%2Fg%2Fx');

  expect([...new Set(heard.flatMap(undocumented))]).toEqual([]);
  // Every route was asked, with success, and every kind of event was seen.
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const succeeded = new Set(heard.filter(({ status }) => status < 300).map(({ operation }) => operation));
  const streams = described.filter((operation) => operation.endsWith('/events'));
  expect([...succeeded, ...streams].toSorted()).toEqual(described.filter((one) => !one.startsWith('HEAD')).toSorted());
  expect(heard.filter(({ status }) => status >= 400).length).toBeGreaterThan(20);
});

test('a documentation that says too little, or something else, would be noticed', () => {
  const operation = 'GET /api/lobby';
  const type = 'application/json';
  expect(undocumented({ operation, status: 200, type, body: '{"games":[]}' })).toEqual([]);
  expect(undocumented({ operation, status: 200, type, body: '{"games":[],"secret":1}' })).not.toEqual([]);
  expect(undocumented({ operation, status: 200, type, body: '{"games":[{}]}' })).not.toEqual([]);
  expect(undocumented({ operation, status: 302, type, body: '{}' })).not.toEqual([]);
  expect(undocumented({ operation: 'GET /api/secrets', status: 200, type, body: '{}' })).not.toEqual([]);
});
