import type { RoomView } from '@castellan/together';
import { formatNumber, t } from '../i18n/index.ts';
import { playerName, signed } from './room-text.ts';
import styles from './rooms.module.css';

interface RoomTableProps {
  readonly room: RoomView;
  readonly you?: number | null;
  /** A few rows around this player instead of all. */
  readonly around?: number | null;
  /** Only what is read from the back of a room. */
  readonly brief?: boolean;
  readonly most?: number;
  /** The first row that is shown, for a table of several pages. */
  readonly from?: number;
}

/** Wins, draws and losses of a player, in the order in which they were played. */
function formOf(room: RoomView, player: number): string {
  return room.games
    .filter(({ players, result }) => result !== null && result !== 'none' && players.includes(player))
    .map(({ players, result }) => {
      const { winner } = result as { winner: 1 | 2 | null };
      if (winner === null) return t('room.form.draw');
      return players[winner - 1] === player ? t('room.form.win') : t('room.form.loss');
    })
    .slice(-6)
    .join('');
}

/** The table of a room, best first. */
export function RoomTable({ room, you = null, around = null, brief = false, most, from = 0 }: RoomTableProps) {
  const same = room.settings.format === 'same';
  const shown = room.standings.filter(({ player }) => {
    const { active = true } = room.players[player - 1] ?? {};
    return active || room.games.some(({ players }) => players.includes(player));
  });
  const mine = shown.findIndex(({ player }) => player === around);
  const first = around === null ? 0 : Math.max(0, Math.min(mine - 2, shown.length - 4));
  const rows = around === null ? shown.slice(from, most && from + most) : shown.slice(first, first + 4);
  const played = (player: number) =>
    room.games.filter(({ players, result }) => players.includes(player) && result !== null).length;
  return (
    <table class={`table ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('room.place')}</span>
          </th>
          <th scope="col">{t('room.player')}</th>
          {!same && <th scope="col">{t('room.games')}</th>}
          {!same && !brief && <th scope="col">{t('room.form')}</th>}
          {!brief && <th scope="col">{t('room.margin')}</th>}
          <th scope="col">{t('room.points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, place, points, margin }) => (
          <tr key={player} class={player === you ? styles.you : ''} data-player={player}>
            <td>{formatNumber(place)}</td>
            <th scope="row">
              {player === you ? t('room.youNamed', { name: playerName(room, player) }) : playerName(room, player)}
            </th>
            {!same && <td>{formatNumber(played(player))}</td>}
            {!same && !brief && <td class={styles.streak}>{formOf(room, player)}</td>}
            {!brief && <td>{signed(margin)}</td>}
            <td>{same && played(player) === 0 ? '' : formatNumber(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
