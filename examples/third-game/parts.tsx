import { noughtsArt } from '@castellan/picture/games/noughts';
import { isSquare, rulesOf, type SeatBoard, type Square, type StateOf } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { focusBoard } from '../../board/board.tsx';
import { type BoardView, GameBoard } from '../../board/game-board.tsx';
import { say, t } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/message.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isYou, nameOf } from '../../play/names.ts';
import { replayInfo } from '../../play/replay-info.ts';
import type { Session } from '../../play/session.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { openTable, type TableController } from '../../table/controller.ts';
import { MINE, useFocusFollowing, useTableKeys } from '../../table/keys.ts';
import { ResultPanel, type ResultProps } from '../../table/result-panel.tsx';
import { COMMANDS } from '../../table/table-commands.ts';
import { TableFrame, TablePrompt } from '../../table/table-frame.tsx';
import { Button } from '../../ui/controls.tsx';
import type { EditorProps, Step } from '../kit.ts';
import { outcomeButtons, PLAIN_TABLE, sharedBoard } from '../plain.tsx';

/** No options; in a study no pieces, domains and hopes. */
export * from '../plain.tsx';

export type NoughtsState = StateOf<'noughts'>;
export type NoughtsAction = { readonly type: 'roll' } | { readonly type: 'draw'; readonly square: Square };
type Kind = 'x' | 'o';

/** What is laid out and not confirmed. */
interface Staging {
  readonly square: Square | null;
}
export type NoughtsTable = TableController<NoughtsState, NoughtsAction, 'roll', Staging>;

const rules = rulesOf('noughts');
/** For a frame in another page. */
export const game = rules;

const bothNames = (info: GameInfo) => [nameOf(info, 1), nameOf(info, 2)] as const;
const squareOf = (action: NoughtsAction | null): Square | null => (action?.type === 'draw' ? action.square : null);

// The board.

interface NoughtsBoardProps {
  readonly id: string;
  readonly state: NoughtsState;
  readonly names: readonly [string, string];
  readonly staged?: Square | null;
  readonly onTap?: (square: Square) => void;
}

/** The one board of both players. */
function NoughtsBoard({ id, state, names, staged = null, onTap }: NoughtsBoardProps) {
  const board: SeatBoard<Kind> = rules.board(state, 1);
  const view: BoardView<Kind> = {
    art: noughtsArt,
    squareText: (square, { drawn }) => {
      const name = drawn && names[drawn.kind === 'x' ? 0 : 1];
      return `${square}: ${name === null ? t('noughts.square.empty') : t('noughts.square.drawn', { name })}`;
    },
  };
  const legal: readonly { readonly action: { readonly square: Square } }[] = rules.placements(state, state.seat);
  return (
    <GameBoard
      view={view}
      id={id}
      label={t('noughts.board')}
      board={board}
      mark={1}
      lit={new Set(legal.map(({ action }) => action.square))}
      ghost={staged ? rules.covers(state, { type: 'draw', square: staged }) : []}
      {...(onTap && { onIntent: ({ square }: { square: Square }) => onTap(square) })}
    />
  );
}

/** Column by column, as the rules number the squares. */
const NAMES = ['a', 'b', 'c'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`)).filter(isSquare);

// The table.

/** How long the die of the computer lies in its hand. */
const BEFORE_ROLL = 600;

export const open = (session: Session<NoughtsState, NoughtsAction>): NoughtsTable =>
  openTable<NoughtsState, NoughtsAction, 'roll', Staging>(session, {
    rules,
    nothing: { square: null },
    taskOf: ({ phase, seat }, me) => {
      if (phase === 'over') return 'over';
      if (seat !== me || !session.isLocal(me)) return 'wait';
      // Where a server rolls for everyone there is nothing to press.
      return phase === 'place' ? 'place' : session.roll ? 'roll' : 'wait';
    },
    ...PLAIN_TABLE,
    decisionOf: ({ board, column }) => `${board.join('')} ${column}`,
    actionOf: ({ square }, task) => (square && task === 'place' ? { type: 'draw', square } : null),
    // Players roll for themselves; the die of the computer falls after a moment.
    chanceAfter: ({ phase, seat }) => (phase === 'roll' && !session.isLocal(seat) ? BEFORE_ROLL : null),
    ruleOf: () => 'aim',
  });

/** What the other draws is simply there. */
export const { motionOf } = PLAIN_TABLE;

const KEYS = {
  commands: COMMANDS,
  staged: ({ staging }: NoughtsTable): string => staging.value.square ?? '',
  focus: ({ task }: NoughtsTable): void => {
    if (task.value === 'roll') document.querySelector<HTMLElement>('[data-command=roll]')?.focus();
    else focusBoard(MINE);
  },
};

function promptOf({ task, staging, view }: NoughtsTable): Sentence {
  const { square } = staging.value;
  const { column } = view.value;
  if (task.value === 'roll') return say('noughts.prompt.roll');
  if (square) return say('noughts.prompt.confirm', { square });
  return column ? say('noughts.prompt.place', { column }) : [];
}

/** Reasons of the game itself have their sentences here. */
const whyText = ({ refusal }: NoughtsTable): Sentence => {
  if (!refusal.value) return [];
  return refusal.value.code === 'other-column' ? say('noughts.why.column') : say('noughts.why.occupied');
};

export function Table({ table, children }: { table: NoughtsTable; children?: ComponentChildren }) {
  const { session, view, staging, task } = table;
  const sheet = useSignal<string | null>(null);
  const info = session.info.value;
  const state = view.value;
  useTableKeys(table, KEYS);
  useFocusFollowing(table, KEYS.focus, ['roll', 'place', 'over']);

  const tap = (tapped: Square) => {
    if (task.value !== 'place') return;
    const illegal = rules.whyNot(session.state.value, { type: 'draw', square: tapped });
    if (illegal) table.refuse(illegal);
    else table.stage({ square: tapped });
  };
  const words = {
    who: isYou(info, state.seat) ? t('noughts.who.you') : t('noughts.who.other', { name: nameOf(info, state.seat) }),
    prompt: promptOf(table),
    note: whyText(table),
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
        <NoughtsBoard id={MINE} state={state} names={bothNames(info)} staged={staging.value.square} onTap={tap} />
      </div>
      <ActionBar
        table={table}
        placing={false}
        staging={task.value === 'place'}
        word={t('common.do.confirm')}
        moveNowFirst
        primary={
          task.value === 'roll' && (
            <Button go name="roll" onClick={() => void session.roll?.()}>
              {t('noughts.roll')}
            </Button>
          )
        }
      />
    </TableFrame>
  );
}

// Looking at a game.

export const { Stage, ChoiceBoard, SideBoard } = sharedBoard<NoughtsState, NoughtsAction>(
  ({ id, state, action, info }) => (
    <NoughtsBoard id={id} state={state} names={bothNames(info)} staged={squareOf(action)} />
  ),
);

export const stepsOf = (states: readonly NoughtsState[], actions: readonly NoughtsAction[], info: GameInfo): Step[] =>
  actions.map((action, index) => {
    const { seat } = states[index]!;
    const name = nameOf(info, seat);
    const after = index + 1;
    if (action.type === 'roll') {
      return { after, said: say('noughts.rolled', { name, column: states[after]!.column ?? '' }), seat: null };
    }
    return { after, said: say('noughts.entry', { name, square: action.square }), seat };
  });

/** Nobody has points and no domains are counted: who won, and why. */
export function Result(props: ResultProps) {
  const { info } = props;
  const state = replayInfo(info).states.at(-1) as NoughtsState;
  const outcome = rules.result(state);
  const won = outcome.kind === 'win';
  return (
    <ResultPanel
      {...props}
      sub="Noughts"
      headline={won ? t('noughts.result.win', { name: nameOf(info, outcome.seat) }) : t('noughts.result.draw')}
      why={won ? say('noughts.result.row') : say('noughts.result.full')}
      boards={
        <section class="first-side" aria-label={t('noughts.board')}>
          <NoughtsBoard id="final" state={state} names={bothNames(info)} />
        </section>
      }
      tally={null}
      counting={null}
      garland={['crown', 'crown', 'crown', 'crown', 'crown', 'crown']}
    />
  );
}

// Study.

export const sayChoice = (_: NoughtsState, action: NoughtsAction): Sentence => [rules.printAction(action)];

// Setting a position up.

/** The same board before the next roll. */
export const roundOf = (state: NoughtsState): NoughtsState =>
  state.phase === 'place' ? { ...state, phase: 'roll', column: null } : state;

/** A tap draws a cross, then a nought, then nothing. */
export const Editor = ({ state, onChange }: EditorProps<NoughtsState>) => (
  <NoughtsBoard
    id="set-up"
    state={state}
    names={[t('common.player', { n: 1 }), t('common.player', { n: 2 })]}
    onTap={(square) => {
      const at = NAMES.indexOf(square);
      const next = ([1, 2, 0] as const)[state.board[at]!];
      onChange({ ...state, board: state.board.map((drawn, index) => (index === at ? next : drawn)) });
    }}
  />
);

/** The die laid by hand. */
export const Outcome = outcomeButtons<NoughtsState, NoughtsAction>(rules);

// Rules: one section.

export const sections = ['aim'];
export const titleOf = (): string => t('noughts.rules');
export const ruleOf = (): string => 'aim';
export const Section = () => <p>{t('common.noughts.line')}</p>;
