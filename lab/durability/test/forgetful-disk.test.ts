import { seeded } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { ForgetfulDisk } from '../power-loss/forgetful-disk.ts';
import type { Change } from '../power-loss/recording.ts';

const FILE = '/data/games.db';
const create = (path = FILE): Change => ({ type: 'create', path });
const write = (at: number, text: string, path = FILE): Change => ({ type: 'write', path, at, data: Buffer.from(text) });
const truncate = (length: number): Change => ({ type: 'truncate', path: FILE, length });
const begin = (sync: string, path = FILE): Change => ({ type: 'sync-begin', path, sync });
const end = (sync: string, path = FILE): Change => ({ type: 'sync-end', path, sync });
const sync = (path = FILE): Change[] => [begin('s', path), end('s', path)];

/** Every outcome that two hundred losses of power have. */
function outcomes(changes: readonly Change[], isLying = false): Set<string> {
  const disk = new ForgetfulDisk({ isLying });
  for (const change of changes) disk.apply(change);
  const below = seeded(5);
  return new Set(Array.from({ length: 200 }, () => disk.afterPowerLoss(below).get(FILE)?.toString() ?? 'gone'));
}

describe('a disk that forgets what was not synced', () => {
  it('keeps what was synced, name and content', () => {
    expect(outcomes([create(), write(0, 'abc'), ...sync(), ...sync('/data')])).toEqual(new Set(['abc']));
  });

  it('may keep or lose what was not', () => {
    const changes = [create(), write(0, 'abc'), ...sync(), ...sync('/data'), write(0, 'xyz')];
    expect(outcomes(changes)).toEqual(new Set(['abc', 'xyz']));
  });

  it('may lose a file whose folder was not synced, content and all', () => {
    expect(outcomes([create(), write(0, 'abc'), ...sync()])).toEqual(new Set(['abc', 'gone']));
  });

  it('may bring back a removed file until the folder is synced', () => {
    const removed: Change[] = [create(), write(0, 'abc'), ...sync(), ...sync('/data'), { type: 'unlink', path: FILE }];
    expect(outcomes(removed)).toEqual(new Set(['abc', 'gone']));
    expect(outcomes([...removed, ...sync('/data')])).toEqual(new Set(['gone']));
  });

  it('may keep a later write and lose an earlier one', () => {
    const changes = [create(), ...sync('/data'), write(0, 'a'), write(1, 'b')];
    expect(outcomes(changes)).toEqual(new Set(['', 'a', '\0b', 'ab']));
  });

  it('may tear a write at the end of a sector, never within one', () => {
    const changes = [create(), ...sync('/data'), write(0, 'a'.repeat(1024))];
    const [one, two] = ['a'.repeat(512), 'a'.repeat(1024)];
    expect(outcomes(changes)).toEqual(new Set(['', one, two, '\0'.repeat(512) + one]));
  });

  it('does not make sure of what was written while it synced', () => {
    const changes = [create(), ...sync('/data'), write(0, 'a'), begin('1'), write(1, 'b'), end('1')];
    expect(outcomes(changes)).toEqual(new Set(['a', 'ab']));
  });

  it('counts a sync that ended within another one once', () => {
    const overlapping = [begin('1'), write(1, 'b'), begin('2'), end('1'), write(2, 'c'), end('2')];
    expect(outcomes([create(), ...sync('/data'), write(0, 'a'), ...overlapping])).toEqual(new Set(['ab', 'abc']));
  });

  it('cuts a file short, and may forget that it did', () => {
    const changes = [create(), ...sync('/data'), write(0, 'abc'), ...sync(), truncate(1)];
    expect(outcomes(changes)).toEqual(new Set(['abc', 'a']));
    expect(outcomes([...changes, ...sync()])).toEqual(new Set(['a']));
  });

  it('loses what was synced if it lies', () => {
    const changes = [create(), ...sync('/data'), write(0, 'abc'), ...sync()];
    expect(outcomes(changes, true)).toEqual(new Set(['abc', '', 'gone']));
  });
});
