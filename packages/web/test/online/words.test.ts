import { matchOf } from '@castellan/match';
import {
  type Choices,
  DISCOVERY_CHOICES,
  EDITION_NAMES,
  EDITIONS,
  must,
  discovery as rules,
  SWITCH_NAMES,
  SWITCHES,
} from '@castellan/rules';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chosenText, valueText } from '../../src/games/choices.tsx';
import * as discovery from '../../src/games/discovery/options-form.tsx';
import * as duel from '../../src/games/duel/options-form.tsx';
import { LOCALES, loadAreas, locale, t } from '../../src/i18n/index.ts';
import { endingText } from '../../src/online/ending.ts';
import { opensHereOnly } from '../../src/online/links.ts';
import { INITIAL_FORM, timeOf } from '../../src/online/new-game-form.ts';
import { infoOfRemote } from '../../src/online/remote-session.ts';
import { GUEST, nameOf } from '../../src/play/names.ts';
import { deadlineText, leftText, nextTick, timeText } from '../../src/play/time-left.ts';

beforeAll(() => loadAreas('common', 'online', 'setup', 'duel/options', 'discovery/options'));

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [247_000, '4:07'],
  [3_729_000, '1:02:09'],
  [86_400_000 * 2 + 3_600_000 * 5, '2 d 5 h'],
])('a clock with %d ms shows %s', (ms, shown) => {
  expect(leftText(ms)).toBe(shown);
});

test('a clock changes when its second does', () => {
  expect([nextTick(59_250), nextTick(59_000), nextTick(86_400_000)]).toEqual([250, 1000, 60_000]);
});

test('time is told in words', () => {
  expect(timeText({ type: 'none' })).toBe('No clock');
  expect(timeText({ type: 'clock', seconds: 600, increment: 0 })).toBe('10 minutes each');
  expect(timeText({ type: 'clock', seconds: 90, increment: 5 })).toBe('1.5 minutes each, +5 s');
  expect(timeText({ type: 'days', days: 1 })).toBe('1 day for each action');
});

test.each([
  ['en-GB', '14:05'],
  ['en', '14:05'],
  ['en-US', '2:05 PM'],
])('a deadline is told by the clock of %s: %s', (language, time) => {
  vi.stubGlobal('navigator', { languages: [language] });
  const deadline = new Date(2026, 10, 18, 14, 5).getTime();
  expect(deadlineText(deadline, 'short').replace('\u202f', ' ')).toContain(time);
  expect(deadlineText(deadline, 'long').replace('\u202f', ' ')).toContain(time);
  vi.unstubAllGlobals();
});

test('a game without dice is checked in words that fit it', () => {
  expect(t('online.dice')).toBe('Check that this game was fair');
});

describe('the form of a new game', () => {
  test('becomes the words the rules read', () => {
    expect(duel.wordsOf({ edition: 'fr', ticks: 'drawn', equal: 'draw', end: 'map' })).toEqual([
      'edition=fr',
      'ticks=drawn',
    ]);
    expect(duel.wordsOf({ edition: 'pl', ticks: 'drawn', equal: 'shared', end: 'map' })).toEqual([
      'edition=pl',
      'end=map',
    ]);
    const words = discovery.wordsOf({ ...discovery.initial(), size: 7, harmony: true });
    expect(rules.printOptions(must(rules.parseOptions(words)))).toEqual([
      'deck=base',
      'size=7',
      'harmony=on',
      'rules=1',
    ]);
  });

  test('is told to the friend in words', () => {
    expect(discovery.describe(discovery.wordsOf({ ...discovery.initial(), size: 7, middle: true }))).toEqual([
      '7 × 7, all 48 dominoes',
      'Middle kingdom',
    ]);
    expect(duel.describe(['edition=pl'])).toEqual(['Edition: Polish']);
    expect(duel.describe(['edition=en', 'rules=1'])).toHaveLength(2);
    expect(duel.describe(['edition=pl', 'equal=draw', 'boxes=d:6'])).toEqual([
      'Edition: Polish',
      'Still equal after the tie-break: a draw',
      'Own sheet',
    ]);
  });

  test.each(LOCALES)('names every changed switch of an edition in %s', async (language) => {
    locale.value = language;
    await loadAreas('setup', 'duel/options');
    for (const name of SWITCH_NAMES) {
      for (const value of new Set(EDITION_NAMES.map((edition) => EDITIONS[edition][name]))) {
        const changed = EDITION_NAMES.find((edition) => EDITIONS[edition][name] !== value)!;
        const texts = duel.describe([`edition=${changed}`, `${name}=${value}`]);
        expect(texts).toHaveLength(2);
        expect(texts.join()).not.toContain('duel/options');
      }
    }
    locale.value = 'en';
  });

  test.each([
    ['duel', { edition: EDITION_NAMES, ...SWITCHES }],
    ['discovery', DISCOVERY_CHOICES],
  ] as const)('has words for every option of %s and each of its values', (game, list: Choices) => {
    for (const [name, values] of Object.entries(list)) {
      const texts = values.flatMap((value) => [chosenText(game, name, value), valueText(game, name, value)]);
      expect(texts.join()).not.toContain('/options');
    }
  });

  test('about time becomes its control', () => {
    expect(timeOf({ ...INITIAL_FORM, time: 'clock', minutes: '5', increment: '10' })).toEqual({
      type: 'clock',
      seconds: 300,
      increment: 10,
    });
    expect(timeOf({ ...INITIAL_FORM, time: 'days', days: '7' })).toEqual({ type: 'days', days: 7 });
  });
});

describe('an ending', () => {
  const played = matchOf('g', [
    {
      seq: 1,
      at: 0,
      command: null,
      event: {
        type: 'created',
        game: 'duel',
        options: [],
        time: { type: 'none' },
        chance: { type: 'own' },
        listed: false,
      },
    },
    { seq: 2, at: 0, command: null, event: { type: 'joined', seat: 1, name: 'Ada', bot: false } },
    { seq: 3, at: 0, command: null, event: { type: 'joined', seat: 2, name: 'Bea', bot: false } },
  ]);

  test.each([
    ['resigned', 1, 1, 'You win', 'Bea resigned.'],
    ['resigned', 1, 2, 'Ada wins', 'You resigned.'],
    ['resigned', 1, null, 'Ada wins', 'Bea resigned.'],
    ['time', 2, 1, 'Bea wins', 'You ran out of time.'],
    ['time', 2, null, 'Bea wins', 'Ada ran out of time.'],
    ['agreed', null, 1, 'A draw', 'By agreement.'],
    ['closed', null, 1, 'Closed without a result', 'No action for 7 days.'],
  ] as const)('by %s, won by %s, is told to seat %s as %s', (reason, winner, you, headline, why) => {
    expect(endingText({ ...played, ending: { reason, winner } }, you)).toEqual({ headline, why });
  });

  test('of a game of the lobby in which a player never acted says so', () => {
    const closed = { ...played, listed: true, ending: { reason: 'closed', winner: null } } as const;
    expect(endingText(closed, 1)?.why).toBe('One player did not play.');
  });

  test('of a guest is told in the language of the reader, as the guest is called at the table', async () => {
    locale.value = 'es';
    await loadAreas();
    const guest = { ...played, seats: [played.seats[0], { name: GUEST, bot: false, entropy: null }] } as const;
    expect(endingText({ ...guest, ending: { reason: 'resigned', winner: 1 } }, 1)?.why).toContain('Invitado');
    expect(nameOf(infoOfRemote(guest, 1), 2)).toBe('Invitado');
    locale.value = 'en';
  });

  test('against somebody who asked to be forgotten names a former player', () => {
    const forgotten = { ...played, seats: [played.seats[0], { name: '?', bot: false, entropy: null }] } as const;
    expect(endingText({ ...forgotten, ending: { reason: 'resigned', winner: 1 } }, 1)?.why).toBe(
      'A former player resigned.',
    );
  });

  test('by the last domino is told by the game itself', () => {
    expect(endingText({ ...played, ending: { reason: 'played', winner: 1 } }, 1)).toBeUndefined();
  });
});

test('an invitation to an address of this machine opens nowhere else', () => {
  const addresses = ['http://127.0.0.1:8080/g/x', 'http://localhost/#/g/x', 'http://[::1]:80/', 'http://a.localhost/'];
  expect(addresses.map(opensHereOnly)).toEqual([true, true, true, true]);
  const elsewhere = ['http://192.168.1.7:8080/g/x', 'https://play.example/', 'http://localhost.example/'];
  expect(elsewhere.map(opensHereOnly)).toEqual([false, false, false]);
});
