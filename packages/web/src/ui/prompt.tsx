import type { ComponentChildren } from 'preact';

interface PromptProps {
  /** Whose turn it is, in that player's colour. */
  readonly who: string;
  readonly mark: 1 | 2;
  /** What to do now. */
  readonly children: ComponentChildren;
  /** What it would bring, or why something is not possible. */
  readonly note?: ComponentChildren;
}

/** The one sentence that always says whose turn it is, what to do, and why not. */
export function Prompt({ who, mark, children, note }: PromptProps) {
  return (
    <p class="prompt" id="prompt">
      {who && <em class={`o${mark}`}>{who} </em>}
      <span>{children}</span>
      {typeof note === 'string' ? note && <small>{note}</small> : note}
    </p>
  );
}
