import { duel } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { openDuelTable } from '../src/duel/table.ts';
import { duelAfter, sessionAt } from './playing.ts';

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
