import { after, type Logged, type Match, matchOf, recordOf } from '@castellan/match';
import type { Signal } from '@preact/signals';
import { loadGame } from './game.ts';
import { shownOf, type Watched } from './shown.ts';

const API = new URL('../api/games/', location.href);

/** Reads the log, then the stream; a browser opens a stream that broke off again by itself, after the last event it had. */
export async function follow(id: string, shown: Signal<Watched>): Promise<void> {
  const answer = await fetch(new URL(`${id}/log`, API), { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) throw new Error(`no game ${id}`);
  const { seq, events } = (await answer.json()) as { seq: number; events: readonly Logged[] };
  const created = events[0]?.event;
  const of = created?.type === 'created' && (await loadGame(created.game));
  if (!of) throw new Error(`the game of ${id} is not known`);
  let match: Match = matchOf(id, events);
  const show = () => {
    shown.value = shownOf(of, recordOf(match).join('\n'), match.ending === null);
  };
  show();
  if (match.ending) return;
  const stream = new EventSource(new URL(`${id}/events?after=${seq}`, API));
  stream.onmessage = ({ data }: MessageEvent<string>) => {
    const logged = JSON.parse(data) as Logged;
    if (logged.seq <= match.seq) return;
    match = after(match, logged);
    show();
    if (match.ending) stream.close();
  };
  stream.addEventListener('reread', () => location.reload());
}
