import { lastState, type Tag } from '@castellan/rules';
import { type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import type { GameRecord } from './game-record.ts';

export const tagOf = (tags: readonly Tag[], name: string): string => tags.find((tag) => tag.name === name)?.value ?? '';

/** A record as a game of this device: two people, as far as anyone knows. */
export function infoOfRecord(record: GameRecord): GameInfo {
  const setupOf = (name: string) => ({ ...PERSON, name: tagOf(record.tags, name) });
  const { game, position, states, actions } = record.replay;
  return newGame(record.game, {
    options: game.printOptions(game.options(states[0])),
    position,
    actions: actions.map((action) => game.printAction(action)),
    seats: [setupOf('Player1'), setupOf('Player2')],
    over: game.turn(lastState(record.replay)) === 'over',
  });
}
