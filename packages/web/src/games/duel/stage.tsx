import { bySeat, type DuelAction, type DuelState } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { TwoBoards } from '../../table/two-boards.tsx';
import { PlayerMark } from '../../ui/art.tsx';
import type { StageProps, Step } from '../kit.ts';
import { BookStrip } from './book-strip.tsx';
import { Die } from './dice.tsx';
import { sayEntry } from './entry-sentences.ts';
import { entriesOf } from './log.ts';
import { faceName, takerText } from './sentences.ts';
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
