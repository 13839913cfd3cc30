import { bySeat, diceOf, duel, type IllegalCode, MAP, type Seat } from '@castellan/rules';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { focusBoard, type Intent } from '../board/board.tsx';
import { carry } from '../board/drag.ts';
import { RollSheet } from '../box/roll-sheet.tsx';
import { formatNumber, locale, t } from '../i18n/index.ts';
import { ruleLink } from '../learn/rule-of.ts';
import { HandOver } from '../play/hand-over.tsx';
import { isYou, nameOf } from '../play/names.ts';
import { link } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Art, PlayerMark } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { commandFor } from '../ui/command.ts';
import { Sheet } from '../ui/controls.tsx';
import { Prompt } from '../ui/prompt.tsx';
import { ActionList, EntryLine } from './action-list.tsx';
import { POWER_ART } from './coats.ts';
import { DUEL_COMMANDS } from './commands.ts';
import { Dice } from './dice.tsx';
import { DomainTable } from './domain-table.tsx';
import { DuelMap, type GhostToken, type Shine } from './duel-map.tsx';
import { asPlacing, loneDie } from './hand.ts';
import { entriesOf } from './log.ts';
import { domainText, entryText, lookedDomain, noteText, promptText, squareText, whoText } from './sentences.ts';
import { Spellbook, SpellbookStrip } from './spellbook.tsx';
import { type DuelTable, leftOver, opponentOf } from './table.ts';
import { ActionBar, Chips, Choosers } from './tools.tsx';

type Open = 'book' | 'list' | 'scores' | 'roll' | null;

const MINE = 'board-mine';

/** The whole table of Duel. */
export function DuelTableView({ table, children }: { table: DuelTable; children?: ComponentChildren }) {
  const { session, view, me, lookingBack } = table;
  const open = useSignal<Open>(null);
  const kept = session.kept.value;
  const mine = me.value;
  const theirs = opponentOf(mine);
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
            <span class="wide">
              {t('duel.title')}, {t(`duel.edition.${view.value.options.edition}`)} ·{' '}
            </span>
            {t('duel.round', { n: view.value.round })}
          </>
        }
      >
        <button type="button" class="scores" onClick={() => (open.value = 'scores')}>
          <span class="sr">{t('duel.tally.title')}: </span>
          {seats.map((seat) => (
            <span class="sc" key={seat}>
              <PlayerMark seat={markOf(seat)} />
              <span class="nm">{nameOf(kept, seat)}</span>
              <b>{formatNumber(bySeat(scores, seat).total)}</b>
            </span>
          ))}
        </button>
        {children}
      </Bar>
      <main class="t duel" tabIndex={-1} data-task={table.task.value} data-seq={session.actions.value.length}>
        <h1 class="sr">{t('duel.title')}</h1>
        <div class="col a">
          <Prompt who={whoText(table)} mark={markOf(session.state.value.seat)} note={<Note table={table} />}>
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
        <Sheet title={t('duel.tally.title')} onClose={() => (open.value = null)}>
          <DomainTable state={view.value} kept={kept} seats={seats} />
        </Sheet>
      )}
      {session.unsaved.value && <p class="unsaved">{t('common.unsaved')}</p>}
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
const ruleOf = (code: string): IllegalCode => (code === 'no-room' ? 'apart' : (code as IllegalCode));

/** One map with its owner, powers in hand and score. */
function MapOf({ table, seat, onScores }: { table: DuelTable; seat: Seat; onScores: () => void }) {
  const { session, view, me, looked, chosen, staging, lookingBack } = table;
  const kept = session.kept.value;
  const mine = seat === me.value;
  const state = view.value;
  const player = bySeat(state.players, seat);
  const mark = bySeat(kept.marks, seat);
  const score = bySeat(duel.score(state), seat);
  const ghost = mine && lookingBack.value === null ? ghostOf(table) : [];
  const lit = mine ? table.lit.value : undefined;
  const look = looked.value?.seat === seat ? lookedDomain(state, seat, looked.value.square) : null;
  const shine: Shine | null =
    look && ghost.length === 0
      ? { squares: look.squares, text: `${formatNumber(look.squares.length)} × ${formatNumber(look.marks)}` }
      : null;

  const onIntent = ({ square, by }: Intent): unknown => {
    const standing = ghost.some((token) => token.square === square);
    const onBoard = table.lit.value.size > 0 && !(by === 'enter' && staging.value.passing);
    // Enter rolls, takes dice and passes too, wherever the cursor stands on the map.
    if (by === 'enter' && (!onBoard || (standing && table.canConfirm.value))) return false;
    looked.value = { seat, square };
    table.tap(square);
    announce(table.refusal.value ? noteText(table) : stagedText(table));
    return undefined;
  };
  const onGrab = (event: PointerEvent) =>
    carry(event, MINE, {
      over: (square) => square && table.dragTo(square),
      drop: () => announce(stagedText(table)),
    });

  return (
    <section class={mine ? 'mine' : 'theirs'} aria-label={t('duel.mapOf', { name: nameOf(kept, seat) })}>
      <div class="who">
        <PlayerMark seat={mark} />
        {nameOf(kept, seat)}
        <span class="hold">
          {player.powers.map((power) => (
            <Art key={power} id={POWER_ART[power]} label={t(`duel.power.${power}`)} />
          ))}
        </span>
        <button
          type="button"
          class="total"
          aria-label={`${t('duel.tally.title')}: ${formatNumber(score.total)}`}
          onClick={onScores}
        >
          {formatNumber(score.total)}
        </button>
      </div>
      <DuelMap
        id={mine ? MINE : 'board-theirs'}
        label={t('duel.mapOf', { name: nameOf(kept, seat) })}
        player={player}
        mark={mark}
        small={!mine}
        lit={lit}
        ghost={ghost}
        gain={mine ? table.gain.value : null}
        grow={mine && ghost.length === 2 && chosen.value ? grownBy(table) : []}
        shine={shine}
        fresh={freshSquares(table, seat)}
        squareLabel={(square) =>
          squareText(state, seat, square, {
            lit: lit?.has(square) ?? false,
            ghost: ghost.find((token) => token.square === square)?.coat ?? null,
          })
        }
        onIntent={
          mine
            ? onIntent
            : ({ square, by }) => {
                if (by === 'enter') return false;
                looked.value = { seat, square };
                const domain = lookedDomain(state, seat, square);
                if (domain) announce(domainText(domain));
                return undefined;
              }
        }
        onLook={(square) => {
          looked.value = square ? { seat, square } : null;
        }}
        onGrab={mine && staging.value.hand.anchor ? onGrab : undefined}
      />
    </section>
  );
}

/** The ghost on my map: the staged domino, a first die of two apart, or the square that gets the cross. */
function ghostOf(table: DuelTable): GhostToken[] {
  const { chosen, staging, me, session, task } = table;
  const { hand, square, passing } = staging.value;
  if (passing) return [];
  if (task.value === 'cross' && square) {
    const drawn = bySeat(session.state.value.players, me.value).map[MAP.names.indexOf(square)]!;
    return [{ square, coat: drawn.kind, crosses: drawn.marks + 1, castle: true }];
  }
  if (chosen.value) return [...chosen.value.action.tokens];
  const lone = loneDie(hand);
  const option = lone === null ? null : table.options.value.find(({ at }) => at[lone] === hand.at[lone]);
  return option ? option.action.tokens.filter((token) => token.square === hand.at[lone!]) : [];
}

/** The squares already drawn of the domains that the placement would join. */
function grownBy(table: DuelTable): string[] {
  const { session, me, chosen } = table;
  const state = session.state.value;
  const { tokens } = chosen.value!.action;
  const placed = tokens.map(({ square }) => square);
  return duel
    .preview(asPlacing(state, me.value), chosen.value!.action)
    .domains.filter(({ squares }) => squares.some((square) => placed.includes(square)) && squares.length > 1)
    .flatMap(({ squares }) => squares.filter((square) => !placed.includes(square)));
}

/** What the last action drew on this map. */
function freshSquares({ session, view, lookingBack }: DuelTable, seat: Seat): string[] {
  const at = (lookingBack.value ?? session.actions.value.length) - 1;
  const action = session.actions.value[at];
  if (session.states.value[at]?.seat !== seat || view.value !== session.states.value[at + 1]) return [];
  if (action?.type === 'place') return action.tokens.map(({ square }) => square);
  return action?.type === 'cross' ? [action.square] : [];
}

function TableDice({ table }: { table: DuelTable }) {
  const { session, view, me, task, staging, lookingBack } = table;
  const kept = session.kept.value;
  const state = view.value;
  const live = lookingBack.value === null;
  const { picked } = staging.value;
  const rest = leftOver(state, picked);
  const both = picked.length === 2;
  const takerOf = (number: number) => {
    const die = state.dice[number - 1];
    if (die?.taker) return { seat: die.taker, name: nameOf(kept, die.taker), sure: true };
    if (!live || task.value !== 'draft' || picked.length === 0) return null;
    if (picked.includes(number)) return { seat: me.value, name: nameOf(kept, me.value), sure: false };
    // What the other is left with: certain only once the choice leaves nothing to choose.
    const theirs = opponentOf(me.value);
    const settled = both && rest.includes(number);
    return settled ? { seat: theirs, name: nameOf(kept, theirs), sure: false } : null;
  };
  const placing = live && (task.value === 'place' || task.value === 'prepare') && diceOf(state, me.value).length === 2;
  return (
    <Dice
      state={state}
      takerOf={takerOf}
      markOf={(seat) => bySeat(kept.marks, seat)}
      picked={live ? picked : []}
      canPick={live && task.value === 'draft'}
      staged={placing ? table.faces() : null}
      me={me.value}
      rolled={table.rolled.value}
      onPick={(number) => {
        table.pickDie(number);
        announce(noteText(table));
      }}
      onGrab={(event) =>
        carry(event, MINE, {
          over: (square) => square && table.dragTo(square),
          drop: () => announce(stagedText(table)),
        })
      }
    />
  );
}

/** What stands now, for whoever listens. */
function stagedText(table: DuelTable): string {
  return `${promptText(table)} ${noteText(table)}`.trim();
}

function useKeys(table: DuelTable): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandFor(DUEL_COMMANDS, event, table);
      if (!command) return;
      event.preventDefault();
      command.perform(table);
      if (command.name === 'turn' || command.name === 'swap') {
        announce(stagedText(table));
        if (document.activeElement === document.body) focusBoard(MINE, table.staging.value.hand.anchor ?? undefined);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);
}

/** Every event is told, with what to do next. */
function useAnnouncements(table: DuelTable): void {
  const told = useRef(table.session.actions.value.length);
  const { actions, states, kept } = table.session;
  const count = actions.value.length;
  const language = locale.value;
  useEffect(() => {
    if (count === told.current) return;
    const entries = entriesOf(states.peek(), actions.peek()).filter(({ after }) => after > told.current);
    told.current = count;
    const said = entries.map((entry) =>
      entryText(entry, nameOf(kept.peek(), entry.seat), isYou(kept.peek(), entry.seat)),
    );
    announce([...said, whoText(table), promptText(table)].join(' '));
  }, [count, language, table, actions, states, kept]);
}
