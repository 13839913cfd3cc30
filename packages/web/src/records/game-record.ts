import {
  type GameRecord as AnyRecord,
  GAMES,
  type GameName,
  lastState,
  type RecordError,
  type Result,
  standardTags,
} from '@castellan/rules';
import type { GameInfo } from '../play/game-info.ts';
import { replayInfo } from '../play/replay-info.ts';
import { readTextOf } from './read-text.ts';

/** A record of a game that the page knows: where it comes from no longer matters. */
export interface GameRecord extends AnyRecord {
  readonly game: GameName;
  /** The game of this device it comes from: there one of the players may be you. */
  readonly playedHere?: GameInfo;
}

/** What could not be read, and the line as it stands in the text. */
export interface TextProblem extends RecordError {
  readonly text: string;
  /** The game of the record, where that much could be read. */
  readonly game: GameName | null;
}

/** Reads a record of any game. */
export const readText = (text: string): Result<GameRecord, TextProblem> => readTextOf(text, GAMES);

/** A saved game as a record. The caller brings the names, because they are in the language of the page. */
export function recordOf(info: GameInfo, names: readonly [string, string]): GameRecord {
  const replay = replayInfo(info);
  const date = new Date(info.created).toISOString().slice(0, 10);
  const tags = standardTags(replay.game, lastState(replay), names, date);
  // A reader should know that only the players saw these dice.
  const chance = info.realDice ? [{ name: 'Dice', value: 'entered by a person' }] : [];
  const hints = info.hints === 'off' ? [] : [{ name: 'Hints', value: info.hints }];
  return { game: info.game, tags: [...tags, ...chance, ...hints], replay };
}
