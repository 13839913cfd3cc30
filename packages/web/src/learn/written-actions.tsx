import { printRecord } from '@castellan/rules';
import type { Recorded } from './example.ts';
import styles from './written-actions.module.css';

interface WrittenActionsProps {
  readonly recorded: Recorded<unknown>;
  /** Moments that show each kind of action once. */
  readonly moments: readonly number[];
  readonly text: string;
}

/** Lines of the recorded game as they are written. */
export function WrittenActions({ recorded, moments, text }: WrittenActionsProps) {
  const [first, ...spelled] = printRecord(recorded.replay());
  return (
    <>
      <p>{text}</p>
      <pre class={styles.record} translate={false}>
        {[first, ...moments.map((at) => spelled[at])].join('\n')}
      </pre>
    </>
  );
}
