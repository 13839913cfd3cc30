import type { Below } from '@castellan/rules';

/** A game that must not change, with everything an attacker could know or steal. */
export interface Victim {
  readonly id: string;
  readonly key: string;
  readonly tokens: readonly [string, string];
  readonly turn: 1 | 2;
  readonly legal: ReadonlySet<string>;
}

export interface Hostile {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const NASTY = [
  '',
  ' ',
  '\u0000',
  '\u202eevil',
  '<script>alert(1)</script>',
  "'; DROP TABLE games; --",
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(5000),
  '🏰'.repeat(50),
  '\ud800',
  'null',
  'true',
  '[]',
];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];
const ENDS = [
  ...['', '/join', '/commands', '/link', '/move', '/rematch', '/log', '/record', '/events'],
  ...['/tell', '/tell/stop', '/nothing'],
];
const ALONE = [
  ...['/api/push', '/api/bots', '/api/bots/webhook', '/api/bots/webhook/stop', '/api/oembed', '/embed/'],
  ...['/api/me', '/api/me/games', '/api/me/code', '/api/me/recover', '/api/me/erase'],
];
/** Where a server must not let itself be sent. */
const INWARD = [
  'http://127.0.0.1:9/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'https://0x7f000001/',
  'https://fcm.googleapis.com:22/',
  'https://fcm.googleapis.com.evil.example/',
  'https://user:pass@fcm.googleapis.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
];
const VERBS = ['roll', 'pick', 'place', 'pass', 'bonus', 'cross', 'line', 'king', 'discard', 'undo', ''];

const any = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

/** Something that no well-meaning client sends; it must change nothing. */
export function hostileRequest(victims: readonly Victim[], below: Below, stranger: string): Hostile {
  const victim = any(victims, below);
  const kinds = [nonsense, brokenBody, wrongShape, outOfTurn, illegalAction, strangers, otherSite, oddHeaders];
  const newer = [shownToOthers, sentInward, guessedCodes, actingForAnother];
  return any([...kinds, ...newer], below)(victim, below, stranger);
}

const json = (token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Any method on any path. */
function nonsense({ id }: Victim, below: Below): Hostile {
  const piece = () => encodeURIComponent(any(NASTY, below).replace(/\ud800/g, '')).slice(0, 300);
  const paths = [
    `/${piece()}`,
    `/api/${piece()}`,
    `/api/games/${piece()}${any(ENDS, below)}`,
    `/api/games/${id}/${piece()}`,
    `${any(ALONE, below)}${piece()}`,
    `/g/${piece()}/picture.png`,
  ];
  const query = below(3) === 0 ? `?after=${piece()}&legal=${piece()}` : '';
  return { method: any(METHODS, below), path: any(paths, below) + query, headers: {}, body: '' };
}

/** JSON that is cut, flipped, nested or not JSON at all. */
function brokenBody({ id, key, tokens, turn }: Victim, below: Below): Hostile {
  const good = JSON.stringify({ commandId: 'x', command: { type: 'act', action: 'pick 1' }, key });
  const cut = good.slice(0, 1 + below(good.length - 1));
  const at = below(good.length);
  const flipped = `${good.slice(0, at)}${String.fromCharCode(33 + below(90))}${good.slice(at + 1)}#`;
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
  const body = any(
    [cut, flipped, deep, '', 'null', '"x"', '0', '[]', '{}', '\u0000', `{"commandId":${'9'.repeat(50)}}`],
    below,
  );
  return { method: 'POST', path: `/api/games/${id}${any(ENDS, below)}`, headers: json(tokens[turn - 1]), body };
}

/** JSON, but not what the schema wants. */
function wrongShape({ id, tokens, turn }: Victim, below: Below): Hostile {
  const nasty = (): unknown =>
    any(
      [
        any(NASTY, below),
        below(1e6),
        -1,
        1.5,
        null,
        [],
        {},
        { type: any(NASTY, below) },
        [any(NASTY, below)],
      ] as unknown[],
      below,
    );
  const body = any(
    [
      { commandId: nasty(), command: nasty() },
      { commandId: 'x', command: { type: 'act', action: nasty(), admin: true } },
      { commandId: 'x', command: { type: 'say', phrase: nasty() } },
      { commandId: 'x', command: { type: 'resign', seat: 2 } },
      { commandId: 'x', command: { type: nasty() } },
      { commandId: any(['', ' ', '../', 'x'.repeat(41), 'é'], below), command: { type: 'resign' } },
      { commandId: 'x', game: nasty(), options: nasty(), time: nasty() },
      { commandId: 'x', game: 'duel', options: [nasty()], extra: 1 },
      { commandId: 'x', game: 'duel', time: { type: 'clock', seconds: nasty(), increment: nasty(), more: 1 } },
      { commandId: 'x', name: nasty(), entropy: nasty(), seat: nasty(), key: nasty() },
    ] as unknown[],
    below,
  );
  const shapes = [
    { subscription: nasty() },
    { url: nasty() },
    { code: nasty() },
    { subscription: { endpoint: nasty() } },
  ];
  // What needs no body at all is not sent with the player's own token: it would be theirs to ask.
  const own = ['/api/games', '/api/pair', ...ENDS.filter((end) => !end.endsWith('stop'))];
  const path = any(own, below);
  return {
    method: 'POST',
    path: path.startsWith('/api') ? path : `/api/games/${id}${path}`,
    headers: json(tokens[turn - 1]),
    body: JSON.stringify(below(4) === 0 ? any(shapes, below) : body),
  };
}

/** A player who is not to move sends a good action, or answers a request that does not exist. */
function outOfTurn({ id, tokens, turn, legal }: Victim, below: Below): Hostile {
  const other = tokens[turn === 1 ? 1 : 0];
  const command = any(
    [
      { type: 'act', action: any([...legal], below) },
      { type: 'answer-draw', agree: true },
      { type: 'answer-take-back', agree: true },
      { type: 'claim-time' },
      { type: 'leave' },
    ],
    below,
  );
  const body = JSON.stringify({ commandId: `o${below(1e9)}`, command });
  return { method: 'POST', path: `/api/games/${id}/commands`, headers: json(other), body };
}

/** The player to move, with what the rules do not allow. */
function illegalAction({ id, tokens, turn, legal }: Victim, below: Below): Hostile {
  const words = [
    '1',
    '2',
    '5',
    '99',
    'a1',
    'c3',
    'd3',
    'e5',
    'h9',
    'd',
    'f++',
    '?q+^@d2',
    '~f@a1',
    'd@c3',
    's+@c4',
    ...NASTY.slice(0, 8),
  ];
  const made = [any(VERBS, below), ...Array.from({ length: below(5) }, () => any(words, below))].join(
    any([' ', '  ', '\t'], below),
  );
  const near = any([...legal], below);
  const action = any(
    [made, `${near} `, near.toUpperCase(), near.replace(/\d/, '9'), near.slice(0, -1), `${near}\n`],
    below,
  );
  const stale = below(4) === 0 ? { seq: 0 } : {};
  const command = { type: 'act', action: legal.has(action) ? `${action} ${action}` : action.slice(0, 300), ...stale };
  const body = JSON.stringify({ commandId: `i${below(1e9)}`, command });
  return { method: 'POST', path: `/api/games/${id}/commands`, headers: json(tokens[turn - 1]), body };
}

/** Another client, with well-formed requests and guessed keys. */
function strangers({ id, legal }: Victim, below: Below, stranger: string): Hostile {
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  const commandId = `s${below(1e9)}`;
  const [end, body] = any(
    [
      ['/commands', { commandId, command: { type: 'resign' } }],
      ['/commands', { commandId, command: { type: 'act', action: any([...legal], below) } }],
      ['/join', { commandId, name: 'Mallory', entropy: hex(32), key: hex(64) }],
      ['/join', { commandId, name: 'Mallory', entropy: hex(32) }],
      ['/move', { commandId, key: hex(64) }],
      ['/link', { commandId }],
      ['/rematch', { commandId }],
    ] as [string, object][],
    below,
  );
  const headers = any(
    [json(stranger), json(), { 'content-type': 'application/json', cookie: `castellan=${hex(43)}` }],
    below,
  );
  return { method: 'POST', path: `/api/games/${id}${end}`, headers, body: JSON.stringify(body) };
}

/** The right player's browser, but driven by a page of another site. */
function otherSite({ id, tokens, turn, legal }: Victim, below: Below): Hostile {
  const from = any(
    [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[],
    below,
  );
  const body = JSON.stringify({
    commandId: `x${below(1e9)}`,
    command: { type: 'act', action: any([...legal], below) },
  });
  return { method: 'POST', path: `/api/games/${id}/commands`, headers: { ...json(tokens[turn - 1]), ...from }, body };
}

/** Headers that lie or make no sense. */
function oddHeaders({ id, legal }: Victim, below: Below): Hostile {
  const odd = any(
    [
      { authorization: 'Bearer' },
      { authorization: `Bearer ${'x'.repeat(3000)}` },
      { authorization: 'Basic YWRtaW46YWRtaW4=' },
      { cookie: `${'a=b; '.repeat(500)}castellan=x` },
      { cookie: 'castellan=%00%00; __Host-castellan=admin' },
      { 'last-event-id': any(['-1', '1e9', 'x', '99999999999999'], below) },
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
      {
        'content-type': any(
          ['text/plain', 'multipart/form-data', 'application/json; charset=utf-16', 'x/y/z', ''],
          below,
        ),
      },
      { host: any(['evil.example', '', '127.0.0.1:1'], below) },
      { accept: 'text/event-stream' },
    ] as Record<string, string>[],
    below,
  );
  const get = below(2) === 0;
  const body = get ? '' : JSON.stringify({ commandId: 'h', command: { type: 'act', action: any([...legal], below) } });
  const path = `/api/games/${id}${get ? any(['', '/log', '/events', '/record'], below) : '/commands'}`;
  return { method: get ? 'GET' : 'POST', path, headers: { 'content-type': 'application/json', ...odd }, body };
}

/** What others show of a link: any language, any size, any address, by any method that only looks. */
function shownToOthers({ id }: Victim, below: Below): Hostile {
  const piece = () => encodeURIComponent(any(NASTY, below).toWellFormed()).slice(0, 600);
  const lang = any(['en', 'fr', 'pl', 'es', 'de', piece()], below);
  const path = any(
    [
      `/g/${id}?lang=${lang}`,
      `/g/${id}/picture.png?lang=${lang}&seq=${piece()}`,
      `/g/${id}/picture.png?lang=${lang}&lang=${piece()}`,
      `/g/${id}/${piece()}.png`,
      `/g/${'z'.repeat(14)}/picture.png`,
      `/api/oembed?url=${piece()}&maxwidth=${piece()}`,
      `/api/oembed?url=${encodeURIComponent(`http://127.0.0.1/g/${id}`)}&format=${piece()}`,
      `/embed/?theme=${piece()}&lang=${lang}`,
    ],
    below,
  );
  const headers = any([{}, { 'if-none-match': any(NASTY, below).replace(/[^ -~]/g, '') }], below);
  return { method: any(['GET', 'HEAD', 'OPTIONS'], below), path, headers: headers as Record<string, string>, body: '' };
}

/** A push subscription or a webhook that would have the server call itself or its neighbours. */
function sentInward({ id, tokens }: Victim, below: Below): Hostile {
  const address = any([...INWARD, ...NASTY.slice(0, 12)], below);
  const keys = { p256dh: 'B'.repeat(any([0, 1, 87, 88], below)), auth: 'A'.repeat(any([0, 22, 24], below)) };
  const [path, body] = any(
    [
      [`/api/games/${id}/tell`, { subscription: { endpoint: address, keys } }],
      ['/api/bots/webhook', { url: address }],
    ] as [string, object][],
    below,
  );
  return { method: 'POST', path, headers: json(any(tokens, below)), body: JSON.stringify(body) };
}

/** A client that pretends to be another player, or wants to know what is known of one. */
function guessedCodes(_: Victim, below: Below, stranger: string): Hostile {
  const code = Array.from({ length: 20 }, () => any([...'23456789abcdefghjkmnpqrstuvwxyz'], below)).join('');
  const [method, path, body] = any(
    [
      ['POST', '/api/me/recover', JSON.stringify({ code })],
      ['POST', '/api/me/recover', JSON.stringify({ code: any(NASTY, below) })],
      ['POST', '/api/me/code', '{}'],
      ['GET', '/api/me', ''],
      ['GET', '/api/me/games', ''],
      ['POST', '/api/me/erase', '{}'],
    ] as [string, string, string][],
    below,
  );
  const headers = method === 'GET' ? { authorization: `Bearer ${stranger}` } : json(any([stranger, undefined], below));
  return { method, path, headers: headers as Record<string, string>, body };
}

/** A page of another site, with a player's own token: it can forget, move and read nothing. */
function actingForAnother({ id, tokens }: Victim, below: Below): Hostile {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
  const [path, body] = any(
    [
      ['/api/me/erase', {}],
      ['/api/me/code', {}],
      ['/api/me/recover', { code: 'a'.repeat(20) }],
      ['/api/bots/webhook', { url: 'https://evil.example/hook' }],
      ['/api/bots/webhook/stop', {}],
      [`/api/games/${id}/tell`, { subscription: { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } } }],
      [`/api/games/${id}/tell/stop`, {}],
    ] as [string, object][],
    below,
  );
  const headers = { ...json(any(tokens, below)), origin: any(['https://evil.example', 'null'], below) };
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}
