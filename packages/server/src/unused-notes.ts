import type { Host } from '@castellan/match';
import { RATING } from './ratings.ts';
import { CODE, DEVICE, isOldCode, PLAYER, Recovery } from './recovery.ts';
import { WORD_RESULT } from './same-dice/word-results.ts';
import { hasGames, UNUSED_MS } from './seat-index.ts';
import type { Note, Notes } from './stores/notes.ts';
import type { ServerStore } from './stores/port.ts';
import { WEBHOOK } from './turns/webhook.ts';

const AT_ONCE = 100;

/**
 * Removes what belongs to players and bots without any game: records of players, codes, webhooks; and results of words whose time is over. Each note says when it is next due to be
 * checked. Notes of earlier versions say 0: they get the same time as new ones.
 */
export async function pruneNotes(host: Host, store: ServerStore): Promise<number> {
  const recovery = new Recovery(host, store);
  const anyGames = async (holders: readonly string[]): Promise<boolean> => {
    for (const holder of holders) if (await hasGames(store, holder)) return true;
    return false;
  };
  /** Whether a note is still in use, by its kind. */
  const inUse: Readonly<Record<string, (note: Note) => Promise<boolean>>> = {
    [PLAYER]: async ({ scope }) => {
      const player = await recovery.player(scope);
      if (!player || (await anyGames(player.record.devices.map(({ id }) => id)))) return true;
      await recovery.remove(player);
      return false;
    },
    [DEVICE]: async ({ scope }) => (await recovery.playerOf(scope)) !== null,
    [CODE]: async (note) => {
      if (isOldCode(note)) return anyGames(JSON.parse(note.body) as string[]);
      return (await recovery.player(note.body))?.record.code === note.scope;
    },
    [WEBHOOK]: ({ scope }) => hasGames(store, scope),
    [RATING]: ({ scope }) => hasGames(store, scope),
    // It is due when its time is over.
    [WORD_RESULT]: async () => false,
  };
  let removed = 0;
  for (const [kind, isUsed] of Object.entries(inUse)) removed += await pruneKind(store, kind, host.now(), isUsed);
  return removed;
}

async function pruneKind(
  notes: Notes,
  kind: string,
  now: number,
  isUsed: (note: Note) => Promise<boolean>,
): Promise<number> {
  let removed = 0;
  for (
    let due = await notes.notesDue(kind, now, AT_ONCE);
    due.length > 0;
    due = await notes.notesDue(kind, now, AT_ONCE)
  ) {
    for (const note of due) {
      const { version, ...rest } = note;
      if (note.due === 0 || (await isUsed(note))) await notes.putNote({ ...rest, due: now + UNUSED_MS }, version);
      else {
        await notes.removeNote(note);
        removed++;
      }
    }
    if (due.length < AT_ONCE) break;
  }
  return removed;
}
