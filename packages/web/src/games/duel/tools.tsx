import { bySeat, COATS, type Coat, turnsOf, type Which } from '@castellan/rules';
import { useRef } from 'preact/hooks';
import { formatSigned, t } from '../../i18n/index.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { moves } from '../../table/motion.ts';
import { PreparerChip } from '../../table/preparer-chip.tsx';
import { Art } from '../../ui/art.tsx';
import { Button, Chip } from '../../ui/controls.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import { ROLL } from './commands.ts';
import type { DuelTable } from './controller.ts';
import { FaceArt } from './dice.tsx';
import { jokersIn } from './hand.ts';
import { gainsOf } from './options.ts';
import { coatName, faceName } from './sentences.ts';

const CHIPS = ['castle', 'free', 'split', 'turn'] as const;

/** What may be used in this placement, and pass: tap to stage, tap again to put back. */
export function Chips({ table }: { table: DuelTable }) {
  const { me, task, staging } = table;
  const player = bySeat(table.view.value.players, me.value);
  const placing = (task.value === 'place' || task.value === 'prepare') && table.lookingBack.value === null;
  const { hand, passing } = staging.value;
  const isOn = { castle: hand.castle !== null, free: hand.free, split: hand.split, turn: hand.turn !== null };
  const both = player.powers.includes('both');
  const owned = CHIPS.filter((chip) => (chip === 'castle' ? player.castle : player.powers.includes(chip)));
  return (
    <div class={`chips o${bySeat(table.session.info.value.marks, me.value)}`}>
      {/* One more or one less of them is another row of chips, not the old one moved. */}
      <div class="owned" key={`${me.value}${owned}${both}`}>
        {owned.map((chip) => (
          <Chip
            key={chip}
            name={`chip-${chip}`}
            icon={POWER_ART[chip]}
            text={t(`duel.power.${chip}`)}
            note={t(`duel.powerShort.${chip}`)}
            on={placing && isOn[chip]}
            disabled={!placing || passing}
            onClick={() => table.toggle(chip)}
          />
        ))}
        {both && (
          <span class="chip held">
            <Art id={POWER_ART.both} />
            <b>{t('duel.power.both')}</b>
            <span>{t('duel.powerShort.both')}</span>
          </span>
        )}
      </div>
      <div class="aside">
        <PreparerChip table={table} />
        {placing && table.mayPass.value && (
          <Chip name="chip-pass" icon="i-pass" text={t('duel.do.pass')} on={passing} onClick={table.togglePass} />
        )}
      </div>
    </div>
  );
}

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
    // One more question is another sheet over the spellbook, not the old one moved.
    <div class={`choosers o${mark}`} key={`${jokers.length}${hand.castle !== null}${hand.turn !== null}`}>
      {jokers.map((which) => (
        <JokerChooser
          key={which}
          table={table}
          which={which}
          drawnAs={drawnAs(which)}
          legend={jokers.length > 1 ? t('duel.ask.jokerOf', { n: which + 1 }) : t('duel.ask.joker')}
        />
      ))}
      {hand.castle !== null && (
        <fieldset class="picks pair">
          <legend>{t('duel.ask.castle')}</legend>
          {([0, 1] as const).map((which) => (
            <button
              key={which}
              type="button"
              class={hand.castle === which ? 'pick on' : 'pick'}
              aria-pressed={hand.castle === which}
              aria-label={faceName(faces[which])}
              onClick={() => table.castleOn(which)}
            >
              <FaceArt face={faces[which]} />
            </button>
          ))}
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
  readonly legend: string;
}

/** The six coats, the useful ones first; they keep the order in which they first stood there. */
function JokerChooser({ table, which, drawnAs, legend }: JokerChooserProps) {
  const choices = table.coatsFor(which);
  const order = useRef<readonly Coat[]>([]);
  if (order.current.length === 0) order.current = choices.map(({ coat }) => coat);
  return (
    <fieldset class="picks coats">
      <legend>{legend}</legend>
      {choices
        .toSorted((a, b) => order.current.indexOf(a.coat) - order.current.indexOf(b.coat))
        .map(({ coat, gain }) => (
          <button
            key={coat}
            type="button"
            class={drawnAs === coat ? 'pick on' : 'pick'}
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
    <fieldset class="picks">
      <legend>{t('duel.ask.turn')}</legend>
      {([0, 1] as const).flatMap((die: Which) =>
        turnsOf(session.state.value, me.value, die).map((face, index) => {
          const on = turned.die === die && turned.face === face;
          return (
            <button
              key={`${die}${face}`}
              type="button"
              class={`pick${on ? ' on' : ''}${die === 1 && index === 0 ? ' next' : ''}`}
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
    <div class={`choosers o${bySeat(session.info.value.marks, me.value)}`}>
      <fieldset class="picks coats">
        <legend>{t('duel.ask.bonus')}</legend>
        {choices
          .toSorted((a, b) => b.gain - a.gain)
          .map(({ coat, gain }) => (
            <button
              key={coat}
              type="button"
              class={staging.value.coat === coat ? 'pick on' : 'pick'}
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

/** The bar of tools with its primary button. */
export function DuelActions({ table, onEnterRoll }: { table: DuelTable; onEnterRoll: () => void }) {
  const { task, staging } = table;
  const placing = task.value === 'place' || task.value === 'prepare';
  const words = { draft: t('duel.do.take'), prepare: t('common.do.prepare') };
  const word = staging.value.passing ? t('duel.do.confirmPass') : t('common.do.confirm');
  return (
    <ActionBar
      table={table}
      placing={placing}
      staging={!['roll', 'wait', 'over'].includes(task.value)}
      word={task.value === 'draft' || task.value === 'prepare' ? words[task.value] : word}
      hurry={task.value === 'wait'}
      primary={task.value === 'roll' && <RollButton table={table} onEnterRoll={onEnterRoll} />}
    />
  );
}

/** Held down, the dice are shaken in the hand: seen, and felt where a device can; letting go rolls. */
function shake({ shaking }: DuelTable, held: boolean): void {
  if (held === shaking.peek() || !moves()) return;
  shaking.value = held;
  navigator.vibrate?.(held ? Array.from({ length: 60 }, () => 35) : 0);
}

function RollButton({ table, onEnterRoll }: { table: DuelTable; onEnterRoll: () => void }) {
  const real = table.session.info.value.realDice;
  return (
    <Button
      go
      name="roll"
      icon={ROLL.icon}
      cap={real ? undefined : ROLL.cap}
      onClick={real ? onEnterRoll : table.roll}
      onHold={real ? undefined : (held) => shake(table, held)}
    >
      {real ? t('duel.do.enterRoll') : t('duel.do.roll')}
    </Button>
  );
}
