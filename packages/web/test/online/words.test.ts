import { matchOf } from '@castellan/match';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../src/i18n/index.ts';
import { endingText } from '../../src/online/ending.ts';
import { leftText, nextTick, timeText } from '../../src/online/time.ts';
import { firstWishes, optionTexts, timeOf, wordsOf } from '../../src/online/wish.ts';

beforeAll(() => loadAreas('common', 'online'));

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

describe('wishes', () => {
  const first = firstWishes();

  test('become the words the rules read', () => {
    expect(wordsOf('duel', { ...first, edition: 'fr', ticks: 'drawn', equal: 'draw' })[0]).toBe('edition=fr');
    expect(wordsOf('discovery', { ...first, size: '7', harmony: true })).toEqual([
      'deck=base',
      'size=7',
      'harmony=on',
      'rules=1',
    ]);
  });

  test('are told to the friend in words', () => {
    expect(optionTexts('discovery', wordsOf('discovery', { ...first, size: '7', middle: true }))).toEqual([
      '7 × 7, all 48 dominoes',
      'Middle kingdom',
    ]);
    expect(optionTexts('duel', ['edition=pl'])).toEqual(['Rules: Polish']);
  });

  test('about time become its control', () => {
    expect(timeOf({ ...first, time: 'clock', minutes: '5', increment: '10' })).toEqual({
      type: 'clock',
      seconds: 300,
      increment: 10,
    });
    expect(timeOf({ ...first, time: 'days', days: '7' })).toEqual({ type: 'days', days: 7 });
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
  ] as const)('by %s, won by %s, is told to seat %s as %s', (reason, winner, you, headline, why) => {
    expect(endingText({ ...played, ending: { reason, winner } }, you)).toEqual({ headline, why });
  });

  test('by the last domino is told by the game itself', () => {
    expect(endingText({ ...played, ending: { reason: 'played', winner: 1 } }, 1)).toBeUndefined();
  });
});
