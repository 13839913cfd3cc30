import { bySeat } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { moves } from '../../table/motion.ts';
import { PreparerChip } from '../../table/preparer-chip.tsx';
import { Art } from '../../ui/art.tsx';
import { Button, Chip } from '../../ui/controls.tsx';
import { POWER_ART } from './art.ts';
import { ROLL } from './commands.ts';
import type { DuelTable } from './controller.ts';

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
      staging={!['roll', 'forced', 'wait', 'over'].includes(task.value)}
      word={task.value === 'draft' || task.value === 'prepare' ? words[task.value] : word}
      moveNowFirst={task.value === 'wait'}
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
