import { type GameName, printRecord } from '@castellan/rules';
import type { Explanation, Finding, Summary, Version } from '@castellan/study';
import type { GameRecord } from '../records/game-record.ts';
import { collection } from './study-store.ts';

/** An analysis as the device saves it beside its game: the findings, from which everything else follows. */
export interface SavedAnalysis {
  /** Of the game it is about, wherever that comes from: see idOf. */
  readonly id: string;
  readonly game: GameName;
  readonly findings: readonly Finding[];
  readonly version: Version;
  /** Moments there are to look at. */
  readonly total: number;
  readonly summary: Summary;
  /** Why something was better, by the index of the moment; earlier pages saved none. */
  readonly explanations?: readonly (readonly [index: number, explanation: Explanation])[];
  readonly made: number;
}

export const ANALYSES = collection<SavedAnalysis>('analyses');

/** The record of a game alone, without what is said about it. */
export const linesOf = (record: GameRecord): string[] => printRecord(record.replay);

/** One game, one name: by what was played, so that a link to a game finds the analysis of the game itself. */
export function idOf(lines: readonly string[]): string {
  const text = lines.join('\n');
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x5bd1e995)}`;
}

/** FNV-1a: to tell games apart, not to keep secrets. */
function hash(text: string, from: number): string {
  let value = from;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
