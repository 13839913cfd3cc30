import { bySeat } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { Chip } from '../../ui/controls.tsx';
import type { DuelTable } from './controller.ts';
import { ROUND } from './round-part.ts';
import styles from './tray.module.css';

/** Below my map: what I own, before the first roll the castle alone. */
export function Tray({ table }: { table: DuelTable }) {
  const round = ROUND.loaded;
  return (
    <div class={`tray ${styles.tray} owner-${bySeat(table.session.info.value.marks, table.me.value)}`}>
      {round ? (
        <round.InTray table={table} />
      ) : (
        <div class={styles.chips}>
          <Chip
            name="chip-castle"
            icon="castle"
            text={t('duel.power.castle')}
            note={t('duel.powerShort.castle')}
            on={false}
            disabled
            onClick={() => {}}
          />
        </div>
      )}
    </div>
  );
}
