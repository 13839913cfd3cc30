import { go, link } from '../router.ts';
import type { Command } from '../ui/command.ts';
import type { DiscoveryTable } from './table.ts';

/** Everything a player can do at the table with one key or button. */
export const TURN: Command<DiscoveryTable> = {
  name: 'turn',
  label: 'discovery.do.turn',
  icon: 'i-turn',
  shortcut: 'r',
  cap: 'R',
  enabled: (table) => table.canTurn.value,
  perform: (table) => table.turn(),
};

export const SWAP: Command<DiscoveryTable> = {
  name: 'swap',
  label: 'discovery.do.swap',
  icon: 'i-swap',
  shortcut: 'x',
  cap: 'X',
  enabled: (table) => table.canSwap.value,
  perform: (table) => table.swap(),
};

export const UNDO: Command<DiscoveryTable> = {
  name: 'undo',
  label: 'discovery.do.undo',
  icon: 'i-undo',
  shortcut: 'u',
  cap: 'U',
  enabled: (table) => table.canUndo.value,
  perform: (table) => table.undo(),
};

export const TAKE_BACK: Command<DiscoveryTable> = {
  name: 'take-back',
  label: 'discovery.do.takeBack',
  icon: 'i-undo',
  shortcut: 'Escape',
  cap: 'Esc',
  enabled: (table) => table.canUndo.value || table.lookingBack.value !== null,
  perform: (table) => table.takeBack(),
};

export const DISCARD: Command<DiscoveryTable> = {
  name: 'discard',
  label: 'discovery.do.discard',
  icon: 'i-trash',
  shortcut: 'd',
  cap: 'D',
  enabled: (table) => table.mustDiscard.value && !table.ready.value && table.lookingBack.value === null,
  perform: (table) => table.toggleDiscard(),
};

export const CONFIRM: Command<DiscoveryTable> = {
  name: 'confirm',
  label: 'discovery.do.confirm',
  shortcut: 'Enter',
  cap: '⏎',
  enabled: (table) => table.canConfirm.value,
  perform: (table) => table.confirm(),
};

export const RESULT: Command<DiscoveryTable> = {
  name: 'result',
  label: 'discovery.do.result',
  shortcut: 'Enter',
  cap: '⏎',
  enabled: (table) => table.task.value === 'over' && table.lookingBack.value === null,
  perform: ({ session }) => go(session.resultHref ?? link('discovery-result', session.kept.value.id)),
};

export const DISCOVERY_COMMANDS: readonly Command<DiscoveryTable>[] = [
  TURN,
  SWAP,
  UNDO,
  TAKE_BACK,
  DISCARD,
  CONFIRM,
  RESULT,
];
