import { bySeat, COATS, type DuelAction, type DuelState, SEATS } from '@castellan/rules';
import { colon, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { TwoBoards } from '../../table/two-boards.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import type { StageProps, Step } from '../kit.ts';
import { COAT_ART } from './art.ts';
import { Die } from './dice.tsx';
import { entriesOf, sayEntry } from './log.ts';
import { coatName, faceName, takerText } from './sentences.ts';
import { lineText } from './spellbook.tsx';
import styles from './stage.module.css';
import { DUEL_VIEW } from './view.ts';

export { motionOf } from './motion.ts';

export function Stage(props: StageProps<DuelState, DuelAction>) {
  const { info } = props;
  const state = props.states[props.at]!;
  return (
    <TwoBoards view={DUEL_VIEW} {...props}>
      <ul class={styles.dice} aria-label={t('duel.dice')}>
        {state.dice.map(({ face, taker }, index) => (
          <li key={index} data-die={index + 1} class={taker ? `owner-${bySeat(info.marks, taker)}` : ''}>
            <span class="visually-hidden">
              {faceName(face)}
              {taker ? `, ${takerText(info, taker)}` : ''}
            </span>
            <Die face={face} lean={index} />
            <span class="taker" aria-hidden="true">
              {taker && <PlayerMark seat={bySeat(info.marks, taker)} />}
            </span>
          </li>
        ))}
      </ul>
      <BookStrip state={state} info={info} />
    </TwoBoards>
  );
}

export const stepsOf = (states: readonly DuelState[], actions: readonly DuelAction[], info: GameInfo): Step[] =>
  entriesOf(states, actions).map((entry) => ({
    after: entry.after,
    said: sayEntry(entry, info),
    seat: entry.seat,
  }));

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
