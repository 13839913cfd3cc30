import { type Event, type Logged, matchOf, summaryOf } from '@castellan/match';
import { sentenceOf } from '@castellan/picture';
import { duel, must, rulesOf } from '@castellan/rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { Pictures, standingOf } from '../src/pictures.ts';
import { Browser, startServer } from './people.ts';
import { readPng } from './png.ts';

/** The first round of a Duel: both have drawn two coats. */
const ACTIONS = ['roll d S+ f++ s', 'pick 1', 'pick 2 3', 'place d@d4 s@d5', 'place S+@e2 f++@e3'];

/** The log of a Duel between Ada and Ben after this many actions. */
function logAfter(count: number): Logged[] {
  const rules = rulesOf('duel');
  const options = rules.printOptions(must(rules.parseOptions([])));
  const chance = { type: 'fair', commitment: 'ab'.repeat(32) } as const;
  const events: Event[] = [{ type: 'created', game: 'duel', options, time: { type: 'none' }, chance, listed: false }];
  for (const [index, name] of ['Ada', 'Ben'].entries()) {
    const hidden = { holder: name };
    const seat = index === 0 ? 1 : 2;
    events.push({ type: 'joined', seat, name, bot: false, entropy: '00'.repeat(16), hidden });
  }
  let state = rules.create(must(rules.parseOptions([])));
  for (const action of ACTIONS.slice(0, count)) {
    events.push({ type: 'acted', by: rules.turn(state) as 1 | 2 | 'chance', action });
    state = must(rules.apply(state, must(rules.parseAction(action))));
  }
  return events.map((event, i) => ({ seq: i + 1, at: 1000, command: i === 0 ? 'create' : null, event }));
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  for (const [id, count] of [
    ['begun234567899', 3],
    ['after234567899', 5],
  ] as const) {
    const log = logAfter(count);
    await server.store.append(id, 0, 'create', log, summaryOf(matchOf(id, log)));
  }
  return server.stop;
});

const pictureOf = async (id: string, more = '') => {
  const answer = await fetch(`${server.base}/g/${id}/picture.png${more}`);
  expect(answer.status).toBe(200);
  return readPng(Buffer.from(await answer.arrayBuffer()));
};

/** Where a square of a map is on a picture, and on it where no coat covers the wash. */
function dotOf(seat: 1 | 2, column: number, row: number): readonly [number, number] {
  const scale = 536 / 366;
  const [left, top] = [seat === 1 ? 44 : 620, 116 + (432 - 270 * scale) / 3];
  return [Math.round(left + (15 + column * 48 + 8) * scale), Math.round(top + (15 + row * 48 + 39) * scale)];
}
const YELLOW = [0xf5, 0xdc, 0x9b];
const PARCHMENT = [0xf3, 0xe7, 0xcc];

test('a game is a picture of the size that others show, with a domain in its colour at its place', async () => {
  const [before, after] = [await pictureOf('begun234567899'), await pictureOf('after234567899')];
  expect([before.width, before.height]).toEqual([1200, 630]);
  // Ada’s yellow coat lies on d4; Ben has nothing there.
  expect(before.at(...dotOf(1, 3, 3))).toEqual(PARCHMENT);
  expect(after.at(...dotOf(1, 3, 3))).toEqual(YELLOW);
  expect(after.at(...dotOf(2, 3, 3))).toEqual(PARCHMENT);
});

test('an invitation is a picture too, in the language of the link and whatever the name is', async () => {
  const ada = new Browser(server.base);
  const { id, key } = await ada.client.create({ game: 'discovery' });
  await ada.client.join(id, { name: '李 "</text>', seat: 1, key: key! });
  const [english, french] = [await pictureOf(id), await pictureOf(id, '?lang=fr')];
  const headOf = (picture: Awaited<ReturnType<typeof pictureOf>>) =>
    Array.from({ length: 1200 }, (_, x) => picture.at(x, 70).join());
  expect(new Set(headOf(english)).size).toBeGreaterThan(10);
  expect(headOf(french)).not.toEqual(headOf(english));
});

test('what is not there has no picture, and a picture that is known is not sent again', async () => {
  expect((await fetch(`${server.base}/g/${'z'.repeat(14)}/picture.png`)).status).toBe(404);
  const first = await fetch(`${server.base}/g/after234567899/picture.png`);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const headers = { 'if-none-match': first.headers.get('etag')! };
  expect((await fetch(`${server.base}/g/after234567899/picture.png`, { headers })).status).toBe(304);
});

test('while a picture is drawn, everybody else is answered', async () => {
  const order: string[] = [];
  const drawn = pictureOf('begun234567899', '?lang=es').then(() => order.push('drawn'));
  for (let i = 0; i < 5; i++) {
    await fetch(`${server.base}/api/games/after234567899`);
    order.push('answered');
  }
  await drawn;
  expect(order.at(-1)).toBe('drawn');
});

test('a visitor who has a picture drawn pays by what it costs, and waits for pictures alone until it is paid', async () => {
  const limited = await startServer({ RATE_PER_ADDRESS: '20', RATE_PER_SESSION: '20' });
  const log = logAfter(5);
  await limited.store.append('after234567899', 0, 'create', log, summaryOf(matchOf('after234567899', log)));
  const ask = () => fetch(`${limited.base}/g/after234567899/picture.png`);
  expect((await ask()).status).toBe(200);
  const again = await ask();
  expect(again.status).toBe(429);
  // A request of its route alone would be there again in six seconds.
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(6);
  expect((await fetch(`${limited.base}/api/lobby`)).status).toBe(200);
  await limited.stop();
});

test('the thread that draws is there while it draws, and not after', async () => {
  const pictures = new Pictures(10);
  const match = matchOf('after234567899', logAfter(5));
  expect(pictures.drawing).toBe(false);
  const [one, two] = await Promise.all([pictures.of(match, 'en'), pictures.of(match, 'en')]);
  expect(two).toEqual({ value: one.value, known: true });
  expect(one.known).toBe(false);
  await vi.waitFor(() => expect(pictures.drawing).toBe(false), 60_000);
  // The same picture needs no thread, another one starts it again.
  await pictures.of(match, 'en');
  expect(pictures.drawing).toBe(false);
  expect((await pictures.of(match, 'pl')).value.length).toBeGreaterThan(10_000);
  await pictures.close();
});

test('a game that was played to a shared victory is not called a draw where it is shown', () => {
  const equal =
    'edition=pl round=2 phase=over seat=1 dice=d1,d1,D2,D2 map1=s+f++* map2=s+f++* castle1=spent castle2=spent done1=pass done2=pass';
  const state = must(duel.parsePosition(equal.split(' ')));
  const match = matchOf('after234567899', logAfter(5));
  const played = { ...match, game: 'duel', state, ending: { reason: 'played', winner: null } } as const;
  expect(sentenceOf(standingOf(played), 'en')).toBe('A shared victory');
  const agreed = { ...played, ending: { reason: 'agreed', winner: null } } as const;
  expect(sentenceOf(standingOf(agreed), 'en')).toBe('A draw');
});
