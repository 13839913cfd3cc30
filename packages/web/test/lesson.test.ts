import { discovery, duel, seeded } from '@castellan/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDiscoveryTable } from '../src/games/discovery/controller.ts';
import { DISCOVERY_LESSON } from '../src/games/discovery/lesson.ts';
import { openDuelTable } from '../src/games/duel/controller.ts';
import { DUEL } from '../src/games/duel/kit.ts';
import { DUEL_LESSON } from '../src/games/duel/lesson.ts';
import { LOCALES, loadAreas, locale, t } from '../src/i18n/index.ts';
import { back, begin, type Lesson, type Progress, perform, readProgress, START, stateOf } from '../src/learn/lesson.ts';
import { openScript } from '../src/learn/scripted-session.ts';

beforeAll(async () => {
  locale.value = 'en';
  await loadAreas('duel/lesson', 'discovery/lesson');
  await DUEL.table.load();
});

/** Plays a lesson to its end with the first choice of each step. */
function learn<State, Action>(lesson: Lesson<State, Action>, below: (n: number) => number): Progress[] {
  const { game } = lesson;
  const path = [START];
  let progress = START;
  while (progress.step < lesson.steps.length - 1) {
    const step = lesson.steps[progress.step]!;
    const state = stateOf(lesson, progress);
    let next: Progress | null;
    if (!step.done) next = begin(lesson, progress);
    else if (game.turn(state) === 'chance') next = perform(lesson, progress, lesson.reply(state)!);
    else {
      const wanted = (game.legal(state) as Action[]).filter((action) => !step.wants || step.wants(state, action));
      expect([step.name, wanted.length]).not.toEqual([step.name, 0]);
      next = perform(lesson, progress, wanted[below(wanted.length)]!);
    }
    expect(next).not.toBeNull();
    progress = next!;
    path.push(progress);
  }
  return path;
}

describe.each([DUEL_LESSON, DISCOVERY_LESSON] as Lesson<unknown, unknown>[])('the first game of $game', (lesson) => {
  test('has five to eight steps', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
  });

  test('can be finished whatever the learner chooses, sixty times over', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const path = learn(lesson, seeded(seed));
      expect(path.at(-1)!.step).toBe(lesson.steps.length - 1);
    }
  });

  test('goes on where it was left after a reload', () => {
    for (const progress of learn(lesson, seeded(7))) {
      expect(readProgress(lesson, JSON.stringify(progress))).toEqual(progress);
    }
  });

  test('leads back step by step to its beginning', () => {
    let progress = learn(lesson, seeded(3)).at(-1)!;
    for (let step = lesson.steps.length - 1; step > 0; step--) {
      expect(progress.step).toBe(step);
      progress = back(lesson, progress);
    }
    expect(progress).toEqual(START);
    expect(back(lesson, START)).toEqual(START);
  });

  test.each([
    null,
    '',
    '{',
    '{"step":99,"actions":[],"began":[0]}',
    '{"step":2,"actions":["nonsense"],"began":[0,0,0]}',
  ])('begins again where what was saved is not a lesson: %j', (text) => {
    expect(readProgress(lesson, text)).toEqual(START);
  });

  test('has every sentence in every language', async () => {
    for (const language of LOCALES) {
      locale.value = language;
      await loadAreas('duel/lesson', 'discovery/lesson');
      for (const { title, text, hint } of lesson.steps) {
        for (const key of [title, text, ...(hint ? [hint] : [])]) expect(t(key)).not.toBe(key);
      }
    }
    locale.value = 'en';
  });
});

test('the Duel lesson says six points where six points are to be had', () => {
  const path = learn(DUEL_LESSON as Lesson<unknown, unknown>, seeded(5));
  const after = path.find(({ step }) => DUEL_LESSON.steps[step]!.name === 'castle')!;
  expect(duel.score(stateOf(DUEL_LESSON, after))[0].total).toBe(6);
  expect(t('duel/lesson.step.grow')).toContain('six points');
});

test('the lessons ask for what can be done, and say what happened meanwhile', () => {
  // The two squares of a domino touch each other, so only one of them can touch a third square.
  for (const key of ['duel/lesson.step.grow', 'duel/lesson.step.grow.hint'] as const) {
    expect(t(key)).not.toMatch(/both dice/);
    expect(t(key)).toMatch(/one die/);
  }
  const path = learn(DISCOVERY_LESSON as Lesson<unknown, unknown>, seeded(5));
  const laying = path.find(({ step }) => DISCOVERY_LESSON.steps[step]!.name === 'lay')!;
  expect(stateOf(DISCOVERY_LESSON, laying).phase).toBe('place');
  expect(t('discovery/lesson.step.lay')).toContain('The other kings came out too');
});

test('another die than the one asked for is answered by the hint, not by the game', () => {
  const rolled = perform(DUEL_LESSON, START, DUEL_LESSON.reply(stateOf(DUEL_LESSON, START))!)!;
  expect(rolled.step).toBe(1);
  expect(perform(DUEL_LESSON, rolled, { type: 'pick', dice: [1] })).toBeNull();
  const taken = perform(DUEL_LESSON, rolled, { type: 'pick', dice: [3] })!;
  expect(stateOf(DUEL_LESSON, taken)).toMatchObject({ phase: 'place', seat: 1 });
});

test('the opponent of the Discovery lesson plays by the rules', () => {
  const path = learn(DISCOVERY_LESSON as Lesson<unknown, unknown>, seeded(11));
  const end = stateOf(DISCOVERY_LESSON, path.at(-1)!);
  expect(discovery.score(end)[1].total).toBeGreaterThan(0);
});

test('a wrong die at the table is answered by the hint; then what the opponent does is played', () => {
  const { session, progress, refused, next } = openScript(DUEL_LESSON, START);
  const table = openDuelTable(session);
  const at = () => DUEL_LESSON.steps[progress.value.step]!.name;
  expect(table.task.value).toBe('roll');
  table.roll();
  expect([at(), table.task.value]).toEqual(['take', 'draft']);
  table.pickDie(1);
  table.confirm();
  expect([at(), refused.value, table.canConfirm.value]).toEqual(['take', true, true]);
  table.pickDie(3);
  table.confirm();
  expect([at(), refused.value, table.task.value]).toEqual(['draw', false, 'place']);
  table.tap([...table.lit.value][0]!);
  table.confirm();
  expect([at(), table.task.value]).toEqual(['book', 'wait']);
  next();
  expect([at(), table.task.value]).toEqual(['second', 'draft']);
  table.close();
});

test('the learner rolls whenever a player would', () => {
  const castle = learn(DUEL_LESSON as Lesson<unknown, unknown>, seeded(5)).find(
    ({ step }) => DUEL_LESSON.steps[step]!.name === 'castle',
  )!;
  const { session } = openScript(DUEL_LESSON, castle);
  const table = openDuelTable(session);
  expect(table.task.value).toBe('roll');
  table.roll();
  expect(table.task.value).toBe('draft');
  table.close();
});

test('a step back shows the table as it was', () => {
  const { session, back: goBack, next } = openScript(DISCOVERY_LESSON, START);
  const table = openDiscoveryTable(session);
  const first = session.state.value;
  next();
  expect(table.task.value).toBe('pick');
  goBack();
  expect(session.state.value).toBe(first);
  expect(session.actions.value).toEqual([]);
  table.close();
});
