import { bySeat, type DiscoveryAction, type DiscoveryState, discovery, dominoFor } from '@castellan/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DiscoveryTable, openDiscoveryTable } from '../../../src/games/discovery/controller.ts';
import { bestGain } from '../../../src/games/discovery/ghost.ts';
import { noteText, promptText, wordsOf } from '../../../src/games/discovery/sentences.ts';
import { loadAreas, locale } from '../../../src/i18n/index.ts';
import { computer, type GameInfo, newGame, PERSON } from '../../../src/play/game-info.ts';
import { memoryStore } from '../../../src/play/page-store.ts';
import { openSession } from '../../../src/play/session.ts';
import { broughtBy } from '../../playing.ts';
import { after, OPENING } from './positions.ts';

/** The computer answers when the test lets it. */
const computerPlays: ((line: string) => void)[] = [];
vi.mock('../../../src/engine/think.ts', () => ({
  think: () => ({
    answer: new Promise<string>((resolve) => computerPlays.push(resolve)),
    now: () => {},
    drop: () => {},
  }),
}));

let table: DiscoveryTable;

/** A table for two people at one device by default. */
async function sitDown(choices: Partial<GameInfo>): Promise<void> {
  const info = newGame('discovery', { seed: 7, ...choices });
  const store = memoryStore();
  await store.create(info);
  table = openDiscoveryTable(await openSession<DiscoveryState, DiscoveryAction>(info, store));
  await logged();
}

/** What was decided is in the log. */
const logged = () => vi.advanceTimersByTimeAsync(5);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Chance reveals and draws, and what nobody decides happens, until a player has to decide. */
async function untilDecision(): Promise<void> {
  for (let i = 0; i < 20 && ['reveal', 'forced'].includes(table.task.value); i++) {
    await vi.advanceTimersByTimeAsync(1000);
  }
}

/** Plays games until a table is as wanted. */
async function playUntil(found: () => boolean): Promise<void> {
  for (let seed = 1; seed < 60; seed++) {
    if (seed > 1) table.close();
    await sitDown({ seed });
    for (let decisions = 0; decisions < 60 && !isOver(); decisions++) {
      while (table.task.value === 'reveal' && !found()) await vi.advanceTimersByTimeAsync(1000);
      if (found()) return;
      await untilDecision();
      if (found()) return;
      if (!isOver()) await decide();
    }
  }
  throw new Error('no game comes to that');
}

const isOver = (): boolean => table.task.value === 'over';

/** One decision as a tap-happy player takes it. */
async function decide(): Promise<void> {
  if (table.task.value === 'pick') {
    table.pick(table.session.state.value.choosing.find(({ king }) => king === null)!.domino);
  } else if (table.staging.value.ghost === null) {
    table.tap([...table.lit.value][0]!);
  }
  table.confirm();
  await logged();
}

test.each([[[] as string[]], [['size=7', 'harmony=on', 'middle=on']], [['deck=base', 'tiebreak=print']]])(
  'two people play a whole game with %s at the table',
  async (options) => {
    await sitDown({ seed: 3, options });
    for (let decisions = 0; decisions < 200 && !isOver(); decisions++) {
      await untilDecision();
      if (!isOver()) await decide();
    }
    expect(isOver()).toBe(true);
    expect(discovery.result(table.session.state.value).kind).not.toBe('ongoing');
    expect(table.session.info.value.over).toBe(true);
  },
);

describe('placing the first domino', () => {
  beforeEach(() => sitDown({ actions: OPENING }));

  test('nothing is placed before confirm', async () => {
    table.tap('d5');
    expect(table.staging.value.ghost?.anchor).toBe('d5');
    expect(table.session.actions.value).toHaveLength(OPENING.length);
    table.confirm();
    await logged();
    expect(table.session.actions.value.at(-1)).toMatchObject({ type: 'place', domino: 1 });
    expect(table.task.value).toBe('pick');
  });

  test('a domino on offer says what it brings at best, or that it scores nothing yet', async () => {
    await loadAreas('discovery');
    table.tap('d5');
    table.confirm();
    await logged();
    // Forest without a crown; then a lake with one.
    table.pick(3);
    expect(noteText(table)).toBe('It fits, but scores nothing yet.');
    table.pick(13);
    expect(noteText(table)).toMatch(/^It fits, for \+[1-9]\d* at best\.$/);
  });

  test('the square that was tapped is not looked at any more once it is placed', async () => {
    table.tap('d5');
    table.looked.value = { seat: 1, square: 'd5' };
    table.confirm();
    await logged();
    expect(table.looked.value).toBeNull();
  });

  test('confirming twice places once, and the ghost stays until it is placed', async () => {
    table.tap('d5');
    table.confirm();
    expect(table.staging.value.ghost).not.toBeNull();
    expect(table.canConfirm.value).toBe(false);
    table.confirm();
    table.takeBack();
    await logged();
    expect(table.session.actions.value).toHaveLength(OPENING.length + 1);
    expect(table.staging.value.ghost).toBeNull();
  });

  test('the badge says what the placement brings, by the rules', () => {
    table.tap('d5');
    const { place } = table.staging.value.ghost!;
    const { state } = table.session;
    const before = bySeat(discovery.score(state.value), 1).total;
    expect(table.gain.value).toBe(discovery.preview(state.value, place).total - before);
  });

  test('the sentence tells what each domain counted and counts now, and the badge what that brings', async () => {
    locale.value = 'en';
    await loadAreas('discovery');
    let told = 0;
    await playUntil(() => {
      if (table.task.value !== 'place' || table.lit.value.size === 0) return false;
      for (const square of table.lit.value) {
        table.tap(square);
        if (!table.gain.value) continue;
        const note = noteText(table);
        expect([note, broughtBy(note)]).toEqual([note, table.gain.value]);
        told++;
      }
      return told > 60;
    });
  });

  test('undo goes back one step, take back goes back to nothing', () => {
    table.tap('d5');
    const first = table.staging.value.ghost;
    table.turn();
    expect(table.staging.value.ghost).not.toEqual(first);
    table.undo();
    expect(table.staging.value.ghost).toEqual(first);
    table.tap('f5');
    table.takeBack();
    expect(table.staging.value.ghost).toBeNull();
    expect(table.canUndo.value).toBe(false);
  });

  test('a domino that fits cannot be discarded, and the table says why', () => {
    table.toggleDiscard();
    expect(table.staging.value.discarding).toBe(false);
    expect(table.refusal.value?.code).toBe('can-be-placed');
  });

  test('a tap where nothing fits says why and keeps what is laid out', () => {
    table.tap('d5');
    table.tap('c3');
    expect(table.refusal.value).toEqual({ code: 'not-connected', square: 'c3' });
    expect(table.staging.value.ghost?.anchor).toBe('d5');
  });

  test('a dragged domino says nothing about the squares it only passes', () => {
    table.dragTo('d5');
    table.dragTo('c3');
    expect(table.refusal.value).toBeNull();
    expect(table.staging.value.ghost?.anchor).toBe('d5');
  });

  test('looking back shows the table as it was and changes nothing', () => {
    table.lookingBack.value = 1;
    expect(table.view.value.lines).toBe(1);
    table.tap('d5');
    table.confirm();
    expect(table.lit.value.size).toBe(0);
    expect(table.session.actions.value).toHaveLength(OPENING.length);
    table.takeBack();
    expect(table.lookingBack.value).toBeNull();
  });
});

describe('the last remaining domino', () => {
  beforeEach(async () => {
    await sitDown({
      actions: [...OPENING, 'place 1 d5 d6', 'pick 3', 'place 5 e4 f4', 'pick 13', 'place 12 d4 e4', 'pick 2'],
    });
    await decide();
  });
  const actions = () => table.session.actions.value;

  test('is taken by itself, after it was told', async () => {
    expect(table.task.value).toBe('forced');
    const before = actions().length;
    table.pick(20);
    expect(actions()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(750);
    expect(actions()[before]).toEqual({ type: 'pick', domino: 20 });
  });

  test('is taken at once by a touch anywhere', async () => {
    const before = actions().length;
    table.finish();
    await logged();
    expect(actions()[before]).toEqual({ type: 'pick', domino: 20 });
    expect(table.task.value).not.toBe('forced');
  });

  test('is taken back together with the placement before it', async () => {
    const before = actions().length;
    table.finish();
    await logged();
    expect(actions()).toHaveLength(before + 1);
    table.undo();
    await logged();
    expect(actions()).toHaveLength(before - 1);
    expect(table.task.value).toBe('place');
    expect(table.canUnplay.value).toBe(true);
  });

  test('waits while one looks back', async () => {
    const before = actions().length;
    table.show(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(actions()).toHaveLength(before);
    table.takeBack();
    await vi.advanceTimersByTimeAsync(750);
    expect(actions()[before]).toEqual({ type: 'pick', domino: 20 });
  });
});

describe('choosing a domino', () => {
  beforeEach(() => sitDown({ actions: [...OPENING, 'place 1 d5 d6', 'pick 3', 'place 5 e4 f4'] }));

  test('a second tap on the same domino puts the king back', () => {
    table.pick(20);
    expect(table.canConfirm.value).toBe(true);
    table.pick(20);
    expect(table.canConfirm.value).toBe(false);
  });

  test('a domino with a king on it cannot be chosen', () => {
    table.pick(3);
    expect(table.refusal.value).toEqual({ code: 'domino-taken', number: 3 });
    expect(table.staging.value.picked).toBeNull();
  });

  test('what a domino brings at best is known before it is taken', () => {
    const state = after([...OPENING, 'place 1 d5 d6', 'pick 3', 'place 5 e4 f4']);
    // A lake with a crown beside one wheat: one square, one crown.
    expect(bestGain(state, 2, 13)).toBe(1);
  });
});

describe('a domino that fits nowhere', () => {
  const isStuck = () => table.task.value === 'forced' && table.mustDiscard.value;

  test('is discarded by itself, after that was told', async () => {
    await playUntil(isStuck);
    expect(table.lit.value.size).toBe(0);
    expect(table.canConfirm.value).toBe(false);
    const before = table.session.actions.value.length;
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.session.actions.value).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.session.actions.value[before]).toEqual({ type: 'discard' });
  });

  test('is discarded by hand, staged and then confirmed, after it was taken back', async () => {
    await playUntil(isStuck);
    const { seat } = table.session.state.value;
    table.finish();
    await logged();
    const before = table.session.actions.value.length;
    await table.session.ask(seat, { type: 'ask-take-back' });
    await table.session.ask(seat === 1 ? 2 : 1, { type: 'answer-take-back', agree: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.session.actions.value).toHaveLength(before - 1);
    expect(table.task.value).toBe('place');
    expect(table.canConfirm.value).toBe(false);
    table.toggleDiscard();
    expect(table.canConfirm.value).toBe(true);
    table.confirm();
    await logged();
    expect(table.session.actions.value[before - 1]).toEqual({ type: 'discard' });
  });
});

test('a domino that fits in one place alone lies there from the beginning, and can be taken up', async () => {
  await playUntil(() => {
    const spots = new Set(table.places.value.map(({ squares }) => squares.toSorted().join()));
    return table.task.value === 'place' && spots.size === 1;
  });
  expect(table.places.value).toContainEqual(table.staging.value.ghost?.place);
  expect(table.canConfirm.value).toBe(true);
  table.undo();
  expect(table.staging.value.ghost).toBeNull();
  table.tap([...table.lit.value][0]!);
  expect(table.canConfirm.value).toBe(true);
});

test('the next domino of a player is known while the other one is still at it', () => {
  const state = after(OPENING);
  expect(dominoFor(state, 2)).toBe(state.placing[1]!.domino);
  const choosing = after([...OPENING, 'place 1 d5 d6']);
  expect(dominoFor(choosing, 2)).toBe(choosing.placing[1]!.domino);
  const last = after([...OPENING, 'place 1 d5 d6', 'pick 2', 'place 5 e4 f4', 'pick 3', 'place 12 d4 e4']);
  expect(dominoFor(last, 1)).toBeNull();
});

test('two people at one device: one lays out the next domino while the other decides', async () => {
  await sitDown({ actions: OPENING });
  expect([table.me.value, table.preparer.value]).toEqual([1, 2]);
  table.turnTable();
  expect([table.me.value, table.task.value, table.domino.value]).toEqual([2, 'prepare', 5]);
  table.tap('d5');
  table.confirm();
  expect([table.me.value, table.readySeat.value]).toEqual([1, 2]);
  await decide();
  expect(table.readySeat.value).toBe(2);
  await decide();
  expect(table.session.actions.value.at(-1)).toMatchObject({ type: 'place', domino: 5 });
  expect([table.me.value, table.task.value, table.readySeat.value]).toEqual([2, 'pick', null]);
});

describe('while the computer is placing', () => {
  beforeEach(() => {
    computerPlays.length = 0;
    return sitDown({ actions: OPENING, seats: [computer('knight'), PERSON] });
  });

  const computerDoes = async (line: string) => {
    computerPlays.pop()!(line);
    await vi.advanceTimersByTimeAsync(1000);
  };

  test('a person lays out the next domino, and it goes down when the turn comes', async () => {
    expect(table.task.value).toBe('prepare');
    expect(table.domino.value).toBe(5);
    table.tap('d5');
    table.confirm();
    expect(table.ready.value).toBe(true);
    expect(table.session.actions.value).toHaveLength(OPENING.length);
    await computerDoes('place 1 d5 d6');
    expect(table.ready.value).toBe(true);
    await computerDoes('pick 20');
    expect(table.session.actions.value.at(-1)).toMatchObject({ type: 'place', domino: 5 });
    expect(table.task.value).toBe('pick');
  });

  test('the table still speaks while the computer is seen placing, and goes on afterwards', async () => {
    locale.value = 'en';
    await loadAreas('discovery');
    // A page on which things move.
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    table.tap('d5');
    table.confirm();
    computerPlays.pop()!('place 1 d5 d6');
    for (let i = 0; i < 50 && table.moving.value === null; i++) await vi.advanceTimersByTimeAsync(20);
    expect(table.moving.value?.action).toMatchObject({ type: 'place', domino: 1 });
    expect([promptText(table), noteText(table)]).toEqual(['Domino 1 is being placed.', '']);
    // By name, in one sentence.
    expect(wordsOf(table)).toMatchObject({ who: 'The knight places a domino.', prompt: [] });
    await vi.advanceTimersByTimeAsync(1000);
    await computerDoes('pick 20');
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.session.actions.value.at(-1)).toMatchObject({ type: 'place', domino: 5 });
  });

  test('what is laid out but not yet ready stays there and waits for confirm', async () => {
    table.tap('d5');
    const { ghost } = table.staging.value;
    await computerDoes('place 1 d5 d6');
    await computerDoes('pick 20');
    expect(table.task.value).toBe('place');
    expect(table.staging.value.ghost).toEqual(ghost);
  });

  test('taking it back in time means it is not placed', async () => {
    table.tap('d5');
    table.confirm();
    table.takeBack();
    await computerDoes('place 1 d5 d6');
    await computerDoes('pick 20');
    expect(table.task.value).toBe('place');
    expect(table.staging.value.ghost).toBeNull();
  });
});
