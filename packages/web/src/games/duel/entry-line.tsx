import { bySeat, type Face, type Seat } from '@castellan/rules';
import { formatSigned, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isCalledYou, nameOf } from '../../play/names.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import type { Entry } from './log.ts';
import { coatName, faceName } from './sentences.ts';

const FaceIcon = ({ face }: { face: Face }) => (
  <Art id={COAT_ART[face[0] as keyof typeof COAT_ART]} class="ic" label={faceName(face)} />
);

/** One entry in words and pictures that have names. */
export function EntryLine({ entry, info }: { entry: Entry; info: GameInfo }) {
  const mark: Seat = bySeat(info.marks, entry.seat);
  const name = nameOf(info, entry.seat);
  const say = isCalledYou(info, entry.seat) ? 'you' : 'they';
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
