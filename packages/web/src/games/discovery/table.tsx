import '../../styles/table.css';
import '../../board/board.css';
import './table.css';
import { bySeat, discovery, LINES, other, type Seat } from '@castellan/rules';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { formatNumber, t } from '../../i18n/index.ts';
import { ruleLink } from '../../learn/rule-link.ts';
import { HandOver } from '../../play/hand-over.tsx';
import { BarScores } from '../../table/bar-scores.tsx';
import { PreparerChip } from '../../table/preparer-chip.tsx';
import { UnsavedNote } from '../../table/unsaved-note.tsx';
import { announce } from '../../ui/announce.tsx';
import { Art } from '../../ui/art.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button, Sheet } from '../../ui/controls.tsx';
import { Prompt } from '../../ui/prompt.tsx';
import { ActionList } from './action-list.tsx';
import type { DiscoveryTable } from './controller.ts';
import { Deck } from './deck.tsx';
import { DomainTable } from './domain-table.tsx';
import { useAnnouncements, useFocus, useKeys, useZoomedGhost } from './hooks.ts';
import { Lines } from './lines.tsx';
import { entriesOf } from './log.ts';
import { RULE_OF } from './rule-of.ts';
import { carryDomino, KingdomOf } from './seat-board.tsx';
import { noteText, promptText, ruleCode, whoText } from './sentences.ts';
import { ActionBar } from './tools.tsx';

export { openDiscoveryTable as open } from './controller.ts';

type Open = 'deck' | 'list' | 'scores' | null;

/** The whole table of Discovery. */
export function Table({ table, children }: { table: DiscoveryTable; children?: ComponentChildren }) {
  const { session, view, me, lookingBack, task } = table;
  const open = useSignal<Open>(null);
  const zoomed = useSignal(false);
  const kept = session.kept.value;
  const state = view.value;
  const seats: readonly [Seat, Seat] = [me.value, other(me.value)];
  const scores = discovery.score(state);
  const entries = useComputed(() => entriesOf(session.states.value, session.actions.value));
  const markOf = (seat: Seat) => bySeat(kept.marks, seat);
  const lines = LINES[state.options.size];
  // The line being placed, or in the beginning the one being chosen from.
  const line = state.placing.length === 0 || state.choosing.length === 0 ? Math.max(1, state.lines) : state.lines - 1;

  useKeys(table);
  useAnnouncements(table);
  useFocus(table);
  useZoomedGhost(table, zoomed);

  const close = () => {
    open.value = null;
  };
  const show = (after: number) => {
    lookingBack.value = after === session.actions.value.length ? null : after;
    close();
  };

  return (
    <>
      <Bar
        sub={
          <>
            <span class="wide">Discovery · </span>
            {t('discovery.lineOf', { n: line, of: lines })}
          </>
        }
      >
        <BarScores
          class="disc-scores"
          kept={kept}
          seats={seats}
          totals={[bySeat(scores, seats[0]).total, bySeat(scores, seats[1]).total]}
          onOpen={() => (open.value = 'scores')}
        />
        {children}
      </Bar>
      <main
        class={`disc size${state.options.size}${zoomed.value ? ' zoomed' : ''}`}
        data-task={task.value}
        data-seq={session.actions.value.length}
        tabIndex={-1}
      >
        <h1 class="sr">Discovery</h1>
        <div class="disc-col a">
          <div class="disc-prompt">
            <Prompt
              who={whoText(table)}
              mark={markOf(me.value === table.preparer.value ? me.value : session.state.value.seat)}
              note={<Note table={table} />}
            >
              {promptText(table)}
            </Prompt>
            <PreparerChip table={table} />
          </div>
          <KingdomOf table={table} seat={seats[0]} onScores={() => (open.value = 'scores')} />
          <ActionBar table={table} />
        </div>
        <div class="disc-col b">
          <Lines
            table={table}
            onPick={(domino) => {
              table.pick(domino);
              announce(noteText(table));
            }}
            onConfirm={table.confirm}
            onGrab={(event) => carryDomino(event, table)}
          />
          <section class="disc-come" aria-labelledby="come">
            <h2 id="come">{t('discovery.come')}</h2>
            <Deck state={state} />
          </section>
        </div>
        <div class="disc-col c">
          <KingdomOf table={table} seat={seats[1]} onScores={() => (open.value = 'scores')} />
          <div class="disc-more">
            <Button
              name="deck"
              label={`${t('discovery.do.deck')}: ${t('discovery.comeAll', { n: state.unseen.length })}`}
              onClick={() => (open.value = 'deck')}
            >
              <Art id="i-deck" />
              <span class="ser">{formatNumber(state.unseen.length)}</span>
            </Button>
            <Button
              name="list"
              icon="i-list"
              label={t('discovery.lastActions')}
              onClick={() => (open.value = 'list')}
            />
            <Button
              name="zoom"
              class="zoom"
              icon={zoomed.value ? 'i-smaller' : 'i-larger'}
              label={zoomed.value ? t('discovery.do.zoomOut') : t('discovery.do.zoomIn')}
              onClick={() => {
                zoomed.value = !zoomed.value;
              }}
            />
          </div>
          <section class="disc-log" aria-labelledby="last-actions">
            <h2 id="last-actions">{t('discovery.lastActions')}</h2>
            <div class="scroll">
              <ActionList entries={entries.value} kept={kept} shown={lookingBack.value} onShow={show} />
            </div>
          </section>
        </div>
      </main>
      <UnsavedNote unsaved={session.unsaved} />
      {open.value === 'deck' && (
        <Sheet title={t('discovery.come')} onClose={close}>
          <Deck state={state} />
        </Sheet>
      )}
      {open.value === 'list' && (
        <Sheet title={t('discovery.lastActions')} onClose={close}>
          <ActionList entries={entries.value} kept={kept} shown={lookingBack.value} onShow={show} />
        </Sheet>
      )}
      {open.value === 'scores' && (
        <Sheet title={t('common.scores')} onClose={close}>
          <DomainTable state={state} kept={kept} seats={seats} />
        </Sheet>
      )}
      <HandOver kept={kept} seat={task.value === 'over' ? null : session.state.value.seat} />
    </>
  );
}

/** What the choice brings, or why something is not possible, with the way to the rule. */
function Note({ table }: { table: DiscoveryTable }) {
  const text = noteText(table);
  const code = ruleCode(table);
  if (text === '') return null;
  return (
    <small>
      {text} {code && <a href={ruleLink('discovery', RULE_OF[code])}>{t('common.rule')}</a>}
    </small>
  );
}
