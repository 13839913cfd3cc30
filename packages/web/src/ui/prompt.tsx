import type { ComponentChildren } from 'preact';
import { type Sentence, textOf } from '../i18n/message.ts';
import { Said } from './said.tsx';

interface PromptProps {
  /** Whose turn it is, in that player's colour. */
  readonly who: string;
  readonly mark: 1 | 2;
  /** What to do now. */
  readonly children: Sentence;
  /** What it would bring, or why something is not possible. */
  readonly note?: ComponentChildren;
}

/** A sentence of more letters takes two lines on a phone. */
const LONG = 44;

export const promptClass = (said: string): string => (said.length > LONG ? 'prompt long' : 'prompt');

/** The one sentence that always says whose turn it is, what to do, and why not. */
export function Prompt({ who, mark, children, note }: PromptProps) {
  const said = who + textOf(children);
  return (
    <p class={promptClass(said)} id="prompt">
      {/* A new sentence is a new element: it appears where the old one stood, and nothing moves. */}
      {who && (
        <em key={`who ${said}`} class={`owner-${mark}`}>
          {who}{' '}
        </em>
      )}
      <span key={`what ${said}`}>
        <Said of={children} />
      </span>
      {note && <small key={`note ${said}`}>{note}</small>}
    </p>
  );
}
