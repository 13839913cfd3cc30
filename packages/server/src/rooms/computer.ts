import type { Level } from '@castellan/ai';
import { decide, type Host, hasStarted, type Match, turnOf } from '@castellan/match';
import { bySeat, SEATS, type Seat } from '@castellan/rules';
import { Thread } from '../thread.ts';
import type { LevelRequest } from './level-worker.ts';

/** Five of six levels answer in a millisecond or two; the strongest thinks so long. */
const THINK_MS = 100;

/** The seat of the computer: a bot without a device. */
export const computerSeat = ({ seats, hidden }: Match): Seat | null =>
  SEATS.find((seat) => bySeat(seats, seat)?.bot && bySeat(hidden.holders, seat) === null) ?? null;

/**
 * Plays the seats of computers in games of rooms, in a thread of its own. The server plays them, not the device of the opponent: nobody
 * can choose bad actions for the level or learn the dice of a room before others have played them.
 */
export class Computer {
  readonly #host: Host;
  readonly #thread = new Thread<LevelRequest, string>(new URL('./level-worker.ts', import.meta.url), {
    mostWaiting: 1000,
    idleMs: 60_000,
  });
  readonly #playing = new Map<string, Promise<void>>();

  constructor(host: Host) {
    this.#host = host;
  }

  /** Acts until it is somebody else's turn. */
  play(id: string, level: Level): Promise<void> {
    const before = this.#playing.get(id);
    const playing = (before ?? Promise.resolve()).then(() => this.#play(id, level));
    const done = playing.finally(() => {
      if (this.#playing.get(id) === done) this.#playing.delete(id);
    });
    // The caller sees a failure; the chain goes on.
    this.#playing.set(
      id,
      done.catch(() => {}),
    );
    return done;
  }

  async #play(id: string, level: Level): Promise<void> {
    for (;;) {
      const match = await this.#host.match(id);
      const seat = match && hasStarted(match) ? computerSeat(match) : null;
      if (!match || !seat) return;
      const { game, options, actions, seq } = match;
      if (match.proposals.draw && match.proposals.draw !== seat) await this.#answer(id, seat, seq, 'answer-draw');
      if (match.proposals['take-back'] && match.proposals['take-back'] !== seat)
        await this.#answer(id, seat, seq, 'answer-take-back');
      if (turnOf(match) !== seat) return;
      const lines = actions.map(({ action }) => action);
      const action = await this.#thread.ask({ game, options, actions: lines, level, ms: THINK_MS });
      // Another node may have been first: then this is stale, and the next look sees what happened.
      const answer = await this.#host.submit(id, seat, `level-${seq}`, { type: 'act', action, seq });
      if (!answer.ok && answer.error.code !== 'stale' && answer.error.code !== 'not-your-turn') return;
    }
  }

  /** A level declines: it neither agrees on a draw nor gives back a roll. */
  async #answer(id: string, seat: Seat, seq: number, type: 'answer-draw' | 'answer-take-back'): Promise<void> {
    await this.#host.change(id, `level-${type}-${seq}`, (match, world) =>
      decide(match, seat, { type, agree: false }, world),
    );
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }
}
