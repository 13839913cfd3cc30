import { type Match, timeLeft } from '@castellan/match';
import { bySeat, other, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Icon } from './icons.tsx';
import type { LiveGame } from './live.ts';
import { leftSpoken, leftText, nextTick, SHORT_MS } from './time.ts';

interface OnlineBarProps {
  readonly live: LiveGame;
  /** Confirmed here and on its way. */
  readonly unsent: number;
}

/** In the bar of the table: who is there, whose time runs, talk, and what else can be asked for. */
export function OnlineBar({ live, unsent }: OnlineBarProps) {
  const { match, you } = live.state.value;
  if (!match) return null;
  const seats: readonly Seat[] = you ? [you, other(you)] : [1, 2];
  const lost = live.lost.value;
  return (
    <div class="onlinebar">
      <div class="seats" data-connection={lost ? 'lost' : 'live'}>
        {lost ? (
          <p class="lost" role="status">
            <Icon name="broken" />
            {unsent > 0 ? t('online.lostUnsent') : t('online.lost')}
          </p>
        ) : (
          seats.map((seat) => <SeatLine key={seat} live={live} match={match} seat={seat} sending={unsent > 0} />)
        )}
      </div>
      <div class="tools">
        {you && (
          <button
            type="button"
            class="btn quiet"
            aria-label={t('online.talk')}
            data-command="talk"
            onClick={() => (live.sheet.value = 'talk')}
          >
            <Icon name="talk" />
          </button>
        )}
        <button
          type="button"
          class="btn quiet"
          aria-label={t('online.more')}
          data-command="more"
          onClick={() => (live.sheet.value = 'more')}
        >
          <Icon name="more" />
        </button>
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
    <span class={`player o${seat}${running ? ' running' : ''}`} data-presence={away ? 'away' : 'here'}>
      <PlayerMark seat={seat} />
      <span class="nm">{mine ? t('common.you') : player?.name}</span>
      {player?.bot && <small class="tag">{t('online.bot')}</small>}
      {away && !match.ending && <small class="tag">{t('online.away')}</small>}
      {mine && sending && <small class="tag">{t('online.sending')}</small>}
      {match.clock && <ClockFace live={live} match={match} seat={seat} />}
    </span>
  );
}

/** What a player has left, counted on this device by the server's clock. */
function ClockFace({ live, match, seat }: { live: LiveGame; match: Match; seat: Seat }) {
  const { clock, ending } = match;
  const tick = useSignal(0);
  const running = clock?.running === seat && !ending;
  const left = clock ? timeLeft(clock, seat, ending ? match.updatedAt : live.now()) : 0;
  const shown = tick.value;
  useEffect(() => {
    if (!running || left === 0) return;
    const timer = setTimeout(() => {
      tick.value = shown + 1;
    }, nextTick(left));
    return () => clearTimeout(timer);
  }, [running, left, shown, tick]);
  return (
    <span class={`clock${left < SHORT_MS && running ? ' short' : ''}`} data-seat={seat}>
      <span aria-hidden="true">{leftText(left)}</span>
      <span class="sr">{t('online.time.left', { time: leftSpoken(left) })}</span>
    </span>
  );
}
