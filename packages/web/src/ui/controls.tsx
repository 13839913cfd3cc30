import type { ComponentChildren } from 'preact';
import { Art } from './art.tsx';

interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly icon?: string;
  /** The one primary button of a screen. */
  readonly go?: boolean;
  readonly quiet?: boolean;
  readonly cap?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly class?: string;
  readonly name?: string;
  readonly submit?: boolean;
  readonly onClick?: () => void;
  /** Pressed, and released again. */
  readonly onHold?: (held: boolean) => void;
}

export function Button({
  children,
  icon,
  go,
  quiet,
  cap,
  label,
  disabled,
  class: extra,
  name,
  submit,
  onClick,
  onHold,
}: ButtonProps) {
  const letGo = onHold && (() => onHold(false));
  const kind = `${go ? ' go' : ''}${quiet ? ' quiet' : ''}${extra ? ` ${extra}` : ''}`;
  // Greyed but still reachable: focus must not be lost when a button stops being possible.
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`button${kind}`}
      aria-label={label}
      aria-disabled={disabled ? 'true' : undefined}
      data-command={name}
      onPointerDown={onHold && (() => onHold(true))}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onClick={() => {
        if (!disabled) onClick?.();
      }}
    >
      {icon && <Art id={icon} />}
      {children}
      {cap && (
        <span class="key-hint" aria-hidden="true">
          <kbd>{cap}</kbd>
        </span>
      )}
    </button>
  );
}

interface ChipProps {
  readonly icon: string;
  readonly text: string;
  readonly note?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly onClick: () => void;
}

/** A power or the castle: tap to stage it, tap again to put it back. */
export function Chip({ icon, text, note, on, disabled, name, onClick }: ChipProps) {
  return (
    <button
      type="button"
      class={`chip${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-disabled={disabled ? 'true' : undefined}
      data-command={name}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Art id={icon} />
      <b>{text}</b>
      {note && <span>{note}</span>}
      {on && <Art id="mark-tick" class="chip-tick" />}
    </button>
  );
}
