import { COATS, coatOf, type Duel, type DuelState, type Face, JOKER } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { formatList, t } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/controls.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './box.module.css';
import die from './dice.module.css';
import { FaceArt } from './dice.tsx';
import { faceName } from './sentences.ts';

interface DiceEntryProps {
  readonly state: DuelState;
  /** The roll, entered by a person; the game plays it like one of its own. */
  readonly onEntered: (roll: Duel.Roll) => void;
}

/** The question mark, then coat by coat with its crosses: a face is found where one looks for it. */
function inOrder(faces: readonly Face[]): readonly Face[] {
  const ofCoats = COATS.flatMap((coat) => faces.filter((face) => face !== JOKER && coatOf(face) === coat).sort());
  return [...faces.filter((face) => face === JOKER), ...ofCoats];
}

/** Real dice: four faces as they lie, in any order. Which die shows what follows, or is asked where it matters. */
export function DiceEntry({ state, onEntered }: DiceEntryProps) {
  const { dice } = state.options.sheet;
  const shown = useSignal<readonly Face[]>([]);
  const chosen = useSignal<readonly Face[] | null>(null);
  const missing = dice.length - shown.value.length;
  const rolls = missing === 0 ? rollsShowing(dice, shown.value) : [];
  const asks = rolls.length > 1 && diceMatter(state);
  const roll = asks ? chosen.value : rolls[0];
  const change = (faces: readonly Face[]) => {
    shown.value = faces;
    chosen.value = null;
  };
  const enter = () => {
    if (roll) onEntered({ type: 'roll', faces: roll });
    else announce(t('duel/box.dice.missing', { n: missing }));
  };
  return (
    <form
      class={`stack loose ${styles.entry}`}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <fieldset>
        <legend>{t('duel/box.dice.faces')}</legend>
        <div>
          {inOrder([...new Set(dice.flat())]).map((face) => (
            <button
              key={face}
              type="button"
              class={die.die}
              aria-label={faceName(face)}
              data-face={face}
              disabled={missing === 0 || !canShow(dice, shown.value, face)}
              onClick={() => {
                change([...shown.value, face]);
                announce(formatList(shown.value.map(faceName)));
              }}
            >
              <FaceArt face={face} />
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('duel/box.dice.shown')}</legend>
        <div>
          {dice.map((_, index) => {
            const face = shown.value[index];
            return face === undefined ? (
              <span key={index} class={`${die.die} ${styles.empty}`} aria-hidden="true" />
            ) : (
              <button
                key={index}
                type="button"
                class={die.die}
                aria-label={t('duel/box.dice.remove', { face: faceName(face) })}
                onClick={() => change(shown.value.toSpliced(index, 1))}
              >
                <FaceArt face={face} />
              </button>
            );
          })}
        </div>
      </fieldset>
      {asks && (
        <fieldset>
          <legend>{t('duel/box.dice.which')}</legend>
          <div>
            {rolls.map((faces) => (
              <label key={faces.join(' ')} class={`row ${styles.way}`}>
                <input
                  type="radio"
                  name="way"
                  aria-label={t('duel/box.dice.way', { faces: formatList(faces.map(faceName)) })}
                  checked={chosen.value?.join() === faces.join()}
                  onChange={() => {
                    chosen.value = faces;
                  }}
                />
                {faces.map((face, index) => (
                  <span key={index} class={die.die}>
                    <FaceArt face={face} />
                  </span>
                ))}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Button go name="enter-roll" class="wide" disabled={!roll} onClick={enter}>
        {missing > 0 ? t('duel/box.dice.missing', { n: missing }) : t('duel/box.dice.done')}
      </Button>
    </form>
  );
}

interface RollSheetProps {
  readonly state: DuelState;
  readonly onEntered: (roll: Duel.Roll) => void;
  readonly onClose: () => void;
}

/** Asks what real dice show. */
export const RollSheet = ({ state, onEntered, onClose }: RollSheetProps) => (
  <Sheet title={t('duel/box.dice.enter')} onClose={onClose}>
    <DiceEntry state={state} onEntered={onEntered} />
  </Sheet>
);

type Dice = readonly (readonly Face[])[];

/** Every way in which these dice can show these faces, one face each: in each, the faces stand in the order of the dice. */
export function rollsShowing(dice: Dice, faces: readonly Face[]): readonly (readonly Face[])[] {
  const [die, ...others] = dice;
  if (!die) return faces.length === 0 ? [[]] : [];
  return [...new Set(faces)]
    .filter((face) => die.includes(face))
    .flatMap((face) => rollsShowing(others, faces.toSpliced(faces.indexOf(face), 1)).map((rest) => [face, ...rest]));
}

/** Whether one more die can show this face, with the others showing those. */
export const canShow = (dice: Dice, shown: readonly Face[], face: Face): boolean => hasPlace(dice, [...shown, face]);

function hasPlace(dice: Dice, [face, ...others]: readonly Face[]): boolean {
  if (face === undefined) return true;
  return dice.some((die, index) => die.includes(face) && hasPlace(dice.toSpliced(index, 1), others));
}

/** Whether it matters which die shows what: only for who can turn one to another of its faces. */
export const diceMatter = ({ players }: Pick<DuelState, 'players'>): boolean =>
  players.some(({ powers }) => powers.includes('turn'));
