import { bySeat } from '@castellan/rules';
import { formatSigned, t } from '../../i18n/index.ts';
import type { KeptGame } from '../../play/kept.ts';
import { isCalledYou, nameOf } from '../../play/names.ts';
import { PlayerMark } from '../../ui/art.tsx';
import type { Entry } from './log.ts';
import { entryText } from './sentences.ts';

/** One entry in few words; for whoever listens, the whole sentence. */
export function EntryLine({ entry, kept }: { entry: Entry; kept: KeptGame }) {
  return (
    <>
      <span class="sr">{entryText(entry, kept)}</span>
      <span class="line" aria-hidden="true">
        <ShortLine entry={entry} kept={kept} />
      </span>
    </>
  );
}

function ShortLine({ entry, kept }: { entry: Entry; kept: KeptGame }) {
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
