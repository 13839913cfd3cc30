import type { Tag } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import type { GameRecord } from './game-record.ts';

export const tagOf = (tags: readonly Tag[], name: string): string => tags.find((tag) => tag.name === name)?.value ?? '';

/** A record as a game of this device: two people, as far as anyone knows. */
export function infoOfRecord(record: GameRecord): GameInfo {
  const setupOf = (name: string) => ({ ...PERSON, name: tagOf(record.tags, name) });
  const last = record.states[record.states.length - 1];
  return newGame(record.game, {
    options: record.options,
    position: record.position ?? null,
    actions: record.actions,
    seats: [setupOf('Player1'), setupOf('Player2')],
    over: rulesOf(record.game).turn(last) === 'over',
  });
}
