import type { Level } from '@castellan/ai';
import { type Host, tidyName } from '@castellan/match';
import { chosenOptions, type GameName, rulesOf, type Seat } from '@castellan/rules';
import { secretOfWord, tidyWord } from '@castellan/together';
import { type Caller, hashOf } from '../caller.ts';
import { PromiseCache } from '../promise-cache.ts';
import { Refused, RequestRejected } from '../refusals.ts';
import type { Note } from '../stores/notes.ts';
import type { ServerStore } from '../stores/port.ts';
import { Thread } from '../thread.ts';
import type { CheckReply, CheckRequest } from './check-worker.ts';

/** The result of a player with the dice of a word. */
export const WORD_RESULT = 'word-result';
const RESULT_MS = 30 * 86_400_000;
/** Of one word; and how many of them are sent. */
const MOST_RESULTS = 1000;
const MOST_SENT = 100;
const MOST_KNOWN = 200;
const PAGE = 200;
const NOBODY = '?';

export interface PlayedWord {
  readonly game: GameName;
  readonly word: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly options: readonly string[];
  readonly actions: readonly string[];
  readonly name: string | null;
}

interface Saved {
  readonly name: string | null;
  readonly bot: boolean;
  /** On the own board, and on that of the level. */
  readonly points: readonly [number, number];
}

/**
 * Tables of results for words that everyone plays on their own device. A result is a game that the server plays again; nobody sends
 * points. Who has a result in a table sees it; after thirty days a result is gone.
 */
export class WordResults {
  readonly #host: Host;
  readonly #store: ServerStore;
  readonly #known = new PromiseCache<CheckReply>(MOST_KNOWN);
  readonly #check = new Thread<CheckRequest, CheckReply>(new URL('./check-worker.ts', import.meta.url), {
    mostWaiting: 20,
    idleMs: 60_000,
  });

  constructor(host: Host, store: ServerStore) {
    this.#host = host;
    this.#store = store;
  }

  /** Adds the game of the caller, whose first result counts, and answers the table. Sent again it changes the name alone. */
  async add(caller: Caller, { word: typed, name: typedName, actions, ...played }: PlayedWord) {
    const { game, level, seat } = played;
    const rules = rulesOf(game);
    const parsed = rules.parseOptions(played.options);
    if (!parsed.ok) throw new Refused({ code: 'bad-options', option: parsed.error });
    const word = tidyWord(typed);
    if (word === null) throw new RequestRejected(400, 'bad-request', { field: 'word' });
    const name = typedName === null ? null : tidyName(typedName);
    if (typedName !== null && name === null) throw new Refused({ code: 'bad-name' });
    const options = rules.printOptions(parsed.value);
    const chosen = chosenOptions(options).toSorted();
    const id = {
      scope: hashOf(`word ${game} ${level} ${seat} ${word} ${chosen.join(' ')}`),
      kind: WORD_RESULT,
      key: caller.holder,
    };
    const before = await this.#store.note(id);
    const saved = before && (JSON.parse(before.body) as Saved);
    if (saved?.name !== name || !before) {
      const points =
        saved?.points ?? (await this.#pointsOf({ ...played, options, actions, secret: secretOfWord(game, word) }));
      if (!before && (await this.#store.notesIn(id.scope, WORD_RESULT)).length >= MOST_RESULTS)
        throw new RequestRejected(409, 'table-full');
      const body = JSON.stringify({ name, bot: caller.bot, points } satisfies Saved);
      const due = before?.due ?? this.#host.now() + RESULT_MS;
      await this.#store.putNote({ ...id, holder: caller.holder, body, seq: 0, due }, before?.version ?? 0);
    }
    return this.#table(await this.#store.notesIn(id.scope, WORD_RESULT), caller.holder);
  }

  async close(): Promise<void> {
    await this.#check.close();
  }

  async #pointsOf(request: CheckRequest): Promise<readonly [number, number]> {
    // The level thinks again for each of its actions: a game that is sent by many is played again once.
    const { value: points } = await this.#known.of(hashOf(JSON.stringify(request)), () => this.#check.ask(request));
    if (!points) throw new RequestRejected(422, 'not-this-game');
    return points;
  }

  /** The best first; the caller's row is among those sent, wherever it stands. */
  #table(notes: readonly Note[], holder: string) {
    const all = notes
      .map((note) => ({ ...(JSON.parse(note.body) as Saved), you: note.key === holder }))
      .toSorted(({ points: a }, { points: b }) => b[0] - a[0] || a[1] - b[1]);
    const placeOf = ({ points: [own, other] }: Saved): number =>
      1 + all.findIndex(({ points }) => points[0] === own && points[1] === other);
    const rows = all.map((one) => ({ place: placeOf(one), ...one }));
    return { players: all.length, rows: rows.filter(({ you }, at) => at < MOST_SENT || you) };
  }
}

/** Removes a name from all tables of words; the results stay. Answers how often it stood there. */
export async function removeNameFromWords(store: ServerStore, name: string): Promise<number> {
  let removed = 0;
  for (let after: Note | null = null, length = PAGE; length === PAGE; ) {
    const page: readonly Note[] = await store.notesAfter(WORD_RESULT, after, PAGE);
    for (const { version, ...note } of page) {
      const saved = JSON.parse(note.body) as Saved;
      if (saved.name?.toLowerCase() !== name.toLowerCase()) continue;
      const body = JSON.stringify({ ...saved, name: NOBODY });
      removed += Number(await store.putNote({ ...note, body }, version));
    }
    after = page.at(-1) ?? null;
    length = page.length;
  }
  return removed;
}
