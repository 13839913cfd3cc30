import { columnsIn, rowsIn } from '@castellan/picture/board';
import { terrainArt } from '@castellan/picture/games/discovery';
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
import type { SquareFacts } from '../../board/game-board.tsx';
import { formatList, formatNumber, formatSigned, locale, say, sayList, t } from '../../i18n/index.ts';
import { capital, type Picture, type Sentence, textOf } from '../../i18n/message.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, isYou } from '../../play/names.ts';
import { sayChanges } from '../../table/changes.ts';
import type { Refusal } from '../../table/controller.ts';
import type { TableWords } from '../../table/table-frame.tsx';
import type { DiscoveryTable } from './controller.ts';
import { bestGain } from './ghost.ts';
import { type Deck, type Entry, entriesOf } from './log.ts';
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

/** A terrain, drawn. */
export const drawnTerrain = (terrain: Terrain): Picture => ({
  text: terrainName(terrain),
  drawn: [{ art: terrainArt(terrain), marks: 0 }],
  mark: 'crown',
});

/** The number of a domino, then the domino. */
export function drawnDomino(deck: Deck, number: number): Picture {
  const { left, right } = DECKS[deck][number - 1]!;
  return {
    text: formatNumber(number),
    drawn: [left, right].map(({ terrain, crowns }) => ({ art: terrainArt(terrain), marks: crowns })),
    mark: 'crown',
    before: `${formatNumber(number)}\u00a0`,
  };
}

/** Crowns that are counted: the number and one crown. */
const countedCrowns = (n: number): Picture => ({
  text: t('discovery.crowns', { n }),
  drawn: [{ art: 'crown', marks: 0 }],
  mark: 'crown',
  before: formatNumber(n),
});

export const sayDomain = ({ kind, squares, marks, points }: Domain<Terrain>): Sentence =>
  say('discovery.domain', {
    terrain: { ...drawnTerrain(kind), text: capital(terrainName(kind), locale.value) },
    squares: t('discovery.squares', { n: squares.length }),
    crowns: countedCrowns(marks),
    points: t('discovery.points', { n: points }),
  });
export const domainText = (domain: Domain<Terrain>): string => textOf(sayDomain(domain));

/** How many dominoes of the deck will still be shown, and of how many. */
export function comingText({ options, lines, unseen }: DiscoveryState): string {
  const coming = (LINES[options.size] - lines) * LINE_LENGTH;
  if (coming === 0) return t('discovery.comeNone');
  if (coming === unseen.length) return t('discovery.comeAll', { n: coming });
  return t('discovery.comeSome', { coming, n: unseen.length });
}

/** What the opponent does, by name: one sentence in their colour. Empty where I do something, or two people play here. */
function waitText({ session, task, lookingBack, me }: DiscoveryTable): string {
  const { phase, seat } = session.state.value;
  const alone = session.isLocal(1) !== session.isLocal(2);
  if (task.value !== 'wait' || lookingBack.value !== null || !alone || seat === me.value) return '';
  return phase === 'pick' || phase === 'place'
    ? t(`discovery.wait.${phase}`, { name: called(session.info.value, seat) })
    : '';
}

/** Whose turn it is, said to the player here. */
export function whoText({ session, task, lookingBack, me, preparer }: DiscoveryTable): string {
  if (lookingBack.value !== null || task.value === 'over' || task.value === 'reveal') return '';
  const { seat } = session.state.value;
  const info = session.info.value;
  if (me.value === preparer.value) return t('common.preparing', { name: called(info, me.value) });
  return isYou(info, seat) ? t('common.yourTurn') : t('common.turnOf', { name: called(info, seat) });
}

export function sayPrompt(table: DiscoveryTable): Sentence {
  const { lookingBack, task, staging, session, mustDiscard, ready } = table;
  const state = session.state.value;
  if (lookingBack.value !== null) {
    return say('discovery.prompt.past', { n: lookingBack.value, of: session.actions.value.length });
  }
  const drawn = (number: number) => drawnDomino(state.options.deck, number);
  const n = table.domino.value === null ? 0 : drawn(table.domino.value);
  switch (task.value) {
    case 'reveal':
      if (state.phase === 'king') return say('discovery.prompt.king');
      return state.lines === 0 ? say('discovery.prompt.firstLine') : say('discovery.prompt.line');
    case 'pick': {
      const { picked } = staging.value;
      if (picked !== null) return say('discovery.prompt.picked', { n: drawn(picked) });
      return state.placing.length === 0 ? say('discovery.prompt.pickFirst') : say('discovery.prompt.pick');
    }
    case 'place':
    case 'prepare':
      if (ready.value) return say('discovery.prompt.ready', { n });
      if (staging.value.discarding) return say('discovery.prompt.discarding', { n });
      if (staging.value.ghost) {
        const only = isOneSpot(table.places.value.map(({ squares }) => squares));
        return say(only ? 'discovery.prompt.only' : 'discovery.prompt.confirm', { n });
      }
      if (task.value === 'prepare') {
        return mustDiscard.value
          ? say('discovery.prompt.prepareDiscard', { n })
          : say('discovery.prompt.prepare', { n });
      }
      return mustDiscard.value ? say('discovery.prompt.mustDiscard', { n }) : say('discovery.prompt.place', { n });
    case 'forced':
      return state.phase === 'place'
        ? say('discovery.prompt.discards', { n })
        : say('discovery.prompt.last', { n: drawn(state.choosing.find(({ king }) => king === null)!.domino) });
    case 'wait':
      return state.phase === 'place'
        ? say('discovery.prompt.wait.place', { n: drawn(state.placing[state.done]!.domino) })
        : say('discovery.prompt.wait.pick');
    case 'over':
      return say('common.nowCounted');
  }
}

export const promptText = (table: DiscoveryTable): string => textOf(sayPrompt(table));

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
export function sayNote(table: DiscoveryTable): Sentence {
  const { refusal, lookingBack, task, staging, looked, view, me } = table;
  if (refusal.value) return refusalText(refusal.value, view.value, me.value);
  // While the opponent's action is shown, a prepared domino still lies there, but nothing can be planned.
  const { value: preview } = table.preview;
  if (lookingBack.value === null && staging.value.ghost && preview) return placementNote(table, preview);
  if (looked.value) {
    const domain = domainAt(discoveryRules.score(view.value), looked.value.seat, looked.value.square);
    if (domain) return sayDomain(domain);
  }
  if (lookingBack.value !== null) return pastNote(table, lookingBack.value);
  if (staging.value.discarding) {
    const { harmony } = view.value.options;
    return harmony && table.gain.value !== 0 ? say('discovery.note.harmony', { n: HARMONY_POINTS }) : [];
  }
  if (task.value === 'pick') return pickNote(table);
  if (table.mustDiscard.value) return say('discovery.note.nothing', { n: view.value.options.size });
  return [];
}

export const noteText = (table: DiscoveryTable): string => textOf(sayNote(table));

/** What led to the position looked back at. */
function pastNote({ session }: DiscoveryTable, after: number): Sentence {
  const { states, actions, info } = session;
  const entry = entriesOf(states.value.slice(after - 1), actions.value.slice(after - 1, after))[0];
  return entry ? sayEntry(entry, info.value) : [];
}

function pickNote({ staging, session, me }: DiscoveryTable): Sentence {
  const { picked } = staging.value;
  if (picked === null) return say('discovery.note.low');
  const gain = bestGain(session.state.value, me.value, picked);
  if (gain === null) return say('discovery.note.nowhere');
  return gain === 0 ? say('discovery.note.bestNothing') : say('discovery.note.best', { gain: formatSigned(gain) });
}

/** The largest domain on these squares: where a placement scores nothing, it says why. */
const largestOf = ({ domains }: Score<Terrain>, squares: readonly Square[]): Domain<Terrain> =>
  domains
    .filter((domain) => squares.some((square) => domain.squares.includes(square)))
    .toSorted((a, b) => b.squares.length - a.squares.length)[0]!;

function placementNote({ staging, session, me }: DiscoveryTable, preview: Score<Terrain>): Sentence {
  const { squares } = staging.value.ghost!.place;
  const state = session.state.value;
  const now = bySeat(discoveryRules.score(state), me.value);
  const changes = sayChanges(now, preview, {
    nameOf: (of) => (of === 'harmony' || of === 'middle' ? t(`discovery.tally.${of}`) : drawnTerrain(of as Terrain)),
    marksOf: countedCrowns,
  });
  const grown = changes.length > 0 ? changes : sayDomain(largestOf(preview, squares));
  const before = bySeat(state.kingdoms, me.value).extent;
  const after = extentWith(state, me.value, squares);
  const n = state.options.size;
  const rows = rowsIn(after) === n && rowsIn(before) < n;
  const columns = columnsIn(after) === n && columnsIn(before) < n;
  if (!rows && !columns) return grown;
  return [...grown, ' ', ...say(`discovery.note.${rows && columns ? 'both' : rows ? 'rows' : 'columns'}`, { n })];
}

function refusalText({ code, square, number }: Refusal, state: DiscoveryState, seat: Seat): Sentence {
  switch (code) {
    case 'occupied': {
      const domain = square ? domainAt(discoveryRules.score(state), seat, square) : null;
      return domain ? sayDomain(domain) : say('discovery.why.occupied');
    }
    case 'outside-bound':
      return say('discovery.why.outside-bound', { n: state.options.size });
    case 'domino-taken':
      return say('discovery.why.domino-taken', { n: number ?? 0 });
    case 'not-connected':
    case 'no-room':
    case 'castle-square':
    case 'can-be-placed':
      return say(`discovery.why.${code}`);
    default:
      return say('discovery.why.not-now');
  }
}

/** The domain a square belongs to. */
export const domainAt = (
  scores: readonly [Score<Terrain>, Score<Terrain>],
  seat: Seat,
  square: Square,
): Domain<Terrain> | null => bySeat(scores, seat).domains.find(({ squares }) => squares.includes(square)) ?? null;

/** A square as a screen reader says it: its name, what is on it, whether it is legal. */
export function squareText(square: Square, is: SquareFacts<Terrain>): string {
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
  isYou(info, seat) ? t('discovery.yourKingdom') : t('discovery.kingdomOf', { name: called(info, seat) });

/** Whose king it is. */
export const kingText = (info: GameInfo, seat: Seat): string =>
  isYou(info, seat) ? t('discovery.slot.yours') : t('discovery.slot.king', { name: called(info, seat) });

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
            : t('discovery.slot.now', { name: called(info, king) });
  return `${dominoText(state, domino)}, ${status}`;
}

/** One line of the list of actions, as a sentence. */
export function sayEntry(entry: Entry, info: GameInfo): Sentence {
  const whose = isYou(info, entry.seat) ? 'you' : 'they';
  const name = called(info, entry.seat);
  const drawn = (number: number) => drawnDomino(entry.deck, number);
  switch (entry.kind) {
    case 'line':
      return say('discovery.log.line', { dominoes: sayList(entry.dominoes.map((number) => [drawn(number)])) });
    case 'king':
      return whose === 'you' ? say('discovery.log.you.king') : say('discovery.log.they.king', { name });
    case 'pick':
      return whose === 'you'
        ? say('discovery.log.you.pick', { n: drawn(entry.domino) })
        : say('discovery.log.they.pick', { name, n: drawn(entry.domino) });
    case 'place': {
      const values = {
        n: drawn(entry.domino),
        squares: formatList([...entry.squares]),
        gain: formatSigned(entry.gain),
      };
      return whose === 'you'
        ? say('discovery.log.you.place', values)
        : say('discovery.log.they.place', { ...values, name });
    }
    case 'discard':
      return whose === 'you'
        ? say('discovery.log.you.discard', { n: drawn(entry.domino) })
        : say('discovery.log.they.discard', { name, n: drawn(entry.domino) });
  }
}

export const entryText = (entry: Entry, info: GameInfo): string => textOf(sayEntry(entry, info));

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
    : t('discovery.result.they', { name: called(info, seat), ...points });
}

/** What is laid out now, for a screen reader. */
export const stagedText = (table: DiscoveryTable): string => `${promptText(table)} ${noteText(table)}`.trim();

/** Everything the table says now. */
export function wordsOf(table: DiscoveryTable): TableWords {
  const code = ruleCode(table);
  const waiting = waitText(table);
  const said = { who: waiting || whoText(table), prompt: waiting ? [] : sayPrompt(table) };
  return { ...said, note: sayNote(table), rule: code && RULE_OF[code] };
}
