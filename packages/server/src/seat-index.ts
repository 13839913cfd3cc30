import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Appended, Logged, Store } from '@castellan/match';
import type { Note, NoteId, Notes } from './stores/notes.ts';

const KIND = 'seat';
const PAGE = 200;
/** So often it is checked whether the notes of a player are still in use: notes of players without games are removed. */
export const UNUSED_MS = 30 * 86_400_000;

/** Who takes a seat in this event, or may take one of the game that begins with it. */
function holdersIn({ event }: Logged): readonly string[] {
  if (event.type === 'joined' || event.type === 'moved') return event.hidden?.holder ? [event.hidden.holder] : [];
  return event.type === 'created' ? (event.hidden?.reserved ?? []).filter((holder) => holder !== '') : [];
}

const seatsSomebody = (logged: Logged): boolean => holdersIn(logged).length > 0;

/** Which games a player ever sat at, or has a seat reserved at. It may name one too many, never one too few: whether they hold a seat is asked of the game. */
export async function gamesOf(notes: Notes, holder: string): Promise<readonly string[]> {
  const games: string[] = [];
  for await (const page of notePages(notes, holder)) games.push(...gamesIn(page));
  return games;
}

/** The notes of a player, one page per tick of the event loop. */
export async function* notePages(notes: Notes, holder: string): AsyncGenerator<readonly Note[]> {
  for (let after: NoteId | null = null, length = PAGE; length === PAGE; ) {
    const page: readonly Note[] = await notes.notesOf(holder, { after, limit: PAGE });
    if (page.length > 0) yield page;
    after = page.at(-1) ?? null;
    length = page.length;
    await nextTurn();
  }
}

/** Whether the player sits at any game that is still there. */
export const hasGames = async (notes: Notes, holder: string): Promise<boolean> =>
  (await notes.notesOf(holder, { after: null, limit: PAGE })).some(isSeat);

export const isSeat = ({ kind }: Note): boolean => kind === KIND;

export const gamesIn = (page: readonly Note[]): readonly string[] => page.filter(isSeat).map(({ scope }) => scope);

export async function noteSeats(notes: Notes, game: string, events: readonly Logged[]): Promise<void> {
  for (const holder of events.flatMap(holdersIn)) {
    await notes.putNote({ scope: game, kind: KIND, key: holder, holder, body: '', seq: 0, due: 0 }, 0);
  }
}

export const dropSeat = (notes: Notes, game: string, holder: string): Promise<void> =>
  notes.removeNote({ scope: game, kind: KIND, key: holder });

/**
 * Passes everything on, and notes who sits where before they do; and again once they do, for they may have asked to be forgotten
 * meanwhile, and were not found there yet.
 */
export class SeatNotingStore implements Store {
  readonly #store: Store;
  readonly #notes: Notes;

  constructor(store: Store, notes: Notes) {
    this.#store = store;
    this.#notes = notes;
  }

  append(...request: Parameters<Store['append']>): Promise<Appended> {
    const [gameId, , , events] = request;
    const append = () => this.#store.append(...request);
    return events.some(seatsSomebody) ? this.#noting(gameId, events, append) : append();
  }

  async #noting(gameId: string, events: readonly Logged[], append: () => Promise<Appended>): Promise<Appended> {
    await noteSeats(this.#notes, gameId, events);
    const appended = await append();
    if (appended.status === 'committed') await noteSeats(this.#notes, gameId, events);
    return appended;
  }

  read(gameId: string, after: number): Promise<readonly Logged[]> {
    return this.#store.read(gameId, after);
  }
}
