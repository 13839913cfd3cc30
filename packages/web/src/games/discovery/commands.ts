import { go, link } from '../../router.ts';
import { CONFIRM, SWAP, TAKE_BACK, TURN, UNDO } from '../../table/table-commands.ts';
import type { Command } from '../../ui/command.ts';
import type { DiscoveryTable } from './controller.ts';

/** Everything a player can do at the table with one key or button. */
export const DISCARD: Command<DiscoveryTable> = {
  name: 'discard',
  label: 'discovery.do.discard',
  icon: 'i-trash',
  shortcut: 'd',
  cap: 'D',
  enabled: (table) => table.mustDiscard.value && !table.ready.value && table.lookingBack.value === null,
  perform: (table) => table.toggleDiscard(),
};

export const RESULT: Command<DiscoveryTable> = {
  name: 'result',
  label: 'common.do.result',
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
