import { rulesOf, type Square, type StateOf } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { focusBoard } from '../../board/board.tsx';
import { say, t } from '../../i18n/index.ts';
import { isYou, nameOf } from '../../play/names.ts';
import type { Session } from '../../play/session.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { openTable, type TableController } from '../../table/controller.ts';
import { MINE, useFocusFollowing, useTableKeys } from '../../table/keys.ts';
import type { Motion } from '../../table/motion.ts';
import { COMMANDS } from '../../table/table-commands.ts';
import { TableFrame, TablePrompt } from '../../table/table-frame.tsx';
import { NoughtsBoard } from './board.tsx';

export type NoughtsState = StateOf<'noughts'>;
export interface NoughtsAction {
  readonly type: 'draw';
  readonly square: Square;
}
interface Staging {
  readonly square: Square | null;
}
export type NoughtsTable = TableController<NoughtsState, NoughtsAction, never, Staging>;

const rules = rulesOf('noughts');

export const open = (session: Session<NoughtsState, NoughtsAction>): NoughtsTable =>
  openTable<NoughtsState, NoughtsAction, never, Staging>(session, {
    rules,
    nothing: { square: null },
    taskOf: ({ phase, seat }, me) => {
      if (phase === 'over') return 'over';
      return seat === me && session.isLocal(me) ? 'place' : 'wait';
    },
    mayPrepare: () => false,
    decisionOf: ({ board }) => board.join(''),
    actionOf: ({ square }, task) => (square && task === 'place' ? { type: 'draw', square } : null),
    forcedIn: () => null,
    onlyWay: () => null,
    tellsGain: () => false,
    turned: (staging) => staging,
    swapped: (staging) => staging,
    motionOf,
    chanceAfter: () => null,
    ruleOf: () => 'aim',
  });

/** What the other draws is simply there. */
export const motionOf = (): Motion => ({ lasts: 0, flights: [] });

const KEYS = {
  commands: COMMANDS,
  staged: ({ staging }: NoughtsTable): string => staging.value.square ?? '',
  focus: (): void => focusBoard(MINE),
};

export function Table({ table, children }: { table: NoughtsTable; children?: ComponentChildren }) {
  const { session, view, staging, task } = table;
  const sheet = useSignal<string | null>(null);
  const info = session.info.value;
  const state = view.value;
  const { square } = staging.value;
  useTableKeys(table, KEYS);
  useFocusFollowing(table, KEYS.focus, ['place', 'over']);

  const tap = (tapped: Square) => {
    if (task.value !== 'place') return;
    const illegal = rules.whyNot(session.state.value, { type: 'draw', square: tapped });
    if (illegal) table.refuse(illegal);
    else table.stage({ square: tapped });
  };
  const words = {
    who: isYou(info, state.seat) ? t('noughts.who.you') : t('noughts.who.other', { name: nameOf(info, state.seat) }),
    prompt: square ? say('noughts.prompt.confirm', { square }) : say('noughts.prompt.place'),
    note: table.refusal.value ? say('noughts.why.occupied') : [],
    rule: null,
  };

  return (
    <TableFrame
      table={table}
      title="Noughts"
      class="noughts"
      wide="Noughts"
      sub=""
      left=""
      theirTurn={false}
      scores={rules.score(state)}
      bar={children}
      open={sheet}
      sheets={{}}
    >
      <TablePrompt table={table} words={() => words} />
      <div class="mine">
        <NoughtsBoard id={MINE} state={state} names={[nameOf(info, 1), nameOf(info, 2)]} staged={square} onTap={tap} />
      </div>
      <ActionBar
        table={table}
        placing={false}
        staging={task.value === 'place'}
        word={t('common.do.confirm')}
        moveNowFirst
      />
    </TableFrame>
  );
}
