import { discovery, must } from '@castellan/rules';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import * as answers from '../src/answers.ts';
import { ENDINGS, PHRASES } from '../src/index.ts';

const ANSWERS = { ...answers };
const ID = '23456789abcdef';
const HEX = '0123456789abcdef';
const KEY = HEX.repeat(4);
const TIME = { type: 'none' };
const CHANCE = { type: 'fair', commitment: KEY, asked: true };
const SENT = { seq: 1, at: 5, event: { type: 'left', seat: 2 } };
const MY_GAME = {
  id: ID,
  game: 'duel',
  time: TIME,
  you: 1,
  name: 'Ada',
  opponent: 'Ben',
  turn: 2,
  updatedAt: 5,
  deadline: 9,
};
const RATING = { value: 1500, deviation: 60 };
const PLAYER = { name: 'Ada', bot: false, rating: RATING };
const MY_RATING = {
  game: 'duel',
  provisional: false,
  like: 'knight',
  ...RATING,
  games: 61,
  history: [{ game: ID, at: 5, ...RATING }],
};

interface Row {
  readonly answer: keyof typeof ANSWERS;
  readonly sample: Readonly<Record<string, unknown>>;
  /** The fields that may be null, and those that may be missing; every other field is always there. */
  readonly nullable?: readonly string[];
  readonly optional?: readonly string[];
}

const event = (type: string, fields: object, more: Partial<Row> = {}): Row => ({
  answer: 'EventAnswer',
  sample: { type, ...fields },
  ...more,
});
const bySeat = (type: string): Row => event(type, { seat: 1 });
const answered = (type: string): Row => event(type, { seat: 1, agree: true });

const ENDED = { reason: 'resigned', winner: 1 };
const STATE = discovery.create(must(discovery.parseOptions(['size=7', 'deck=base'])));

const ROWS: readonly Row[] = [
  event(
    'created',
    {
      game: 'duel',
      options: ['edition=en'],
      time: TIME,
      chance: CHANCE,
      listed: false,
      rated: true,
      previous: ID,
      series: { format: 'best-of', games: 3, number: 2, wins: [1, 0], points: [40, 30] },
      handicap: { points: [0, 10], hints: [false, true], seconds: [600, 300] },
      room: 'BABAB',
      waitsSince: 4,
    },
    { optional: ['handicap', 'seconds', 'rated', 'previous', 'series', 'room', 'waitsSince', 'asked'] },
  ),
  event(
    'joined',
    { seat: 1, name: 'Ada', bot: false, entropy: HEX, rating: RATING, unrated: true },
    { optional: ['rating', 'unrated'] },
  ),
  event('acted', { by: 1, action: 'pick 1' }),
  event('revealed', { secret: KEY }),
  event('said', { seat: 1, phrase: 'hello' }),
  event('rematched', { seat: 1, next: ID }),
  ...['left', 'resigned', 'draw-offered', 'take-back-asked', 'time-claimed', 'closed'].map(bySeat),
  event('time-credited', { seat: 1, ms: 22_000, until: 1_000_000 }),
  ...['pause-asked', 'pause-ended', 'erased'].map(bySeat),
  ...['draw-answered', 'take-back-answered', 'pause-answered'].map(answered),
  {
    answer: 'RefusalAnswer',
    sample: {
      code: 'illegal',
      message: 'No.',
      illegal: { code: 'not-now', square: 'a1', power: 'turn', number: 3 },
      parse: { code: 'bad-number', at: 4, found: 'fly' },
      option: { code: 'unknown-option', option: 'speed', value: 'high' },
      missed: [SENT],
      retryAfterSeconds: 3,
    },
    optional: [
      'message',
      'illegal',
      'square',
      'power',
      'number',
      'parse',
      'RefusalAnswer.option',
      'missed',
      'retryAfterSeconds',
    ],
  },
  { answer: 'CreatedAnswer', sample: { id: ID, key: KEY, commitment: KEY }, nullable: ['key'] },
  { answer: 'PairAnswer', sample: { id: ID, found: true } },
  { answer: 'JoinAnswer', sample: { seat: 1, seq: 3, turn: 1, ending: ENDED }, nullable: ['ending', 'winner'] },
  {
    answer: 'CommandAnswer',
    sample: { status: 'committed', seq: 3, events: [SENT], turn: 1, ending: ENDED },
    nullable: ['ending', 'winner'],
  },
  { answer: 'LinkAnswer', sample: { key: KEY, until: 5 } },
  { answer: 'MoveAnswer', sample: { seat: 1 }, nullable: ['seat'] },
  { answer: 'RematchAnswer', sample: { next: ID } },
  { answer: 'LogAnswer', sample: { seq: 3, events: [SENT] } },
  { answer: 'ForgetAnswer', sample: {} },
  { answer: 'BotAnswer', sample: { token: `bot_${'aZ0_-'.repeat(8)}abc` } },
  { answer: 'DoneAnswer', sample: {} },
  { answer: 'PushKeyAnswer', sample: { key: 'BAbc' } },
  { answer: 'ToldAnswer', sample: { asked: false } },
  { answer: 'WebhookAnswer', sample: { secret: KEY } },
  {
    answer: 'LadderAnswer',
    sample: {
      rates: true,
      anchors: 1,
      players: [{ place: 1, name: 'Ada', bot: false, like: 'knight', ...RATING, games: 61 }],
    },
  },
  { answer: 'MyRatingsAnswer', sample: { anchors: 1, ratings: [MY_RATING] }, nullable: ['like'] },
  { answer: 'MyGamesAnswer', sample: { games: [MY_GAME] }, nullable: ['opponent', 'deadline'] },
  { answer: 'CodeAnswer', sample: { code: 'ABCD' } },
  {
    answer: 'ExportAnswer',
    sample: {
      session: KEY,
      games: [{ ...MY_GAME, events: [] }],
      push: [{ id: ID, endpoint: 'https://push.example/1' }],
      webhook: 'https://bot.example/',
      words: [{ name: 'Ada', bot: false, points: [40, 50] }],
      recoveryCode: true,
      ratings: [MY_RATING],
    },
    nullable: ['opponent', 'deadline', 'webhook', 'like', 'words.name'],
  },
  {
    answer: 'OEmbedAnswer',
    sample: {
      version: '1.0',
      type: 'rich',
      provider_name: 'Castellan',
      provider_url: 'https://castellan.example',
      title: 'Ada and Ben',
      width: 300,
      height: 200,
      html: '<iframe></iframe>',
      thumbnail_url: 'https://castellan.example/1.png',
      thumbnail_width: 300,
      thumbnail_height: 200,
    },
    optional: ['thumbnail_url', 'thumbnail_width', 'thumbnail_height'],
  },
  {
    answer: 'LobbyAnswer',
    sample: {
      rates: true,
      games: [
        {
          id: ID,
          seq: 1,
          game: 'duel',
          options: ['edition=en'],
          time: TIME,
          status: 'open',
          listed: true,
          rated: true,
          createdAt: 5,
          updatedAt: 6,
          waitsSince: 5,
          deadline: 9,
          players: [PLAYER, PLAYER],
          present: [true, false],
        },
      ],
    },
    optional: ['rated', 'rating'],
    nullable: ['deadline', 'players'],
  },
  {
    answer: 'RollsAnswer',
    sample: {
      games: 4,
      dice: [
        {
          rolls: 60,
          faces: [{ face: 'd', count: 10, probability: { k: 1, n: 6 } }],
          chiSquared: 1.5,
          freedom: 5,
        },
      ],
    },
  },
  {
    answer: 'ViewAnswer',
    sample: {
      id: ID,
      seq: 3,
      viewer: 1,
      turn: 1,
      roller: 1,
      createdAt: 5,
      updatedAt: 6,
      game: 'discovery',
      options: ['size=7'],
      position: 'discovery …',
      time: TIME,
      chance: CHANCE,
      listed: false,
      rated: false,
      previous: ID,
      series: { format: 'best-of', games: 3, number: 2, wins: [1, 0], points: [40, 30] },
      handicap: { points: [0, 10], hints: [false, true], seconds: [600, 300] },
      room: 'BABAB',
      next: ID,
      seats: [
        { ...PLAYER, entropy: HEX },
        { ...PLAYER, entropy: HEX },
      ],
      state: STATE,
      score: [1, 2],
      actions: [{ seq: 3, at: 6, by: 1, action: 'pick 1' }],
      boardSeq: 3,
      turnBeganAt: 6,
      waitsSince: 5,
      draws: 1,
      clock: { left: [5, 6], running: 1, since: 6 },
      drawOffer: 1,
      takeBackAsked: 1,
      pauseAsked: 1,
      pausedAt: 6,
      talk: [1, 2],
      ending: ENDED,
      revealed: KEY,
      you: 1,
      invited: false,
      present: [true, false],
      now: 7,
      opponent: ID,
      legal: ['pick 1'],
      legalCount: 1,
    },
    optional: ['asked', 'seconds', 'rating', 'legal', 'legalCount'],
    nullable: [
      ...['room', 'series', 'handicap'],
      ...['roller', 'position', 'previous', 'next', 'seats', 'entropy', 'clock', 'running', 'drawOffer'],
      ...['takeBackAsked', 'pauseAsked', 'pausedAt', 'ending', 'winner', 'revealed', 'you', 'opponent'],
    ],
  },
];

/** Fields, by the end of the way to them, by what they may hold besides what the sample says; any other number counts from 0. */
const ANY_TEXT = [
  ...['name', 'opponent', 'action', 'options', 'message', 'square', 'power', 'found', 'option', 'option.value'],
  ...['session', 'endpoint', 'webhook', 'provider_name', 'provider_url', 'title', 'html', 'thumbnail_url'],
  ...['face', 'position', 'legal', 'PushKeyAnswer.key', 'CodeAnswer.code'],
];
const ANY_NUMBER = ['score', 'chiSquared', 'illegal.number'];
const FROM_ONE = [
  'events.seq',
  'missed.seq',
  'boardSeq',
  'legalCount',
  'series.games',
  'series.number',
  'place',
  'anchors',
];
const SEAT = [
  ...['seat', 'by', 'you', 'viewer', 'turn', 'roller', 'running', 'drawOffer', 'takeBackAsked', 'pauseAsked'],
  'winner',
];
const PAIR = ['score', 'games.players', 'present', 'seats', 'left', 'talk', 'wins', 'points', 'hints', 'seconds'];
const ALWAYS_TRUE = [
  ...['chance.asked', 'LobbyAnswer.games.listed', 'LobbyAnswer.games.rated'],
  ...['EventAnswer.rated', 'EventAnswer.unrated'],
];
interface Place {
  /** The names on the way to it, as `ViewAnswer.clock.left`. */
  readonly way: string;
  readonly value: unknown;
  readonly isListed: boolean;
  /** The whole answer with something else in this place, or without it. */
  with(value: unknown): unknown;
}
const NOTHING = Symbol('nothing');

function* placesIn(value: unknown, way: string, change: (value: unknown) => unknown): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  const isListed = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    const put = (other: unknown) => {
      if (isListed) return change(value.with(Number(key), other));
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      return change(other === NOTHING ? rest : { ...rest, [key]: other });
    };
    const place = { way: isListed ? way : `${way}.${key}`, value: inner, isListed, with: put };
    yield place;
    yield* placesIn(inner, place.way, put);
  }
}

const has = (names: readonly string[], { way }: Place) => names.some((name) => `.${way}`.endsWith(`.${name}`));

describe.each(ROWS)('$answer', ({ answer, sample, nullable = [], optional = [] }) => {
  const check = (value: unknown) => Value.Check(ANSWERS[answer], value);
  // The rules' own types are checked against the schema of a state where it is written.
  const places = [...placesIn(sample, answer, (value) => value)].filter(({ way }) => !way.includes('.state.'));

  test('is accepted as it is, and with nothing that nobody knows', () => {
    expect(check(sample)).toBe(true);
    expect(check({ ...sample, unknown: 1 })).toBe(false);
    for (const place of places) {
      if (typeof place.value !== 'object' || Array.isArray(place.value)) continue;
      expect([place.way, check(place.with({ ...place.value, unknown: 1 }))]).toEqual([place.way, false]);
    }
  });

  test('has every field, but those that may be missing or null', () => {
    for (const place of places) {
      if (!place.isListed) expect([place.way, check(place.with(NOTHING))]).toEqual([place.way, has(optional, place)]);
      const isNullable = !Array.isArray(place.value) && has(nullable, place);
      expect([place.way, check(place.with(null))]).toEqual([place.way, isNullable]);
    }
  });

  test('has in every field what belongs there, and nothing else', () => {
    for (const place of places) {
      const expectAll = (values: readonly unknown[], isGood: boolean) => {
        for (const value of values)
          expect([place.way, value, check(place.with(value))]).toEqual([place.way, value, isGood]);
      };
      expectAll([{ odd: true }], false);
      if (typeof place.value === 'string') expectAll(['', 'something else'], has(ANY_TEXT, place));
      if (typeof place.value === 'boolean') expectAll([!place.value], !has(ALWAYS_TRUE, place));
      if (typeof place.value === 'number') {
        const [isAny, isSeat] = [has(ANY_NUMBER, place), has(SEAT, place)];
        expectAll([-1, 0.5], isAny);
        expectAll([0], !isSeat && !has(FROM_ONE, place));
        expectAll([1, 2], true);
        expectAll([3], !isSeat);
      }
      if (Array.isArray(place.value)) {
        const lists = [0, 1, 3].map((length) => Array.from({ length }, () => (place.value as unknown[])[0]));
        expectAll(lists, !has(PAIR, place));
      }
    }
  });
});

test.each<[keyof typeof ANSWERS, object, string, readonly unknown[]]>([
  ['EventAnswer', { type: 'acted', by: 1, action: 'roll d d d d' }, 'by', [1, 2, 'chance']],
  ['EventAnswer', { type: 'said', seat: 1 }, 'phrase', PHRASES],
  [
    'RefusalAnswer',
    {},
    'code',
    [
      ...['unauthenticated', 'other-site', 'too-many-requests', 'too-many-streams', 'bad-request', 'not-found'],
      ...['wrong-code', 'unknown-push-service', 'unreachable-address', 'stopping', 'try-again', 'no-such-game'],
    ],
  ],
  ['CommandAnswer', { seq: 1, events: [], turn: 1, ending: null }, 'status', ['committed', 'duplicate']],
  ['ViewAnswer', ROWS.at(-1)!.sample, 'viewer', [1, 2, 'watcher']],
  ['ViewAnswer', ROWS.at(-1)!.sample, 'turn', [1, 2, 'chance', 'over', 'waiting']],
  ['ViewAnswer', ROWS.at(-1)!.sample, 'ending', ENDINGS.map((reason) => ({ reason, winner: null }))],
])('%s knows every word for %s', (answer, rest, field, words) => {
  for (const word of words) {
    expect([word, Value.Check(ANSWERS[answer], { ...rest, [field]: word })]).toEqual([word, true]);
  }
});

test('a view lists up to ten thousand legal actions', () => {
  const view = (many: number) => ({ ...ROWS.at(-1)!.sample, legal: Array.from({ length: many }, () => 'pick 1') });
  expect(Value.Check(ANSWERS.ViewAnswer, view(10_000))).toBe(true);
  expect(Value.Check(ANSWERS.ViewAnswer, view(10_001))).toBe(false);
});

test('what an answer means is said where its name does not say it', () => {
  expect(ANSWERS.RefusalAnswer).toMatchObject({ description: 'nothing has changed' });
  expect(ANSWERS.LogAnswer).not.toHaveProperty('description');
});
