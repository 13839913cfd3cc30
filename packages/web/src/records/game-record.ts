import {
  GAMES,
  type GameName,
  printRecord,
  type RecordError,
  type Result,
  rulesOf,
  standardTags,
  type Tag,
} from '@castellan/rules';
import type { GameInfo } from '../play/game-info.ts';
import { readTextOf } from './read-text.ts';

/** A game that can be replayed: where it comes from no longer matters. */
export interface GameRecord {
  readonly game: GameName;
  readonly tags: readonly Tag[];
  /** The words of `new` after the name of the game. */
  readonly options: readonly string[];
  /** Where the game begins if not at its beginning, as the rules write a position. */
  readonly position?: string;
  /** Notation, one action each. */
  readonly actions: readonly string[];
  /** Every state, the first before any action. */
  readonly states: readonly unknown[];
  readonly played: readonly unknown[];
  /** The game of this device it comes from: there one of the players may be you. */
  readonly playedHere?: Pick<GameInfo, 'seats' | 'marks' | 'ending'>;
}

/** What could not be read, and the line as it stands in the text. */
export interface TextProblem extends RecordError {
  readonly text: string;
  /** The game of the record, where that much could be read. */
  readonly game: GameName | null;
}

/** Reads a record of any game. */
export const readText = (text: string): Result<GameRecord, TextProblem> => readTextOf(text, GAMES);

/** The record as text, one line each. */
export function printText(record: GameRecord, tags: readonly Tag[] = record.tags): string[] {
  const game = rulesOf(record.game);
  const options = game.options(record.states[0]);
  const position = record.position === undefined ? {} : { position: record.position };
  return printRecord(game, { game: record.game, tags, options, ...position, actions: record.played });
}

/** A kept game as a record; who played is asked of the caller, because names are said in the language of the page. */
export function recordOf(info: GameInfo, names: readonly [string, string]): GameRecord {
  const game = rulesOf(info.game);
  const start = info.position ? `position ${info.position}` : ['new', info.game, ...info.options].join(' ');
  const read = readText([start, ...info.actions].join('\n'));
  if (!read.ok) throw new Error(`a game of this device does not replay: line ${read.error.line}`);
  const last = read.value.states[read.value.states.length - 1];
  const date = new Date(info.created).toISOString().slice(0, 10);
  const tags = standardTags(game, last, names, date);
  // A reader should know that only the players saw these dice.
  const chance = info.realDice ? [{ name: 'Dice', value: 'entered by a person' }] : [];
  const hints = info.hints === 'off' ? [] : [{ name: 'Hints', value: info.hints }];
  return { ...read.value, tags: [...tags, ...chance, ...hints] };
}
