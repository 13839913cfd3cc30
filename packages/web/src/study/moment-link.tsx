import type { ComponentChildren } from 'preact';
import styles from './analysis.module.css';

interface MomentLinkProps {
  readonly href: string;
  readonly current?: boolean;
  readonly onGo: () => void;
  readonly children: ComponentChildren;
}

/** Goes to a moment without loading the screen again; as a link it can be opened in another tab and copied. */
export const MomentLink = ({ href, current = false, onGo, children }: MomentLinkProps) => (
  <a
    class={styles.goto}
    href={href}
    aria-current={current ? 'step' : undefined}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onGo();
    }}
  >
    {children}
  </a>
);
