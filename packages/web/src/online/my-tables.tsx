import { ABSENCE_DAYS, ABSENCE_MS, deadlineOf } from '@castellan/match';
import type { RemoteView } from '@castellan/match/client';
import { useSignal } from '@preact/signals';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { deadlineText } from '../play/time-left.ts';
import { usePolling } from '../ui/use-polling.ts';
import { saveFinished } from './finished.ts';
import { gameHref } from './links.ts';
import { forgetTable } from './memory.ts';
import styles from './my-tables.module.css';
import { tables } from './remembered-tables.ts';
import { codeOf, server } from './server.ts';

const MOST_SHOWN = 12;
const REFRESH_MS = 15_000;

export interface MyTablesProps {
  /** In the lobby, among the games of this device, or on the start page: there only those where it is our turn. */
  readonly at: 'lobby' | 'games' | 'start';
}

/** The games this browser sat down at that are still going on, those that wait for us first. Shows nothing where there are none. */
export default function MyTables({ at }: MyTablesProps) {
  const views = useSignal<readonly RemoteView[]>([]);
  const refresh = async (signal: AbortSignal) => {
    const ids = tables().flatMap(({ id, saved }) => (saved ? [] : [id]));
    const found = await Promise.all(ids.slice(0, MOST_SHOWN).map((id) => look(id)));
    if (signal.aborted) return;
    views.value = found.filter((view) => view !== null).toSorted((a, b) => mineFirst(b) - mineFirst(a));
  };
  usePolling(refresh, REFRESH_MS);
  const shown = at === 'start' ? views.value.filter(isMine) : views.value;
  if (shown.length === 0) return null;
  return (
    <section class={styles.tables} data-tables={at}>
      <h2>{at === 'lobby' ? t('online.yourGames') : t('online.onlineGames')}</h2>
      <ul class="stack">
        {shown.map((view) => (
          <li key={view.id}>
            <a class="leaf" href={gameHref(view.id)} data-turn={standingOf(view)}>
              <b class={styles.title}>{kitOf(view.game).title}</b>
              <span>{againstText(view)}</span>
              <small class={isMine(view) ? 'tag strong' : 'tag'}>{turnText(view)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The action that waits for us in a game, or whose turn it is. */
function standingOf({ turn, roller, you, clock, turnBeganAt, now }: RemoteView): 'mine' | 'claim' | 'close' | 'theirs' {
  const awaited = turn === 1 || turn === 2 ? turn : roller;
  if (awaited === null) return 'theirs';
  if (awaited === you) return 'mine';
  if (clock) return now > (deadlineOf(clock) ?? Number.POSITIVE_INFINITY) ? 'claim' : 'theirs';
  return now > turnBeganAt + ABSENCE_MS ? 'close' : 'theirs';
}

const isMine = (view: RemoteView): boolean => standingOf(view) !== 'theirs';
const mineFirst = (view: RemoteView): number => Number(isMine(view));

/** A running game in which we have a seat. */
async function look(id: string): Promise<RemoteView | null> {
  try {
    const view = await server.view(id);
    if (view.ending) await saveFinished(id, view.you);
    return view.you !== null && view.ending === null ? view : null;
  } catch (error) {
    if (codeOf(error) === 'no-such-game') forgetTable(id);
    return null;
  }
}

function againstText({ seats, you }: RemoteView): string {
  const other = seats[you === 1 ? 1 : 0];
  return other ? t('online.against', { name: shownName(other.name) }) : t('online.waitingShort');
}

function turnText(view: RemoteView): string {
  if (view.turn === 'waiting') return t('online.notBegun');
  const standing = standingOf(view);
  if (standing === 'claim') return t('online.mayClaim');
  if (standing === 'close') return t('online.mayClose', { n: ABSENCE_DAYS });
  const turn = standing === 'mine' ? t('online.yourTurn') : t('online.theirTurn');
  const deadline = view.time.type === 'days' ? deadlineOf(view.clock) : null;
  return deadline === null ? turn : `${turn} · ${t('online.until', { when: deadlineText(deadline, 'short') })}`;
}
