import { createHmac } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Host, hasStarted, type Logged, type Match, type PlayerRating, type Summary } from '@castellan/match';
import { bySeat, GAME_NAMES, type GameName, other, SEATS, type Seat } from '@castellan/rules';
import {
  afterGame,
  aged,
  isListed,
  isProvisional,
  levelLike,
  nearestLevel,
  newRating,
  type Rating,
  ratedScores,
} from '@castellan/together';
import { UNUSED_MS } from './seat-index.ts';
import type { Note, NoteId } from './stores/notes.ts';
import type { ServerStore } from './stores/port.ts';

/** The rating of a player in one game. */
export const RATING = 'rating';
/** A rated game that goes on, or whose result does not count yet. */
const UNSETTLED = 'unsettled';

const PAGE = 200;
const LONGEST_HISTORY = 200;
const MOST_LISTED = 500;
const LATER_MS = 3_600_000;
/** The ladder reads all ratings: that is done now and then. */
const LADDER_MS = 30_000;
/** How a removed name is written. */
const NOBODY = '?';

interface Past extends PlayerRating {
  readonly game: string;
  readonly at: number;
}

interface Saved {
  /** As in the last rated game. */
  readonly name: string;
  readonly bot: boolean;
  readonly rating: Rating;
  /** The newest last. A game counts once: it is looked for here. */
  readonly history: readonly Past[];
}

type Ladder = readonly (PlayerRating & {
  readonly place: number;
  readonly name: string;
  readonly bot: boolean;
  readonly games: number;
  readonly like: string;
})[];

const ratingId = (holder: string, game: GameName): NoteId => ({ scope: holder, kind: RATING, key: game });
const unsettledId = (id: string): NoteId => ({ scope: id, kind: UNSETTLED, key: '' });
const rounded = ({ value, deviation }: Pick<Rating, 'value' | 'deviation'>): PlayerRating => ({
  value: Math.max(0, Math.round(value)),
  deviation: Math.round(deviation),
});

/**
 * Ratings of players of this server. A result is read from the game's own log, and the strength of the opponent from its beginning: so a
 * game counts once for each player, whatever was cut off, and in whatever order games end.
 */
export class Ratings {
  /** Whether games may be rated here: the host decides. */
  readonly enabled: boolean;
  readonly #host: Host;
  readonly #store: ServerStore;
  readonly #warn: (error: unknown) => void;
  readonly #ladders = new Map<GameName, { readonly until: number; readonly list: Promise<Ladder> }>();
  readonly #settling = new Set<Promise<void>>();

  constructor(host: Host, store: ServerStore, enabled: boolean, warn: (error: unknown) => void) {
    this.#host = host;
    this.#store = store;
    this.enabled = enabled;
    this.#warn = warn;
  }

  /** What the log of a rated game saves of a player who sits down: the strength, and a pseudonym of the address. */
  async seatFacts(game: GameName, id: string, holder: string, address: string) {
    const saved = await this.#read(holder, game);
    const now = this.#host.now();
    const [key = ''] = await this.#store.signingKeys();
    return {
      rating: rounded(saved ? aged(saved.rating, now) : newRating(game, now)),
      address: createHmac('sha256', key).update(`${id} ${address}`).digest('hex').slice(0, 16),
    };
  }

  /** A rated game has begun: it is looked up again until its result counts. */
  async noteBegun(match: Match): Promise<void> {
    if (!match.rated || !hasStarted(match)) return;
    const due = this.#host.now() + LATER_MS;
    await this.#store.putNote({ ...unsettledId(match.id), holder: null, body: '', seq: 0, due }, 0);
  }

  gameChanged({ id, rated, status }: Summary): void {
    if (!rated || status !== 'over') return;
    const settling: Promise<void> = this.#settle(id)
      .catch(this.#warn)
      .finally(() => this.#settling.delete(settling));
    this.#settling.add(settling);
  }

  /** Games that have been over for a while and do not count yet: the process was ended in between. */
  async sweep(): Promise<void> {
    for (const note of await this.#store.notesDue(UNSETTLED, this.#host.now(), PAGE)) {
      const match = await this.#host.match(note.scope);
      if (!match || match.ending) await this.#settle(note.scope);
      else {
        const { version, ...rest } = note;
        await this.#store.putNote({ ...rest, due: this.#host.now() + LATER_MS }, version);
      }
    }
  }

  async idle(): Promise<void> {
    await Promise.all(this.#settling);
  }

  async ladder(game: GameName): Promise<Ladder> {
    const now = performance.now();
    const known = this.#ladders.get(game);
    if (known && known.until > now) return known.list;
    const list = this.#readLadder(game);
    this.#ladders.set(game, { until: now + LADDER_MS, list });
    list.catch(() => this.#ladders.delete(game));
    return list;
  }

  async mine(holder: string) {
    const all = await Promise.all(GAME_NAMES.map(async (game) => ({ game, saved: await this.#read(holder, game) })));
    return all.flatMap(({ game, saved }) => {
      if (!saved) return [];
      const rating = aged(saved.rating, this.#host.now());
      const { history } = saved;
      const facts = { games: rating.games, provisional: isProvisional(rating), like: levelLike(game, rating) };
      return [{ game, ...rounded(rating), ...facts, history }];
    });
  }

  /** All games of a player have come to another device: so does the rating, unless there is one of more games. */
  async move(from: string, to: string): Promise<void> {
    for (const game of GAME_NAMES) {
      const moving = await this.#store.note(ratingId(from, game));
      if (!moving) continue;
      const there = await this.#store.note(ratingId(to, game));
      const gamesOf = (note: Note): number => (JSON.parse(note.body) as Saved).rating.games;
      if (!there || gamesOf(there) < gamesOf(moving)) {
        const note = this.#note(to, game, JSON.parse(moving.body) as Saved);
        if (!(await this.#store.putNote(note, there?.version ?? 0))) return this.move(from, to);
      }
      await this.#store.removeNote(ratingId(from, game));
    }
    this.#ladders.clear();
  }

  /** A player was forgotten, or a name removed: no list may show it any longer. */
  forgetNames(): void {
    this.#ladders.clear();
  }

  /** A game without a note counts already: its seats may have gone to other devices since. */
  async #settle(id: string): Promise<void> {
    if (!(await this.#store.note(unsettledId(id)))) return;
    const match = await this.#host.match(id);
    const scores = match && ratedScores(match);
    if (match && scores) for (const seat of SEATS) await this.#count(match, seat, bySeat(scores, seat));
    await this.#store.removeNote(unsettledId(id));
  }

  async #count(match: Match, seat: Seat, score: number): Promise<void> {
    const { game, id } = match;
    const holder = bySeat(match.hidden.holders, seat);
    const player = bySeat(match.seats, seat);
    const opponent = bySeat(match.seats, other(seat))?.rating;
    if (!holder || !player || !opponent) return;
    for (;;) {
      const before = await this.#store.note(ratingId(holder, game));
      const saved = before && (JSON.parse(before.body) as Saved);
      if (saved?.history.some((past) => past.game === id)) return;
      const endedAt = match.updatedAt;
      const rating = afterGame(saved?.rating ?? newRating(game, endedAt), { game, seat, opponent, score, endedAt });
      const past = { game: id, at: endedAt, ...rounded(rating) };
      const history = [...(saved?.history ?? []), past].slice(-LONGEST_HISTORY);
      const note = this.#note(holder, game, { name: player.name, bot: player.bot, rating, history });
      if (await this.#store.putNote(note, before?.version ?? 0)) break;
    }
    this.#ladders.delete(game);
  }

  async #readLadder(game: GameName): Promise<Ladder> {
    const found: Saved[] = [];
    for (let after: NoteId | null = null, length = PAGE; length === PAGE; ) {
      const page: readonly Note[] = await this.#store.notesAfter(RATING, after, PAGE);
      for (const { key, body } of page) if (key === game) found.push(JSON.parse(body) as Saved);
      after = page.at(-1) ?? null;
      length = page.length;
      await nextTurn();
    }
    const now = this.#host.now();
    return found
      .map((saved) => ({ ...saved, rating: aged(saved.rating, now) }))
      .filter(({ rating, name }) => isListed(rating) && name !== NOBODY)
      .sort((a, b) => b.rating.value - a.rating.value)
      .slice(0, MOST_LISTED)
      .map(({ name, bot, rating }, at) => ({
        place: at + 1,
        name,
        bot,
        like: nearestLevel(game, rating.value),
        games: rating.games,
        ...rounded(rating),
      }));
  }

  async #read(holder: string, game: GameName): Promise<Saved | null> {
    const note = await this.#store.note(ratingId(holder, game));
    return note && (JSON.parse(note.body) as Saved);
  }

  #note(holder: string, game: GameName, saved: Saved) {
    const due = this.#host.now() + UNUSED_MS;
    return { ...ratingId(holder, game), holder, body: JSON.stringify(saved), seq: 0, due };
  }
}

/** A rated game that a backup brought: it counts again, in the order in which games ended. */
export async function noteRestored(store: ServerStore, id: string, log: readonly Logged[]): Promise<void> {
  const first = log[0]?.event;
  if (first?.type !== 'created' || !first.rated) return;
  await store.putNote({ ...unsettledId(id), holder: null, body: '', seq: 0, due: log.at(-1)!.at }, 0);
}

/** Removes a name from the ladder; the rating stays. Answers how often it stood there. */
export async function removeNameFromRatings(store: ServerStore, name: string): Promise<number> {
  let removed = 0;
  for (let after: NoteId | null = null, length = PAGE; length === PAGE; ) {
    const page: readonly Note[] = await store.notesAfter(RATING, after, PAGE);
    for (const { version, ...note } of page) {
      const saved = JSON.parse(note.body) as Saved;
      if (saved.name.toLowerCase() !== name.toLowerCase()) continue;
      removed += Number(await store.putNote({ ...note, body: JSON.stringify({ ...saved, name: NOBODY }) }, version));
    }
    after = page.at(-1) ?? null;
    length = page.length;
  }
  return removed;
}
