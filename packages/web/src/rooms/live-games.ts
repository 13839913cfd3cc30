import { after, type Match, matchOf } from '@castellan/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { server } from '../online/server.ts';

/** A browser has six connections to a server: boards are asked for, one after the other, and need no stream each. */
const EVERY_MS = 4000;

/** Games that are watched, by their ids, as they go on. A device may send 300 requests a minute, for all its pages together. */
export function useLiveGames(ids: readonly string[], everyMs = EVERY_MS): ReadonlyMap<string, Match> {
  const matches = useSignal<ReadonlyMap<string, Match>>(new Map());
  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (!document.hidden) {
        for (const id of ids) {
          if (stopped) return;
          const before = matches.value.get(id);
          if (before?.ending) continue;
          // A game that is not there yet, or no more, is left out until the next look.
          const next = await read(id, before).catch(() => before);
          if (next && next !== before) matches.value = new Map(matches.value).set(id, next);
        }
      }
      if (!stopped) timer = setTimeout(look, everyMs);
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [ids.join()]);
  return matches.value;
}

export async function read(id: string, before: Match | undefined): Promise<Match | undefined> {
  const { events } = await server.log(id, before?.seq ?? 0);
  if (!before) return events.length > 0 ? matchOf(id, events) : undefined;
  return events.filter(({ seq }) => seq > before.seq).reduce((match, logged) => after(match, logged), before);
}
