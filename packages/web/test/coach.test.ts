import { discovery, duel, must, seeded } from '@castellan/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_SENTENCES, type Spoken, speakNow } from '../src/coach/coach.ts';
import {
  beginCoaching,
  endCoaching,
  isCoachDone,
  isCoached,
  isNewHere,
  rememberSaid,
  saidBefore,
} from '../src/coach/memory.ts';
import * as discoveryCoach from '../src/games/discovery/coach.ts';
import * as duelCoach from '../src/games/duel/coach.ts';
import { openDuelTable } from '../src/games/duel/controller.ts';
import { LOCALES, loadAreas, locale } from '../src/i18n/index.ts';
import { textOf } from '../src/i18n/message.ts';
import { sessionAt } from './playing.ts';

const NOTHING: Spoken = { decision: '', name: null, said: [] };

beforeEach(async () => {
  locale.value = 'en';
  await loadAreas('duel', 'duel/coach', 'discovery/coach');
});

/** What the coach says in a whole game of random actions. */
function sentencesOf(seed: number): string[] {
  const below = seeded(seed);
  const session = sessionAt(duel.create(must(duel.parseOptions([]))), [2]);
  const table = openDuelTable(session);
  let spoken = NOTHING;
  const sentences: string[] = [];
  for (;;) {
    const next = speakNow(duelCoach, table, spoken);
    if (next !== spoken && next.name !== null) sentences.push(next.name);
    spoken = next;
    const state = session.state.value;
    const turn = duel.turn(state);
    if (turn === 'over') break;
    const legal = turn === 'chance' ? [duel.draw(state, below)] : duel.legal(state);
    session.act(legal[below(legal.length)]!);
  }
  table.close();
  return sentences;
}

test('every first has its sentence, in the order in which it happens, and none comes twice', () => {
  const sentences = sentencesOf(3);
  expect(sentences.slice(0, 3)).toEqual(['aim', 'pick', 'place']);
  expect(sentences).toContain('pickTwo');
  expect(sentences).toContain('tick');
  expect(sentences.at(-1)).toBe('end');
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('no game has more than twelve of them', () => {
  for (let seed = 1; seed <= 12; seed++) expect(sentencesOf(seed).length).toBeLessThanOrEqual(MOST_SENTENCES);
  const many = Array.from({ length: MOST_SENTENCES }, (_, index) => `said-${index}`);
  const table = openDuelTable(sessionAt(duel.create(must(duel.parseOptions([]))), [2]));
  expect(speakNow(duelCoach, table, { ...NOTHING, said: many }).name).toBeNull();
  table.close();
});

test('a sentence stands for one decision', () => {
  const table = openDuelTable(sessionAt(duel.create(must(duel.parseOptions([]))), [2]));
  const first = speakNow(duelCoach, table, NOTHING);
  expect(first.name).toBe('aim');
  expect(speakNow(duelCoach, table, first)).toBe(first);
  table.close();
});

test('the device remembers what was said, and that the rules are known', () => {
  expect(isNewHere()).toBe(true);
  beginCoaching('duel', 'abc');
  rememberSaid('duel', 'abc', ['aim', 'pick']);
  expect([isCoached('duel', 'abc'), isCoached('duel', 'other'), saidBefore('duel')]).toEqual([
    true,
    false,
    ['aim', 'pick'],
  ]);
  expect([isNewHere(), isCoachDone('discovery')]).toEqual([false, false]);
  endCoaching('duel');
  expect([isCoached('duel', 'abc'), isCoachDone('duel')]).toEqual([false, true]);
});

describe.each(LOCALES)('in %s', (language) => {
  test('a friend speaks: two short lines, no letters for players, no rules talk', async () => {
    locale.value = language;
    await loadAreas('duel/coach', 'discovery/coach');
    const table = openDuelTable(sessionAt(duel.create(must(duel.parseOptions([]))), [2]));
    const start = { session: { state: { value: discovery.create(must(discovery.parseOptions([]))) } } } as never;
    const lines = [
      ...duelCoach.firsts.flatMap(({ name }) => duelCoach.say(name, table)),
      ...discoveryCoach.firsts.flatMap(({ name }) => discoveryCoach.say(name, start)),
    ].map(textOf);
    table.close();
    for (const line of lines) {
      expect(line).not.toMatch(/coach\.|[{}]|\b[AB]\b(?! )|lit squares|connection/);
      expect(line.length).toBeLessThanOrEqual(72);
    }
  });
});
