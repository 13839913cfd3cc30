import { bySeat, type Face, type Seat } from '@castellan/rules';
import { formatSigned, t } from '../../i18n/index.ts';
import type { KeptGame } from '../../play/kept.ts';
import { isCalledYou, nameOf } from '../../play/names.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import type { Entry } from './log.ts';
import { coatName, faceName } from './sentences.ts';

interface ActionListProps {
  readonly entries: readonly Entry[];
  readonly kept: KeptGame;
  readonly shown: number | null;
  readonly onShow: (after: number) => void;
}

/** What happened, the latest first; a tap shows the table at that time. */
export function ActionList({ entries, kept, shown, onShow }: ActionListProps) {
  const stop = Math.max(
    0,
    entries.toReversed().findIndex(({ after }) => after === shown),
  );
  return (
    <ol class="actionlist">
      {entries.toReversed().map((entry, index) => (
        <li key={`${entry.after}${entry.kind}${entry.seat}`}>
          <button
            type="button"
            class={shown === entry.after ? 'on' : ''}
            tabIndex={index === stop ? 0 : -1}
            onKeyDown={walk}
            aria-current={shown === entry.after ? 'step' : undefined}
            onClick={() => onShow(entry.after)}
          >
            <EntryLine entry={entry} kept={kept} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The list is one stop for Tab; the arrows go through it. */
function walk(event: KeyboardEvent): void {
  const item = (event.currentTarget as HTMLElement).parentElement;
  const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
  if (!next) return;
  event.preventDefault();
  next.querySelector('button')?.focus();
}

const FaceIcon = ({ face }: { face: Face }) => (
  <Art id={COAT_ART[face[0] as keyof typeof COAT_ART]} class="ic" label={faceName(face)} />
);

/** One entry in words and pictures that have names. */
export function EntryLine({ entry, kept }: { entry: Entry; kept: KeptGame }) {
  const mark: Seat = bySeat(kept.marks, entry.seat);
  const name = nameOf(kept, entry.seat);
  const say = isCalledYou(kept, entry.seat) ? 'you' : 'they';
  return (
    <>
      <PlayerMark seat={mark} />
      <b class="nm">{name}</b>
      <span class="what">{t(`duel.short.${say}.${entry.kind}`)}</span>
      {(entry.kind === 'roll' || entry.kind === 'pick') &&
        entry.faces.map((face, index) => <FaceIcon key={`${index}${face}`} face={face} />)}
      {entry.kind === 'place' &&
        entry.tokens.map(({ coat, square }) => (
          <span class="tok" key={square}>
            <Art id={COAT_ART[coat]} class="ic" label={coatName(coat)} />
            {square}
          </span>
        ))}
      {entry.kind === 'cross' && <span>{entry.square}</span>}
      {entry.kind === 'bonus' && <Art id={COAT_ART[entry.coat]} class="ic" label={coatName(entry.coat)} />}
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
