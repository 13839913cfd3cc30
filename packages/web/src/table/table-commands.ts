import type { ReadonlySignal } from '@preact/signals';
import type { Command } from '../ui/command.ts';

/** What the tables of both games can do with what is laid out. */
export interface LayingTable {
  readonly lookingBack: ReadonlySignal<number | null>;
  readonly canTurn: ReadonlySignal<boolean>;
  readonly canSwap: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canConfirm: ReadonlySignal<boolean>;
  turn(): void;
  swap(): void;
  undo(): void;
  takeBack(): void;
  confirm(): void;
}

export const TURN: Command<LayingTable> = {
  name: 'turn',
  label: 'common.do.turn',
  icon: 'i-turn',
  shortcut: 'r',
  cap: 'R',
  enabled: (table) => table.canTurn.value,
  perform: (table) => table.turn(),
};

export const SWAP: Command<LayingTable> = {
  name: 'swap',
  label: 'common.do.swap',
  icon: 'i-swap',
  shortcut: 'x',
  cap: 'X',
  enabled: (table) => table.canSwap.value,
  perform: (table) => table.swap(),
};

/** One step. */
export const UNDO: Command<LayingTable> = {
  name: 'undo',
  label: 'common.do.undo',
  icon: 'i-undo',
  shortcut: 'u',
  cap: 'U',
  enabled: (table) => table.canUndo.value,
  perform: (table) => table.undo(),
};

/** Everything laid out, or out of the past. */
export const TAKE_BACK: Command<LayingTable> = {
  name: 'take-back',
  label: 'common.do.takeBack',
  icon: 'i-close',
  shortcut: 'Escape',
  cap: 'Esc',
  enabled: (table) => table.canUndo.value || table.lookingBack.value !== null,
  perform: (table) => table.takeBack(),
};

export const CONFIRM: Command<LayingTable> = {
  name: 'confirm',
  label: 'common.do.confirm',
  shortcut: 'Enter',
  cap: '⏎',
  enabled: (table) => table.canConfirm.value,
  perform: (table) => table.confirm(),
};
