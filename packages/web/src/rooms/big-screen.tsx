import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatNumber, t } from '../i18n/index.ts';
import { leftText } from '../play/time-left.ts';
import { Art } from '../ui/art.tsx';
import styles from './boards.module.css';
import { Code, RoomQr } from './code-card.tsx';
import { GameBoards } from './game-boards.tsx';
import { useLiveGames } from './live-games.ts';
import type { RoomState } from './room-client.ts';
import { RoomTable } from './room-table.tsx';
import { formatName, playerName, roomHref, serverPlace } from './room-text.ts';
import { SameDiceDots } from './same-dice-class.tsx';
import { type FollowedRoom, useServerTime } from './use-room.ts';

/** Boards that can be told apart from the back of a room. */
const ON_A_PAGE = 8;
const PAGE_MS = 10_000;
const ROWS = 17;

/** For a projector: all boards as they are played, the table, the time, and how to come in. */
export function BigScreen({ room, followed }: { room: RoomState; followed: FollowedRoom }) {
  const now = useServerTime(followed.skew);
  const turned = useSignal(0);
  const playing = room.games.filter(({ result, game }) => result === null && game !== null);
  const pages = Math.max(1, Math.ceil(playing.length / ON_A_PAGE));
  useEffect(() => {
    const timer = setInterval(() => turned.value++, PAGE_MS);
    return () => clearInterval(timer);
  }, [turned]);
  const pageNumber = turned.value % pages;
  const shown = playing.slice(pageNumber * ON_A_PAGE, (pageNumber + 1) * ON_A_PAGE);
  const tablePages = Math.max(1, Math.ceil(room.standings.length / ROWS));
  const live = useLiveGames(shown.flatMap(({ game }) => game ?? []));
  const { endsAt, format } = room.settings;
  const left = endsAt === null ? null : Math.max(0, endsAt - now);
  const over = room.closed || left === 0;
  const free = room.waiting.map((number) => playerName(room, number));
  return (
    <main class={styles.screen} tabIndex={-1} data-page={pageNumber + 1}>
      <header>
        <a href={roomHref(room.code)} aria-label={t('room.title')}>
          <Art id="castle" />
        </a>
        <h1>{formatName(room)}</h1>
        {left !== null && !over && (
          <p class={styles.clock}>
            <b>{leftText(left)}</b> {t('room.leftWord')}
          </p>
        )}
        <p class={styles.free}>
          {over
            ? t('room.isOver')
            : format !== 'same' && free.length > 0 && free.length <= 4
              ? t('room.freeNext', { names: new Intl.ListFormat(document.documentElement.lang).format(free) })
              : ''}
        </p>
        <p class={styles.inAt}>
          {t('room.comeInAt')}
          <br />
          {serverPlace()}
        </p>
        <Code room={room} />
        <RoomQr room={room} />
      </header>
      <section class={styles.grid} aria-label={t('room.playing')} data-count={shown.length}>
        {shown.map((game) => (
          <GameBoards key={game.index} room={room} game={game} match={game.game ? live.get(game.game) : undefined} />
        ))}
        {shown.length === 0 &&
          (format === 'same' ? <SameDiceDots room={room} /> : <p class={styles.empty}>{t('room.noGames')}</p>)}
      </section>
      <aside aria-label={t('room.table')}>
        <RoomTable room={room} brief most={ROWS} from={(turned.value % tablePages) * ROWS} />
        {pages > 1 && <p class={styles.pageOf}>{t('room.pageOf', { n: pageNumber + 1, of: formatNumber(pages) })}</p>}
      </aside>
    </main>
  );
}
