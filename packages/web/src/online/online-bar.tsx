import type { Match } from '@castellan/match';
import { bySeat, other, type Seat } from '@castellan/rules';
import { HandicapMark } from '../handicap/handicap-mark.tsx';
import { t } from '../i18n/index.ts';
import { ClockFace } from '../play/clock-face.tsx';
import { shownName } from '../play/names.ts';
import { FriendScore } from '../series/friend-score.tsx';
import { SeriesScore } from '../series/series-score.tsx';
import { PlayerMark } from '../ui/art.tsx';
import type { LiveGame } from './connection.ts';
import { Icon } from './icons.tsx';
import styles from './online-bar.module.css';
import { RatingMark } from './rating-mark.tsx';
import { infoOfRemote } from './remote-session.ts';

interface OnlineBarProps {
  readonly live: LiveGame;
  /** Confirmed here and on its way. */
  readonly unsent: number;
}

/** In the bar of the table: who is there, whose time runs, talk, and the menu of requests. */
export function OnlineBar({ live, unsent }: OnlineBarProps) {
  const { match, you } = live.state.value;
  if (!match) return null;
  const seats: readonly Seat[] = you ? [you, other(you)] : [1, 2];
  const lost = live.lost.value;
  return (
    <div class={styles.onlineBar}>
      <div class={styles.seats} data-connection={lost ? 'lost' : 'live'}>
        {lost ? (
          <p class={styles.lost} role="status">
            <Icon name="broken" />
            {unsent > 0 ? t('online.lostUnsent') : t('online.lost')}
          </p>
        ) : (
          seats.map((seat) => <SeatLine key={seat} live={live} match={match} seat={seat} sending={unsent > 0} />)
        )}
      </div>
      {match.handicap && <HandicapMark info={infoOfRemote(match, you)} />}
      {match.series ? (
        <SeriesScore info={infoOfRemote(match, you)} />
      ) : (
        you && !match.room && <FriendScore info={infoOfRemote(match, you)} />
      )}
      <div class={styles.tools}>
        {(you ? (['talk', 'more'] as const) : (['more'] as const)).map((sheet) => (
          <button
            key={sheet}
            type="button"
            class="button quiet"
            aria-label={t(`online.${sheet}`)}
            data-command={sheet}
            onClick={() => (live.sheet.value = sheet)}
          >
            <Icon name={sheet} />
          </button>
        ))}
      </div>
    </div>
  );
}

interface SeatLineProps {
  readonly live: LiveGame;
  readonly match: Match;
  readonly seat: Seat;
  readonly sending: boolean;
}

/** One player: mark, name, whether there, time. */
function SeatLine({ live, match, seat, sending }: SeatLineProps) {
  const { you, present } = live.state.value;
  const mine = seat === you;
  const player = bySeat(match.seats, seat);
  const here = mine || present[seat - 1];
  const away = you !== null && !mine ? live.away.value : !here;
  const running = match.clock?.running === seat && !match.ending;
  return (
    <span
      class={`${styles.player} owner-${seat} ${running ? styles.running : ''}`}
      data-presence={away ? 'away' : 'here'}
    >
      <PlayerMark seat={seat} />
      <span class={styles.name} data-name>
        {mine ? t('common.you') : player && shownName(player.name)}
      </span>
      {match.rated && <RatingMark rating={player?.rating} />}
      {player?.bot && <small class="tag">{t('online.bot')}</small>}
      {away && !match.ending && <small class="tag">{t('online.away')}</small>}
      {mine && sending && <small class="tag">{t('online.sending')}</small>}
      {match.clock && <ClockFace match={match} seat={seat} now={live.now} />}
    </span>
  );
}
