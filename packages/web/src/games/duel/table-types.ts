import type { Coat, DuelAction, DuelState, Face, Power, Seat, Square } from '@castellan/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Session } from '../../play/session.ts';
import type { Hand, Which } from './hand.ts';
import type { CoatChoice, Option } from './options.ts';

export type DuelSession = Session<DuelState, DuelAction>;

/** What the player at this device has to do. `prepare` is a placement while the other is still placing. */
export type Task = 'roll' | 'draft' | 'place' | 'prepare' | 'bonus' | 'cross' | 'wait' | 'over';

/** Everything staged and not yet confirmed. */
export interface Staging {
  readonly picked: readonly number[];
  readonly hand: Hand;
  readonly passing: boolean;
  readonly coat: Coat | null;
  readonly square: Square | null;
}

/** Why the last tap did nothing: a code, told as a sentence until the next tap. */
export type Refusal = { readonly code: string; readonly square?: Square };

/** The table of one Duel: what is shown, what is staged, what can be done. No drawing. */
export interface DuelTable {
  readonly session: DuelSession;
  /** The state shown: the newest, or an earlier one while looking back. */
  readonly view: ReadonlySignal<DuelState>;
  readonly lookingBack: Signal<number | null>;
  /** The seat whose map is large. */
  readonly me: ReadonlySignal<Seat>;
  readonly task: ReadonlySignal<Task>;
  readonly staging: ReadonlySignal<Staging>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly options: ReadonlySignal<readonly Option[]>;
  readonly lit: ReadonlySignal<ReadonlySet<Square>>;
  readonly chosen: ReadonlySignal<Option | null>;
  /** What the staged placement or cross brings. */
  readonly gain: ReadonlySignal<number | null>;
  readonly refusal: Signal<Refusal | null>;
  /** A prepared placement waits for its turn. */
  readonly ready: ReadonlySignal<boolean>;
  /** Whose prepared placement waits, also while the other of two people here sees the table. */
  readonly readySeat: ReadonlySignal<Seat | null>;
  /** Two people here: the one who may prepare a placement while the other places. */
  readonly preparer: ReadonlySignal<Seat | null>;
  readonly mustPass: ReadonlySignal<boolean>;
  readonly mayPass: ReadonlySignal<boolean>;
  readonly canTurn: ReadonlySignal<boolean>;
  readonly canSwap: ReadonlySignal<boolean>;
  readonly canConfirm: ReadonlySignal<boolean>;
  /** The square or domain looked at, and on whose map. */
  readonly looked: Signal<{ readonly seat: Seat; readonly square: Square } | null>;
  /** When the dice were last rolled here; 0 for dice found lying. */
  readonly rolled: Signal<number>;
  faces(): readonly [Face, Face];
  coatsFor(which: Which): readonly CoatChoice[];
  pickDie(number: number): void;
  tap(square: Square): void;
  dragTo(square: Square): void;
  turn(): void;
  swap(): void;
  toggle(chip: Power | 'castle'): void;
  castleOn(which: Which): void;
  turnTo(die: Which, face: Face): void;
  drawJokerAs(which: Which, coat: Coat): void;
  chooseBonus(coat: Coat): void;
  togglePass(): void;
  undo(): void;
  takeBack(): void;
  confirm(): void;
  roll(): void;
  /** Shows the table to the one who prepares, or to the one who places again. */
  turnTable(): void;
  close(): void;
}
