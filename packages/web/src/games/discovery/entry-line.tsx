import { bySeat, DECKS } from '@castellan/rules';
import { formatSigned, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isCalledYou, nameOf } from '../../play/names.ts';
import { PlayerMark } from '../../ui/art.tsx';
import { DominoArt } from './art.tsx';
import styles from './entry-line.module.css';
import type { Entry } from './log.ts';
import { entryText } from './sentences.ts';

/** One entry in few words; for a screen reader, the whole sentence. */
export function EntryLine({ entry, info }: { entry: Entry; info: GameInfo }) {
  return (
    <>
      <span class="visually-hidden">{entryText(entry, info)}</span>
      <span class={styles.line} aria-hidden="true">
        <ShortLine entry={entry} info={info} />
      </span>
    </>
  );
}

function ShortLine({ entry, info }: { entry: Entry; info: GameInfo }) {
  if (entry.kind === 'line') {
    return (
      <span class={styles.drawn}>
        {t('discovery.short.line')} <span>{entry.dominoes.join(' · ')}</span>
      </span>
    );
  }
  const say = isCalledYou(info, entry.seat) ? 'you' : 'they';
  return (
    <>
      <PlayerMark seat={bySeat(info.marks, entry.seat)} />
      {entry.kind === 'king' ? (
        <span class={styles.drawn}>{entryText(entry, info)}</span>
      ) : (
        <>
          <b class="player-name">{nameOf(info, entry.seat)}</b>
          <span class="what">{t(`discovery.short.${say}.${entry.kind}`, { n: entry.domino })}</span>
          <DominoArt domino={DECKS[entry.deck][entry.domino - 1]!} />
        </>
      )}
      {'gain' in entry && entry.gain !== 0 && <span class="action-gain">{formatSigned(entry.gain)}</span>}
    </>
  );
}
