import { type BySeat, bySeat, other, type Score, type Seat } from '@castellan/rules';
import type { Signal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { part, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { Sentence } from '../i18n/message.ts';
import { ruleLink } from '../learn/rule-link.ts';
import { link } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Prompt } from '../ui/prompt.tsx';
import { Said } from '../ui/said.tsx';
import { BarScores } from './bar-scores.tsx';
import type { AnyTable } from './controller.ts';
import { UNDO } from './table-commands.ts';
import styles from './table-frame.module.css';
import { TableNotes } from './table-notes.tsx';

/** Nothing flies before the first roll. */
const FLIGHTS = part(() => import('./flights.tsx'));

/** Opened by a tap. */
const SHEET = part(async () => (await import('../ui/sheet.tsx')).Sheet);

/** Two people pass the device only where they asked for it. */
const HAND_OVER = part(async () => (await import('../play/hand-over.tsx')).HandOver, 'setup');

/** What a table says now. */
export interface TableWords {
  /** Whose turn it is. */
  readonly who: string;
  /** What to do. */
  readonly prompt: Sentence;
  /** What it brings, or why not. */
  readonly note: Sentence;
  /** The section of the rules behind a "why not"; null where the note says something else. */
  readonly rule: string | undefined | null;
}

interface TableSheet {
  readonly title: string;
  readonly class?: string;
  /** Nothing until it has been loaded: the sheet comes up with it. */
  readonly content: ComponentChildren;
}

interface TableFrameProps {
  readonly table: AnyTable;
  readonly title: string;
  readonly class: string;
  /** Beside the name of the page: where a desk has room, and everywhere. */
  readonly wide: string;
  readonly sub: string;
  /** How far it is: what is left on both boards. */
  readonly left: string;
  /** The other acts and my hand is empty: on a phone their board takes the room of the hand. */
  readonly theirTurn: boolean;
  readonly scores: BySeat<Score<unknown>>;
  /** What is handed to the bar. */
  readonly bar?: ComponentChildren;
  /** Which sheet is open. */
  readonly open: Signal<string | null>;
  readonly sheets: Readonly<Record<string, () => TableSheet>>;
  readonly children: ComponentChildren;
}

/** What stands around every table: the bar, the sheets that come up, the notes. */
export function TableFrame(props: TableFrameProps) {
  const { table, title, wide, sub, left, scores, open, sheets } = props;
  const { session, task, lookingBack } = table;
  const info = session.info.value;
  const seats = seatsOf(table);
  const twoHere = session.isLocal(1) && session.isLocal(2);
  const move = table.moving.value;
  const Flights = usePart(FLIGHTS, session.actions.value.length > 1 || !!move?.flights.length);
  const Sheet = usePart(SHEET, open.value !== null);
  const HandOver = usePart(HAND_OVER, info.handOver);
  const close = () => {
    open.value = null;
  };
  useEffect(() => {
    // A tap or a key ends what is being shown; taking back does not, as nothing more shall happen then.
    const finish = (event: Event) => {
      const { key, target } = event as KeyboardEvent;
      if (key !== UNDO.shortcut && !(target as Element).closest?.(`[data-command=${UNDO.name}]`)) table.finish();
    };
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, [table]);
  const sheet = open.value === null ? undefined : sheets[open.value]?.();
  return (
    <>
      <Bar
        rules={link('rules', info.game)}
        sub={
          <>
            <span class="wide">{wide} · </span>
            <span class="where">
              <b class="narrow">{title}</b> {sub}
            </span>
            <span class="wide"> · </span>
            <small>{left}</small>
          </>
        }
      >
        <BarScores
          info={info}
          seats={seats}
          totals={[bySeat(scores, seats[0]).total, bySeat(scores, seats[1]).total]}
          gained={lookingBack.value === null ? table.gained.value : 0}
          onOpen={() => (open.value = 'scores')}
        />
        {props.bar}
      </Bar>
      <main
        class={`game-table ${styles.table} ${props.class}`}
        tabIndex={-1}
        data-task={task.value}
        data-turn={props.theirTurn ? 'theirs' : undefined}
        data-side={twoHere ? seats[0] : undefined}
        data-seq={session.actions.value.length}
      >
        <h1 class="visually-hidden">{title}</h1>
        {/* From the other side it is another table: nothing of the old one shifts. */}
        <Fragment key={twoHere ? seats[0] : 0}>{props.children}</Fragment>
      </main>
      {sheet?.content && Sheet && (
        <Sheet title={sheet.title} {...(sheet.class && { class: sheet.class })} onClose={close}>
          {sheet.content}
        </Sheet>
      )}
      {Flights && <Flights.Flights move={move} within="main" />}
      {Flights && <Flights.CountBegins table={table} />}
      {Flights && twoHere && <Flights.TurningTable table={table} />}
      <TableNotes session={session} />
      {/* For what happens by itself the device is not passed on. */}
      {HandOver && (
        <HandOver
          info={info}
          seat={task.value === 'over' || task.value === 'forced' ? null : session.state.value.seat}
        />
      )}
    </>
  );
}

/** Mine, then theirs. */
export const seatsOf = ({ me }: AnyTable): readonly [Seat, Seat] => [me.value, other(me.value)];

/** The one sentence that always says whose turn it is, what to do, and why not, with the way to the rule. */
export function TablePrompt<Table extends AnyTable>(props: { table: Table; words: (table: Table) => TableWords }) {
  const { table } = props;
  const { session, me, preparer } = table;
  const info = session.info.value;
  const { who, prompt, note, rule } = props.words(table);
  const said = (
    <Prompt
      who={who && (session.promptOverride ?? who)}
      mark={bySeat(info.marks, me.value === preparer.value ? me.value : session.state.value.seat)}
      note={
        note.length > 0 && (
          <>
            <Said of={note} /> {rule !== null && <a href={ruleLink(info.game, rule)}>{t('common.rule')}</a>}
          </>
        )
      }
    >
      {prompt}
    </Prompt>
  );
  return <>{session.coach ? session.coach(table, said) : said}</>;
}
