import { t } from '../i18n/index.ts';
import type { Command } from '../ui/command.ts';
import { Button } from '../ui/controls.tsx';
import styles from './action-bar.module.css';

interface ToolProps<Table> {
  readonly command: Command<Table>;
  readonly table: Table;
  /** Not for this task: its place stays free, so that nothing else moves. */
  readonly away?: boolean;
}

/** A command as a button: its icon, its word where there is room, its key where there is a keyboard. */
export function Tool<Table>({ command, table, away = false }: ToolProps<Table>) {
  return (
    <Button
      name={command.name}
      class={away ? 'away' : ''}
      icon={command.icon}
      cap={command.cap}
      disabled={!command.enabled(table)}
      onClick={() => command.perform(table)}
    >
      <span class={styles.word}>{t(command.label)}</span>
    </Button>
  );
}
