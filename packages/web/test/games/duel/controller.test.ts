import { bySeat, type DuelAction, type DuelState, duel, must } from '@castellan/rules';
import type { Signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDuelTable } from '../../../src/games/duel/controller.ts';
import { newGame } from '../../../src/play/game-info.ts';
import { memoryStore } from '../../../src/play/page-store.ts';
import { openSession } from '../../../src/play/session.ts';
import { duelAfter, isPlace, placingStates, sessionAt } from '../../playing.ts';

describe('at the table of Duel', () => {
  test('nothing is played or spent before confirm', () => {
    const session = sessionAt(duelAfter('roll d s D S', 'pick 1', 'pick 3 4'));
    const table = openDuelTable(session);
    table.tap('d2');
    table.toggle('castle');
    expect(table.gain.value).toBeGreaterThan(0);
    expect(session.actions.value).toEqual([]);
    expect(session.state.value.players[0].castle).toBe(true);
    table.confirm();
    expect(session.actions.value.length).toBe(1);
    expect(session.state.value.players[0].castle).toBe(false);
    table.close();
  });

  test('undo goes back one step at a time, take back to the beginning', () => {
    const table = openDuelTable(sessionAt(duelAfter('roll d s D S', 'pick 1', 'pick 3 4')));
    table.tap('d2');
    const first = table.staging.value.hand.at;
    table.turn();
    table.swap();
    table.undo();
    table.undo();
    expect(table.staging.value.hand.at).toEqual(first);
    table.turn();
    table.takeBack();
    expect(table.staging.value.hand.at).toEqual([null, null]);
    expect(table.canUndo.value).toBe(false);
    table.close();
  });

  test('the first player takes one die, the second two, and a third tap lets go of the first', () => {
    const session = sessionAt(duelAfter('roll d s D S'));
    const table = openDuelTable(session);
    table.pickDie(2);
    table.pickDie(4);
    expect(table.staging.value.picked).toEqual([4]);
    table.confirm();
    table.pickDie(4);
    expect(table.refusal.value?.code).toBe('die-taken');
    table.pickDie(1);
    expect(table.canConfirm.value).toBe(false);
    table.pickDie(2);
    table.pickDie(3);
    expect(table.staging.value.picked).toEqual([2, 3]);
    table.confirm();
    expect(session.state.value.phase).toBe('place');
    table.close();
  });

  test('who can place must place; who cannot may pass, and sees it before confirming', () => {
    const session = sessionAt(duelAfter('roll d s D S', 'pick 1', 'pick 3 4'));
    const table = openDuelTable(session);
    table.togglePass();
    expect(table.refusal.value?.code).toBe('must-place');
    expect(table.canConfirm.value).toBe(false);
    table.close();
  });

  test('only where no power helps is passing all that is left', () => {
    let [seen, stuck] = [0, 0];
    for (const state of placingStates(60)) {
      if (duel.whyNot(state, { type: 'pass' }) !== null) continue;
      for (const powers of [[], ['free'], ['split'], ['turn'], ['split', 'turn']] as const) {
        const player = { ...bySeat(state.players, state.seat), powers };
        const players =
          state.seat === 1 ? ([player, state.players[1]] as const) : ([state.players[0], player] as const);
        const table = openDuelTable(sessionAt({ ...state, players }));
        const helps = duel.legal({ ...state, players }).some(isPlace);
        expect(table.mustPass.value).toBe(!helps);
        seen++;
        if (!helps) stuck++;
        table.close();
      }
    }
    expect([seen > 20, stuck > 5, stuck < seen]).toEqual([true, true, true]);
  });

  test('where nothing fits the pass comes by itself, after it was told', () => {
    vi.useFakeTimers();
    const stuck = placingStates(60).find((state) => duel.legal(state).every(({ type }) => type === 'pass'))!;
    const session = sessionAt(stuck);
    const table = openDuelTable(session);
    expect(table.task.value).toBe('forced');
    table.togglePass();
    table.confirm();
    vi.advanceTimersByTime(1500);
    expect(session.actions.value).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(session.actions.value).toEqual([{ type: 'pass' }]);
    table.close();
    vi.useRealTimers();
  });

  test('dice that fit in one place alone stand there from the beginning', () => {
    let seen = 0;
    for (const state of placingStates(60)) {
      const table = openDuelTable(sessionAt(state));
      const spots = new Set(table.options.value.map(({ at }) => at.toSorted().join()));
      const only = table.task.value === 'place' && spots.size === 1;
      if (only) seen++;
      expect(table.canConfirm.value).toBe(only);
      table.close();
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('the second player prepares while the first is placing, and it is played on the turn', () => {
    const session = sessionAt(duelAfter('roll d s D S', 'pick 1', 'pick 3 4'), [1]);
    const table = openDuelTable(session);
    expect(table.me.value).toBe(2);
    expect(table.task.value).toBe('prepare');
    table.tap('d2');
    table.confirm();
    expect(table.ready.value).toBe(true);
    expect(session.actions.value).toEqual([]);
    const [first] = duel.legal(session.state.value);
    session.act(first!);
    expect(session.actions.value.map(({ type }) => type)).toEqual(['place', 'place']);
    table.close();
  });

  test('two people at one device: the second prepares while the first is still thinking', () => {
    const session = sessionAt(duelAfter('roll d s D S', 'pick 1', 'pick 3 4'));
    const table = openDuelTable(session);
    table.tap('d2');
    const first = table.staging.value.hand.at;
    expect(table.preparer.value).toBe(2);
    table.turnTable();
    expect([table.me.value, table.task.value]).toEqual([2, 'prepare']);
    expect(table.staging.value.hand.at).toEqual([null, null]);
    table.tap('e3');
    table.confirm();
    // The table turns back by itself, and what the first player had laid out is still there.
    expect([table.me.value, table.task.value, table.readySeat.value]).toEqual([1, 'place', 2]);
    expect(table.staging.value.hand.at).toEqual(first);
    expect(session.actions.value).toEqual([]);
    table.confirm();
    expect(session.actions.value.map(({ type }) => type)).toEqual(['place', 'place']);
    expect(session.state.value.phase).toBe('roll');
    expect(table.readySeat.value).toBeNull();
    table.close();
  });

  test('what the second player only began to prepare waits on the map for its turn', () => {
    const session = sessionAt(duelAfter('roll d s D S', 'pick 1', 'pick 3 4'));
    const table = openDuelTable(session);
    table.turnTable();
    table.tap('d2');
    const begun = table.staging.value.hand.at;
    table.turnTable();
    table.tap('d2');
    table.confirm();
    expect([table.me.value, table.task.value]).toEqual([2, 'place']);
    expect(table.staging.value.hand.at).toEqual(begun);
    expect(table.preparer.value).toBeNull();
    table.close();
  });

  test('confirming twice plays once, and what was laid out stays in sight until it is drawn', async () => {
    const info = newGame('duel', { actions: ['roll d s D S', 'pick 1', 'pick 3 4'] });
    const store = memoryStore();
    await store.create(info);
    const session = await openSession<DuelState, DuelAction>(info, store);
    const table = openDuelTable(session);
    table.tap('d2');
    table.confirm();
    expect(table.canConfirm.value).toBe(false);
    table.confirm();
    table.takeBack();
    table.undo();
    expect(table.chosen.value).not.toBeNull();
    await vi.waitFor(() => expect(session.actions.value.length).toBeGreaterThan(3), { timeout: 60_000 });
    expect(session.actions.value.map(({ type }) => type)).toEqual(['roll', 'pick', 'pick', 'place']);
    expect(table.chosen.value).toBeNull();
    table.close();
  });

  test('the past is stepped through, and its end is the present', () => {
    const session = sessionAt(duelAfter('roll d s D S'));
    const table = openDuelTable(session);
    session.act({ type: 'pick', dice: [1] });
    session.act({ type: 'pick', dice: [2, 3] });
    table.show(1);
    expect([table.lookingBack.value, table.view.value]).toEqual([1, session.states.value[1]]);
    expect(table.canConfirm.value).toBe(false);
    table.show(2);
    expect([table.lookingBack.value, table.view.value]).toEqual([null, session.state.value]);
    table.close();
  });

  test('looking back shows an earlier table and lets nothing be played there', () => {
    const session = sessionAt(duelAfter('roll d s D S'));
    const table = openDuelTable(session);
    session.act({ type: 'pick', dice: [1] });
    table.lookingBack.value = 0;
    expect(table.view.value.dice.every(({ taker }) => taker === null)).toBe(true);
    table.pickDie(2);
    expect(table.staging.value.picked).toEqual([]);
    table.takeBack();
    expect(table.lookingBack.value).toBeNull();
    table.close();
  });
});

describe('seeing again what the other did', () => {
  const play = (session: ReturnType<typeof sessionAt>, line: string) =>
    expect(session.act(must(duel.parseAction(line)))).toBe(null);
  /** The other has placed, and goes on: dice are rolled, and it picks first. */
  function otherPlaced() {
    const session = sessionAt(duelAfter('roll d s f++ ?', 'pick 3', 'pick 1 4', 'place s@b3 f++@c3'), [2]);
    const table = openDuelTable(session);
    play(session, 'place d@c3 ?q@c4');
    return { session, table };
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('what happens meanwhile is on the table when it ends, and the player can go on', () => {
    const { session, table } = otherPlaced();
    expect(table.canSeeAgain.value).toBe(true);
    table.seeAgain();
    play(session, 'roll d s D S');
    play(session, 'pick 1');
    vi.runAllTimers();
    expect(table.lookingBack.value).toBe(null);
    expect(table.view.value).toBe(session.state.value);
    expect(table.task.value).toBe('draft');
    table.close();
  });

  test('what is taken back meanwhile, as in another tab, ends it', () => {
    const { session, table } = otherPlaced();
    table.seeAgain();
    (session.actions as Signal<readonly DuelAction[]>).value = [];
    (session.states as Signal<readonly DuelState[]>).value = session.states.value.slice(0, 1);
    vi.runAllTimers();
    expect(table.lookingBack.value).toBe(null);
    expect(table.view.value).toBe(session.state.value);
    // And what the other does then is seen.
    play(session, 'place d@c3 ?q@c4');
    vi.runAllTimers();
    expect(table.view.value).toBe(session.state.value);
    table.close();
  });
});
