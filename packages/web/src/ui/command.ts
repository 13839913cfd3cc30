import type { PlainKey } from '../i18n/index.ts';

/** Everything a player can do is one object, registered once: the button, the shortcut and the tests come from it. */
export interface Command<Context> {
  readonly name: string;
  readonly label: PlainKey;
  readonly icon?: string;
  /** `KeyboardEvent.key`, lower case for letters. */
  readonly shortcut?: string;
  /** What the key cap shows. */
  readonly cap?: string;
  /** Whether it can be done now; a button is greyed where not. */
  readonly enabled: (context: Context) => boolean;
  readonly perform: (context: Context) => void;
}

/** Finds the command a key press means, leaving typing and dialogs alone. */
export function commandFor<Context>(
  commands: readonly Command<Context>[],
  event: KeyboardEvent,
  context: Context,
): Command<Context> | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, textarea, select, dialog')) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Enter on a button or link presses that button.
  if (key === 'Enter' && target?.closest('button, a, summary') && !target.closest('[role=grid]')) return null;
  return commands.find((command) => command.shortcut === key && command.enabled(context)) ?? null;
}
