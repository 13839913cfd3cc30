import { say } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { nameOf } from '../../play/names.ts';
import type { StageProps, Step } from '../kit.ts';
import { NoughtsBoard } from './board.tsx';
import type { NoughtsAction, NoughtsState } from './table.tsx';

export { motionOf } from './table.tsx';

export const Stage = ({ states, info, at }: StageProps<NoughtsState, NoughtsAction>) => (
  <div class="stage">
    <NoughtsBoard id="stage1" state={states[at]!} names={[nameOf(info, 1), nameOf(info, 2)]} />
  </div>
);

export const stepsOf = (states: readonly NoughtsState[], actions: readonly NoughtsAction[], info: GameInfo): Step[] =>
  actions.map(({ square }, index) => {
    const { seat } = states[index]!;
    return { after: index + 1, said: say('noughts.entry', { name: nameOf(info, seat), square }), seat };
  });
