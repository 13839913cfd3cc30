import type { GameRecord } from '../records/game-record.ts';
import { readTextOf } from '../records/read-text.ts';
import type { EmbeddedGame } from './game.ts';

export interface Shown {
  readonly of: EmbeddedGame;
  readonly record: GameRecord;
  readonly live: boolean;
}

export type Watched = Shown | 'loading' | 'missing';

export function shownOf(of: EmbeddedGame, text: string, live: boolean): Watched {
  const read = readTextOf(text, [of.game]);
  return read.ok ? { of, record: read.value, live } : 'missing';
}
