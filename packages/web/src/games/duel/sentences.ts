import {
  bySeat,
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
  type Seat,
  type Square,
  squareAt,
  type Token,
} from '@castellan/rules';
import { isOneSpot } from '../../board/domino.ts';
import { formatList, formatSigned, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isAlone, isYou, nameOf } from '../../play/names.ts';
import { capital, changesText } from '../../table/changes.ts';
import type { Refusal } from '../../table/controller.ts';
import type { TableWords } from '../../table/table-frame.tsx';
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

const domainWords = ({ kind, squares, marks, points }: Domain<Coat>) => ({
  coat: capital(coatName(kind)),
  squares: t('duel.squares', { n: squares.length }),
  crosses: t('duel.crosses', { n: marks }),
  points: t('duel.points', { n: points }),
});

export const domainText = (domain: Domain<Coat>): string => t('duel.domain', domainWords(domain));

/** Whose turn it is, said to the player here. */
export function whoText(table: DuelTable): string {
  const { state, playsHere } = table.session;
  const seat = state.value.seat;
  if (state.value.phase === 'over' || table.lookingBack.value !== null) return '';
  const info = table.session.info.value;
  if (table.me.value === table.preparer.value) return t('common.preparing', { name: nameOf(info, table.me.value) });
  const alone = playsHere(1) !== playsHere(2);
  return alone && seat === table.me.value ? t('common.yourTurn') : t('common.turnOf', { name: nameOf(info, seat) });
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
        : t('duel.prompt.rollFor', { name: nameOf(session.info.value, state.roller) });
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
      return `${headline(session.info.value, state, me.value)}.`;
    case 'wait':
      if (state.phase === 'roll') {
        const { roller } = state;
        const you = isYou(session.info.value, roller);
        return you
          ? t('duel.prompt.wait.rollYou')
          : t('duel.prompt.wait.roll', { name: nameOf(session.info.value, roller) });
      }
      return t(`duel.prompt.wait.${state.phase === 'over' ? 'place' : state.phase}`);
  }
}

/** What the staged choice brings, or why the last tap did nothing. */
export function noteText(table: DuelTable): string {
  const { refusal, task, staging, me, session, looked } = table;
  const state = session.state.value;
  if (refusal.value) {
    const look = refusal.value.code === 'occupied' ? domainAt(table.view.value, me.value, refusal.value.square!) : null;
    return look ? domainText(look) : t(`duel.why.${refusal.value.code as 'occupied'}`);
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
    return t('duel.note.powers');
  }
  if (staging.value.passing || task.value === 'forced') return t(`duel.note.pass.${state.options.ticks}`);
  if (looked.value) {
    const domain = domainAt(table.view.value, looked.value.seat, looked.value.square);
    if (domain) return domainText(domain);
  }
  return '';
}

function draftNote(table: DuelTable): string {
  const state = table.session.state.value;
  const { picked } = table.staging.value;
  const rest = diceLeft(state, picked).map((die) => faceName(state.dice[die - 1]!.face));
  const name = nameOf(table.session.info.value, other(table.me.value));
  const last = state.seat !== state.roller || picked.length === 2;
  if (state.seat !== state.roller && picked.length < 2) return '';
  return last
    ? t('duel.note.getsRest', { name, dice: formatList(rest) })
    : t('duel.note.leaves', { name, dice: formatList(rest) });
}

/** The domain a square belongs to. */
export function domainAt(state: DuelState, seat: Seat, square: Square): Domain<Coat> | null {
  return domainsOf(MAP, bySeat(state.players, seat).map).find(({ squares }) => squares.includes(square)) ?? null;
}

/** The largest domain of these dice: where a placement scores nothing, it says why. */
const largestOf = (domains: readonly Domain<Coat>[], tokens: readonly Token[]): Domain<Coat> =>
  domains
    .filter(({ squares }) => tokens.some(({ square }) => squares.includes(square)))
    .toSorted((a, b) => b.squares.length - a.squares.length)[0]!;

/** The domain with its new cross, and what the cross brings. */
function crossNote({ preview, gain }: DuelTable, square: Square): string {
  const domain = preview.value!.domains.find(({ squares }) => squares.includes(square)) as Domain<Coat>;
  return t('duel.note.cross', { ...domainWords(domain), gain: formatSigned(gain.value!) });
}

function placementNote(state: DuelState, seat: Seat, tokens: readonly [Token, Token]): string {
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
  const grown =
    changesText(now, after, (of) => (of === 'domains' ? t('duel.power.domains') : coatName(of as Coat))) ||
    domainText(largestOf(after.domains, tokens));
  if (!coat) return grown;
  const said = twice
    ? t('duel.note.ticksTwo', { coat: coatName(coat) })
    : t('duel.note.ticks', { coats: formatList(ticked.map(coatName)) });
  return `${grown} ${said}`;
}

/** A square as a screen reader says it: its name, what is on it, whether it is legal. */
export function squareText(
  state: DuelState,
  seat: Seat,
  square: Square,
  { lit, ghost }: { lit: boolean; ghost: Coat | null },
): string {
  const number = squareAt(MAP, square);
  const { map, castle } = bySeat(state.players, seat);
  const drawn = map[number];
  const what =
    number === MAP.castle
      ? t(castle ? 'duel.square.castle' : 'duel.square.castleSpent')
      : drawn
        ? coatWithCrosses(drawn.kind, drawn.marks)
        : t('duel.square.empty');
  const standing = ghost ? t('duel.square.ghost', { coat: coatName(ghost) }) : lit ? t('duel.square.legal') : '';
  return [square, what, standing].filter((part) => part !== '').join(', ');
}

/** Whose map it is. */
export const mapText = (info: GameInfo, seat: Seat): string =>
  isYou(info, seat) ? t('duel.yourMap') : t('duel.mapOf', { name: nameOf(info, seat) });

/** Whose die it is. */
export const takerText = (info: GameInfo, seat: Seat): string =>
  isYou(info, seat) ? t('duel.dieYours') : t('duel.dieOf', { name: nameOf(info, seat) });

/** One line of the list of actions, as a sentence. */
export function entryText(entry: Entry, who: string, you: boolean): string {
  const say = you ? 'you' : 'they';
  switch (entry.kind) {
    case 'roll':
      return t(`duel.log.${say}.roll`, { name: who, dice: formatList(entry.faces.map(faceName)) });
    case 'pick':
      return t(`duel.log.${say}.pick`, { name: who, dice: formatList(entry.faces.map(faceName)) });
    case 'place': {
      const drawn = entry.tokens.map(({ coat, crosses, square }) => `${coatWithCrosses(coat, crosses)} ${square}`);
      return t(`duel.log.${say}.place`, { name: who, drawn: formatList(drawn), gain: formatSigned(entry.gain) });
    }
    case 'pass':
      return t(`duel.log.${say}.pass`, { name: who });
    case 'bonus':
      return t(`duel.log.${say}.bonus`, { name: who, coat: coatName(entry.coat) });
    case 'cross':
      return t(`duel.log.${say}.cross`, { name: who, square: entry.square, gain: formatSigned(entry.gain) });
    case 'won':
      return t(`duel.log.${say}.won`, { name: who, power: t(`duel.power.${entry.power}`) });
  }
}

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
  return t('duel.result.theyWin', { name: nameOf(info, winner), theirs: high, mine: low });
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
    prompt: promptText(table),
    note: noteText(table),
    rule: code === undefined || code === 'occupied' ? null : ruleOf(code),
  };
}
