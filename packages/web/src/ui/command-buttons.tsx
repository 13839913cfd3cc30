import { t } from '../i18n/index.ts';
import type { Command } from './command.ts';
import { Button } from './controls.tsx';

interface CommandButtonsProps<Context> {
  readonly commands: readonly Command<Context>[];
  readonly context: Context;
}

/** A button with its icon for each command. */
export const CommandButtons = <Context,>({ commands, context }: CommandButtonsProps<Context>) => (
  <>
    {commands.map((command) => (
      <Button
        key={command.name}
        name={command.name}
        icon={command.icon}
        label={t(command.label)}
        disabled={!command.enabled(context)}
        onClick={() => command.perform(context)}
      />
    ))}
  </>
);
