import { after, type Logged, type Match, matchOf, recordOf } from '@castellan/match';
import { type Signal, signal } from '@preact/signals';
import { type GameRecord, readText } from '../records/game-record.ts';
import { recordInLink } from '../records/linked-record.ts';

type Watched = { readonly record: GameRecord; readonly live: boolean } | 'loading' | 'missing';

const API = new URL('../api/games/', location.href);
const ID = /^[2-9a-z]{14}$/;

/** The game an address names: out of the link itself, or from the server, as everybody may watch it. */
export function watch([kind, word = '']: readonly string[]): Signal<Watched> {
  const shown = signal<Watched>('loading');
  if (kind === 'r') {
    recordInLink(word).then((found) => {
      shown.value = found.ok ? { record: found.value, live: false } : 'missing';
    });
  } else if (kind === 'g' && ID.test(word)) {
    follow(word, shown).catch(() => {
      shown.value = 'missing';
    });
  } else shown.value = 'missing';
  return shown;
}

/** Reads the log, then whatever comes; a browser opens a stream that broke off again by itself, after the last event it had. */
async function follow(id: string, shown: Signal<Watched>): Promise<void> {
  const answer = await fetch(new URL(`${id}/log`, API), { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) throw new Error(`no game ${id}`);
  const { seq, events } = (await answer.json()) as { seq: number; events: readonly Logged[] };
  let match: Match = matchOf(id, events);
  const show = () => {
    const read = readText(recordOf(match).join('\n'));
    shown.value = read.ok ? { record: read.value, live: match.ending === null } : 'missing';
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
