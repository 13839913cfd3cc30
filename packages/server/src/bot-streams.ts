import type { ServerResponse } from 'node:http';
import { deadlineOf, type Host, hasStarted, type Logged, type Match, seatHeldBy, turnOf } from '@castellan/match';
import { bySeat, other, rulesOf, type Seat } from '@castellan/rules';
import type { Metrics } from './metrics.ts';
import type { Players } from './players.ts';
import { Attendance, type Presence } from './presence.ts';
import type { Charge } from './recovery.ts';
import { eventText, RETRY_TEXT, Stream } from './stream.ts';
import { turnSince } from './turns/turn-since.ts';

/** A game that a bot has just joined is at most so far: later notifications are about games that are followed already. */
const JUST_JOINED_SEQ = 8;
/** Finished games that are followed for a rematch. */
const MOST_FINISHED = 50;
const PROPOSALS = ['draw', 'take-back', 'pause'] as const;

interface Message {
  readonly seq: number;
  readonly text: string;
}

/** One game on the stream of a bot, and what the bot was sent about it. */
interface FollowedGame {
  stop: () => void;
  /** The bot is present at the game: in the lobby an opponent finds it. */
  readonly attendance: Attendance;
  hasStarted: boolean;
  hasEnded: boolean;
  turn: number | null;
  proposals: Set<string>;
}

interface BotStream {
  readonly stream: Stream<Message>;
  readonly holder: string;
  readonly network: string;
  readonly games: Map<string, FollowedGame>;
  sent: number;
}

type Seqs = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** One event stream for all games of a bot: a game starts, it is the bot's turn, a proposal, a rematch, a game ends. */
export class BotStreams {
  readonly #host: Host;
  readonly #players: Players;
  readonly #presence: () => Presence;
  readonly #metrics: Metrics;
  readonly #open = new Set<BotStream>();

  constructor(host: Host, players: Players, presence: () => Presence, metrics: Metrics) {
    this.#host = host;
    this.#players = players;
    this.#presence = presence;
    this.#metrics = metrics;
  }

  countOf(holder: string): number {
    return [...this.#open].filter((bot) => bot.holder === holder).length;
  }

  /** Streams until the other side leaves. The response's head has been written. */
  async serve(holder: string, network: string, response: ServerResponse, charge: Charge): Promise<void> {
    if (response.destroyed) return;
    const stream = new Stream<Message>(response, ({ text }) => text);
    const bot: BotStream = { stream, holder, network, games: new Map(), sent: 0 };
    this.#open.add(bot);
    this.#metrics.streams.inc();
    response.once('close', () => {
      this.#open.delete(bot);
      for (const id of [...bot.games.keys()]) this.#drop(bot, id);
      this.#metrics.streams.dec();
    });
    await this.#followAll(bot, charge);
    stream.start(`${RETRY_TEXT}${eventText('hello', { games: bot.games.size, now: this.#host.now() })}`);
  }

  /** A game is at `seq`, here or at another node: a bot may just have joined it. */
  async notice(game: string, seq: number): Promise<void> {
    if (this.#open.size === 0 || seq > JUST_JOINED_SEQ) return;
    const bots = [...this.#open].filter(({ games }) => !games.has(game));
    if (bots.length === 0) return;
    const match = await this.#host.match(game);
    if (match) for (const bot of bots) if (seatHeldBy(match, bot.holder)) await this.#follow(bot, match, false);
  }

  /** A heartbeat. It also finds games whose notification was lost. */
  async beat(seqs: Seqs): Promise<void> {
    for (const bot of this.#open) {
      bot.stream.beat(eventText('beat', { now: this.#host.now() }));
      await this.#followAll(bot, () => {});
      const ids = [...bot.games.keys()];
      const newest = await seqs(ids);
      await Promise.all(ids.map((id) => this.#host.verify(id, newest.get(id))));
    }
  }

  /** Ends the streams of these networks. */
  closeFrom(isClosed: (network: string) => boolean): void {
    for (const { stream, network } of this.#open) if (isClosed(network)) stream.end('');
  }

  closeAll(): void {
    for (const { stream } of this.#open) stream.end(eventText('bye', {}));
  }

  async #followAll(bot: BotStream, charge: Charge): Promise<void> {
    for await (const { match } of this.#players.seats(bot.holder, charge)) await this.#follow(bot, match, true);
  }

  /** `isKnown`: the bot has seen the game begin, on this stream or on an earlier one; it gets its turn all the same. */
  async #follow(bot: BotStream, match: Match, isKnown: boolean): Promise<void> {
    if (bot.games.has(match.id) || !this.#open.has(bot)) return;
    const game: FollowedGame = {
      stop: () => {},
      attendance: new Attendance(match.id, this.#presence()),
      hasStarted: isKnown && hasStarted(match),
      hasEnded: match.ending !== null,
      turn: null,
      proposals: new Set(),
    };
    bot.games.set(match.id, game);
    this.#send(bot, game, match, true);
    const happened = (logged: Logged, now: Match) => {
      // Of several events the last one has the match after all of them.
      if (logged.seq === now.seq) this.#send(bot, game, now, false);
    };
    const drop = () => this.#drop(bot, match.id);
    const stop = await this.#host.follow(match.id, match.seq, happened, drop);
    game.stop = stop;
    if (!this.#open.has(bot) || bot.games.get(match.id) !== game) stop();
  }

  #drop(bot: BotStream, id: string): void {
    const game = bot.games.get(id);
    bot.games.delete(id);
    game?.stop();
    game?.attendance.sit(null);
  }

  /** Sends what is new about a game. `isFirst`: it may be the bot's turn, no matter who moved last. */
  #send(bot: BotStream, game: FollowedGame, match: Match, isFirst: boolean): void {
    const seat = seatHeldBy(match, bot.holder);
    if (!seat) {
      this.#drop(bot, match.id);
      return;
    }
    game.attendance.sit(match.ending ? null : seat);
    const about = { id: match.id, game: match.game, seat, seq: match.seq };
    if (!game.hasStarted && hasStarted(match)) {
      game.hasStarted = true;
      const opponent = bySeat(match.seats, other(seat));
      const { options, time } = match;
      push(bot, 'started', {
        ...about,
        options,
        time,
        opponent: opponent && { name: opponent.name, bot: opponent.bot },
      });
    }
    this.#sendProposals(bot, game, match, seat);
    if (match.ending && !game.hasEnded) {
      game.hasEnded = true;
      const [one, two] = rulesOf(match.game).score(match.state);
      push(bot, 'ended', { ...about, ...match.ending, score: [one.total, two.total] });
      this.#forgetOldest(bot);
    }
    if (match.next) {
      push(bot, 'rematch', { ...about, next: match.next });
      this.#drop(bot, match.id);
      return;
    }
    const turn = isFirst && turnOf(match) === seat ? match.boardSeq : turnSince(match, seat);
    if (turn === null || turn === game.turn || match.ending || !hasStarted(match)) return;
    game.turn = turn;
    push(bot, 'turn', { ...about, deadline: deadlineOf(match.clock) });
  }

  #sendProposals(bot: BotStream, game: FollowedGame, { id, proposals }: Match, seat: Seat): void {
    for (const kind of PROPOSALS) {
      const isOpen = proposals[kind] === other(seat);
      if (isOpen && !game.proposals.has(kind)) push(bot, 'proposal', { id, seat, kind });
      if (isOpen) game.proposals.add(kind);
      else game.proposals.delete(kind);
    }
  }

  #forgetOldest(bot: BotStream): void {
    const finished = [...bot.games].filter(([, game]) => game.hasEnded);
    for (const [id] of finished.slice(0, Math.max(0, finished.length - MOST_FINISHED))) this.#drop(bot, id);
  }
}

function push(bot: BotStream, name: string, data: object): void {
  bot.stream.push({ seq: ++bot.sent, text: eventText(name, data) });
}
