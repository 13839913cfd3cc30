import {
  commitmentOf,
  decideHandOver,
  type Host,
  hasStarted,
  type Match,
  type NewGame,
  newSecret,
  type Summary,
} from '@castellan/match';
import { bySeat, rulesOf, type Seat } from '@castellan/rules';
import {
  decideDeadline,
  decidePair,
  decideResult,
  type GameResult,
  hasEnded,
  isTimeToPair,
  playerOf,
  type Room,
  type RoomDecision,
  type RoomGame,
  type RoomWorld,
  waitingPlayers,
} from '@castellan/together';
import { hashOf } from '../caller.ts';
import { Computer, computerSeat } from './computer.ts';
import type { RoomHost } from './room-host.ts';

const LATER_MS = 5000;

/** What follows from the log of a room and the logs of its games: games are created, results read, free players paired. */
export class RoomGames {
  readonly #games: Host;
  readonly #host: RoomHost;
  readonly #computer: Computer;
  readonly #warn: (error: unknown) => void;
  /** Looks under way. One that is requested meanwhile follows: what it is about may have happened after the first began. */
  readonly #looking = new Map<string, { readonly now: Promise<void>; next: Promise<void> | null }>();
  readonly #later = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(games: Host, host: RoomHost, warn: (error: unknown) => void) {
    this.#games = games;
    this.#host = host;
    this.#warn = warn;
    this.#computer = new Computer(games);
  }

  /** A game of a room has changed. */
  gameChanged({ id, room, status, players }: Summary): void {
    if (room === undefined || this.#stopped) return;
    if (status === 'over') this.#lookSoon(room);
    else if (status === 'playing' && players.some((player) => player?.bot)) {
      const known = this.#host.known(room);
      if (!known) this.#lookSoon(room);
      else if (known.settings.level)
        this.#computer.play(id, known.settings.level).catch((error) => this.#failed(error));
    }
  }

  /** Does whatever the log of a room and the logs of its games ask for. Looking twice, or at two nodes at once, does it once. */
  look(code: string): Promise<void> {
    const looking = this.#looking.get(code);
    if (looking) {
      looking.next ??= looking.now.catch(() => {}).then(() => this.look(code));
      return looking.next;
    }
    const now = this.#look(code).finally(() => this.#looking.delete(code));
    this.#looking.set(code, { now, next: null });
    return now;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#later.values()) clearTimeout(timer);
    await Promise.allSettled([...this.#looking.values()].flatMap(({ now, next }) => (next ? [now, next] : [now])));
    await this.#computer.close();
  }

  async #look(code: string): Promise<void> {
    // The last step may pair: then there are games to create.
    for (let more = true; more && !this.#stopped; ) {
      const room = await this.#host.room(code);
      if (!room) return;
      await Promise.all(room.games.filter(isPlayed).map((game) => this.#updateGame(room, game)));
      const results = await this.#host.room(code);
      if (!results) return;
      const now = this.#host.now();
      if (hasEnded(results, now))
        await this.#follow(code, `deadline:${results.seq}`, (one) => decideDeadline(one, now));
      more =
        isTimeToPair(results, now) &&
        (await this.#follow(code, `pair:${results.seq}`, (one, world) => decidePair(one, world)));
      if (!more) this.#lookLater(results);
    }
  }

  /** Free players of an evening wait a little for others: then they are paired. */
  #lookLater(room: Room): void {
    const { format } = room.settings;
    if (format !== 'evening' || room.round === 0 || room.closed || waitingPlayers(room).length === 0) return;
    if (this.#later.has(room.code) || this.#stopped) return;
    const timer = setTimeout(() => {
      this.#later.delete(room.code);
      this.#lookSoon(room.code);
    }, LATER_MS).unref();
    this.#later.set(room.code, timer);
  }

  /** One game of a room: it is there, its seats are with their players, and its result is in the room's log. */
  async #updateGame(room: Room, game: PlayedGame): Promise<void> {
    const match = (await this.#games.match(game.game)) ?? (await this.#create(room, game));
    if (!match) return;
    const result = resultOf(match) ?? (await this.#withoutLeavers(room, game, match));
    if (result) {
      await this.#follow(room.code, `result:${game.game}`, (now) => {
        // The host may have replaced the game meanwhile.
        return now.games[game.index]?.game === game.game
          ? decideResult(now, game.index, result)
          : { ok: true, value: [] };
      });
      return;
    }
    for (const [i, number] of game.players.entries()) {
      const seat = (i + 1) as Seat;
      const { holder } = playerOf(room, number).hidden;
      const held = bySeat(match.hidden.holders, seat);
      if (held === null || holder === null || held === holder) continue;
      await this.#games.change(game.game, `room:${hashOf(holder).slice(0, 16)}:${match.seq}`, (now, world) =>
        decideHandOver(now, held, holder, world),
      );
    }
    const { level } = room.settings;
    if (level && computerSeat(match)) this.#computer.play(match.id, level).catch((error) => this.#failed(error));
  }

  /** The game of a pair. At two nodes at once, or after a crash, it is created once: its id is in the room's log. */
  async #create(room: Room, { game: id, players }: PlayedGame): Promise<Match | null> {
    const { game, options, time, format, level } = room.settings;
    const same = format === 'same' && room.hidden.secret;
    const secret = same || newSecret();
    const settings: NewGame = {
      game,
      options,
      time,
      room: room.code,
      chance: same ? { type: 'own' } : { type: 'fair', commitment: commitmentOf(secret) },
      // Nobody has the key: the only way to the seats is through the room.
      hidden: { secret, key: hashOf(newSecret()) },
    };
    const { key } = settings.hidden!;
    const computers = players.flatMap((number, i) => {
      const { level: own } = playerOf(room, number);
      if (own === null) return [];
      return [{ seat: (i + 1) as Seat, name: own, bot: true, entropy: newSecret(16), ...(key && { key }) }];
    });
    const answer = await this.#games.create(id, settings, level ? computers : []);
    return answer.ok ? answer.value.match : this.#games.match(id);
  }

  /** Who leaves a room gives up the game there; one that has not begun has no result. */
  async #withoutLeavers(room: Room, game: PlayedGame, match: Match): Promise<GameResult | 'none' | null> {
    const at = game.players.findIndex((number) => !playerOf(room, number).active);
    if (at < 0) return null;
    if (!hasStarted(match)) return 'none';
    const answer = await this.#games.submit(game.game, (at + 1) as Seat, 'left-room', { type: 'resign' });
    return answer.ok ? resultOf(answer.value.match) : null;
  }

  /** A consequence; true if it has changed the room. */
  async #follow(
    code: string,
    command: string,
    decision: (room: Room, world: RoomWorld) => RoomDecision,
  ): Promise<boolean> {
    const answer = await this.#host.change(code, command, decision);
    return answer.ok && answer.value.status === 'committed';
  }

  #lookSoon(code: string): void {
    this.look(code).catch((error) => this.#failed(error));
  }

  /** A step that failed is repeated at the next look. */
  #failed(error: unknown): void {
    if (!this.#stopped) this.#warn(error);
  }
}

type PlayedGame = RoomGame & { readonly game: string };

/** A game of this server that has no result yet. */
export const isPlayed = (game: RoomGame): game is PlayedGame => game.game !== null && game.result === null;

function resultOf({ game, state, ending }: Match): GameResult | 'none' | null {
  if (!ending) return null;
  if (ending.reason === 'closed') return 'none';
  const [one, two] = rulesOf(game).score(state);
  return { winner: ending.winner, points: ending.reason === 'played' ? [one.total, two.total] : null };
}
