import { columnsIn, rowsIn } from '@castellan/picture/board';
import { bySeat, DECKS, type DiscoveryState, discoveryRules, extentWith, LINES, type Seat } from '@castellan/rules';
import type { Signal } from '@preact/signals';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatNumber, formatSigned, locale, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isCalledYou, nameOf } from '../../play/names.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { ActionList, LatestAction } from '../../table/action-list.tsx';
import { PreparerChip } from '../../table/preparer-chip.tsx';
import { SeatBoard } from '../../table/seat-board.tsx';
import { SeeAgain } from '../../table/see-again.tsx';
import { seatsOf, TableFrame, TablePrompt } from '../../table/table-frame.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { Button } from '../../ui/controls.tsx';
import { part, usePart } from '../part.ts';
import { DominoArt, dominoIn } from './art.tsx';
import type { DiscoveryTable } from './controller.ts';
import { carryDomino, DISCARD, useDiscoveryTable, useZoomedGhost } from './hooks.ts';
import { Lines } from './lines.tsx';
import { type Entry, entriesOf } from './log.ts';
import { comingText, dominoText, entryText, noteText, stagedText, wordsOf } from './sentences.ts';
import styles from './table.module.css';
import { DISCOVERY_VIEW } from './view.ts';

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
      class={zoomed.value ? `${styles.table} ${styles.zoomed}` : styles.table!}
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
        <div class={styles.asked} data-asked>
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
        <section class={styles.come} aria-labelledby="come">
          <h2 id="come">{t('discovery.come')}</h2>
          <Deck state={state} />
        </section>
      </div>
      <div class="table-column last">
        <DiscoverySeat table={table} seat={seats[1]} onScores={scores} />
        <div class={styles.more} data-more>
          <Button name="deck" onClick={() => (open.value = 'deck')}>
            {t('discovery.do.deck')} <span class={styles.count}>{formatNumber(state.unseen.length)}</span>
          </Button>
          {latest && (
            <LatestAction of={`${latest.after}${latest.kind}`} onOpen={() => (open.value = 'list')}>
              <EntryLine entry={latest} info={info} />
            </LatestAction>
          )}
          <Button name="list" icon="i-list" label={t('common.lastActions')} onClick={() => (open.value = 'list')} />
          {state.options.size === 7 && (
            <Button
              name="zoom"
              class={styles.zoom!}
              icon={zoomed.value ? 'i-smaller' : 'i-larger'}
              label={zoomed.value ? t('discovery.do.zoomOut') : t('discovery.do.zoomIn')}
              onClick={() => {
                zoomed.value = !zoomed.value;
              }}
            />
          )}
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

interface DiscoverySeatProps {
  readonly table: DiscoveryTable;
  readonly seat: Seat;
  readonly onScores: () => void;
}

/** One kingdom with its owner, what is used of the bound, and the score. */
function DiscoverySeat({ table, seat, onScores }: DiscoverySeatProps) {
  const { view, me, staging, lookingBack, refusal } = table;
  const state = view.value;
  const place = staging.value.ghost?.place ?? null;
  const laid = place && seat === me.value && lookingBack.value === null ? place.squares : [];
  const reach = extentWith(state, seat, laid);
  return (
    <SeatBoard
      view={DISCOVERY_VIEW}
      table={table}
      seat={seat}
      ghost={place ? discoveryRules.covers(state, place) : []}
      offBoard={staging.value.discarding}
      noteText={() => (refusal.value ? noteText(table) : stagedText(table))}
      onGrab={place ? (event) => carryDomino(event, table) : undefined}
      onScores={onScores}
    >
      <span class={styles.bound}>
        {t('discovery.bound', { columns: columnsIn(reach), rows: rowsIn(reach), size: state.options.size })}
      </span>
    </SeatBoard>
  );
}

/** The bar of tools with its primary button. */
function DiscoveryActions({ table }: { table: DiscoveryTable }) {
  const { task, mustDiscard, staging, gain, session } = table;
  const placing = task.value === 'place' || task.value === 'prepare';
  const words = { pick: t('discovery.do.choose'), prepare: t('common.do.prepare') };
  return (
    <ActionBar
      table={table}
      placing={placing}
      instead={placing && mustDiscard.value && <DiscardTool table={table} />}
      staging={placing || task.value === 'pick'}
      word={task.value === 'pick' || task.value === 'prepare' ? words[task.value] : t('common.do.confirm')}
      gain={staging.value.discarding && gain.value === 0 ? null : gain.value}
      // A prepared placement comes before "move now".
      moveNowFirst={(session.thinking?.progress.value?.done ?? 0) > 0 && staging.value.ghost === null}
    />
  );
}

/** Only there where nothing fits; like everything else it is staged first and confirmed apart. */
function DiscardTool({ table }: { table: DiscoveryTable }) {
  return (
    <button
      type="button"
      class={`button instead${table.staging.value.discarding ? ` ${styles.discarding}` : ''}`}
      aria-pressed={table.staging.value.discarding}
      data-command={DISCARD.name}
      onClick={() => DISCARD.perform(table)}
    >
      <Art id={DISCARD.icon!} />
      {t('discovery.do.discard')}
      <span class="key-hint" aria-hidden="true">
        <kbd>{DISCARD.cap}</kbd>
      </span>
    </button>
  );
}

/** What is still in the deck: which dominoes is public, their order is not. */
function Deck({ state }: { state: DiscoveryState }) {
  // Many pictures, and the same ones until the next line.
  const dominoes = useMemo(
    () =>
      state.unseen.map((number) => (
        <li key={number} title={String(number)}>
          <span class="visually-hidden">{dominoText(state, number)}</span>
          <DominoArt domino={dominoIn(state, number)} />
        </li>
      )),
    [state.unseen, locale.value],
  );
  return (
    <div class="stack tight">
      <p class="quiet">{comingText(state)}</p>
      {/* One domino less is another list, not the old one moved. */}
      <ul key={state.unseen.length} class={styles.deck}>
        {dominoes}
      </ul>
    </div>
  );
}

/** One entry in few words; for a screen reader, the whole sentence. */
function EntryLine({ entry, info }: { entry: Entry; info: GameInfo }) {
  return (
    <>
      <span class="visually-hidden">{entryText(entry, info)}</span>
      <span class={styles.entry} aria-hidden="true">
        <ShortLine entry={entry} info={info} />
      </span>
    </>
  );
}

function ShortLine({ entry, info }: { entry: Entry; info: GameInfo }) {
  if (entry.kind === 'line') {
    return (
      <span class={styles.drawn}>
        {t('discovery.short.line')} <span>{entry.dominoes.join(' · ')}</span>
      </span>
    );
  }
  const say = isCalledYou(info, entry.seat) ? 'you' : 'they';
  return (
    <>
      <PlayerMark seat={bySeat(info.marks, entry.seat)} />
      {entry.kind === 'king' ? (
        <span class={styles.drawn}>{entryText(entry, info)}</span>
      ) : (
        <>
          <b class="player-name">{nameOf(info, entry.seat)}</b>
          <span class="what">{t(`discovery.short.${say}.${entry.kind}`, { n: entry.domino })}</span>
          <DominoArt domino={DECKS[entry.deck][entry.domino - 1]!} />
        </>
      )}
      {'gain' in entry && entry.gain !== 0 && <span class="action-gain">{formatSigned(entry.gain)}</span>}
    </>
  );
}
