import type { BySeat } from '@castellan/rules';
import { storage } from '../ui/storage.ts';
import { DEFAULT_LEVEL, isLevel, type Level } from './levels.ts';

/** What was chosen for the last game, offered again for the next one. */

const LEVEL = 'castellan.level';
const NAMES = 'castellan.names';

export function lastLevel(): Level {
  const level = storage.get(LEVEL) ?? '';
  return isLevel(level) ? level : DEFAULT_LEVEL;
}

export function lastNames(): BySeat<string> {
  const [first = '', second = ''] = (storage.get(NAMES) ?? '').split('\n');
  return [first, second];
}

interface Choices {
  readonly against: 'person' | 'computer';
  readonly level: Level;
  readonly names: BySeat<string>;
}

export function rememberChoices({ against, level, names }: Choices): void {
  if (against === 'computer') storage.set(LEVEL, level);
  const second = against === 'person' ? names[1] : lastNames()[1];
  storage.set(NAMES, [names[0], second].map((name) => name.trim()).join('\n'));
}
