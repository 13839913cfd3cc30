import './table.css';
import '../../board/board.css';
import { bySeat, duel, other, type Seat } from '@castellan/rules';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { ruleLink } from '../../learn/rule-link.ts';
import { HandOver } from '../../play/hand-over.tsx';
import { link } from '../../router.ts';
import { BarScores } from '../../table/bar-scores.tsx';
import type { Refusal } from '../../table/controller.ts';
import { UnsavedNote } from '../../table/unsaved-note.tsx';
import { Art } from '../../ui/art.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Sheet } from '../../ui/controls.tsx';
import { Prompt } from '../../ui/prompt.tsx';
import { ActionList, EntryLine } from './action-list.tsx';
import type { DuelTable } from './controller.ts';
import { DomainTable } from './domain-table.tsx';
import { useAnnouncements, useKeys } from './hooks.ts';
import { entriesOf } from './log.ts';
import { RollSheet } from './roll-sheet.tsx';
import { RULE_OF } from './rule-of.ts';
import { MapOf } from './seat-board.tsx';
import { noteText, promptText, whoText } from './sentences.ts';
import { Spellbook, SpellbookStrip } from './spellbook.tsx';
import { TableDice } from './table-dice.tsx';
import { ActionBar, Chips, Choosers } from './tools.tsx';

export { openDuelTable as open } from './controller.ts';

type Open = 'book' | 'list' | 'scores' | 'roll' | null;

/** The whole table of Duel. */
export function Table({ table, children }: { table: DuelTable; children?: ComponentChildren }) {
  const { session, view, me, lookingBack } = table;
  const open = useSignal<Open>(null);
  const kept = session.kept.value;
  const mine = me.value;
  const theirs = other(mine);
  const seats: readonly [Seat, Seat] = [mine, theirs];
  const scores = duel.score(view.value);
  const entries = useComputed(() => entriesOf(session.states.value, session.actions.value));
  const latest = entries.value[entries.value.length - 1];
  const markOf = (seat: Seat) => bySeat(kept.marks, seat);

  useKeys(table);
  useAnnouncements(table);

  const show = (after: number) => {
    lookingBack.value = after === session.actions.value.length ? null : after;
    open.value = null;
  };

  return (
    <>
      <Bar
        rules={link('rules', 'duel')}
        sub={
          <>
            <span class="wide">Duel, {t(`duel.edition.${view.value.options.edition}`)} · </span>
            {t('duel.round', { n: view.value.round })}
          </>
        }
      >
        <BarScores
          kept={kept}
          seats={seats}
          totals={[bySeat(scores, seats[0]).total, bySeat(scores, seats[1]).total]}
          onOpen={() => (open.value = 'scores')}
        />
        {children}
      </Bar>
      <main class="t duel" tabIndex={-1} data-task={table.task.value} data-seq={session.actions.value.length}>
        <h1 class="sr">Duel</h1>
        <div class="col a">
          <Prompt
            who={whoText(table)}
            mark={markOf(mine === table.preparer.value ? mine : session.state.value.seat)}
            note={<Note table={table} />}
          >
            {promptText(table)}
          </Prompt>
          <MapOf table={table} seat={mine} onScores={() => (open.value = 'scores')} />
          <Chips table={table} />
          <Choosers table={table} />
          <ActionBar table={table} onEnterRoll={() => (open.value = 'roll')} />
        </div>
        <div class="col b">
          <section class="dicebox">
            <TableDice table={table} />
          </section>
          <section class="book leaf" aria-label={t('duel.book.title')}>
            <h2>{t('duel.book.title')}</h2>
            <Spellbook state={view.value} kept={kept} seats={seats} />
            <SpellbookStrip state={view.value} kept={kept} seats={seats} onOpen={() => (open.value = 'book')} />
          </section>
        </div>
        <div class="col c">
          <MapOf table={table} seat={theirs} onScores={() => (open.value = 'scores')} />
          <section class="log" aria-label={t('duel.log.title')}>
            <h2>{t('duel.log.title')}</h2>
            <div class="scroll">
              <ActionList entries={entries.value} kept={kept} shown={lookingBack.value} onShow={show} />
            </div>
            {latest && (
              <button type="button" class="latest" onClick={() => (open.value = 'list')}>
                <span class="sr">{t('duel.log.title')}: </span>
                <EntryLine entry={latest} kept={kept} />
                <Art id="i-list" class="ic more" />
              </button>
            )}
          </section>
        </div>
      </main>
      {open.value === 'roll' && table.task.value === 'roll' && (
        <RollSheet
          state={view.value}
          onEntered={(roll) => {
            open.value = null;
            session.act(roll);
          }}
          onClose={() => (open.value = null)}
        />
      )}
      {open.value === 'book' && (
        <Sheet title={t('duel.book.title')} class="booksheet" onClose={() => (open.value = null)}>
          <Spellbook state={view.value} kept={kept} seats={seats} />
        </Sheet>
      )}
      {open.value === 'list' && (
        <Sheet title={t('duel.log.title')} onClose={() => (open.value = null)}>
          <ActionList entries={entries.value} kept={kept} shown={lookingBack.value} onShow={show} />
        </Sheet>
      )}
      {open.value === 'scores' && (
        <Sheet title={t('common.scores')} onClose={() => (open.value = null)}>
          <DomainTable state={view.value} kept={kept} seats={seats} />
        </Sheet>
      )}
      <UnsavedNote unsaved={session.unsaved} />
      <HandOver kept={kept} seat={session.turn.value === 'over' ? null : session.state.value.seat} />
    </>
  );
}

/** What it brings, or why not, with the way to the rule. */
function Note({ table }: { table: DuelTable }) {
  const { refusal } = table;
  const text = noteText(table);
  if (text === '') return null;
  return (
    <small>
      {text}{' '}
      {refusal.value && refusal.value.code !== 'occupied' && (
        <a href={ruleLink('duel', ruleOf(refusal.value.code))}>{t('common.rule')}</a>
      )}
    </small>
  );
}

/** Codes of the table itself stand under the rule they come from. */
const ruleOf = (code: Refusal['code']): string | undefined => RULE_OF[code === 'no-room' ? 'apart' : code];
