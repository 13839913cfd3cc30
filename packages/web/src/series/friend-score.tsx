import { bySeat, other } from '@castellan/rules';
import { formatNumber, t } from '../i18n/index.ts';
import { withOpponent } from '../online/opponent.ts';
import { savedGames } from '../online/saved-games.ts';
import type { GameInfo } from '../play/game-info.ts';
import { personSeat } from '../play/names.ts';
import { type Rival, rivalOf } from '../play/rivals.ts';
import { PlayerMark } from '../ui/art.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import styles from './series.module.css';

/** The score between two people who meet online, from their finished games on this device. */

const useRival = (info: GameInfo): Rival | null =>
  useLoaded(async () => rivalOf(await withOpponent(info)), [info.id, savedGames.value]).value ?? null;

const scoreText = ({ mine, theirs, name }: Rival): string =>
  t('together.youAndName', { mine: formatNumber(mine), theirs: formatNumber(theirs), name });

/** In the bar of a table. */
export function FriendScore({ info }: { info: GameInfo }) {
  const rival = useRival(info);
  if (!rival) return null;
  const me = personSeat(info);
  return (
    <span class={styles.score} data-friend={`${rival.mine}:${rival.theirs}`} title={scoreText(rival)}>
      <span class="visually-hidden">{scoreText(rival)}</span>
      <span aria-hidden="true">
        <PlayerMark seat={bySeat(info.marks, me)} />
        {formatNumber(rival.mine)} : {formatNumber(rival.theirs)}
        <PlayerMark seat={bySeat(info.marks, other(me))} />
      </span>
    </span>
  );
}

/** Under the headline of a result: "You 7 : 5 Ada". */
export function FriendLine({ info }: { info: GameInfo }) {
  const rival = useRival(info);
  return (
    <p class={styles.result} data-friend={rival ? `${rival.mine}:${rival.theirs}` : ''}>
      {rival ? scoreText(rival) : ''}
    </p>
  );
}
