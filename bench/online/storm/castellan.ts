import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type Command, type Match, matchOf, newId, PHRASES, turnOf } from '@castellan/match';
import { Client, ServerRefusal } from '@castellan/match/client';
import { type Below, rulesOf } from '@castellan/rules';
import { atExit } from '../cleanup.ts';
import { ServerProcess } from '../processes.ts';
import { pause, type StormClient, type StormContender, type StormRoom } from './contender.ts';

/** Castellan on SQLite; its clients are those of the page. */
export class CastellanStorm implements StormContender {
  readonly name = 'Castellan, SQLite';
  readonly #below: Below;
  #server!: ServerProcess;
  #directory = '';

  constructor(below: Below) {
    this.#below = below;
  }

  async start(): Promise<void> {
    this.#directory = mkdtempSync(join(tmpdir(), 'castellan-storm-'));
    atExit(() => rmSync(this.#directory, { recursive: true, force: true }));
    this.#server = await ServerProcess.start({ DATABASE_URL: `sqlite:${join(this.#directory, 'games.db')}` });
  }

  get port(): number {
    return Number(new URL(this.#server.base).port);
  }

  async restart(): Promise<void> {
    await this.#server.stop();
    await this.#server.start();
  }

  room(): Promise<StormRoom> {
    return GameRoom.open(this.#server.base, this.#below);
  }

  async stop(): Promise<void> {
    await this.#server.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

/** How often a player of one game may talk. */
const MOST_TALK = 60;

/** One game of Duel: its actions, and after its end what the players say. */
class GameRoom implements StormRoom {
  readonly #clients: readonly [Client, Client];
  readonly #below: Below;
  #match: Match;
  readonly sentAt = new Map<number, number>();

  static async open(base: string, below: Below): Promise<GameRoom> {
    const newClient = async () => new Client({ base, token: (await new Client({ base }).bot()).token });
    const clients = [await newClient(), await newClient()] as const;
    const { id } = await clients[0].create({ game: 'duel', listed: true });
    for (const [i, client] of clients.entries()) await client.join(id, { name: 'P', seat: i === 0 ? 1 : 2 });
    return new GameRoom(clients, below, matchOf(id, (await clients[0].log(id)).events));
  }

  private constructor(clients: readonly [Client, Client], below: Below, match: Match) {
    this.#clients = clients;
    this.#below = below;
    this.#match = match;
  }

  get last(): number {
    return this.#match.seq;
  }

  async send(): Promise<void> {
    const next = this.#choose();
    if (!next) return;
    const [client, command] = next;
    const commandId = newId();
    const began = performance.now();
    for (;;) {
      try {
        const { events } = await client.command(this.#match.id, command, commandId);
        for (const logged of events) {
          this.sentAt.set(logged.seq, began);
          this.#match = after(this.#match, logged);
        }
        return;
      } catch (error) {
        if (!(error instanceof ServerRefusal) || !error.isRetryable) throw error;
        await pause(100 + this.#below(200));
      }
    }
  }

  #choose(): readonly [Client, Command] | null {
    const { state, game, talk } = this.#match;
    const turn = turnOf(this.#match);
    if (turn === 1 || turn === 2) {
      const rules = rulesOf(game);
      const legal = rules.legal(state);
      const action = rules.printAction(legal[this.#below(legal.length)]);
      return [this.#clients[turn - 1]!, { type: 'act', action }];
    }
    const talker = talk.findIndex((count) => count < MOST_TALK);
    const phrase = PHRASES[this.#below(PHRASES.length)]!;
    return talker < 0 ? null : [this.#clients[talker]!, { type: 'say', phrase }];
  }

  follow(port: number, received: (number: number) => void): StormClient {
    return new Client({ base: `http://127.0.0.1:${port}` }).open(this.#match.id, (_state, news, reread) => {
      if (news) received(news.seq);
      // Reads everything once more: an event that came before counts twice.
      for (const { seq } of reread ?? []) received(seq);
    });
  }

  close(): void {}
}
