import { type DuelState, diceOf, type Face, JOKER, other, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { COAT_ART } from './art.ts';
import dice from './dice.module.css';
import { DiceAtRest, LEAN } from './dice-at-rest.tsx';
import { faceName } from './sentences.ts';
import styles from './table-dice.module.css';

/** What a die shows: a coat and its crosses. */
export function FaceArt({ face }: { face: Face }) {
  const crosses = face === JOKER ? 0 : face.length - 1;
  return (
    <span class={dice.face} aria-hidden="true">
      <Art id={COAT_ART[face[0] as keyof typeof COAT_ART]} />
      {crosses > 0 && (
        <span>
          {Array.from({ length: Math.min(crosses, 3) }, (_, k) => (
            <Art key={k} id="mark-cross" />
          ))}
        </span>
      )}
    </span>
  );
}

/** A die that lies on the page and cannot be picked up. */
export function Die({ face, lean = 0 }: { face: Face; lean?: number }) {
  return (
    <span class={dice.die} style={{ '--rot': `${LEAN[lean % 4]}deg` }}>
      <FaceArt face={face} />
    </span>
  );
}

interface Taker {
  readonly seat: Seat;
  readonly name: string;
  /** Whose die it is, in words. */
  readonly text: string;
  readonly sure: boolean;
}

interface DiceProps {
  readonly state: DuelState;
  /** Shown under a die: who has it, or would have it. */
  readonly takerOf: (number: number) => Taker | null;
  readonly markOf: (seat: Seat) => Seat;
  readonly picked: readonly number[];
  readonly canPick: boolean;
  /** The faces as staged: a turned die shows its new face. */
  readonly staged: readonly [Face, Face] | null;
  readonly me: Seat;
  /** The faces that fall just now; nothing else tells them before they lie still. */
  readonly falling: readonly Face[] | null;
  /** Shaken in the hand before the roll. */
  readonly shaking: boolean;
  /** Taken since the one who looks last decided something. */
  readonly news: (number: number) => boolean;
  readonly onPick: (number: number) => void;
  /** Enter on a die that is already chosen. */
  readonly onTake: () => void;
  readonly onGrab: (event: PointerEvent) => void;
}

/** The four dice: they roll, are taken where they lie, and then lie as one domino for each player. */
export function Dice(props: DiceProps) {
  const { state, falling, shaking } = props;
  if (falling) return <FallingDice faces={falling} all={state.options.sheet.dice} />;
  if (state.dice.length === 0 || state.phase === 'roll') return <DiceAtRest shaking={shaking} />;
  return state.phase === 'draft' ? <DiceToTake {...props} /> : <Dominoes {...props} />;
}

function DiceToTake({ state, takerOf, markOf, picked, canPick, me, news, onPick, onTake }: DiceProps) {
  return (
    <fieldset class={styles.dice} key="draft">
      <legend class="visually-hidden">{t('duel.dice')}</legend>
      {state.dice.map((die, index) => {
        const number = index + 1;
        const taker = takerOf(number);
        const on = picked.includes(number);
        const free = canPick && die.taker === null;
        const fresh = news(number);
        const mark = markOf(taker?.seat ?? me);
        return (
          <div class={styles.place} key={number}>
            <button
              type="button"
              class={`${dice.die}${on ? ` ${styles.chosen}` : ''}${taker ? ` ${taker.sure || on ? styles.taken : styles.left}` : ''} owner-${mark}`}
              data-news={fresh || undefined}
              style={{ '--rot': `${LEAN[index]}deg`, '--k': `${index}` }}
              aria-pressed={free ? on : undefined}
              aria-disabled={free ? undefined : 'true'}
              aria-label={`${t('duel.die', { n: number })}, ${faceName(die.face)}, ${taker?.text ?? t('duel.dieFree')}`}
              data-die={number}
              aria-keyshortcuts={free ? String(number) : undefined}
              onClick={() => onPick(number)}
              onKeyDown={(event) => {
                // Enter chooses a die, and once more takes it; Space lets go of it.
                if (event.key !== 'Enter' || !on) return;
                event.preventDefault();
                onTake();
              }}
            >
              <FaceArt face={die.face} />
            </button>
            <span
              class={`${styles.own}${taker ? ` owner-${markOf(taker.seat)}` : ''}${taker?.sure ? '' : ` ${styles.maybe}`}`}
              aria-hidden="true"
            >
              {!taker && free && (
                <span class="key-hint">
                  <kbd>{number}</kbd>
                </span>
              )}
              {taker && (
                <>
                  <PlayerMark seat={markOf(taker.seat)} />
                  <span>{taker.name}</span>
                </>
              )}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}

/** Whether a player has drawn or passed in this round: the one who rolled comes first. */
const hasPlaced = ({ phase, seat, roller }: DuelState, player: Seat): boolean =>
  phase !== 'place' || (player === roller && seat !== roller);

/** My two dice are one domino, ringed; beside it smaller those of the other. */
function Dominoes({ state, takerOf, markOf, staged, me, onGrab }: DiceProps) {
  return (
    <fieldset class={`${styles.dice} ${styles.dominoes}`} key="domino">
      <legend class="visually-hidden">{t('duel.dice')}</legend>
      {[me, other(me)].map((seat) => {
        const mine = seat === me;
        const hand = diceOf(state, seat);
        const taker = hand[0] === undefined ? null : takerOf(hand[0] + 1);
        return (
          <div
            key={seat}
            class={`${styles.domino} owner-${markOf(seat)}${mine ? ` ${styles.mine}` : ''}${hasPlaced(state, seat) ? ` ${styles.placed}` : ''}`}
          >
            <span class={styles.ring}>
              {hand.map((index, which) => {
                const { face } = state.dice[index]!;
                const shown = mine && staged ? staged[which as 0 | 1] : face;
                return (
                  <button
                    key={index}
                    type="button"
                    class={`${dice.die}${mine && staged ? ` ${styles.movable}` : ''}${shown !== face ? ` ${styles.turned}` : ''}`}
                    style={{ '--k': `${index}` }}
                    aria-disabled="true"
                    aria-label={`${t('duel.die', { n: index + 1 })}, ${faceName(shown)}, ${takerOf(index + 1)?.text ?? ''}`}
                    data-die={index + 1}
                    onPointerDown={mine && staged ? onGrab : undefined}
                  >
                    <FaceArt face={shown} />
                  </button>
                );
              })}
            </span>
            {taker && (
              <span class={styles.own} aria-hidden="true">
                <PlayerMark seat={markOf(seat)} />
                <span>{mine ? t('duel.yourDomino') : taker.name}</span>
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** On the way from the hand to the table. */
function FallingDice({ faces, all }: { faces: readonly Face[]; all: readonly (readonly Face[])[] }) {
  return (
    <div class={`${styles.dice} ${styles.tumbling}`} aria-hidden="true">
      {faces.map((face, index) => (
        <div class={styles.place} key={index}>
          <span class={dice.die} style={{ '--rot': `${LEAN[index]}deg`, '--k': `${index}` }}>
            <Tumbling faces={all[index]!} face={face} />
          </span>
          <span class={styles.own} />
        </div>
      ))}
    </div>
  );
}

/** Shows other faces of the die while it falls. */
function Tumbling({ faces, face }: { faces: readonly Face[]; face: Face }) {
  const turn = useSignal(Math.floor(Math.random() * faces.length));
  useEffect(() => {
    const timer = setInterval(() => {
      turn.value = (turn.value + 1) % faces.length;
    }, 90);
    const rest = setTimeout(() => {
      clearInterval(timer);
      turn.value = faces.indexOf(face);
    }, 430);
    return () => {
      clearInterval(timer);
      clearTimeout(rest);
    };
  }, [faces, face, turn]);
  return <FaceArt face={faces[turn.value] ?? face} />;
}

export { faceName } from './sentences.ts';
export const dieName = (number: number): string => t('duel.die', { n: number });
