import { useMemo } from 'preact/hooks';
import { infoOfRecord } from '../records/record-info.ts';
import styles from './embed.module.css';
import { pageOf } from './embed.tsx';
import type { Shown } from './shown.ts';
import { standingText } from './standing.ts';

export interface SmallProps {
  readonly path: readonly string[];
  readonly shown: Shown;
}

/** For a narrow column: both boards as they are now, and whose turn it is. */
export function Small({ path, shown }: SmallProps) {
  const { of, record, live } = shown;
  const { states, actions } = record.replay;
  const info = useMemo(() => infoOfRecord(record), [record]);
  return (
    <main
      class={`embed replay ${record.game}-replay ${styles.embed} ${styles.small}`}
      data-at={actions.length}
      data-live={live}
    >
      <of.Stage states={states} actions={actions} info={info} at={actions.length} />
      <h1>
        <a href={pageOf(path)} target="_blank" rel="noopener" aria-live="polite">
          {standingText(shown)}
        </a>
      </h1>
    </main>
  );
}
