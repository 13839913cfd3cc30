import { COMMANDS } from '../../table/table-commands.ts';
import type { Command } from '../../ui/command.ts';
import type { DiscoveryTable } from './controller.ts';

/** What only Discovery has: where nothing fits. */
export const DISCARD: Command<DiscoveryTable> = {
  name: 'discard',
  label: 'discovery.do.discard',
  icon: 'i-trash',
  shortcut: 'd',
  cap: 'D',
  enabled: (table) => table.mustDiscard.value && !table.ready.value && table.lookingBack.value === null,
  perform: (table) => table.toggleDiscard(),
};

export const DISCOVERY_COMMANDS: readonly Command<DiscoveryTable>[] = [...COMMANDS, DISCARD];
