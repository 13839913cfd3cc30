import './dice.css';
import { type DuelState, diceOf, type Face, JOKER, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { COAT_ART } from './art.ts';
import { faceName } from './sentences.ts';

const LEAN = [-3, 2, -1.5, 3];
/** The last die lies still after this long. */
const TUMBLE = 700 + 3 * 60;

/** What a die shows: a coat and its crosses. */
export function FaceArt({ face }: { face: Face }) {
  const crosses = face === JOKER ? 0 : face.length - 1;
  return (
    <span class="face" aria-hidden="true">
      <Art id={COAT_ART[face[0] as keyof typeof COAT_ART]} class={crosses > 0 ? 'sh sx' : 'sh'} />
      {crosses > 0 && (
        <span class="xs">
          {Array.from({ length: Math.min(crosses, 3) }, (_, k) => (
            <Art key={k} id="mark-cross" class="x" />
          ))}
        </span>
      )}
    </span>
  );
}

/** A die that lies on the page and cannot be picked up. */
export function Die({ face, lean = 0 }: { face: Face; lean?: number }) {
  return (
    <span class="die" style={{ '--rot': `${LEAN[lean % 4]}deg` }}>
      <FaceArt face={face} />
    </span>
  );
}

interface DiceProps {
  readonly state: DuelState;
  /** Shown under a die: who has it, or would have it. */
  readonly takerOf: (number: number) => { readonly seat: Seat; readonly name: string; readonly sure: boolean } | null;
  readonly markOf: (seat: Seat) => Seat;
  readonly picked: readonly number[];
  readonly canPick: boolean;
  /** The faces as staged: a turned die shows its new face. */
  readonly staged: readonly [Face, Face] | null;
  readonly me: Seat;
  /** When they were rolled here, or 0. */
  readonly rolled: number;
  readonly onPick: (number: number) => void;
  readonly onGrab: (event: PointerEvent) => void;
}

/** The four dice: they roll, stay where they are when taken, and show who took them. */
export function Dice({ state, takerOf, markOf, picked, canPick, staged, me, rolled, onPick, onGrab }: DiceProps) {
  const tumbling = useTumble(rolled, state.dice.length > 0);
  const mine = state.dice.length > 0 ? diceOf(state, me) : [];
  if (state.dice.length === 0) return <DiceAtRest />;
  return (
    <fieldset class={`dice${tumbling.value ? ' tumbling' : ''}`} onPointerDown={() => (tumbling.value = false)}>
      <legend class="sr">{t('duel.dice')}</legend>
      {state.dice.map((die, index) => {
        const number = index + 1;
        const taker = takerOf(number);
        const which = mine.indexOf(index);
        const face = staged && which >= 0 ? staged[which as 0 | 1] : die.face;
        const on = picked.includes(number);
        const free = canPick && die.taker === null;
        const owner = taker ? t('duel.dieOf', { name: taker.name }) : t('duel.dieFree');
        return (
          <div class="dw" key={number}>
            <button
              type="button"
              class={`die${on ? ' on' : ''}${free ? ' free' : ''}${face !== die.face ? ' turned' : ''}${which >= 0 && staged ? ' held' : ''} o${markOf(me)}`}
              style={{ '--rot': `${LEAN[index]}deg`, '--k': `${index}` }}
              aria-pressed={free ? on : undefined}
              aria-disabled={free ? undefined : 'true'}
              aria-label={`${t('duel.die', { n: number })}, ${faceName(face)}, ${owner}`}
              data-die={number}
              onClick={() => onPick(number)}
              onPointerDown={(event) => {
                if (which >= 0 && staged) onGrab(event);
              }}
            >
              {tumbling.value ? (
                <Tumbling faces={state.options.sheet.dice[index]!} face={face} />
              ) : (
                <FaceArt face={face} />
              )}
            </button>
            <span
              class={`own${taker ? ` o${markOf(taker.seat)}` : ''}${taker?.sure ? '' : ' maybe'}`}
              aria-hidden="true"
            >
              {taker && !tumbling.value && (
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

/** Before the roll: four blank dice, so that nothing jumps when they fall. */
function DiceAtRest() {
  return (
    <div class="dice rest" aria-hidden="true">
      {LEAN.map((lean) => (
        <div class="dw" key={lean}>
          <span class="die" style={{ '--rot': `${lean}deg` }} />
          <span class="own" />
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

function useTumble(rolled: number, there: boolean) {
  const tumbling = useSignal(false);
  useEffect(() => {
    if (!there || Date.now() - rolled > TUMBLE || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    tumbling.value = true;
    const timer = setTimeout(() => {
      tumbling.value = false;
    }, TUMBLE);
    return () => clearTimeout(timer);
  }, [rolled, there, tumbling]);
  return tumbling;
}
