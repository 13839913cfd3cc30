import type { ComponentChildren } from 'preact';

interface PromptProps {
  /** Whose turn it is, in that player's colour. */
  readonly who: string;
  readonly mark: 1 | 2;
  /** What to do now. */
  readonly children: string;
  /** What it would bring, or why something is not possible. */
  readonly note?: ComponentChildren;
}

/** The one sentence that always says whose turn it is, what to do, and why not. */
export function Prompt({ who, mark, children, note }: PromptProps) {
  const said = who + children;
  return (
    <p class="prompt" id="prompt">
      {/* A new sentence is a new element: it appears where the old one stood, and nothing moves. */}
      {who && (
        <em key={`who ${said}`} class={`o${mark}`}>
          {who}{' '}
        </em>
      )}
      <span key={`what ${said}`}>{children}</span>
      {note && <small key={`note ${said}`}>{note}</small>}
    </p>
  );
}
