import { bySeat, type Seat } from '@castellan/rules';
import { formatSigned, t } from '../i18n/index.ts';
import type { KeptGame } from '../play/kept.ts';
import { isYou, nameOf } from '../play/names.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import { COAT_ART, POWER_ART } from './coats.ts';
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
    <ol class="actionlist">
      {entries.toReversed().map((entry) => (
        <li key={`${entry.after}${entry.kind}${entry.seat}`}>
          <button
            type="button"
            class={shown === entry.after ? 'on' : ''}
            aria-current={shown === entry.after ? 'step' : undefined}
            aria-label={entryText(entry, nameOf(kept, entry.seat), isYou(kept, entry.seat))}
            onClick={() => onShow(entry.after)}
          >
            <EntryLine entry={entry} kept={kept} />
          </button>
        </li>
      ))}
    </ol>
  );
}

const Coat = ({ letter }: { letter: string }) => <Art id={COAT_ART[letter[0] as keyof typeof COAT_ART]} class="ic" />;

/** One entry in pictures; its words are its label. */
export function EntryLine({ entry, kept }: { entry: Entry; kept: KeptGame }) {
  const mark: Seat = bySeat(kept.marks, entry.seat);
  const name = nameOf(kept, entry.seat);
  return (
    <>
      <PlayerMark seat={mark} />
      <b class="nm">{name}</b>
      <span class="what">{t(`duel.short.${entry.kind}`)}</span>
      {(entry.kind === 'roll' || entry.kind === 'pick') &&
        entry.faces.map((face, index) => <Coat key={`${index}${face}`} letter={face} />)}
      {entry.kind === 'place' &&
        entry.tokens.map(({ coat, square }) => (
          <span class="tok" key={square}>
            <Coat letter={coat} />
            {square}
          </span>
        ))}
      {entry.kind === 'cross' && <span>{entry.square}</span>}
      {entry.kind === 'bonus' && <Coat letter={entry.coat} />}
      {entry.kind === 'won' && (
        <span class="tok">
          <Art id={POWER_ART[entry.power]} class="ic" />
          <b>{t(`duel.power.${entry.power}`)}</b>
        </span>
      )}
      {(entry.kind === 'place' || entry.kind === 'cross') && <span class="g">{formatSigned(entry.gain)}</span>}
    </>
  );
}
