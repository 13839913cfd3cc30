import type { ComponentChildren } from 'preact';
import styles from './which.module.css';

/** Which game a screen is about: a link for each, the one shown underlined. */
export const Which = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <nav class={styles.which} aria-label={label}>
    {children}
  </nav>
);
