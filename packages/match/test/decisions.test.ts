import { err, must, ok } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  commitmentOf,
  decide,
  decideJoin,
  decideLink,
  decideMove,
  decideNew,
  type Event,
  hasStarted,
  type Join,
  type Logged,
  type Match,
  matchOf,
  NAME_LENGTH,
  type NewGame,
  recordOf,
  seatHeldBy,
  sentOf,
  shown,
  summaryOf,
  tidyName,
  turnOf,
  viewOf,
} from '../src/index.ts';
import { ADA, BEN } from './playing.ts';

const SECRET = '5'.repeat(64);
const WORLD = { now: 1000, own: () => 0 };
const at = (now: number) => ({ ...WORLD, now });
const DUEL: NewGame = { game: 'duel', options: [] };

/** A game made of events alone, one a second. */
function game(wanted: NewGame, ...events: readonly Event[]): Match {
  const log: Logged[] = [must(decideNew(wanted)), ...events].map((event, i) => ({
    seq: i + 1,
    at: (i + 1) * 1000,
    command: null,
    event,
  }));
  return matchOf('g', log);
}
const joined = (seat: 1 | 2, holder = `holder-${seat}`): Event => ({
  type: 'joined',
  seat,
  name: seat === 1 ? 'Ada' : 'Ben',
  bot: false,
  hidden: { holder },
});
const BOTH = [joined(1), joined(2)];
const roll: Event = { type: 'acted', by: 'chance', action: 'roll d s f++ ?' };
const code = (decision: { ok: boolean; error?: { code: string } }) => (decision.ok ? null : decision.error!.code);
const codeOf = (match: Match, seat: 1 | 2, command: Parameters<typeof decide>[2], now = 1000) =>
  code(decide(match, seat, command, { ...WORLD, now }));

describe('a new game', () => {
  test('without a word more has no clock, the host’s own dice and stands in no list', () => {
    expect(decideNew(DUEL)).toEqual(
      ok({
        type: 'created',
        game: 'duel',
        options: ['edition=en', 'rules=2'],
        time: { type: 'none' },
        chance: { type: 'own' },
        listed: false,
      }),
    );
  });

  test('keeps what was asked for', () => {
    const time = { type: 'days', days: 3 } as const;
    const chance = { type: 'fair', commitment: commitmentOf(SECRET) } as const;
    const hidden = { secret: SECRET };
    expect(must(decideNew({ ...DUEL, time, chance, listed: true, previous: 'before', hidden }))).toMatchObject({
      time,
      chance,
      listed: true,
      previous: 'before',
      hidden,
    });
  });

  test.each<[string, NewGame, string]>([
    ['a game nobody knows', { ...DUEL, game: 'chess' }, 'unknown-game'],
    ['an edition nobody printed', { ...DUEL, options: ['edition=de'] }, 'bad-options'],
    ['a clock of a second', { ...DUEL, time: { type: 'clock', seconds: 1, increment: 0 } }, 'bad-time'],
    ['fair dice without a secret', { ...DUEL, chance: { type: 'fair', commitment: 'x' } }, 'bad-chance'],
    [
      'fair dice with half a secret',
      { ...DUEL, chance: { type: 'fair', commitment: 'x' }, hidden: { secret: SECRET.slice(1) } },
      'bad-chance',
    ],
  ])('with %s is refused', (_, wanted, why) => {
    expect(code(decideNew(wanted))).toBe(why);
  });

  test('with a bad option is told which', () => {
    expect(decideNew({ ...DUEL, options: ['edition=de'] })).toEqual(
      err({ code: 'bad-options', option: { code: 'bad-value', option: 'edition', value: 'de' } }),
    );
  });
});

describe('taking a seat', () => {
  const join = (match: Match, wish: Partial<Join>, own = () => 0) =>
    decideJoin(match, { name: 'Cleo', ...wish }, { ...WORLD, own });
  const seatOf = (decision: ReturnType<typeof join>) =>
    must(decision).events.flatMap((event) => (event.type === 'joined' ? [event.seat] : []));

  test('is taking the one asked for, or any that is free', () => {
    expect(seatOf(join(game(DUEL), { seat: 2 }))).toEqual([2]);
    expect(seatOf(join(game(DUEL), {}, () => 1))).toEqual([2]);
    expect(seatOf(join(game(DUEL), {}))).toEqual([1]);
    expect(seatOf(join(game(DUEL, joined(1)), {}))).toEqual([2]);
    expect(code(join(game(DUEL, joined(1)), { seat: 1 }))).toBe('seat-taken');
    expect(code(join(game(DUEL, ...BOTH), {}))).toBe('seat-taken');
  });

  test('says who comes, and brings entropy only where dice are fair', () => {
    expect(must(join(game(DUEL), { seat: 1, entropy: ADA.entropy! })).events).toEqual([
      { type: 'joined', seat: 1, name: 'Cleo', bot: false },
    ]);
    const fair = game({
      ...DUEL,
      chance: { type: 'fair', commitment: commitmentOf(SECRET) },
      hidden: { secret: SECRET },
    });
    expect(must(join(fair, { seat: 1, bot: true, holder: 'hash', entropy: ADA.entropy! })).events).toEqual([
      { type: 'joined', seat: 1, name: 'Cleo', bot: true, entropy: ADA.entropy, hidden: { holder: 'hash' } },
    ]);
    for (const entropy of [undefined, 'x', ADA.entropy!.slice(0, 15), `${'a'.repeat(65)}`])
      expect(code(join(fair, { seat: 1, ...(entropy !== undefined && { entropy }) }))).toBe('bad-entropy');
    expect(code(join(fair, { seat: 1, entropy: 'a'.repeat(16) }))).toBeNull();
    expect(code(join(fair, { seat: 1, entropy: 'a'.repeat(64) }))).toBeNull();
  });

  test('needs the key where there is one, and a reservation where seats are reserved', () => {
    const invited = game({ ...DUEL, hidden: { key: 'k' } });
    expect(code(join(invited, {}))).toBe('not-invited');
    expect(code(join(invited, { key: 'other' }))).toBe('not-invited');
    expect(code(join(invited, { key: 'k' }))).toBeNull();
    const reserved = game({ ...DUEL, hidden: { reserved: ['ben', 'ada'] } });
    expect(code(join(reserved, {}))).toBe('not-invited');
    expect(code(join(reserved, { holder: 'cleo' }))).toBe('not-invited');
    expect(seatOf(join(reserved, { holder: 'ada', seat: 1 }))).toEqual([2]);
    expect(seatOf(join(reserved, { holder: 'ben', seat: 2 }))).toEqual([1]);
    const rematch = game({ ...DUEL, hidden: { reserved: ['', ''] } });
    expect(code(join(rematch, { holder: 'cleo', previousSeat: null }))).toBe('not-invited');
    expect(code(join(rematch, { holder: 'ada' }))).toBe('not-invited');
    expect(seatOf(join(rematch, { holder: 'ada', previousSeat: 1, seat: 1 }))).toEqual([2]);
    // The log of an earlier version reserved the seat for the device that the player has left since.
    expect(code(join(reserved, { holder: 'ada', previousSeat: null }))).toBe('not-invited');
    expect(seatOf(join(reserved, { holder: 'phone', previousSeat: 1 }))).toEqual([2]);
  });

  test('is for one seat each', () => {
    expect(code(join(game(DUEL, joined(1, 'me')), { holder: 'me' }))).toBe('already-seated');
    expect(code(join(game(DUEL, joined(1, 'me')), { holder: 'you' }))).toBeNull();
  });

  test('draws the first chance as soon as both sit', () => {
    const seeded = game({ ...DUEL, chance: { type: 'seed' }, hidden: { seed: 1 } }, joined(1));
    expect(must(join(seeded, {})).events.map(({ type }) => type)).toEqual(['joined', 'acted']);
    const table = game({ ...DUEL, chance: { type: 'table' } }, joined(1));
    expect(must(join(table, {})).events.map(({ type }) => type)).toEqual(['joined']);
  });
});

describe('a nickname', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\nLovelace', 'AdaLovelace'],
    ['Ada\u2028Lovelace\u2029', 'AdaLovelace'],
    ['\u202eevil', 'evil'],
    ['Zoe\u0308', 'Zoë'],
    ['🏰'.repeat(NAME_LENGTH / 2), '🏰'.repeat(NAME_LENGTH / 2)],
    ['x'.repeat(NAME_LENGTH + 1), null],
    ['', null],
    [' \u0000 ', null],
  ])('%j is saved as %j', (text, name) => {
    expect(tidyName(text)).toBe(name);
  });
});

describe('in play', () => {
  const playing = game({ ...DUEL, chance: { type: 'table' } }, ...BOTH, roll);
  const pick: Event = { type: 'acted', by: 1, action: 'pick 1' };
  const picked = game({ ...DUEL, chance: { type: 'table' } }, ...BOTH, roll, pick);

  test('before it begins only leaving and talking are possible', () => {
    const waiting = game(DUEL, joined(1));
    expect(codeOf(waiting, 1, { type: 'act', action: 'pick 1' })).toBe('not-started');
    expect(codeOf(waiting, 1, { type: 'resign' })).toBe('not-started');
    expect(codeOf(waiting, 1, { type: 'say', phrase: 'hello' })).toBeNull();
    expect(must(decide(waiting, 1, { type: 'leave' }, WORLD)).events).toEqual([{ type: 'left', seat: 1 }]);
    expect(codeOf(waiting, 2, { type: 'leave' })).toBe('not-your-seat');
    expect(codeOf(playing, 1, { type: 'leave' })).toBe('started');
  });

  test('after it nothing counts but talk', () => {
    const over = game(DUEL, ...BOTH, { type: 'resigned', seat: 1 });
    expect(codeOf(over, 2, { type: 'resign' })).toBe('game-over');
    expect(codeOf(over, 2, { type: 'say', phrase: 'hello' })).toBeNull();
    expect(turnOf(over)).toBe('over');
  });

  test('who has not seen the last change of the board is stale, who has not heard the last word is not', () => {
    const { boardSeq } = picked;
    const action = 'pick 2 3';
    expect(codeOf(picked, 2, { type: 'act', action, seq: boardSeq - 1 })).toBe('stale');
    expect(codeOf(picked, 2, { type: 'act', action, seq: boardSeq })).toBeNull();
    const talked = game({ ...DUEL, chance: { type: 'table' } }, ...BOTH, roll, pick, {
      type: 'said',
      seat: 1,
      phrase: 'hello',
    });
    expect(codeOf(talked, 2, { type: 'act', action, seq: boardSeq })).toBeNull();
  });

  test('real dice are entered by either player, and drawn by nobody', () => {
    const waiting = game({ ...DUEL, chance: { type: 'table' } }, ...BOTH);
    for (const seat of [1, 2] as const)
      expect(must(decide(waiting, seat, { type: 'act', action: 'roll d s f++ ?' }, WORLD)).events).toEqual([roll]);
    expect(codeOf(game(DUEL, ...BOTH), 1, { type: 'act', action: 'roll d s f++ ?' })).toBe('not-your-turn');
    expect(codeOf(playing, 2, { type: 'act', action: 'pick 1' })).toBe('not-your-turn');
  });

  test('what is wrong with an action is told', () => {
    expect(decide(playing, 1, { type: 'act', action: 'dance' }, WORLD)).toEqual(
      err({ code: 'not-an-action', parse: { code: 'unknown-action', at: 0, found: 'dance' } }),
    );
    expect(decide(playing, 1, { type: 'act', action: 'pick 1 2' }, WORLD)).toEqual(
      err({ code: 'illegal', illegal: { code: 'power-not-owned', power: 'both' } }),
    );
  });

  test('who has talked sixty times neither talks nor offers nor asks, but answers', () => {
    const words = Array.from({ length: 60 }, (): Event => ({ type: 'said', seat: 1, phrase: 'hello' }));
    const table = { ...DUEL, chance: { type: 'table' } } as const;
    const almost = game(table, ...BOTH, roll, pick, ...words.slice(1));
    for (const type of ['offer-draw', 'ask-take-back'] as const) expect(codeOf(almost, 1, { type })).toBeNull();
    const full = game(table, ...BOTH, roll, pick, ...words);
    for (const type of ['offer-draw', 'ask-take-back'] as const)
      expect(codeOf(full, 1, { type })).toBe('too-much-talk');
    expect(codeOf(full, 1, { type: 'say', phrase: 'hello' })).toBe('too-much-talk');
    expect(codeOf(full, 2, { type: 'say', phrase: 'hello' })).toBeNull();
    const offered = game(table, ...BOTH, roll, pick, ...words, { type: 'draw-offered', seat: 2 });
    expect(must(decide(offered, 1, { type: 'offer-draw' }, WORLD)).events[0]).toEqual({
      type: 'draw-answered',
      seat: 1,
      agree: true,
    });
  });

  test('time is claimed by the other, and only once it is over', () => {
    const time = { type: 'clock', seconds: 60, increment: 0 } as const;
    const timed = game({ ...DUEL, chance: { type: 'table' }, time }, ...BOTH, roll);
    const up = summaryOf(timed).deadline!;
    expect(up).toBe(timed.clock!.since + 60_000);
    expect(codeOf(timed, 2, { type: 'claim-time' }, up)).toBe('time-left');
    expect(codeOf(timed, 2, { type: 'claim-time' }, up + 1)).toBeNull();
    expect(codeOf(timed, 1, { type: 'claim-time' }, up + 1)).toBe('time-left');
    expect(codeOf(playing, 2, { type: 'claim-time' }, 10 ** 12)).toBe('time-left');
  });

  test('a take-back is answered by the other only, and only once asked for', () => {
    const table = { ...DUEL, chance: { type: 'table' } } as const;
    expect(codeOf(picked, 2, { type: 'answer-take-back', agree: true })).toBe('no-offer');
    const asked = game(table, ...BOTH, roll, pick, { type: 'take-back-asked', seat: 1 });
    expect(codeOf(asked, 1, { type: 'ask-take-back' })).toBe('offer-stands');
    expect(codeOf(picked, 2, { type: 'ask-take-back' })).toBe('nothing-to-take-back');
    expect(codeOf(asked, 1, { type: 'answer-take-back', agree: true })).toBe('no-offer');
    const back = game(
      table,
      ...BOTH,
      roll,
      pick,
      { type: 'take-back-asked', seat: 1 },
      { type: 'take-back-answered', seat: 2, agree: true },
    );
    expect([back.actions.length, back.recent, back.proposals['take-back'], back.boardSeq]).toEqual([1, [], null, 7]);
    expect(turnOf(back)).toBe(1);
  });
});

describe('a link to another device', () => {
  const linked = game(DUEL, ...BOTH, { type: 'linked', hidden: { seat: 2, key: 'k', until: 5000 } });

  test('is good to its last millisecond, for one who does not sit yet', () => {
    expect(must(decideMove(linked, 'k', 'phone', at(5000))).events).toEqual([
      { type: 'moved', hidden: { seat: 2, holder: 'phone' } },
    ]);
    expect(code(decideMove(linked, 'k', 'phone', at(5001)))).toBe('link-expired');
    expect(code(decideMove(linked, 'x', 'phone', at(0)))).toBe('link-expired');
    expect(code(decideMove(linked, 'k', 'holder-1', at(0)))).toBe('already-seated');
  });

  test('is used up with every other link of the seat', () => {
    const moved = game(
      DUEL,
      ...BOTH,
      { type: 'linked', hidden: { seat: 2, key: 'k', until: 5000 } },
      { type: 'linked', hidden: { seat: 1, key: 'mine', until: 5000 } },
      { type: 'moved', hidden: { seat: 2, holder: 'phone' } },
    );
    expect(moved.hidden.links).toEqual([{ seat: 1, key: 'mine', until: 5000 }]);
    expect(moved.hidden.linked).toEqual([1, 1]);
    expect(seatHeldBy(moved, 'phone')).toBe(2);
    expect(seatHeldBy(moved, 'holder-1')).toBe(1);
    expect(seatHeldBy(moved, 'holder-2')).toBeNull();
    expect(seatHeldBy(moved, null)).toBeNull();
  });

  test.each<[string, readonly Event[], readonly Event[]]>([
    ['gave the seat back', [joined(2)], [{ type: 'left', seat: 2 }, joined(1), joined(2, 'cleo')]],
    [
      'was erased',
      BOTH,
      [
        { type: 'resigned', seat: 2 },
        { type: 'erased', seat: 2 },
      ],
    ],
  ])('is good for nothing after its player %s', (_, before, since) => {
    const link: Event = { type: 'linked', hidden: { seat: 2, key: 'k', until: 99_000 } };
    expect(code(decideMove(game(DUEL, ...before, link), 'k', 'phone', WORLD))).toBeNull();
    expect(code(decideMove(game(DUEL, ...before, link, ...since), 'k', 'phone', WORLD))).toBe('link-expired');
  });

  test('is made at most thirty times for a seat', () => {
    const links = Array.from(
      { length: 30 },
      (_, i): Event => ({
        type: 'linked',
        hidden: { seat: 1, key: `k${i}`, until: 0 },
      }),
    );
    expect(code(decideLink(game(DUEL, ...BOTH, ...links.slice(1)), 1, 'k', 1, WORLD))).toBeNull();
    expect(code(decideLink(game(DUEL, ...BOTH, ...links), 1, 'k', 1, WORLD))).toBe('too-many-changes');
  });
});

describe('what others see of a game', () => {
  test('is one line in a list: open, playing, over, with nothing but names', () => {
    const open = game({ ...DUEL, listed: true }, joined(1));
    expect(summaryOf(open)).toEqual({
      id: 'g',
      seq: 2,
      game: 'duel',
      options: ['edition=en', 'rules=2'],
      time: { type: 'none' },
      status: 'open',
      listed: true,
      createdAt: 1000,
      updatedAt: 2000,
      waitsSince: 1000,
      deadline: null,
      players: [{ name: 'Ada', bot: false }, null],
    });
    expect(hasStarted(open)).toBe(false);
    expect(summaryOf(game(DUEL, ...BOTH)).status).toBe('playing');
    expect(summaryOf(game(DUEL, ...BOTH, { type: 'resigned', seat: 1 })).status).toBe('over');
  });

  test('is every event but those about devices, without what is hidden and without the ids of commands', () => {
    const events: Event[] = [
      joined(1),
      { type: 'linked', hidden: { seat: 1, key: 'k', until: 1 } },
      { type: 'moved', hidden: { seat: 1, holder: 'phone' } },
      { type: 'said', seat: 1, phrase: 'hello' },
    ];
    const log = events.map((event, i): Logged => ({ seq: i + 2, at: i, command: `c${i}`, event }));
    expect(log.map(shown)).toEqual([
      { seq: 2, at: 0, command: null, event: { type: 'joined', seat: 1, name: 'Ada', bot: false } },
      null,
      null,
      { seq: 5, at: 3, command: null, event: { type: 'said', seat: 1, phrase: 'hello' } },
    ]);
    expect(sentOf(log)).toEqual([
      { seq: 2, at: 0, event: { type: 'joined', seat: 1, name: 'Ada', bot: false } },
      { seq: 5, at: 3, event: { type: 'said', seat: 1, phrase: 'hello' } },
    ]);
  });

  test('is the whole view, seats without their holders', () => {
    const match = game({ ...DUEL, chance: { type: 'table' }, previous: 'before' }, ...BOTH, roll);
    const { hidden: _, recent: __, creditedUntil: ___, lastAction: ____, proposals, ...rest } = match;
    expect(viewOf(match, 'watcher')).toEqual({
      ...rest,
      drawOffer: proposals.draw,
      takeBackAsked: proposals['take-back'],
      pauseAsked: proposals.pause,
      viewer: 'watcher',
      turn: 1,
      roller: null,
      score: [0, 0],
    });
    expect(viewOf(game(DUEL, joined(2)), 1).seats).toEqual([null, { name: 'Ben', bot: false, entropy: null }]);
  });

  test('is a record with a question mark for who never came, and the reason of an early end', () => {
    expect(recordOf(game(DUEL))).toEqual([
      '[Player1 "?"]',
      '[Player2 "?"]',
      '[Date "1970-01-01"]',
      '[Edition "edition=en"]',
      '[Result "ongoing"]',
      'new duel edition=en rules=2',
    ]);
    const late = recordOf(game(DUEL, ...BOTH, { type: 'time-claimed', seat: 2 }));
    expect(late.slice(4)).toEqual(['[Result "win 2"]', '[Ending "time"]', 'new duel edition=en rules=2']);
  });
});

describe('a log that is not one', () => {
  test('throws: without its creation, or created twice', () => {
    expect(() => matchOf('g', [])).toThrow('the log of g does not begin with its creation');
    expect(() => matchOf('g', [{ seq: 1, at: 0, command: null, event: joined(1) }])).toThrow('does not begin');
    expect(() => game(DUEL, must(decideNew(DUEL)))).toThrow('a game is created once');
  });

  test('of a fair game without its secret or an entropy draws nothing', () => {
    const fair = { ...DUEL, chance: { type: 'fair', commitment: commitmentOf(SECRET) } } as const;
    const bring = (join: Join): Event => ({
      type: 'joined',
      seat: join.seat!,
      name: 'x',
      bot: false,
      entropy: join.entropy!,
    });
    const whole = game({ ...fair, hidden: { secret: SECRET } }, bring(ADA), bring(BEN));
    expect(chanceOf(whole, () => 0)!(6)).toBeTypeOf('number');
    for (const broken of [
      { ...whole, hidden: { ...whole.hidden, created: {} } },
      { ...whole, seats: [null, whole.seats[1]] as const },
      { ...whole, seats: [whole.seats[0], { ...whole.seats[1]!, entropy: null }] as const },
    ])
      expect(() => chanceOf(broken, () => 0)).toThrow('g has no fair chance to draw from');
  });

  test('draws from where its dice come from', () => {
    const own = () => 3;
    expect(chanceOf(game(DUEL, ...BOTH), own)).toBe(own);
    expect(chanceOf(game({ ...DUEL, chance: { type: 'table' } }, ...BOTH), own)).toBeNull();
    const seeded = (seed: number) =>
      chanceOf(game({ ...DUEL, chance: { type: 'seed' }, hidden: { seed } }, ...BOTH), own)!;
    expect(seeded(1)(2 ** 32)).toBe(seeded(1)(2 ** 32));
    expect(seeded(1)(2 ** 32)).not.toBe(seeded(2)(2 ** 32));
  });
});

describe('a game by days rests by consent', () => {
  const DAY = 86_400_000;
  const byDays = () => game({ ...DUEL, time: { type: 'days', days: 2 } }, joined(1), joined(2));
  const after = (match: Match, seat: 1 | 2, command: Parameters<typeof decide>[2], now: number) =>
    must(decide(match, seat, command, at(now))).match;

  test('no time passes until one of the two ends it, and what was left is left', () => {
    const begun = byDays();
    const asked = after(begun, 1, { type: 'ask-pause' }, 3000);
    expect([asked.proposals.pause, asked.pausedAt, asked.clock?.running]).toEqual([1, null, 1]);
    const resting = after(asked, 2, { type: 'answer-pause', agree: true }, 3000 + DAY);
    expect([resting.proposals.pause, resting.pausedAt, resting.clock?.running]).toEqual([null, 3000 + DAY, null]);
    expect(decide(resting, 2, { type: 'claim-time' }, at(99 * DAY))).toEqual(err({ code: 'time-left' }));
    const back = after(resting, 2, { type: 'end-pause' }, 30 * DAY);
    expect([back.pausedAt, back.clock?.running, back.clock?.since]).toEqual([null, 1, 30 * DAY]);
    expect(back.clock?.left[0]).toBe(DAY);
  });

  test('who acts is back', () => {
    const asked = after(byDays(), 1, { type: 'ask-pause' }, 4000);
    const resting = after(asked, 2, { type: 'ask-pause' }, 4000);
    expect(resting.pausedAt).toBe(4000);
    for (const seat of [1, 2] as const)
      expect(decide(resting, seat, { type: 'ask-pause' }, WORLD)).toEqual(err({ code: 'offer-stands' }));
    const acted = after(resting, 1, { type: 'act', action: 'pick 1' }, 9 * DAY);
    expect([acted.pausedAt, acted.clock?.running !== null]).toEqual([null, true]);
  });

  test('not without consent, not twice, and not by the clock', () => {
    const asked = after(byDays(), 1, { type: 'ask-pause' }, 4000);
    expect(decide(asked, 1, { type: 'ask-pause' }, WORLD)).toEqual(err({ code: 'offer-stands' }));
    expect(decide(asked, 1, { type: 'answer-pause', agree: true }, WORLD)).toEqual(err({ code: 'no-offer' }));
    expect(decide(asked, 1, { type: 'end-pause' }, WORLD)).toEqual(err({ code: 'not-paused' }));
    const declined = after(asked, 2, { type: 'answer-pause', agree: false }, 5000);
    expect([declined.proposals.pause, declined.pausedAt]).toEqual([null, null]);
    const talked = { ...declined, talk: [60, 0] } as const;
    expect(decide(talked, 1, { type: 'ask-pause' }, WORLD)).toEqual(err({ code: 'too-much-talk' }));
    expect(decide(talked, 2, { type: 'ask-pause' }, WORLD).ok).toBe(true);
    const clock = game({ ...DUEL, time: { type: 'clock', seconds: 60, increment: 0 } }, joined(1), joined(2));
    expect(decide(clock, 1, { type: 'ask-pause' }, WORLD)).toEqual(err({ code: 'not-by-days' }));
  });
});
