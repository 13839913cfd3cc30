import why from './why.module.css';

/** Something to practise. */
export interface Practice {
  readonly href: string;
  readonly text: string;
  /** Why, or how much of it there is. */
  readonly note: string;
  readonly command?: string;
}

/** What to practise, the most useful first. */
export const PracticeList = ({ steps }: { steps: readonly Practice[] }) => (
  <ol class={why.practise}>
    {steps.map(({ href, text, note, command }) => (
      <li key={href}>
        <a href={href} data-command={command}>
          <span>
            {text}
            <small>{note}</small>
          </span>
        </a>
      </li>
    ))}
  </ol>
);
