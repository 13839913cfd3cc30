import type { Report } from '@castellan/study';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { KITS } from '../../src/games/index.ts';
import english from '../../src/i18n/en/study.ts';
import { LOCALES, loadAreas, locale } from '../../src/i18n/index.ts';
import { computer, newGame, PERSON } from '../../src/play/game-info.ts';
import { toExplain } from '../../src/study/analysis.ts';
import { balanceFigures } from '../../src/study/balance-figures.ts';
import { shareText } from '../../src/study/daily-result.ts';
import { findingText, verdict } from '../../src/study/verdict.ts';

beforeAll(async () => {
  locale.value = 'en';
  await loadAreas('study', 'daily');
});

const chance = (index: number, round: number, before: number, after: number) => ({
  index,
  round,
  turn: 'chance',
  action: 'roll d s s s',
  before: { win: before },
  after: { win: after },
  luck: after - before,
});

const loss = fc.double({ min: 0, max: 4, noNaN: true });

/** A game that the person of seat 1 lost, with 29 % of bad luck. */
const REPORT = {
  game: 'duel',
  moments: [
    chance(0, 1, 0.5, 0.6),
    { index: 1, round: 1, turn: 1, kind: 'draft', loss: 0.03, mark: { name: 'inaccuracy', by: 'win' } },
    { index: 2, round: 1, turn: 2, kind: 'placement', loss: 0.15, mark: null },
    chance(3, 5, 0.52, 0.13),
    { index: 4, round: 5, turn: 1, kind: 'draft', loss: 0.124, mark: { name: 'blunder', by: 'win' } },
  ],
  summary: {
    result: 0,
    start: { win: 0.52 },
    luck: -0.29,
    adjusted: 0.29,
    skill: [
      { lost: 0.38, counted: 20 },
      { lost: 0.15, counted: 20 },
    ],
    rated: [true, true],
  },
} as unknown as Report;

const info = newGame('duel', { seats: [PERSON, computer('squire')] });

describe('the verdict on a game', () => {
  test('answers whether it was luck, and names its moments by round', () => {
    expect(verdict(REPORT, info, 1).map(findingText)).toEqual([
      'You lost mostly by luck: luck -29.0%, your mistakes -38.0%, mistakes of the squire +15.0%.',
      'What helped the squire most: round 5, roll, from 48% to 87%.',
      'Your most expensive decision: round 5, draft. It cost 12.4% of winning chance.',
    ]);
    expect(verdict(REPORT, info, 1).map(({ moment }) => moment?.index)).toEqual([undefined, 3, 4]);
  });

  test('does not accuse of what has no mark', () => {
    const moments = REPORT.moments.map((moment) => ('mark' in moment ? { ...moment, mark: null } : moment));
    expect(findingText(verdict({ ...REPORT, moments } as Report, info, 1)[2]!)).toBe(
      'No decision cost more than 15.0% of winning chance.',
    );
  });

  test('is whole in every language', async () => {
    for (const language of LOCALES) {
      locale.value = language;
      await loadAreas('study', 'daily');
      for (const seat of [1, 2] as const) {
        for (const text of verdict(REPORT, info, seat).map(findingText))
          expect(text, language).not.toMatch(/[{}\0]|study\./);
      }
    }
    locale.value = 'en';
  });
});

describe('the balance adds up as it is shown', () => {
  const shown = (start: number, luck: number, mine: number, theirs: number, result = 0) => {
    const skill = [{ lost: mine }, { lost: theirs }];
    const figures = balanceFigures({ ...REPORT.summary, start: { win: start }, luck, result, skill } as never, 1)!;
    return Object.values(figures) as string[];
  };
  const sum = (numbers: readonly string[]) => numbers.slice(0, -1).reduce((all, text) => all + parseFloat(text), 0);

  test('in percent, where each was rounded alone it would miss by a tenth', () => {
    const figures = shown(0.5234, -0.33355, 0.6662, 0.47635);
    expect(figures).toEqual(['52.3%', '-33.3%', '-66.6%', '+47.6%', '0.0%']);
    expect(sum(figures)).toBeCloseTo(parseFloat(figures.at(-1)!), 6);
  });

  test('in wins, all of them, where one is more than a whole game', () => {
    const figures = shown(0.5, -0.25, 2.86, 2.61);
    expect(figures).toEqual(['0.5 wins', '-0.2 wins', '-2.9 wins', '+2.6 wins', '0.0 wins']);
    expect(sum(figures)).toBeCloseTo(0, 6);
  });

  test('in every game', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), loss, loss, fc.constantFrom(0, 0.5, 1), (...drawn) => {
        const [start, mine, theirs, result] = drawn;
        const figures = shown(start, result - start + mine - theirs, mine, theirs, result);
        expect(sum(figures)).toBeCloseTo(parseFloat(figures.at(-1)!), 6);
      }),
    );
  });
});

test('reasons for your own mistakes come before those of the opponent, the most expensive first', () => {
  const mark = { name: 'mistake', by: 'win' };
  const moments = [
    { turn: 2, loss: 0.3, mark },
    { turn: 1, loss: 0.05, mark },
    { turn: 'chance', luck: 0.2 },
    { turn: 1, loss: 0.01, mark: null },
    { turn: 1, loss: 0.1, mark },
  ] as unknown as Report['moments'];
  expect(toExplain(moments, 1).map(({ loss }) => loss)).toEqual([0.1, 0.05, 0.3]);
  expect(toExplain(moments, 2).map(({ loss }) => loss)).toEqual([0.3, 0.1, 0.05]);
  expect(toExplain(moments, null).map(({ loss }) => loss)).toEqual([0.3, 0.1, 0.05]);
});

test('a shared day has percent and a word, never more than a hundred of a hundred', () => {
  const end = { outcome: 'won', totals: [64, 51] } as const;
  const summary = { ...REPORT.summary, luck: -0.579, start: { win: 0.809, lead: 0, error: 0 }, adjusted: 1.579 };
  const text = shareText(
    { kit: KITS[0], name: '2026-11-18', level: 'knight', seat: 1, href: '#/daily' },
    end,
    summary,
    new URL('http://127.0.0.1/') as never,
  );
  expect(text).toContain('Luck -57.9% · mistakes -38.0% · without luck clearly won');
  expect(text).not.toMatch(/157|of 100|point/);
});

test('a point is score only', () => {
  const chances = Object.entries(english).filter(([key]) => key !== 'costsLead');
  expect(chances.filter(([, message]) => /points?\b/i.test(JSON.stringify(message)))).toEqual([]);
});
