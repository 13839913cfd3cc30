import { EMPTY_TRANSCRIPT, type Event, type Logged, type Transcript, transcriptAfter } from '@castellan/match';
import { beforeEach, expect, test } from 'vitest';
import { dropPledge, notePledge, pledgeOf } from '../../src/online/memory.ts';
import { witness } from '../../src/online/witness.ts';

const acted = (...actions: string[]): Logged[] =>
  actions.map((action, i) => ({ seq: i + 1, at: 0, command: null, event: { type: 'acted', by: 1, action } as Event }));
const after = (log: readonly Logged[]): Transcript => log.reduce(transcriptAfter, EMPTY_TRANSCRIPT);

const show = (note: ReturnType<typeof witness>, log: readonly Logged[]): void => {
  for (const logged of log) note(logged, null);
};

beforeEach(() => {
  dropPledge('g');
  notePledge('g', { commitment: 'c', opponent: null, seat: 1 });
});

test('what was shown is saved beside the pledge, event by event, and with the pledge it goes', () => {
  const [log, { entropy }] = [acted('a', 'b', 'c'), pledgeOf('g')!];
  const note = witness('g');
  show(note, log.slice(0, 2));
  expect(pledgeOf('g')).toMatchObject({ entropy, seat: 1, shown: after(log.slice(0, 2)) });
  note(null, null);
  note(log[2]!, null);
  expect(pledgeOf('g')?.shown).toEqual(after(log));
  dropPledge('g');
  show(note, log);
  expect(pledgeOf('g')).toBeNull();
});

test('events before the seat was asked for count too', () => {
  dropPledge('g');
  const [log, note] = [acted('a', 'b'), witness('g')];
  note(log[0]!, null);
  notePledge('g', { commitment: 'c', opponent: null, seat: 1 });
  note(log[1]!, null);
  expect(pledgeOf('g')?.shown).toEqual(after(log));
});

test('after a reload the same game goes on from what was saved', () => {
  const log = acted('a', 'b', 'c', 'd');
  show(witness('g'), log.slice(0, 2));
  const note = witness('g');
  note(log[0]!, null);
  expect(pledgeOf('g')?.shown).toEqual(after(log.slice(0, 2)));
  show(note, log.slice(1, 3));
  expect(pledgeOf('g')?.shown).toEqual(after(log.slice(0, 3)));
  // The whole log read again, as after a break.
  note(null, log);
  expect(pledgeOf('g')?.shown).toEqual(after(log));
});

test('another game that the server shows after a reload does not replace what was shown first', () => {
  const log = acted('a', 'b');
  show(witness('g'), log);
  for (const other of [acted('a', 'x', 'c'), acted('x', 'b', 'c', 'd')]) {
    show(witness('g'), other);
    expect(pledgeOf('g')?.shown).toEqual(after(log));
    witness('g')(null, other);
    expect(pledgeOf('g')?.shown).toEqual(after(log));
  }
  // Nor one that is read again in the same session.
  const note = witness('g');
  show(note, log);
  note(null, acted('x', 'b', 'c'));
  expect(pledgeOf('g')?.shown).toEqual(after(log));
});

test('of two tabs, the one that is behind takes nothing back', () => {
  const log = acted('a', 'b', 'c');
  const [one, two] = [witness('g'), witness('g')];
  show(one, log.slice(0, 2));
  show(two, log.slice(0, 1));
  expect(pledgeOf('g')?.shown).toEqual(after(log.slice(0, 2)));
  show(two, log.slice(1));
  one(log[2]!, null);
  expect(pledgeOf('g')?.shown).toEqual(after(log));
});
