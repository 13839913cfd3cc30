import './dice-entry.css';
import './dice.css';
import type { Duel, DuelState, Face } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/controls.tsx';
import { FaceArt } from './dice.tsx';
import { faceName } from './sentences.ts';

interface DiceEntryProps {
  readonly state: DuelState;
  /** The roll, entered by a person; the game plays it like one of its own. */
  readonly onEntered: (roll: Duel.Roll) => void;
}

/** Real dice: each die with its own faces, one tap each. */
export function DiceEntry({ state, onEntered }: DiceEntryProps) {
  const { dice } = state.options.sheet;
  const shown = useSignal<readonly (Face | null)[]>(dice.map(() => null));
  const missing = shown.value.filter((face) => face === null).length;
  const enter = () => {
    const faces = shown.value.filter((face) => face !== null);
    if (faces.length === dice.length) onEntered({ type: 'roll', faces });
    else announce(t('duel/box.dice.missing', { n: missing }));
  };
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      {dice.map((faces, index) => (
        <fieldset key={index}>
          <legend>{t('duel/box.dice.die', { n: index + 1 })}</legend>
          <div>
            {[...new Set(faces)].map((face) => (
              <label key={face} class={shown.value[index] === face ? 'die on' : 'die'}>
                <input
                  type="radio"
                  name={`die${index}`}
                  value={face}
                  aria-label={faceName(face)}
                  checked={shown.value[index] === face}
                  onChange={() => {
                    shown.value = shown.value.with(index, face);
                  }}
                />
                <FaceArt face={face} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button go name="enter-roll" class="wide" disabled={missing > 0} onClick={enter}>
        {missing > 0 ? t('duel/box.dice.missing', { n: missing }) : t('duel/box.dice.done')}
      </Button>
    </form>
  );
}
