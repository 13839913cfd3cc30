import { bySeat } from '@castellan/rules';
import { formatSigned, t } from '../../i18n/index.ts';
import type { KeptGame } from '../../play/kept.ts';
import { isCalledYou, nameOf } from '../../play/names.ts';
import { PlayerMark } from '../../ui/art.tsx';
import type { Entry } from './log.ts';
import { entryText } from './sentences.ts';

interface ActionListProps {
  readonly entries: readonly Entry[];
  readonly kept: KeptGame;
  readonly shown: number | null;
  readonly onShow: (after: number) => void;
}

/** What happened, the latest first; a tap shows the table at that time. */
export function ActionList({ entries, kept, shown, onShow }: ActionListProps) {
  return (
    <ol class="disc-list">
      {entries.toReversed().map((entry) => (
        <li key={entry.after}>
          <button
            type="button"
            class={shown === entry.after ? 'on' : ''}
            aria-current={shown === entry.after ? 'step' : undefined}
            onClick={() => onShow(entry.after)}
          >
            <span class="sr">{entryText(entry, kept)}</span>
            <span class="line" aria-hidden="true">
              <EntryLine entry={entry} kept={kept} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function EntryLine({ entry, kept }: { entry: Entry; kept: KeptGame }) {
  if (entry.kind === 'line') {
    return (
      <span class="drawn">
        {t('discovery.short.line')} <span>{entry.dominoes.join(' · ')}</span>
      </span>
    );
  }
  const say = isCalledYou(kept, entry.seat) ? 'you' : 'they';
  return (
    <>
      <PlayerMark seat={bySeat(kept.marks, entry.seat)} />
      {entry.kind === 'king' ? (
        <span class="drawn">{entryText(entry, kept)}</span>
      ) : (
        <span>
          <b>{nameOf(kept, entry.seat)}</b> {t(`discovery.short.${say}.${entry.kind}`, { n: entry.domino })}
        </span>
      )}
      {'gain' in entry && entry.gain !== 0 && <span class="g">{formatSigned(entry.gain)}</span>}
    </>
  );
}
