import { discovery, duel, JOKER, must, seeded } from '@castellan/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_SENTENCES, nothingSaid, speakNow } from '../src/coach/coach.ts';
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
import { type DuelTable, openDuelTable } from '../src/games/duel/controller.ts';
import { drawnFace, faceName } from '../src/games/duel/sentences.ts';
import { LOCALES, loadAreas, locale, say } from '../src/i18n/index.ts';
import { textOf } from '../src/i18n/message.ts';
import { sessionAt } from './playing.ts';

const NOTHING = nothingSaid();

beforeEach(async () => {
  locale.value = 'en';
  await loadAreas('duel', 'duel/coach', 'discovery/coach');
});

interface Heard {
  readonly name: string;
  readonly words: readonly string[];
  readonly table: Pick<DuelTable, 'task' | 'session'>;
  readonly task: string;
  /** How many actions were done before it. */
  readonly after: number;
}

/** What the coach says in a whole game of random actions. */
function heardIn(seed: number): Heard[] {
  const below = seeded(seed);
  const session = sessionAt(duel.create(must(duel.parseOptions([]))), [2]);
  const table = openDuelTable(session);
  let spoken = NOTHING;
  const heard: Heard[] = [];
  for (;;) {
    const next = speakNow(duelCoach, table, spoken);
    if (next.name !== null && next.said.length > spoken.said.length) {
      const words = duelCoach.say(next.name, table).map(textOf);
      heard.push({ name: next.name, words, table, task: table.task.value, after: session.actions.value.length });
    }
    spoken = next;
    const state = session.state.value;
    const turn = duel.turn(state);
    if (turn === 'over') break;
    const legal = turn === 'chance' ? [duel.draw(state, below)] : duel.legal(state);
    session.act(legal[below(legal.length)]!);
  }
  table.close();
  return heard;
}

const sentencesOf = (seed: number): string[] => heardIn(seed).map(({ name }) => name);

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test('every first has its sentence, in the order in which it happens, and none comes twice', () => {
  const sentences = sentencesOf(3);
  expect(sentences.slice(0, 3)).toEqual(['aim', 'pick', 'place']);
  expect(sentences).toContain('crosses');
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

test('the spellbook is explained right after my first tick, before I act again', () => {
  for (const seed of SEEDS) {
    const tick = heardIn(seed).find(({ name }) => name === 'tick');
    const { states } = tick!.table.session;
    const ticks = states.value.map(({ players }) => Object.values(players[0].ticks).reduce((sum, n) => sum + n, 0));
    expect([seed, tick!.after]).toEqual([seed, ticks.findIndex((n) => n > 0)]);
    expect(tick!.words[0]).toMatch(/^A die without a cross, [a-z ]+, ticked a box in the spellbook\.$/);
  }
});

test('what is said while the other one acts stands until I decide', () => {
  const waiting = { ...NOTHING, decision: 'before', waiting: true, name: 'tick', said: ['tick'] };
  const session = sessionAt(duel.create(must(duel.parseOptions([]))), [1]);
  const table = openDuelTable(session);
  expect(table.task.value).toBe('wait');
  expect(speakNow(duelCoach, table, waiting).name).toBe('tick');
  table.close();
});

test('in Discovery I read why it is my turn again only when I have taken one of two dominoes', () => {
  const pick = discoveryCoach.firsts.find(({ name }) => name === 'pick')!;
  const after = (picks: number) =>
    ({
      task: { value: 'pick' },
      canUndo: { value: false },
      me: { value: 1 },
      session: {
        actions: { value: Array.from({ length: picks }, () => ({ type: 'pick' })) },
        states: { value: Array.from({ length: picks + 1 }, () => ({ seat: 1 })) },
        state: { value: { placing: [], options: { size: 5 } } },
      },
    }) as never;
  expect([pick.when(after(0)), pick.when(after(1))]).toEqual([false, true]);
  expect(textOf(discoveryCoach.say('pick', after(1))[0])).toBe('Each player takes two, so it is your turn again.');
});

test('my first points are shown as a sum of squares times crosses', () => {
  for (const seed of SEEDS) {
    const points = heardIn(seed).find(({ name }) => name === 'crosses');
    expect(points!.words[0]).toMatch(/^Your first points! .+: \d+ squares? × \d+ cross(es)? = \d+ points?\.$/);
  }
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

  test('the joker has one name, the one of its die, for the coach and in the tray', async () => {
    locale.value = language;
    await loadAreas('duel', 'duel/coach');
    const table = openDuelTable(sessionAt(duel.create(must(duel.parseOptions([]))), [2]));
    const name = faceName(JOKER);
    const die = drawnFace(JOKER);
    for (const said of [
      duelCoach.say('joker', table)[0],
      say('duel.prompt.joker', { die }),
      say('duel.ask.joker', { die }),
      say('duel.ask.jokerOf', { die, n: 2 }),
    ]) {
      expect(textOf(said).toLowerCase()).toContain(name.toLowerCase());
      expect(textOf(said)).not.toContain('?');
      expect(said).toContainEqual(expect.objectContaining({ drawn: die.drawn }));
    }
    table.close();
  });
});
