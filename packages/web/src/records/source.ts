import { bySeat, err, ok, type Result, type Seat } from '@castellan/rules';
import { KITS } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { gameStore } from '../play/store.ts';
import { RECORDED } from './address.ts';
import { type GameRecord, readText, recordOf, type TextProblem } from './game-record.ts';
import { unpack } from './pack.ts';

type LinkProblem = TextProblem | 'bad-link';
export type SourceProblem = LinkProblem | 'missing';

/** A game of this device, or one of the rules. */
export async function recordById(id: string): Promise<Result<GameRecord, SourceProblem>> {
  const kit = KITS.find(({ name }) => id === `${RECORDED}${name}`);
  if (kit) return readText((await kit.recorded.load()).join('\n'));
  const info = await (await gameStore()).get(id);
  return info
    ? ok({ ...recordOf(info, [recordNameOf(info, 1), recordNameOf(info, 2)]), playedHere: info })
    : err('missing');
}

/** The game a link holds. */
export async function recordInLink(packed: string): Promise<Result<GameRecord, LinkProblem>> {
  const text = await unpack(packed);
  return text.ok ? readText(text.value) : err(text.error);
}

/** The name that leaves the page with a record, where "you" would mean the reader. */
export function recordNameOf(info: GameInfo, seat: Seat): string {
  const { kind, name } = bySeat(info.seats, seat);
  if (name !== '') return name;
  // In a file a space is a space.
  if (kind !== 'computer') return t('common.player', { n: seat }).replace('\u00a0', ' ');
  return nameOf(info, seat);
}
