import { t } from '../i18n/index.ts';
import type { Command } from '../ui/command.ts';
import { Button } from '../ui/controls.tsx';

/** A command as a button: its icon, its word where there is room, its key where there is a keyboard. */
export function Tool<Table>({ command, table }: { command: Command<Table>; table: Table }) {
  return (
    <Button
      name={command.name}
      icon={command.icon}
      cap={command.cap}
      disabled={!command.enabled(table)}
      onClick={() => command.perform(table)}
    >
      <span class="word">{t(command.label)}</span>
    </Button>
  );
}
