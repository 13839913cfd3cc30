import {
  bySeat,
  DECKS,
  type DiscoveryState,
  type Domain,
  type Drawn,
  discoveryRules,
  extentWith,
  HARMONY_POINTS,
  type IllegalCode,
  LINE_LENGTH,
  LINES,
  other,
  type Score,
  type Seat,
  type Spot,
  type Square,
  type Terrain,
} from '@castellan/rules';
import { isOneSpot } from '../../board/domino.ts';
import { formatList, formatSigned, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isYou, nameOf } from '../../play/names.ts';
import { capital, changesText } from '../../table/changes.ts';
import type { Refusal } from '../../table/controller.ts';
import type { TableWords } from '../../table/table-frame.tsx';
import type { DiscoveryTable } from './controller.ts';
import { columnsIn, rowsIn } from './frame.ts';
import { type Entry, entriesOf } from './log.ts';
import { bestGain } from './options.ts';
import { RULE_OF } from './rule-of.ts';

/** What the table says: one sentence for what to do, one for what it brings or why not. */

export const terrainName = (terrain: Terrain): string => t(`discovery.terrain.${terrain}`);

export const halfText = ({ kind, marks }: Drawn<Terrain>): string =>
  marks === 0
    ? terrainName(kind)
    : t('discovery.withCrowns', { terrain: terrainName(kind), crowns: t('discovery.crowns', { n: marks }) });

export function dominoText(state: DiscoveryState, number: number): string {
  const { left, right } = DECKS[state.options.deck][number - 1]!;
  return t('discovery.domino', {
    n: number,
    left: halfText({ kind: left.terrain, marks: left.crowns }),
    right: halfText({ kind: right.terrain, marks: right.crowns }),
  });
}

export const domainText = ({ kind, squares, marks, points }: Domain<Terrain>): string =>
  t('discovery.domain', {
    terrain: capital(terrainName(kind)),
    squares: t('discovery.squares', { n: squares.length }),
    crowns: t('discovery.crowns', { n: marks }),
    points: t('discovery.points', { n: points }),
  });

/** How many dominoes of the deck will still be shown, and of how many. */
export function comingText({ options, lines, unseen }: DiscoveryState): string {
  const coming = (LINES[options.size] - lines) * LINE_LENGTH;
  if (coming === 0) return t('discovery.comeNone');
  if (coming === unseen.length) return t('discovery.comeAll', { n: coming });
  return t('discovery.comeSome', { coming, n: unseen.length });
}

/** Whose turn it is, said to the player here. */
export function whoText({ session, task, lookingBack, me, preparer }: DiscoveryTable): string {
  if (lookingBack.value !== null || task.value === 'over' || task.value === 'reveal') return '';
  const { seat } = session.state.value;
  const info = session.info.value;
  if (me.value === preparer.value) return t('common.preparing', { name: nameOf(info, me.value) });
  return isYou(info, seat) ? t('common.yourTurn') : t('common.turnOf', { name: nameOf(info, seat) });
}

export function promptText(table: DiscoveryTable): string {
  const { lookingBack, task, staging, session, mustDiscard, ready } = table;
  const state = session.state.value;
  if (lookingBack.value !== null) {
    return t('discovery.prompt.past', { n: lookingBack.value, of: session.actions.value.length });
  }
  const n = table.domino.value ?? 0;
  switch (task.value) {
    case 'reveal':
      if (state.phase === 'king') return t('discovery.prompt.king');
      return state.lines === 0 ? t('discovery.prompt.firstLine') : t('discovery.prompt.line');
    case 'pick': {
      const { picked } = staging.value;
      if (picked !== null) return t('discovery.prompt.picked', { n: picked });
      return state.placing.length === 0 ? t('discovery.prompt.pickFirst') : t('discovery.prompt.pick');
    }
    case 'place':
    case 'prepare':
      if (ready.value) return t('discovery.prompt.ready', { n });
      if (staging.value.discarding) return t('discovery.prompt.discarding', { n });
      if (staging.value.ghost) {
        const only = isOneSpot(table.places.value.map(({ squares }) => squares));
        return t(only ? 'discovery.prompt.only' : 'discovery.prompt.confirm', { n });
      }
      if (task.value === 'prepare') {
        return mustDiscard.value ? t('discovery.prompt.prepareDiscard', { n }) : t('discovery.prompt.prepare', { n });
      }
      return mustDiscard.value ? t('discovery.prompt.mustDiscard', { n }) : t('discovery.prompt.place', { n });
    case 'forced':
      return state.phase === 'place'
        ? t('discovery.prompt.discards', { n })
        : t('discovery.prompt.last', { n: state.choosing.find(({ king }) => king === null)!.domino });
    case 'wait':
      return state.phase === 'place'
        ? t('discovery.prompt.wait.place', { n: state.placing[state.done]!.domino })
        : t('discovery.prompt.wait.pick');
    case 'over':
      return `${resultText(state, session.info.value)}.`;
  }
}

/** The rule behind what the note says is not possible; null where it says something else. */
function ruleCode({
  refusal,
  lookingBack,
  mustDiscard,
  staging,
  looked,
  view,
  me,
}: DiscoveryTable): IllegalCode | null {
  const why = refusal.value;
  if (why) {
    const isDomain =
      why.code === 'occupied' && why.square && domainAt(discoveryRules.score(view.value), me.value, why.square);
    return isDomain ? null : why.code === 'no-room' ? 'apart' : why.code;
  }
  const says = mustDiscard.value && lookingBack.value === null && !staging.value.discarding && !looked.value;
  return says ? 'can-be-placed' : null;
}

/** What the staged choice brings, or why the last tap did nothing. */
export function noteText(table: DiscoveryTable): string {
  const { refusal, lookingBack, task, staging, looked, view, me } = table;
  if (refusal.value) return refusalText(refusal.value, view.value, me.value);
  // While the opponent's action is shown, a prepared domino still lies there, but nothing can be planned.
  const { value: preview } = table.preview;
  if (lookingBack.value === null && staging.value.ghost && preview) return placementNote(table, preview);
  if (looked.value) {
    const domain = domainAt(discoveryRules.score(view.value), looked.value.seat, looked.value.square);
    if (domain) return domainText(domain);
  }
  if (lookingBack.value !== null) return pastNote(table, lookingBack.value);
  if (staging.value.discarding) {
    const { harmony } = view.value.options;
    return harmony && table.gain.value !== 0 ? t('discovery.note.harmony', { n: HARMONY_POINTS }) : '';
  }
  if (task.value === 'pick') return pickNote(table);
  if (table.mustDiscard.value) return t('discovery.note.nothing', { n: view.value.options.size });
  return '';
}

/** What led to the position looked back at. */
function pastNote({ session }: DiscoveryTable, after: number): string {
  const { states, actions, info } = session;
  const entry = entriesOf(states.value.slice(after - 1), actions.value.slice(after - 1, after))[0];
  return entry ? entryText(entry, info.value) : '';
}

function pickNote({ staging, session, me }: DiscoveryTable): string {
  const { picked } = staging.value;
  if (picked === null) return t('discovery.note.low');
  const gain = bestGain(session.state.value, me.value, picked);
  return gain === null ? t('discovery.note.nowhere') : t('discovery.note.best', { gain: formatSigned(gain) });
}

/** The largest domain on these squares: where a placement scores nothing, it says why. */
const largestOf = ({ domains }: Score<Terrain>, squares: readonly Square[]): Domain<Terrain> =>
  domains
    .filter((domain) => squares.some((square) => domain.squares.includes(square)))
    .toSorted((a, b) => b.squares.length - a.squares.length)[0]!;

function placementNote({ staging, session, me }: DiscoveryTable, preview: Score<Terrain>): string {
  const { squares } = staging.value.ghost!.place;
  const state = session.state.value;
  const now = bySeat(discoveryRules.score(state), me.value);
  const parts = [
    changesText(now, preview, (of) =>
      of === 'harmony' || of === 'middle' ? t(`discovery.tally.${of}`) : terrainName(of as Terrain),
    ) || domainText(largestOf(preview, squares)),
  ];
  const before = bySeat(state.kingdoms, me.value).extent;
  const after = extentWith(state, me.value, squares);
  const n = state.options.size;
  const rows = rowsIn(after) === n && rowsIn(before) < n;
  const columns = columnsIn(after) === n && columnsIn(before) < n;
  if (rows && columns) parts.push(t('discovery.note.both', { n }));
  else if (rows) parts.push(t('discovery.note.rows', { n }));
  else if (columns) parts.push(t('discovery.note.columns', { n }));
  return parts.join(' ');
}

function refusalText({ code, square, number }: Refusal, state: DiscoveryState, seat: Seat): string {
  switch (code) {
    case 'occupied': {
      const domain = square ? domainAt(discoveryRules.score(state), seat, square) : null;
      return domain ? domainText(domain) : t('discovery.why.occupied');
    }
    case 'outside-bound':
      return t('discovery.why.outside-bound', { n: state.options.size });
    case 'domino-taken':
      return t('discovery.why.domino-taken', { n: number ?? 0 });
    case 'not-connected':
    case 'no-room':
    case 'castle-square':
    case 'can-be-placed':
      return t(`discovery.why.${code}`);
    default:
      return t('discovery.why.not-now');
  }
}

/** The domain a square belongs to. */
export const domainAt = (
  scores: readonly [Score<Terrain>, Score<Terrain>],
  seat: Seat,
  square: Square,
): Domain<Terrain> | null => bySeat(scores, seat).domains.find(({ squares }) => squares.includes(square)) ?? null;

/** A square as a screen reader says it: its name, what is on it, whether it is legal. */
export function squareText(
  square: Square,
  is: { drawn: Drawn<Terrain> | null; castle: boolean; lit: boolean; lost: boolean; ghost: Drawn<Terrain> | null },
): string {
  const what = is.castle ? t('discovery.square.castle') : is.drawn ? halfText(is.drawn) : t('discovery.square.empty');
  const state = is.ghost
    ? t('discovery.square.ghost', { half: halfText(is.ghost) })
    : is.lit
      ? t('discovery.square.legal')
      : is.lost
        ? t('discovery.square.lost')
        : '';
  return [square, what, state].filter((part) => part !== '').join(', ');
}

/** Whose kingdom it is. */
export const kingdomText = (info: GameInfo, seat: Seat): string =>
  isYou(info, seat) ? t('discovery.yourKingdom') : t('discovery.kingdomOf', { name: nameOf(info, seat) });

/** Whose king it is. */
export const kingText = (info: GameInfo, seat: Seat): string =>
  isYou(info, seat) ? t('discovery.slot.yours') : t('discovery.slot.king', { name: nameOf(info, seat) });

/** A domino of a line as a screen reader says it: what is on it and whose king stands there. */
export function spotText(
  state: DiscoveryState,
  { domino, king }: Spot,
  info: GameInfo,
  when: 'done' | 'now' | 'later',
): string {
  const status =
    when === 'done'
      ? t('discovery.slot.done')
      : king === null
        ? t('discovery.slot.free')
        : when === 'later'
          ? kingText(info, king)
          : isYou(info, king)
            ? t('discovery.slot.nowYou')
            : t('discovery.slot.now', { name: nameOf(info, king) });
  return `${dominoText(state, domino)}, ${status}`;
}

/** One line of the list of actions, as a sentence. */
export function entryText(entry: Entry, info: GameInfo): string {
  const say = isYou(info, entry.seat) ? 'you' : 'they';
  const name = nameOf(info, entry.seat);
  switch (entry.kind) {
    case 'line':
      return t('discovery.log.line', { dominoes: formatList(entry.dominoes.map(String)) });
    case 'king':
      return say === 'you' ? t('discovery.log.you.king') : t('discovery.log.they.king', { name });
    case 'pick':
      return say === 'you'
        ? t('discovery.log.you.pick', { n: entry.domino })
        : t('discovery.log.they.pick', { name, n: entry.domino });
    case 'place': {
      const values = { n: entry.domino, squares: formatList([...entry.squares]), gain: formatSigned(entry.gain) };
      return say === 'you' ? t('discovery.log.you.place', values) : t('discovery.log.they.place', { ...values, name });
    }
    case 'discard':
      return say === 'you'
        ? t('discovery.log.you.discard', { n: entry.domino })
        : t('discovery.log.they.discard', { name, n: entry.domino });
  }
}

/** Who won and by how much. */
export function resultText(state: DiscoveryState, info: GameInfo): string {
  const outcome = discoveryRules.result(state);
  const scores = discoveryRules.score(state);
  const total = (seat: Seat) => bySeat(scores, seat).total;
  if (outcome.kind !== 'win') return t('discovery.result.draw', { a: total(1), b: total(2) });
  const { seat } = outcome;
  const points = { a: total(seat), b: total(other(seat)) };
  return isYou(info, seat)
    ? t('discovery.result.you', points)
    : t('discovery.result.they', { name: nameOf(info, seat), ...points });
}

/** What is laid out now, for a screen reader. */
export const stagedText = (table: DiscoveryTable): string => `${promptText(table)} ${noteText(table)}`.trim();

/** Everything the table says now. */
export function wordsOf(table: DiscoveryTable): TableWords {
  const code = ruleCode(table);
  return { who: whoText(table), prompt: promptText(table), note: noteText(table), rule: code && RULE_OF[code] };
}
