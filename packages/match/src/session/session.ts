import type { Illegal, Seat, Turn } from '@castellan/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import type { Command } from '../command.ts';
import type { Match } from '../match.ts';
import type { ServerCode } from '../server-refusal.ts';

/** What a player may ask for besides playing. */
export type Request = Exclude<Command, { readonly type: 'act' | 'roll' | 'say' | 'leave' }>;

/** One game that someone sits at: the same whether it is saved on this device or on a server. */
export interface Session<State, Action> {
  readonly id: string;
  /** The match as the authority has decided it. */
  readonly match: ReadonlySignal<Match>;
  /** Every state as it is shown, the first before any action. */
  readonly states: ReadonlySignal<readonly State[]>;
  readonly actions: ReadonlySignal<readonly Action[]>;
  readonly state: ReadonlySignal<State>;
  /** Over as soon as the game has ended, also where it was resigned. */
  readonly turn: ReadonlySignal<Turn>;
  /** Whether this seat is played by a person at this device. */
  isLocal(seat: Seat): boolean;
  /** Plays an action, or says why it is not legal. */
  act(action: Action): Illegal | null;
  /** Sends what a player asks for; null when it was done, else why not. A computer agrees to take back. */
  ask(seat: Seat, request: Request): Promise<ServerCode | null>;
  /** Requests the next roll until it arrives or is refused; null where players do not request rolls. */
  readonly roll: (() => Promise<void>) | null;
  /** The computer at this table; null where none plays. */
  readonly thinking: Thinking | null;
  /** How the game is saved on this device; null where a server saves it. */
  readonly storage: SaveState | null;
  /** The connection to the server; null for a game on this device. */
  readonly connection: Sending | null;
  close(): void;
}

export interface Thinking {
  /** The seat it thinks for, and how much of its time is used, from 0 to 1. */
  readonly progress: ReadonlySignal<{ readonly seat: Seat; readonly done: number } | null>;
  /** It answers with the best it has found so far. */
  moveNow(): void;
}

export interface SaveState {
  /** The last action could not be written: the game goes on, but a reload would lose it. */
  readonly unsaved: ReadonlySignal<boolean>;
}

export interface Sending {
  /** Confirmed or rolled here, not yet acknowledged; the table already shows what was confirmed. */
  readonly unsent: ReadonlySignal<number>;
  /** The opponent has not rolled for so long that this player may roll instead. */
  readonly rollOverdue: ReadonlySignal<boolean>;
}
