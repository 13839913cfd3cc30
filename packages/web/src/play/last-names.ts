import type { BySeat, GameName } from '@castellan/rules';
import { storage } from '../ui/storage.ts';
import { chooseOpponent, type Opponent, rememberGame } from './last-choices.ts';

/** The names of the last game, and the other entries of its form. */

const NAMES = 'castellan.names';

export function lastNames(): BySeat<string> {
  const [first = '', second = ''] = (storage.get(NAMES) ?? '').split('\n');
  return [first, second];
}

interface Choices {
  readonly game: GameName;
  readonly against: 'person' | 'computer';
  readonly opponent: Opponent;
  readonly names: BySeat<string>;
}

export function rememberChoices({ game, against, opponent: chosen, names }: Choices): void {
  rememberGame(game);
  if (against === 'computer') chooseOpponent(chosen);
  const second = against === 'person' ? names[1] : lastNames()[1];
  storage.set(NAMES, [names[0], second].map((name) => name.trim()).join('\n'));
}
