import { bySeat, lastState, type Seat, type Tag } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
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

/** The name that leaves the page with a record, where "you" would mean the reader. */
export function recordNameOf(info: GameInfo, seat: Seat): string {
  const { kind, name } = bySeat(info.seats, seat);
  if (name !== '') return name;
  // In a file a space is a space.
  if (kind !== 'computer') return t('common.player', { n: seat }).replace('\u00a0', ' ');
  return nameOf(info, seat);
}
