import {
  bySeat,
  COATS,
  type Coat,
  coatOf,
  crossesOf,
  type Domain,
  type DuelState,
  diceLeft,
  domainsOf,
  duelRules,
  type Face,
  JOKER,
  MAP,
  other,
  type Power,
  type Seat,
  type Square,
  type Token,
} from '@castellan/rules';
import { isOneSpot } from '../../board/domino.ts';
import type { SquareFacts } from '../../board/game-board.tsx';
import { formatNumber, formatSigned, locale, say, sayList, t } from '../../i18n/index.ts';
import { capital, type Picture, type Sentence, textOf, together } from '../../i18n/message.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, isAlone, isYou, shortName } from '../../play/names.ts';
import { sayChanges } from '../../table/changes.ts';
import type { Refusal } from '../../table/controller.ts';
import type { TableWords } from '../../table/table-frame.tsx';
import { COAT_ART } from './art.ts';
import type { DuelTable } from './controller.ts';
import { jokersIn, loneDie } from './hand.ts';
import type { Entry } from './log.ts';
import { RULE_OF } from './rule-of.ts';

/** What the table says: one sentence for what to do, one for what it brings or why not. */

export const coatName = (coat: Coat): string => t(`duel.coat.${coat}`);

/** A face as a player names it: "dot with 1 cross". */
export function faceName(face: Face): string {
  if (face === JOKER) return t('duel.coat.joker');
  return coatWithCrosses(coatOf(face), crossesOf(face));
}

export const coatWithCrosses = (coat: Coat, crosses: number): string =>
  crosses === 0
    ? coatName(coat)
    : t('duel.coatWithCrosses', { coat: coatName(coat), crosses: t('duel.crosses', { n: crosses }) });

const picture = (text: string, art: string, marks: number): Picture => ({
  text,
  drawn: [{ art, marks }],
  mark: 'mark-cross',
});

/** A coat with its crosses, drawn. */
export const drawnCoat = (coat: Coat, crosses = 0): Picture =>
  picture(coatWithCrosses(coat, crosses), COAT_ART[coat], crosses);

export const drawnFace = (face: Face): Picture =>
  face === JOKER ? picture(faceName(face), COAT_ART[JOKER], 0) : drawnCoat(coatOf(face), crossesOf(face));

/** Crosses that are counted: the number and one cross. */
const countedCrosses = (n: number): Picture => ({
  ...picture(t('duel.crosses', { n }), 'mark-cross', 0),
  before: formatNumber(n),
});

const domainWords = ({ kind, squares, marks, points }: Domain<Coat>) => ({
  coat: picture(capital(coatName(kind), locale.value), COAT_ART[kind], 0),
  squares: t('duel.squares', { n: squares.length }),
  crosses: countedCrosses(marks),
  points: t('duel.points', { n: points }),
});

export const sayDomain = (domain: Domain<Coat>): Sentence => say('duel.domain', domainWords(domain));
export const domainText = (domain: Domain<Coat>): string => textOf(sayDomain(domain));

/** Whose turn it is, said to the player here. */
export function whoText(table: DuelTable): string {
  const { state, playsHere } = table.session;
  const seat = state.value.seat;
  if (state.value.phase === 'over' || table.lookingBack.value !== null) return '';
  const info = table.session.info.value;
  if (table.me.value === table.preparer.value) return t('common.preparing', { name: called(info, table.me.value) });
  const alone = playsHere(1) !== playsHere(2);
  return alone && seat === table.me.value ? t('common.yourTurn') : t('common.turnOf', { name: called(info, seat) });
}

export function promptText(table: DuelTable): string {
  const { lookingBack, task, staging, options, me, session } = table;
  if (lookingBack.value !== null) return t('duel.prompt.past', { n: table.view.value.round });
  const { hand, passing, picked } = staging.value;
  const state = session.state.value;
  switch (task.value) {
    case 'roll':
      if (session.info.value.realDice) return t('duel.prompt.enterRoll');
      return state.roller === me.value
        ? t('duel.prompt.roll')
        : t('duel.prompt.rollFor', { name: called(session.info.value, state.roller) });
    case 'draft': {
      if (picked.length === 2) return t(`duel.prompt.${state.seat === state.roller ? 'takeBoth' : 'takeThese'}`);
      if (state.seat !== state.roller) return t(`duel.prompt.${picked.length === 1 ? 'draftMore' : 'draftSecond'}`);
      return bySeat(state.players, me.value).powers.includes('both')
        ? t('duel.prompt.draftBoth')
        : t('duel.prompt.draftFirst');
    }
    case 'place':
    case 'prepare': {
      if (table.ready.value) return t('duel.prompt.ready');
      if (passing) return t('duel.prompt.passing');
      if (loneDie(hand) !== null) return t('duel.prompt.placeOther');
      if (table.chosen.value) {
        return t(isOneSpot(options.value.map(({ at }) => at)) ? 'duel.prompt.only' : 'duel.prompt.confirm');
      }
      if (options.value.length === 0)
        return table.mustPass.value ? t('duel.prompt.mustPass') : t('duel.prompt.nothing');
      if (task.value === 'prepare') return t('duel.prompt.prepare');
      if (jokersIn(table.faces()).some((which) => hand.jokers[which] === null)) return t('duel.prompt.joker');
      return hand.split ? t('duel.prompt.placeSplit') : t('duel.prompt.place');
    }
    case 'forced':
      return t('duel.prompt.passes');
    case 'bonus':
      return t('duel.prompt.bonus');
    case 'cross':
      return t('duel.prompt.cross');
    case 'over':
      return t('common.nowCounted');
    case 'wait':
      if (state.phase === 'roll') {
        const { roller } = state;
        const you = isYou(session.info.value, roller);
        return you
          ? t('duel.prompt.wait.rollYou')
          : t('duel.prompt.wait.roll', { name: called(session.info.value, roller) });
      }
      return t(`duel.prompt.wait.${state.phase === 'over' ? 'place' : state.phase}`);
  }
}

/** What the staged choice brings, or why the last tap did nothing. */
export function sayNote(table: DuelTable): Sentence {
  const { refusal, task, staging, me, session, looked } = table;
  const state = session.state.value;
  if (refusal.value) {
    const look = refusal.value.code === 'occupied' ? domainAt(table.view.value, me.value, refusal.value.square!) : null;
    return look ? sayDomain(look) : say(`duel.why.${refusal.value.code as 'occupied'}`);
  }
  const planned = table.planned.value;
  if (planned?.type === 'place') return placementNote(state, me.value, planned.tokens);
  if (planned?.type === 'cross') return crossNote(table, planned.square);
  if (task.value === 'draft' && staging.value.picked.length > 0) return draftNote(table);
  if (
    task.value === 'place' &&
    table.mayPass.value &&
    !table.mustPass.value &&
    !staging.value.passing &&
    table.options.value.length === 0
  ) {
    return say('duel.note.powers');
  }
  if (staging.value.passing || task.value === 'forced') return say(`duel.note.pass.${state.options.ticks}`);
  if (looked.value) {
    const domain = domainAt(table.view.value, looked.value.seat, looked.value.square);
    if (domain) return sayDomain(domain);
  }
  return [];
}

/** The same in words alone. */
export const noteText = (table: DuelTable): string => textOf(sayNote(table));

/** The power of a row that a player would fill with two of these dice; undefined where there is none. */
function couldWin(state: DuelState, seat: Seat, faces: readonly Face[]): Power | undefined {
  const { boxes, powers } = state.options.sheet;
  const coat = COATS.find((one) => {
    const dice = faces.filter((face) => face !== JOKER && crossesOf(face) === 0 && coatOf(face) === one).length;
    const missing = boxes[one] - bySeat(state.players, seat).ticks[one];
    return state.lines[one] === null && missing <= Math.min(2, dice);
  });
  return coat && powers[coat];
}

function draftNote(table: DuelTable): Sentence {
  const state = table.session.state.value;
  const { picked } = table.staging.value;
  const left = diceLeft(state, picked).map((die) => state.dice[die - 1]!.face);
  const rest = left.map((face) => [drawnFace(face)]);
  const name = called(table.session.info.value, other(table.me.value));
  const last = state.seat !== state.roller || picked.length === 2;
  if (state.seat !== state.roller && picked.length < 2) return [];
  const leaves = last
    ? say('duel.note.getsRest', { name, dice: sayList(rest) })
    : say('duel.note.leaves', { name, dice: sayList(rest) });
  const power = couldWin(state, other(table.me.value), left);
  return power ? together([leaves, say('duel.note.couldWin', { name, power: t(`duel.power.${power}`) })]) : leaves;
}

/** The domain a square belongs to. */
export function domainAt(state: DuelState, seat: Seat, square: Square): Domain<Coat> | null {
  return domainsOf(MAP, bySeat(state.players, seat).map).find(({ squares }) => squares.includes(square)) ?? null;
}

/** So few squares left on a map are its last rounds: two of them. */
const LAST = 4;

/** How far it is: the squares left on both maps. */
export function leftText({ view, me, session }: DuelTable): string {
  const left = (seat: Seat) => bySeat(view.value.players, seat).map.filter((square) => square === null).length - 1;
  const [n, theirs] = [left(me.value), left(other(me.value))];
  const all = MAP.size - 1;
  if (n === all && theirs === all) return t('duel.left.all', { n });
  const name = shortName(session.info.value, other(me.value));
  return Math.min(n, theirs) <= LAST ? t('duel.left.last', { n, name, theirs }) : t('duel.left', { n, name, theirs });
}

/** The largest domain of these dice: where a placement scores nothing, it says why. */
const largestOf = (domains: readonly Domain<Coat>[], tokens: readonly Token[]): Domain<Coat> =>
  domains
    .filter(({ squares }) => tokens.some(({ square }) => squares.includes(square)))
    .toSorted((a, b) => b.squares.length - a.squares.length)[0]!;

/** The domain with its new cross, and what the cross brings. */
function crossNote({ preview, gain }: DuelTable, square: Square): Sentence {
  const domain = preview.value!.domains.find(({ squares }) => squares.includes(square)) as Domain<Coat>;
  return say('duel.note.cross', { ...domainWords(domain), gain: formatSigned(gain.value!) });
}

function placementNote(state: DuelState, seat: Seat, tokens: readonly [Token, Token]): Sentence {
  const after = duelRules.preview(state, { type: 'place', tokens }, seat);
  const ticks = tokens.filter(({ joker, crosses, coat }) => !joker && crosses === 0 && state.lines[coat] === null);
  const ticked = [...new Set(ticks.map(({ coat }) => coat))];
  const [coat] = ticked;
  // Of two dice with one coat, the second ticks nothing where only one box is left.
  const twice =
    coat &&
    ticks.length > ticked.length &&
    bySeat(state.players, seat).ticks[coat] + 1 < state.options.sheet.boxes[coat];
  const now = bySeat(duelRules.score(state), seat);
  const changes = sayChanges(now, after, (of) => (of === 'domains' ? t('duel.power.domains') : drawnCoat(of as Coat)));
  const grown = changes.length > 0 ? changes : sayDomain(largestOf(after.domains, tokens));
  if (!coat) return grown;
  const ticking = twice
    ? say('duel.note.ticksTwo', { coat: drawnCoat(coat) })
    : say('duel.note.ticks', { coats: sayList(ticked.map((one) => [drawnCoat(one)])) });
  const filled = ticked.filter(
    (one) =>
      bySeat(state.players, seat).ticks[one] + ticks.filter((token) => token.coat === one).length >=
      state.options.sheet.boxes[one],
  );
  const wins = filled.map((one) =>
    say('duel.note.wins', { power: t(`duel.power.${state.options.sheet.powers[one]}`) }),
  );
  return together([grown, ticking, ...wins]);
}

/** A square as a screen reader says it: its name, what is on it, whether it is legal. */
export function squareText(square: Square, { drawn, castle, spent, lit, ghost }: SquareFacts<Coat>): string {
  const what = castle
    ? t(spent ? 'duel.square.castleSpent' : 'duel.square.castle')
    : drawn
      ? coatWithCrosses(drawn.kind, drawn.marks)
      : t('duel.square.empty');
  const standing = ghost ? t('duel.square.ghost', { coat: coatName(ghost.kind) }) : lit ? t('duel.square.legal') : '';
  return [square, what, standing].filter((part) => part !== '').join(', ');
}

/** Whose map it is. */
export const mapText = (info: GameInfo, seat: Seat): string =>
  isYou(info, seat) ? t('duel.yourMap') : t('duel.mapOf', { name: called(info, seat) });

/** Whose die it is. */
export const takerText = (info: GameInfo, seat: Seat): string =>
  isYou(info, seat) ? t('duel.dieYours') : t('duel.dieOf', { name: called(info, seat) });

/** One line of the list of actions, as a sentence. */
export function sayEntry(entry: Entry, info: GameInfo): Sentence {
  const whose = isYou(info, entry.seat) ? 'you' : 'they';
  const name = called(info, entry.seat);
  switch (entry.kind) {
    case 'roll':
      return say(`duel.log.${whose}.roll`, { name, dice: sayList(entry.faces.map((face) => [drawnFace(face)])) });
    case 'pick':
      return say(`duel.log.${whose}.pick`, { name, dice: sayList(entry.faces.map((face) => [drawnFace(face)])) });
    case 'place': {
      const drawn = entry.tokens.map(({ coat, crosses, square }) => [drawnCoat(coat, crosses), ` ${square}`]);
      return say(`duel.log.${whose}.place`, { name, drawn: sayList(drawn), gain: formatSigned(entry.gain) });
    }
    case 'pass':
      return say(`duel.log.${whose}.pass`, { name });
    case 'bonus':
      return say(`duel.log.${whose}.bonus`, { name, coat: drawnCoat(entry.coat) });
    case 'cross':
      return say(`duel.log.${whose}.cross`, { name, square: entry.square, gain: formatSigned(entry.gain) });
    case 'won':
      return say(`duel.log.${whose}.won`, { name, power: t(`duel.power.${entry.power}`) });
  }
}

export const entryText = (entry: Entry, info: GameInfo): string => textOf(sayEntry(entry, info));

/** Who won, said to the player here. */
export function headline(info: GameInfo, state: DuelState, me: Seat): string {
  const outcome = duelRules.result(state);
  const totals = duelRules.score(state).map(({ total }) => total) as [number, number];
  const mine = bySeat(totals, me);
  const theirs = bySeat(totals, other(me));
  if (outcome.kind === 'ongoing') return t('duel.round', { n: state.round });
  if (outcome.kind === 'draw')
    return outcome.shared ? t('duel.result.shared', { mine }) : t('duel.result.draw', { mine });
  const winner = outcome.seat;
  if (winner === me && isAlone(info)) return t('duel.result.youWin', { mine, theirs });
  const [high, low] = winner === me ? [mine, theirs] : [theirs, mine];
  return t('duel.result.theyWin', { name: called(info, winner), theirs: high, mine: low });
}

/** What stands now, for a screen reader. */
export function stagedText(table: DuelTable): string {
  return `${promptText(table)} ${noteText(table)}`.trim();
}

/** Codes of the table itself stand under the rule they come from. */
const ruleOf = (code: Refusal['code']): string | undefined => RULE_OF[code === 'no-room' ? 'apart' : code];

/** Everything the table says now. */
export function wordsOf(table: DuelTable): TableWords {
  const code = table.refusal.value?.code;
  return {
    who: whoText(table),
    prompt: [promptText(table)],
    note: sayNote(table),
    rule: code === undefined || code === 'occupied' ? null : ruleOf(code),
  };
}
