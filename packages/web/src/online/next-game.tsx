import { awaitedSeat } from '@castellan/match';
import { t } from '../i18n/index.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { LiveGame } from './connection.ts';
import { gameHref } from './links.ts';
import styles from './notices.module.css';
import { server } from './server.ts';

/** After our action in a game by days: the next of our games that waits for us, the most urgent one first. */
export function NextGame({ live }: { live: LiveGame }) {
  const { match, you } = live.state.value;
  const idle = match !== null && you !== null && match.time.type === 'days' && awaitedSeat(match) !== you;
  const seq = match?.boardSeq;
  const next = useLoaded(async () => {
    const games = idle ? await server.myGames() : [];
    return games.find(({ id, turn, you: seat }) => id !== live.id && turn === seat);
  }, [idle, seq, live.id]).value;
  if (!next) return null;
  const text = t('online.nextGame', { name: next.opponent ?? '?' });
  return (
    <section class={`row ${styles.notice}`} aria-label={text} data-notice="next-game">
      <p>{text}</p>
      <div class="row">
        <a class="button go" href={gameHref(next.id)} data-command="next-game">
          {t('online.nextGo')}
        </a>
      </div>
    </section>
  );
}
