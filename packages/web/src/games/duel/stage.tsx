import './stage.css';
import '../../board/board.css';
import './dice.css';
import { bySeat, type DuelAction, type DuelState, duelRules } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isYou, nameOf } from '../../play/names.ts';
import { TwoBoards } from '../../table/two-boards.tsx';
import { PlayerMark } from '../../ui/art.tsx';
import type { StageProps, Step } from '../kit.ts';
import { BookStrip } from './book-strip.tsx';
import { Die } from './dice.tsx';
import { drawnBy, entriesOf } from './log.ts';
import { PlayerBoard } from './player-board.tsx';
import { domainAt, domainText, entryText, faceName, mapText, takerText } from './sentences.ts';

export { motionOf } from './motion.ts';

export function Stage({ states, actions, info, at }: StageProps<DuelState, DuelAction>) {
  const state = states[at]!;
  return (
    <TwoBoards
      info={info}
      scores={duelRules.score(state)}
      labelOf={(seat) => mapText(info, seat)}
      domainAt={(seat, square) => domainAt(state, seat, square)}
      tell={domainText}
      board={(looked) => <PlayerBoard {...looked} state={state} fresh={drawnBy(states, actions, at, looked.seat)} />}
    >
      <ul class="lying" aria-label={t('duel.dice')}>
        {state.dice.map(({ face, taker }, index) => (
          <li key={index} data-die={index + 1} class={taker ? `o${bySeat(info.marks, taker)}` : ''}>
            <span class="sr">
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
    text: entryText(entry, nameOf(info, entry.seat), isYou(info, entry.seat)),
    seat: entry.seat,
  }));
