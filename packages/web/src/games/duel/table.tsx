import { bySeat, duelRules, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { moves } from '../../table/motion.ts';
import { SeatBoard } from '../../table/seat-board.tsx';
import { seatsOf, TableFrame, TablePrompt } from '../../table/table-frame.tsx';
import { Button, Chip } from '../../ui/controls.tsx';
import { part, usePart } from '../part.ts';
import { ROLL } from './commands.ts';
import type { DuelTable } from './controller.ts';
import { DiceAtRest } from './dice-at-rest.tsx';
import { carryDomino, useDuelTable } from './hooks.ts';
import { ROUND } from './round-part.ts';
import { leftText, noteText, stagedText, wordsOf } from './sentences.ts';
import book from './spellbook.module.css';
import { BookHow, Spellbook, SpellbookStrip } from './spellbook.tsx';
import styles from './table.module.css';
import trayStyles from './tray.module.css';
import { DUEL_VIEW } from './view.ts';

export * as coach from './coach.ts';
export { openDuelTable as open } from './controller.ts';

/** Most games roll their own dice. */
const ROLL_SHEET = part(async () => (await import('./dice-entry.tsx')).RollSheet, 'duel', 'duel/box');

/** The other draws and I have drawn: nothing is in my hand. */
const isTheirTurn = ({ session, view, me, task, lookingBack }: DuelTable): boolean => {
  const { phase, seat } = view.value;
  return (
    lookingBack.value === null &&
    task.value === 'wait' &&
    seat !== me.value &&
    session.isLocal(me.value) &&
    (phase === 'place' || phase === 'lightning')
  );
};

/** The whole table of Duel. */
export function Table({ table, children }: { table: DuelTable; children?: ComponentChildren }) {
  const { session, view, lookingBack, task } = table;
  const open = useSignal<string | null>(null);
  const round = usePart(ROUND, session.actions.value.length > 0 || open.value !== null);
  const entering = open.value === 'roll' && task.value === 'roll';
  const RollSheet = usePart(ROLL_SHEET, entering);
  const info = session.info.value;
  const state = view.value;
  const { options } = state;
  // The edition and the version of the rules are always printed, the rest only where it differs from the edition.
  const changed = duelRules.printOptions(options).length > 2;
  const seats = seatsOf(table);
  const scores = useMemo(
    () => () => {
      open.value = 'scores';
    },
    [open],
  );
  const held = () => {
    open.value = 'held';
  };
  const entries = useMemo(
    () => round?.entriesOf(session.states.value, session.actions.value) ?? [],
    [round, session.states.value, session.actions.value],
  );
  const latest = entries.findLast(({ seat }) => seat === seats[1]);
  const list = useMemo(
    () =>
      round && (
        <round.ActionList
          entries={entries}
          shown={lookingBack.value}
          line={(entry) => <round.EntryLine entry={entry} info={info} />}
          onShow={(after) => {
            table.show(after);
            open.value = null;
          }}
        />
      ),
    [round, entries, lookingBack.value, info],
  );
  const before = lookingBack.value === null ? session.states.value[table.since.value]! : state;
  const [states, now] = [session.states.value, session.actions.value.length];
  const wonSince = lookingBack.value === null ? states[Math.max(0, Math.min(table.since.value, now - 1))]! : state;
  const prompt = <TablePrompt table={table} words={wordsOf} />;
  const leaf = <Spellbook state={state} info={info} seats={seats} before={before} wonSince={wonSince} />;

  useDuelTable(table);

  return (
    <TableFrame
      table={table}
      title="Duel"
      class={styles.table!}
      wide={`Duel · ${t(`duel.edition.${options.edition}`)}${changed ? ` ${t('duel.changed')}` : ''}`}
      sub={t('duel.roundOf', { n: state.round })}
      left={leftText(table)}
      theirTurn={isTheirTurn(table)}
      scores={duelRules.score(state)}
      bar={children}
      open={open}
      sheets={{
        book: () => ({
          title: t('duel.book.title'),
          class: 'booksheet',
          content: round && [<BookHow key="how" state={state} />, leaf],
        }),
        list: () => ({ title: t('common.lastActions'), content: list }),
        held: () => ({
          title: round?.heldTitle(info, seats[1]) ?? '',
          content: round && <round.HeldList state={state} seat={seats[1]} />,
        }),
        scores: () => ({
          title: t('common.scores'),
          content: round && <round.DomainTable state={state} info={info} seats={seats} />,
        }),
      }}
    >
      <div class="table-column first">
        {round && session.actions.value.length > 1 ? (
          <round.MomentLeaf table={table}>{prompt}</round.MomentLeaf>
        ) : (
          prompt
        )}
        <DuelSeat table={table} seat={seats[0]} onScores={scores} onHeld={held} />
        <Tray table={table} />
        <DuelActions table={table} onEnterRoll={() => (open.value = 'roll')} />
      </div>
      <div class="table-column middle">
        <section class="hand" data-takes-focus>
          {round ? <round.TableDice table={table} /> : <DiceAtRest shaking={table.shaking.value} />}
        </section>
        <section class={`leaf shared ${book.book}`} aria-label={t('duel.book.title')}>
          <h2>{t('duel.book.title')}</h2>
          <p>{t('duel.book.how')}</p>
          {leaf}
          <SpellbookStrip
            state={state}
            info={info}
            seats={seats}
            before={before}
            wonSince={wonSince}
            onOpen={() => (open.value = 'book')}
          />
        </section>
      </div>
      <div class="table-column last">
        <DuelSeat table={table} seat={seats[1]} onScores={scores} onHeld={held} />
        <section class="log" aria-label={t('common.lastActions')}>
          <h2>{t('common.lastActions')}</h2>
          {round && <round.SeeAgain table={table} />}
          <div class="scroll">{list}</div>
          {round && latest && (
            <round.LatestAction of={`${latest.after}${latest.kind}`} onOpen={() => (open.value = 'list')}>
              <round.EntryLine entry={latest} info={info} />
            </round.LatestAction>
          )}
        </section>
      </div>
      {entering && RollSheet && (
        <RollSheet
          state={state}
          onEntered={(roll) => {
            open.value = null;
            session.act(roll);
          }}
          onClose={() => (open.value = null)}
        />
      )}
    </TableFrame>
  );
}

/** Below my map: what I own, before the first roll the castle alone. */
function Tray({ table }: { table: DuelTable }) {
  const round = ROUND.loaded;
  return (
    <div class={`tray ${trayStyles.tray} owner-${bySeat(table.session.info.value.marks, table.me.value)}`}>
      {round ? (
        <round.InTray table={table} />
      ) : (
        <div class={trayStyles.chips}>
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

interface DuelSeatProps {
  readonly table: DuelTable;
  readonly seat: Seat;
  readonly onScores: () => void;
  readonly onHeld: () => void;
}

/** One map with its owner, what that player holds, and the score. */
function DuelSeat({ table, seat, onScores, onHeld }: DuelSeatProps) {
  const { view, staging, refusal, me } = table;
  const round = ROUND.loaded;
  return (
    <SeatBoard
      view={DUEL_VIEW}
      table={table}
      seat={seat}
      ghost={round?.ghostOf(table) ?? []}
      offBoard={staging.value.passing}
      noteText={() => (refusal.value ? noteText(table) : stagedText(table))}
      onGrab={staging.value.hand.anchor ? (event) => carryDomino(event, table) : undefined}
      onScores={onScores}
    >
      {/* Mine lie in my tray. */}
      {round && seat !== me.value && <round.Held state={view.value} seat={seat} onOpen={onHeld} />}
    </SeatBoard>
  );
}

/** The bar of tools with its primary button. */
function DuelActions({ table, onEnterRoll }: { table: DuelTable; onEnterRoll: () => void }) {
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
