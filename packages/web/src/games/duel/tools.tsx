import { t } from '../../i18n/index.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { moves } from '../../table/motion.ts';
import { Button } from '../../ui/controls.tsx';
import { ROLL } from './commands.ts';
import type { DuelTable } from './controller.ts';

/** The bar of tools with its primary button. */
export function DuelActions({ table, onEnterRoll }: { table: DuelTable; onEnterRoll: () => void }) {
  const { task } = table;
  const placing = task.value === 'place' || task.value === 'prepare';
  return (
    <ActionBar
      table={table}
      placing={placing}
      staging={!['roll', 'forced', 'wait', 'over'].includes(task.value)}
      word={wordOf(table)}
      moveNowFirst={task.value === 'wait'}
      primary={task.value === 'roll' && <RollButton table={table} onEnterRoll={onEnterRoll} />}
    />
  );
}

/** What the primary button does. */
function wordOf({ task, staging }: DuelTable): string {
  if (task.value === 'draft') return t('duel.do.take');
  if (task.value === 'prepare') return t('common.do.prepare');
  return staging.value.passing ? t('duel.do.confirmPass') : t('common.do.confirm');
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
