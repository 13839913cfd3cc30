import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { PHRASES } from '../src/index.ts';
import * as schemas from '../src/schema.ts';

const SCHEMAS = { ...schemas };
const ID = '23456789abcdef';
const HEX = '0123456789abcdef';
const KEY = HEX.repeat(4);
const commandId = 'Command_1-a';

type Body = Extract<keyof typeof SCHEMAS, `${string}Body`>;

const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/1',
  keys: { p256dh: `B${'aZ0_-'.repeat(17)}a`, auth: `${'aZ0_-'.repeat(4)}ab` },
} as const;

/** A body that is accepted, by the name of its schema. */
const BODIES = {
  NewGameBody: { commandId, game: 'duel' },
  NewSeriesBody: { format: 'first-to', games: 3 },
  PairBody: { commandId, game: 'discovery' },
  JoinBody: { commandId, name: 'Ada', entropy: HEX },
  CommandBody: { commandId, command: { type: 'resign' } },
  LinkBody: { commandId },
  MoveBody: { commandId, key: KEY },
  RematchBody: { commandId },
  BotBody: {},
  ForgetBody: {},
  TimeBody: { type: 'none' },
  NothingBody: {},
  RecoverBody: { code: 'ABCD 2345' },
  TellBody: { subscription: SUBSCRIPTION },
  WebhookBody: { url: 'https://bot.example.com/turn' },
} as const satisfies Record<Body, object>;

const accepts = (name: Body, body: unknown) => Value.Check(SCHEMAS[name], body);

describe.each(Object.keys(BODIES) as Body[])('%s', (name) => {
  const body: Readonly<Record<string, unknown>> = BODIES[name];

  test('is accepted with what it needs, and with nothing that nobody knows', () => {
    expect(accepts(name, body)).toBe(true);
    expect(accepts(name, { ...body, unknown: 1 })).toBe(false);
    expect(accepts(name, 'text')).toBe(false);
  });

  test.each(Object.keys(body))('needs %s', (field) => {
    const { [field]: _, ...rest } = body;
    expect(accepts(name, rest)).toBe(false);
    expect(accepts(name, { ...body, [field]: null })).toBe(false);
  });
});

const joining = (more: object) => accepts('JoinBody', { ...BODIES.JoinBody, ...more });
const telling = (more: object, keys: object = {}) =>
  accepts('TellBody', { subscription: { ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, ...keys }, ...more } });
const opening = (more: object) => accepts('NewGameBody', { ...BODIES.NewGameBody, ...more });

test.each<[string, (text: string) => boolean, readonly string[], readonly string[]]>([
  [
    'the id of a game',
    (waiting) => accepts('PairBody', { ...BODIES.PairBody, waiting }),
    [ID, 'z'.repeat(14)],
    ['', `${ID}a`, ID.slice(1), ID.toUpperCase(), ` ${ID}`, `1${ID.slice(1)}`, `l${ID.slice(1)}`],
  ],
  [
    'the id of a command',
    (text) => accepts('LinkBody', { commandId: text }),
    ['a', 'Z', '0', '_', '-', 'a'.repeat(40)],
    ['', 'a'.repeat(41), 'a b', 'é', 'a\n'],
  ],
  [
    'the key of a link',
    (key) => accepts('MoveBody', { commandId, key }),
    [KEY],
    [KEY.slice(1), `${KEY}0`, KEY.toUpperCase(), `g${KEY.slice(1)}`],
  ],
  ['entropy', (entropy) => joining({ entropy }), [HEX, KEY], [HEX.slice(1), `${KEY}0`, HEX.toUpperCase(), `g${HEX}`]],
  ['a name', (name) => joining({ name }), ['a', 'a'.repeat(24)], ['', ' ', 'a'.repeat(25)]],
  ['a game', (game) => opening({ game }), ['duel', 'discovery'], ['chess', '']],
  [
    'where a browser is told of a turn',
    (endpoint) => telling({ endpoint }),
    ['https://a', 'http://a', 'https://'.padEnd(1000, 'a')],
    ['', 'ftp://a', ' https://a', 'https:/a', 'https://'.padEnd(1001, 'a')],
  ],
  [
    'the key of a browser that is told of a turn',
    (p256dh) => telling({}, { p256dh }),
    ['B'.padEnd(87, '_')],
    ['', 'A'.padEnd(87, '_'), 'B'.padEnd(86, '_'), 'B'.padEnd(88, '_'), 'B'.padEnd(87, '='), ' B'.padEnd(88, '_')],
  ],
  [
    'what a browser that is told of a turn knows us by',
    (auth) => telling({}, { auth }),
    ['-'.repeat(22)],
    ['', '-'.repeat(21), '-'.repeat(23), '='.repeat(22)],
  ],
  [
    'where a bot is told of a turn',
    (url) => accepts('WebhookBody', { url }),
    ['https://a', 'http://a', 'https://'.padEnd(500, 'a')],
    ['', 'ftp://a', ' https://a', 'https://'.padEnd(501, 'a')],
  ],
  ['a recovery code', (code) => accepts('RecoverBody', { code }), ['', 'ABCD', 'a'.repeat(60)], ['a'.repeat(61)]],
])('%s is of a certain form', (_, check, good, bad) => {
  for (const text of good) expect([text, check(text)]).toEqual([text, true]);
  for (const text of bad) expect([text, check(text)]).toEqual([text, false]);
});

test('a seat is 1 or 2, and may be left open', () => {
  for (const seat of [1, 2]) expect(joining({ seat, key: KEY })).toBe(true);
  for (const seat of [0, 3, 1.5, '1']) expect(joining({ seat })).toBe(false);
});

test('a browser that is told of a turn says where, with both of its keys, and nothing else', () => {
  const { endpoint, keys } = SUBSCRIPTION;
  const { p256dh, auth } = keys;
  for (const subscription of [
    { endpoint },
    { keys },
    { endpoint, keys: { p256dh } },
    { endpoint, keys: { auth } },
    { endpoint, keys: { ...keys, more: 1 } },
    { endpoint, keys, expirationTime: null },
  ]) {
    expect([subscription, accepts('TellBody', { subscription })]).toEqual([subscription, false]);
  }
});

test('rolls that wait to be asked for are wanted or not', () => {
  for (const asked of [true, false]) expect(opening({ asked })).toBe(true);
  for (const asked of [1, 'yes', null]) expect(opening({ asked })).toBe(false);
});

test('options are at most twenty words name=value of at most 200 letters', () => {
  expect(opening({ options: Array.from({ length: 20 }, () => 'x='.padEnd(200, 'y')), listed: true })).toBe(true);
  expect(opening({ options: Array.from({ length: 21 }, () => 'x=y') })).toBe(false);
  expect(opening({ options: ['x='.padEnd(201, 'y')] })).toBe(false);
  for (const word of [1, 'x', '=y', 'x=', 'x=y z', 'x="']) expect(opening({ options: [word] })).toBe(false);
  expect(opening({ listed: 'yes' })).toBe(false);
});

test('a time is none, a clock or days, within what can be played by', () => {
  const good = [
    { type: 'none' },
    { type: 'clock', seconds: 10, increment: 0 },
    { type: 'clock', seconds: 14_400, increment: 300 },
    { type: 'days', days: 1 },
    { type: 'days', days: 14 },
  ];
  const bad = [
    { type: 'sand' },
    { type: 'clock' },
    { type: 'clock', seconds: 9, increment: 0 },
    { type: 'clock', seconds: 14_401, increment: 0 },
    { type: 'clock', seconds: 10, increment: -1 },
    { type: 'clock', seconds: 10, increment: 301 },
    { type: 'clock', seconds: 10, increment: 0, extra: 1 },
    { type: 'clock', seconds: 10.5, increment: 0 },
    { type: 'days', days: 0 },
    { type: 'days', days: 15 },
    { type: 'days', days: 1, extra: 1 },
    { type: 'days' },
  ];
  for (const time of good) expect([time, opening({ time })]).toEqual([time, true]);
  for (const time of bad) expect([time, opening({ time })]).toEqual([time, false]);
});

test('a command is one of thirteen, each with what belongs to it and nothing else', () => {
  const sends = (command: object) => accepts('CommandBody', { commandId, command });
  const good: readonly object[] = [
    { type: 'act', action: 'pick 1' },
    { type: 'act', action: 'x'.repeat(200), seq: 0 },
    { type: 'act', action: 'pick 1', seq: 1_000_000 },
    { type: 'answer-draw', agree: true },
    { type: 'answer-take-back', agree: false },
    { type: 'answer-pause', agree: true },
    ...PHRASES.map((phrase) => ({ type: 'say', phrase })),
    ...['roll', 'resign', 'offer-draw', 'ask-take-back', 'claim-time', 'close', 'ask-pause', 'end-pause', 'leave'].map(
      (type) => ({ type }),
    ),
  ];
  const bad: readonly object[] = [
    { type: 'dance' },
    { type: 'act' },
    { type: 'act', action: 1 },
    { type: 'act', action: 'x'.repeat(201) },
    { type: 'act', action: 'pick 1', seq: -1 },
    { type: 'act', action: 'pick 1', seq: 1_000_001 },
    { type: 'act', action: 'pick 1', seq: 0.5 },
    { type: 'answer-draw' },
    { type: 'answer-draw', agree: 'yes' },
    { type: 'answer-take-back' },
    { type: 'answer-pause' },
    { type: 'answer-pause', agree: 1 },
    { type: 'say' },
    { type: 'say', phrase: 'you fool' },
    { type: 'say', phrase: 1 },
  ];
  for (const command of good) {
    expect([command, sends(command)]).toEqual([command, true]);
    expect([command, sends({ ...command, extra: 1 })]).toEqual([command, false]);
  }
  for (const command of bad) expect([command, sends(command)]).toEqual([command, false]);
});
