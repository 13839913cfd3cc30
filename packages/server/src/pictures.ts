import type { Match } from '@castellan/match';
import type { Language, Standing } from '@castellan/picture';
import type { PictureRequest } from './picture-worker.ts';
import { PromiseCache } from './promise-cache.ts';
import { Thread } from './thread.ts';

/** Pictures that are cached, each at most a few hundred kilobytes. */
const MOST_KNOWN = 16;

type Picture = Uint8Array<ArrayBuffer>;

/** What may be known to anybody: who plays, how it stands, when it was played last. */
export function standingOf({ game, state, seats, ending, updatedAt }: Match): Standing {
  return {
    game,
    state,
    names: [seats[0]?.name ?? null, seats[1]?.name ?? null],
    marks: [1, 2],
    // What was played to its end is judged by its rules: they know a shared victory.
    ending: ending?.reason === 'played' ? null : ending,
    date: new Date(updatedAt).toISOString().slice(0, 10),
  };
}

/** Games as pictures: drawn once for every seq and language, off the event loop, one after the other. */
export class Pictures {
  readonly #known = new PromiseCache<Picture>(MOST_KNOWN);
  readonly #thread: Thread<PictureRequest, Picture>;

  constructor(idleMs = 10_000) {
    this.#thread = new Thread(new URL('./picture-worker.ts', import.meta.url), { mostWaiting: 10, idleMs });
  }

  /** Whether there is a thread that draws. */
  get drawing(): boolean {
    return this.#thread.running;
  }

  of(match: Match, language: Language): Promise<{ readonly value: Picture; readonly known: boolean }> {
    return this.#known.of(`${match.id} ${match.seq} ${language}`, () => {
      const { state: _, ...standing } = standingOf(match);
      const { options, position } = match;
      const actions = match.actions.map(({ action }) => action);
      return this.#thread.ask({ ...standing, options, position, actions, language });
    });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
