import { part, usePart } from '../part.ts';

import './table.css';
import { columnsIn, rowsIn } from '@castellan/picture/board';
import { discoveryRules, extentWith, LINES } from '@castellan/rules';
import type { Signal } from '@preact/signals';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatNumber, t } from '../../i18n/index.ts';
import { ActionList, LatestAction } from '../../table/action-list.tsx';
import { PreparerChip } from '../../table/preparer-chip.tsx';
import { SeeAgain } from '../../table/see-again.tsx';
import { seatsOf, TableFrame, TablePrompt } from '../../table/table-frame.tsx';
import { Button } from '../../ui/controls.tsx';
import type { DiscoveryTable } from './controller.ts';
import { Deck } from './deck.tsx';
import { EntryLine } from './entry-line.tsx';
import { useDiscoveryTable, useZoomedGhost } from './hooks.ts';
import { Lines } from './lines.tsx';
import { entriesOf } from './log.ts';
import { DiscoverySeat } from './seat-board.tsx';
import { wordsOf } from './sentences.ts';
import { DiscoveryActions } from './tools.tsx';

export * as coach from './coach.ts';
export { openDiscoveryTable as open } from './controller.ts';

const SCORES = part(async () => (await import('./domain-table.tsx')).DomainTable);

/** By itself, so that what is laid out is not drawn with the whole table. */
function ZoomedGhost({ table, zoomed }: { table: DiscoveryTable; zoomed: Signal<boolean> }) {
  useZoomedGhost(table, zoomed);
  return null;
}

/** The whole table of Discovery. */
export function Table({ table, children }: { table: DiscoveryTable; children?: ComponentChildren }) {
  const { session, view, lookingBack } = table;
  const open = useSignal<string | null>(null);
  const DomainTable = usePart(SCORES, open.value === 'scores');
  const zoomed = useSignal(false);
  const info = session.info.value;
  const state = view.value;
  const seats = seatsOf(table);
  const scores = useMemo(
    () => () => {
      open.value = 'scores';
    },
    [open],
  );
  const entries = useComputed(() => entriesOf(session.states.value, session.actions.value));
  // The line being placed, or in the beginning the one being chosen from.
  const line = state.placing.length === 0 || state.choosing.length === 0 ? Math.max(1, state.lines) : state.lines - 1;
  const lines = LINES[state.options.size];
  const reach = extentWith(state, seats[0], []);
  const bound = t('discovery.bound', { columns: columnsIn(reach), rows: rowsIn(reach), size: state.options.size });
  const list = useMemo(
    () => (
      <ActionList
        entries={entries.value}
        shown={lookingBack.value}
        line={(entry) => <EntryLine entry={entry} info={info} />}
        onShow={(after) => {
          table.show(after);
          open.value = null;
        }}
      />
    ),
    [entries.value, lookingBack.value, info],
  );

  const latest = entries.value.findLast(({ kind, seat }) => kind !== 'line' && kind !== 'king' && seat === seats[1]);

  useDiscoveryTable(table);

  return (
    <TableFrame
      table={table}
      title="Discovery"
      class={`discovery-table size${state.options.size}${zoomed.value ? ' zoomed' : ''}`}
      wide="Discovery"
      sub={line === lines ? t('discovery.lastLine') : t('discovery.lineOf', { n: line, of: lines })}
      left={bound}
      theirTurn={false}
      scores={discoveryRules.score(state)}
      bar={children}
      open={open}
      sheets={{
        deck: () => ({ title: t('discovery.come'), content: <Deck state={state} /> }),
        list: () => ({ title: t('common.lastActions'), content: list }),
        scores: () => ({
          title: t('common.scores'),
          content: DomainTable && <DomainTable state={state} info={info} seats={seats} />,
        }),
      }}
    >
      <div class="table-column first">
        <div class="discovery-asked">
          <TablePrompt table={table} words={wordsOf} />
          <PreparerChip table={table} />
          <SeeAgain table={table} />
        </div>
        <DiscoverySeat table={table} seat={seats[0]} onScores={scores} />
        <DiscoveryActions table={table} />
      </div>
      <div class="table-column middle">
        <Lines table={table} />
        <ZoomedGhost table={table} zoomed={zoomed} />
        <section class="discovery-come" aria-labelledby="come">
          <h2 id="come">{t('discovery.come')}</h2>
          <Deck state={state} />
        </section>
      </div>
      <div class="table-column last">
        <DiscoverySeat table={table} seat={seats[1]} onScores={scores} />
        <div class="discovery-more">
          <Button name="deck" onClick={() => (open.value = 'deck')}>
            {t('discovery.do.deck')} <span class="deck-count">{formatNumber(state.unseen.length)}</span>
          </Button>
          {latest && (
            <LatestAction of={`${latest.after}${latest.kind}`} onOpen={() => (open.value = 'list')}>
              <EntryLine entry={latest} info={info} />
            </LatestAction>
          )}
          <Button name="list" icon="i-list" label={t('common.lastActions')} onClick={() => (open.value = 'list')} />
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
        <section class="log" aria-labelledby="last-actions">
          <h2 id="last-actions">{t('common.lastActions')}</h2>
          <SeeAgain table={table} />
          <div class="scroll">{list}</div>
        </section>
      </div>
    </TableFrame>
  );
}
