import { lastState, type Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { nameOf } from '../play/names.ts';
import { infoOfRecord, tagOf } from '../records/record-info.ts';
import type { Shown } from './shown.ts';

/** How a match writes a free seat into its record. */
const NOBODY = '?';

/** How the game stands, in one sentence: whose turn it is, or how it ended. */
export function standingText({ record, live }: Shown): string {
  const { tags, replay } = record;
  const info = infoOfRecord(record);
  if (live && ['Player1', 'Player2'].some((name) => tagOf(tags, name) === NOBODY)) return t('records.stands.waiting');
  const ending = tagOf(tags, 'Ending');
  if (ending === 'closed') return t('records.stands.closed');
  // A player who resigned has lost, whatever the board says.
  if (ending) {
    const [kind, seat] = tagOf(tags, 'Result').split(' ');
    return kind === 'win' ? wins(Number(seat) as Seat) : t('records.stands.draw');
  }
  const state = lastState(replay);
  const outcome = replay.game.result(state);
  if (outcome.kind === 'win') return wins(outcome.seat);
  if (outcome.kind === 'draw') return t(outcome.shared ? 'records.stands.shared' : 'records.stands.draw');
  const turn = replay.game.turn(state);
  const seat = turn === 'chance' ? replay.game.roller(state) : turn;
  return seat === 1 || seat === 2 ? t('common.turnOf', { name: nameOf(info, seat) }) : t('records.replay.start');

  function wins(seat: Seat): string {
    return t('records.stands.win', { name: nameOf(info, seat) });
  }
}
