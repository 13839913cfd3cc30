import { bySeat, crossesOf, type Face, JOKER, type Seat } from '@castellan/rules';
import { formatNumber, formatSigned, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isCalledYou, nameOf } from '../../play/names.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import styles from './entry-line.module.css';
import type { Entry } from './log.ts';
import { coatName, coatWithCrosses, faceName } from './sentences.ts';

/** A small coat with its crosses; four and more are one with a number. */
function Crossed({ face, crosses, label }: { face: string; crosses: number; label: string }) {
  return (
    <span class={styles.crossed}>
      <Art id={COAT_ART[face[0] as keyof typeof COAT_ART]} class="icon" label={label} />
      {crosses > 0 && (
        <span class={styles.crosses} aria-hidden="true">
          {crosses > 3 && formatNumber(crosses)}
          {Array.from({ length: crosses > 3 ? 1 : crosses }, (_, k) => (
            <Art key={k} id="mark-cross" />
          ))}
        </span>
      )}
    </span>
  );
}

const FaceIcon = ({ face }: { face: Face }) => (
  <Crossed face={face} crosses={face === JOKER ? 0 : crossesOf(face)} label={faceName(face)} />
);

/** One entry in words and pictures that have names. */
export function EntryLine({ entry, info }: { entry: Entry; info: GameInfo }) {
  const mark: Seat = bySeat(info.marks, entry.seat);
  const name = nameOf(info, entry.seat);
  const say = isCalledYou(info, entry.seat) ? 'you' : 'they';
  return (
    <>
      <PlayerMark seat={mark} />
      <b class="player-name">{name}</b>
      <span class="what">{t(`duel.short.${say}.${entry.kind}`)}</span>
      {(entry.kind === 'roll' || entry.kind === 'pick') &&
        entry.faces.map((face, index) => <FaceIcon key={`${index}${face}`} face={face} />)}
      {entry.kind === 'place' &&
        entry.tokens.map(({ coat, crosses, square }) => (
          <span class={styles.token} key={square}>
            <Crossed face={coat} crosses={crosses} label={coatWithCrosses(coat, crosses)} />
            {square}
          </span>
        ))}
      {entry.kind === 'cross' && <span>{entry.square}</span>}
      {entry.kind === 'bonus' && <Art id={COAT_ART[entry.coat]} class="icon" label={coatName(entry.coat)} />}
      {entry.kind === 'won' && (
        <span class={styles.token}>
          <Art id={POWER_ART[entry.power]} class="icon" />
          <b>{t(`duel.power.${entry.power}`)}</b>
        </span>
      )}
      {(entry.kind === 'place' || entry.kind === 'cross') && (
        <span class="action-gain">{formatSigned(entry.gain)}</span>
      )}
    </>
  );
}
