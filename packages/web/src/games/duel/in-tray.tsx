import { bySeat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { PreparerChip } from '../../table/preparer-chip.tsx';
import { Art } from '../../ui/art.tsx';
import { Chip } from '../../ui/controls.tsx';
import { POWER_ART } from './art.ts';
import { Choosers } from './choosers.tsx';
import type { DuelTable } from './controller.ts';
import { jokersIn } from './hand.ts';
import { NothingHeld } from './held.tsx';
import styles from './tray.module.css';

const CHIPS = ['castle', 'free', 'split', 'turn'] as const;

/** What lies in the tray: what I own, and in the same place what a joker, the castle or a power asks. */
export function InTray({ table }: { table: DuelTable }) {
  const { me, lookingBack } = table;
  const asked = questionsOf(table);
  // A player who looks for another power leaves the questions; another question opens them again.
  // Where nothing fits, the powers and pass come before the question of a joker.
  const { castle, turn } = table.staging.value.hand;
  const powersFirst = table.mayPass.value && castle === null && turn === null;
  const away = useSignal(powersFirst);
  useEffect(() => {
    away.value = powersFirst;
  }, [asked, powersFirst, me.value, lookingBack.value]);
  if (asked === '' || away.value)
    return <Chips table={table} onAsked={asked !== '' ? () => (away.value = false) : null} />;
  const { powers } = bySeat(table.view.value.players, me.value);
  // The castle is among the questions.
  const more = powers.some((power) => power !== 'both') || table.mayPass.value || table.preparer.value !== null;
  return (
    <>
      {more && asked !== 'bonus' && (
        <button
          type="button"
          class={styles.back}
          aria-label={t('duel.ask.powers')}
          data-command="show-powers"
          onClick={() => (away.value = true)}
        >
          <Art id="castle" />
        </button>
      )}
      <Choosers table={table} />
    </>
  );
}

/** Which questions are open, as one word; empty for none. */
function questionsOf({ task, staging, lookingBack, faces }: DuelTable): string {
  if (lookingBack.value !== null) return '';
  if (task.value === 'bonus') return 'bonus';
  if ((task.value !== 'place' && task.value !== 'prepare') || staging.value.passing) return '';
  const { castle, turn } = staging.value.hand;
  return [jokersIn(faces()).join(''), castle !== null ? 'castle' : '', turn !== null ? 'turn' : ''].join('');
}

/** What may be used in this placement, and pass: tap to stage, tap again to put back. */
function Chips({ table, onAsked }: { table: DuelTable; onAsked: (() => void) | null }) {
  const { me, task, staging } = table;
  const player = bySeat(table.view.value.players, me.value);
  const placing = (task.value === 'place' || task.value === 'prepare') && table.lookingBack.value === null;
  const { hand, passing } = staging.value;
  const isOn = { castle: hand.castle !== null, free: hand.free, split: hand.split, turn: hand.turn !== null };
  const both = player.powers.includes('both');
  const owned = CHIPS.filter((chip) => (chip === 'castle' ? player.castle : player.powers.includes(chip)));
  const mayPass = placing && table.mayPass.value;
  if (owned.length === 0 && !both && !mayPass && !onAsked && table.preparer.value === null)
    return <NothingHeld state={table.view.value} seat={me.value} />;
  return (
    // One more or one less of them is another row of chips, not the old one moved.
    <div class={styles.chips} key={`${me.value}${owned}${both}${mayPass}${onAsked !== null}${table.preparer.value}`}>
      {onAsked && (
        <Chip name="show-questions" icon="coat-joker" text={t('duel.ask.back')} on={false} onClick={onAsked} />
      )}
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
        <span class={`chip ${styles.later}`}>
          <Art id={POWER_ART.both} />
          <b>{t('duel.power.both')}</b>
          <span>{t('duel.powerShort.both')}</span>
        </span>
      )}
      {mayPass && (
        <Chip
          name="chip-pass"
          icon="i-pass"
          text={t('duel.do.pass')}
          note={t('duel.passShort')}
          on={passing}
          onClick={table.togglePass}
        />
      )}
      <PreparerChip table={table} />
    </div>
  );
}
