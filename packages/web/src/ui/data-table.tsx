import type { ComponentChildren } from 'preact';
import styles from './data-table.module.css';

interface DataTableProps {
  /** What a screen reader calls the box. */
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Rows of figures in a box of their own, which scrolls where they have no room. */
export const DataTable = ({ label, class: extra = '', children }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
  <section class={styles.box} tabIndex={0} aria-label={label}>
    <table class={`${styles.table} ${extra}`}>{children}</table>
  </section>
);
