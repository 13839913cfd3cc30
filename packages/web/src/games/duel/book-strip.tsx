import { bySeat, COATS, type DuelState, SEATS } from '@castellan/rules';
import { colon, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { Art } from '../../ui/art.tsx';
import { COAT_ART } from './art.ts';
import { coatName } from './sentences.ts';
import { lineText } from './spellbook.tsx';
import styles from './stage.module.css';

/** The spellbook at a glance: for each coat a row of boxes for both, won lines filled, lost ones struck. */
export function BookStrip({ state, info }: { state: DuelState; info: GameInfo }) {
  return (
    <ul class={styles.book} data-book aria-label={t('duel.book.title')}>
      {COATS.map((coat) => (
        <li key={coat}>
          <span class="visually-hidden">
            {coatName(coat) + colon()}
            {lineText(state, info, coat, SEATS)}
          </span>
          <Art id={COAT_ART[coat]} />
          {SEATS.map((seat) => {
            const winner = state.lines[coat];
            const kind = winner === null ? '' : ` ${winner === seat ? styles.won : styles.struck}`;
            return (
              <span key={seat} class={`${styles.boxes} owner-${bySeat(info.marks, seat)}${kind}`} aria-hidden="true">
                {Array.from({ length: state.options.sheet.boxes[coat] }, (_, k) => (
                  <i key={k} class={k < bySeat(state.players, seat).ticks[coat] ? styles.on : ''} />
                ))}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
