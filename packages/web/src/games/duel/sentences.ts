import {
  bySeat,
  COATS,
  type Coat,
  coatOf,
  crossesOf,
  type Domain,
  type DuelState,
  domainsOf,
  type Face,
  JOKER,
  MAP,
  other,
  type Seat,
  type Square,
} from '@castellan/rules';
import type { SquareFacts } from '../../board/game-board.tsx';
import { formatNumber, locale, say, t } from '../../i18n/index.ts';
import { capital, type Picture, type Sentence, textOf } from '../../i18n/message.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, isYou, shortName } from '../../play/names.ts';
import type { Refusal } from '../../table/controller.ts';
import type { TableWords } from '../../table/table-frame.tsx';
import { COAT_ART } from './art.ts';
import type { DuelTable } from './controller.ts';
import { ROUND } from './round-part.ts';
import { RULE_OF } from './rule-of.ts';

/** What the table says: one sentence for what to do, one for what it brings or why not. */

export const coatName = (coat: Coat): string => t(`duel.coat.${coat}`);

/** A face as a player names it: "dot with 1 cross". */
export function faceName(face: Face): string {
  if (face === JOKER) return t('duel.coat.joker');
  return coatWithCrosses(coatOf(face), crossesOf(face));
}

export const coatWithCrosses = (coat: Coat, crosses: number): string =>
  crosses === 0 ? coatName(coat) : t('duel.coatWithCrosses', { coat: coatName(coat), n: crosses });

const picture = (text: string, art: string, marks: number): Picture => ({
  text,
  drawn: [{ art, marks }],
  mark: 'mark-cross',
});

/** A cross and a question mark beside their words, which say what they are. */
export const CROSS_DRAWN = picture('', 'mark-cross', 0);
export const JOKER_DRAWN = picture('', COAT_ART[JOKER], 0);
/** What a coat of arms looks like. */
export const COATS_DRAWN: Picture = {
  ...CROSS_DRAWN,
  drawn: COATS.slice(0, 3).map((coat) => ({ art: COAT_ART[coat], marks: 0 })),
};

/** A coat with its crosses, drawn. */
export const drawnCoat = (coat: Coat, crosses = 0): Picture =>
  picture(coatWithCrosses(coat, crosses), COAT_ART[coat], crosses);

export const drawnFace = (face: Face): Picture =>
  face === JOKER ? picture(faceName(face), COAT_ART[JOKER], 0) : drawnCoat(coatOf(face), crossesOf(face));

/** Crosses that are counted: the number and one cross. */
export const countedCrosses = (n: number): Picture => ({
  ...picture(t('duel.crosses', { n }), 'mark-cross', 0),
  before: formatNumber(n),
});

export const domainWords = ({ kind, squares, marks, points }: Domain<Coat>) => ({
  coat: picture(capital(coatName(kind), locale.value), COAT_ART[kind], 0),
  squares: t('duel.squares', { n: squares.length }),
  crosses: countedCrosses(marks),
  points: t('duel.points', { n: points }),
});

export const sayDomain = (domain: Domain<Coat>): Sentence => say('duel.domain', domainWords(domain));
export const domainText = (domain: Domain<Coat>): string => textOf(sayDomain(domain));

/** Whose turn it is, said to the player here. */
export function whoText(table: DuelTable): string {
  const { state, isLocal } = table.session;
  const seat = state.value.seat;
  if (state.value.phase === 'over' || table.lookingBack.value !== null) return '';
  const info = table.session.info.value;
  if (table.me.value === table.preparer.value) return t('common.preparing', { name: called(info, table.me.value) });
  const alone = isLocal(1) !== isLocal(2);
  return alone && seat === table.me.value ? t('common.yourTurn') : t('common.turnOf', { name: called(info, seat) });
}

/** What to do. A new game says one thing; the rest comes with the round. */
export function sayPrompt(table: DuelTable): Sentence {
  const { task, lookingBack, session } = table;
  if (task.value !== 'roll' || lookingBack.value !== null) return ROUND.loaded?.sayPrompt(table) ?? [];
  const { info, state } = session;
  if (info.value.realDice) return say('duel.prompt.enterRoll');
  const { roller } = state.value;
  return roller === table.me.value
    ? say('duel.prompt.roll')
    : say('duel.prompt.rollFor', { name: called(info.value, roller) });
}

/** The same in words alone. */
export const promptText = (table: DuelTable): string => textOf(sayPrompt(table));

/** What the staged choice brings, or why the last tap did nothing. */
export const sayNote = (table: DuelTable): Sentence => ROUND.loaded?.sayNote(table) ?? [];

/** The same in words alone. */
export const noteText = (table: DuelTable): string => textOf(sayNote(table));

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

/** What stands now, for a screen reader. */
export function stagedText(table: DuelTable): string {
  return `${promptText(table)} ${noteText(table)}`.trim();
}

/** Codes of the table itself stand under the rule they come from. */
const ruleOf = (code: Refusal['code']): string | undefined => RULE_OF[code === 'no-room' ? 'apart' : code];

/** Everything the table says now. */
export function wordsOf(table: DuelTable): TableWords {
  const code = table.refusal.value?.code;
  const waiting = ROUND.loaded?.waitText(table) ?? '';
  return {
    who: waiting || whoText(table),
    prompt: waiting ? [] : sayPrompt(table),
    note: sayNote(table),
    rule: code === undefined || code === 'occupied' ? null : ruleOf(code),
  };
}
