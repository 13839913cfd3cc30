import { awaitedSeat } from '@castellan/match';
import type { MyGame } from '@castellan/match/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { LiveGame } from './connection.ts';
import { gameHref } from './links.ts';
import { server } from './server.ts';

/** After our action in a game by days: the next of our games that waits for us, the most urgent one first. */
export function NextGame({ live }: { live: LiveGame }) {
  const next = useSignal<MyGame | null>(null);
  const { match, you } = live.state.value;
  const idle = match !== null && you !== null && match.time.type === 'days' && awaitedSeat(match) !== you;
  const seq = match?.boardSeq;
  useEffect(() => {
    let left = false;
    next.value = null;
    if (!idle) return;
    server.myGames().then(
      (games) => {
        if (!left) next.value = games.find(({ id, turn, you: seat }) => id !== live.id && turn === seat) ?? null;
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [idle, seq, live.id, next]);
  if (!next.value) return null;
  const text = t('online.nextGame', { name: next.value.opponent ?? '?' });
  return (
    <section class="notice" aria-label={text} data-notice="next-game">
      <p>{text}</p>
      <div class="row">
        <a class="button go" href={gameHref(next.value.id)} data-command="next-game">
          {t('online.nextGo')}
        </a>
      </div>
    </section>
  );
}
