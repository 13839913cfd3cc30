import { bySeat, COATS, type Coat, JOKER, turnsOf, type Which } from '@castellan/rules';
import { useRef } from 'preact/hooks';
import { formatSigned, say, t } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/message.ts';
import { Art } from '../../ui/art.tsx';
import { Said } from '../../ui/said.tsx';
import { COAT_ART } from './art.ts';
import type { DuelTable } from './controller.ts';
import { FaceArt } from './dice.tsx';
import { gainsOf, jokersIn } from './hand.ts';
import { coatName, drawnFace, faceName } from './sentences.ts';
import styles from './tray.module.css';

/** What a staged chip or a joker still asks: which die, which face, which coat. */
export function Choosers({ table }: { table: DuelTable }) {
  const { task, staging, me, session } = table;
  if (table.lookingBack.value !== null) return null;
  if (task.value === 'bonus') return <BonusChooser table={table} />;
  if ((task.value !== 'place' && task.value !== 'prepare') || staging.value.passing) return null;
  const { hand } = staging.value;
  const faces = table.faces();
  const jokers = jokersIn(faces);
  // Until a coat is chosen, the ghost shows the one that brings the most.
  const drawnAs = (which: Which) => hand.jokers[which] ?? table.chosen.value?.coats[which];
  const mark = bySeat(session.info.value.marks, me.value);
  return (
    // One more question is another set of them, not the old one moved.
    <div
      class={`${styles.choosers} owner-${mark}`}
      key={`${jokers.length}${hand.castle !== null}${hand.turn !== null}`}
    >
      {jokers.map((which) => (
        <JokerChooser
          key={`${which}`}
          table={table}
          which={which}
          drawnAs={drawnAs(which)}
          legend={
            jokers.length > 1
              ? say('duel.ask.jokerOf', { die: drawnFace(JOKER), n: which + 1 })
              : say('duel.ask.joker', { die: drawnFace(JOKER) })
          }
        />
      ))}
      {bySeat(session.state.value.players, me.value).castle && (
        <fieldset class={`${styles.picks} ${styles.pair}`}>
          <legend>{t('duel.ask.castle')}</legend>
          {([0, 1] as const).map((which) => (
            <button
              key={which}
              type="button"
              class={styles.pick}
              aria-pressed={hand.castle === which}
              aria-label={faceName(faces[which])}
              onClick={() => table.castleOn(which)}
            >
              <FaceArt face={faces[which]} />
            </button>
          ))}
          <button
            type="button"
            class={`${styles.pick} ${styles.words}`}
            aria-pressed={hand.castle === null}
            data-command="keep-castle"
            onClick={() => hand.castle !== null && table.toggle('castle')}
          >
            {t('duel.ask.keep')}
          </button>
        </fieldset>
      )}
      {hand.turn !== null && <TurnChooser table={table} />}
    </div>
  );
}

interface JokerChooserProps {
  readonly table: DuelTable;
  readonly which: Which;
  readonly drawnAs: Coat | undefined;
  readonly legend: Sentence;
}

/** The six coats, the useful ones first; they keep the order in which they first stood there. */
function JokerChooser({ table, which, drawnAs, legend }: JokerChooserProps) {
  const choices = table.coatsFor(which);
  const order = useRef<readonly Coat[]>([]);
  if (order.current.length === 0) order.current = choices.map(({ coat }) => coat);
  return (
    <fieldset class={`${styles.picks} ${styles.coats}`}>
      <legend>
        <Said of={legend} />
      </legend>
      {choices
        .toSorted((a, b) => order.current.indexOf(a.coat) - order.current.indexOf(b.coat))
        .map(({ coat, gain }) => (
          <button
            key={coat}
            type="button"
            class={styles.pick}
            aria-pressed={drawnAs === coat}
            aria-disabled={gain === null ? 'true' : undefined}
            aria-label={
              gain === null
                ? `${coatName(coat)}, ${t('duel.ask.fitsNowhere')}`
                : `${coatName(coat)}, ${formatSigned(gain)}`
            }
            data-coat={coat}
            onClick={() => gain !== null && table.drawJokerAs(which, coat)}
          >
            <Art id={COAT_ART[coat]} />
            <small aria-hidden="true">{gain === null ? '–' : formatSigned(gain)}</small>
          </button>
        ))}
    </fieldset>
  );
}

function TurnChooser({ table }: { table: DuelTable }) {
  const { session, me, staging } = table;
  const turned = staging.value.hand.turn!;
  return (
    <fieldset class={`${styles.picks} ${styles.faces}`}>
      <legend>{t('duel.ask.turn')}</legend>
      {([0, 1] as const).flatMap((die: Which) =>
        turnsOf(session.state.value, me.value, die).map((face) => {
          const on = turned.die === die && turned.face === face;
          return (
            <button
              key={`${die}${face}`}
              type="button"
              class={`${styles.pick} ${die === 0 ? styles.first : styles.second}`}
              aria-pressed={on}
              aria-label={t('duel.ask.turnDie', { n: die + 1, face: faceName(face) })}
              onClick={() => table.turnTo(die, face)}
            >
              <FaceArt face={face} />
            </button>
          );
        }),
      )}
    </fieldset>
  );
}

function BonusChooser({ table }: { table: DuelTable }) {
  const { staging, me, session, view } = table;
  const gainOf = gainsOf(view.value, me.value);
  const choices = COATS.map((coat) => ({ coat, gain: gainOf({ type: 'bonus', coat }) }));
  return (
    <div class={`${styles.choosers} owner-${bySeat(session.info.value.marks, me.value)}`}>
      <fieldset class={`${styles.picks} ${styles.coats}`}>
        <legend>{t('duel.ask.bonus')}</legend>
        {choices
          .toSorted((a, b) => b.gain - a.gain)
          .map(({ coat, gain }) => (
            <button
              key={coat}
              type="button"
              class={styles.pick}
              aria-pressed={staging.value.coat === coat}
              aria-label={`${coatName(coat)}, ${formatSigned(gain)}`}
              data-coat={coat}
              // Enter takes the coat up, and once more confirms it.
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || staging.value.coat !== coat) return;
                event.preventDefault();
                table.confirm();
              }}
              onClick={() => table.chooseBonus(coat)}
            >
              <Art id={COAT_ART[coat]} />
              <small aria-hidden="true">{formatSigned(gain)}</small>
            </button>
          ))}
      </fieldset>
    </div>
  );
}
