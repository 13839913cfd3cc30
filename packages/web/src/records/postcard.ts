import { drawPostcard, type PostcardWords, type Standing } from '@castellan/picture';
import { type BySeat, bySeat, other, rulesOf, type Score, type Seat } from '@castellan/rules';
import { kitOf } from '../games/index.ts';
import { regionOf } from '../i18n/formats.ts';
import { formatNumber, locale, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { levelName } from '../play/level-names.ts';
import { calledLevel, isAlone, nameOf, personSeat } from '../play/names.ts';
import { type GameOutcome, outcomeOf } from '../play/results.ts';
import type { GameRecord } from './game-record.ts';
import { fontFaces, resultText, standingOf, symbolOf } from './picture.ts';

/** The person of this device in a record, if there is one, and how the game ended for them. */
function senderOf(
  info: GameInfo | undefined,
  standing: Standing,
): { readonly me: Seat; readonly outcome: GameOutcome } | null {
  if (!info || !isAlone(info)) return null;
  const me = personSeat(info);
  return { me, outcome: outcomeOf(info, standing.state as object, me) };
}

/** "I beat the squire"; of a game between others, who won. */
export function headlineOf(record: GameRecord): string {
  const standing = standingOf(record);
  const info = record.playedHere;
  const sender = senderOf(info, standing);
  if (!info || !sender || sender.outcome === 'shared') return resultText(record);
  const { level, name } = bySeat(info.seats, other(sender.me));
  const them = { beat: level ? t(`levels.beat.${level}`) : name, the: level ? calledLevel(level) : name };
  if (sender.outcome === 'won') return t('share.card.won', { name: them.beat });
  if (sender.outcome === 'lost') return t('share.card.lost', { name: them.the });
  return t('share.card.drawn', { name: them.the });
}

/** The best domain of a seat in numbers, which need no words of the game. */
function bestDomain(scores: BySeat<Score<unknown>>, seat: Seat): string {
  const [best] = bySeat(scores, seat).domains.toSorted((a, b) => b.points - a.points);
  if (!best || best.points === 0) return '';
  return t('share.card.best', { squares: best.squares.length, marks: best.marks, points: best.points });
}

/** Where a friend finds the page; nothing where only this machine does. */
function shownAddress(at: Pick<Location, 'protocol' | 'hostname' | 'host' | 'pathname'>): string {
  const reachable = at.protocol === 'https:' && at.hostname !== 'localhost';
  return reachable ? (at.host + at.pathname).replace(/\/(index\.html)?$/, '') : '';
}

function wordsOf(record: GameRecord, standing: Standing, me: Seat): PostcardWords {
  const scores: BySeat<Score<unknown>> = rulesOf(record.game).score(standing.state);
  const margin = bySeat(scores, me).total - bySeat(scores, other(me)).total;
  const date = new Date(standing.date || Date.now());
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regionOf(locale.value, navigator.languages), { ...options, timeZone: 'UTC' }).format(date);
  const month = part({ month: 'short' }).replace('.', '').toLocaleUpperCase(locale.value);
  return {
    headline: headlineOf(record),
    line: bestDomain(scores, me),
    margin:
      standing.ending || margin === 0
        ? ''
        : t(margin > 0 ? 'share.card.by' : 'share.card.behind', { n: Math.abs(margin) }),
    dare: t('share.card.dare'),
    address: shownAddress(location),
    postmark: [formatNumber(date.getUTCDate()), month],
  };
}

/** The end of a game as a postcard. `sender` is how the player of this device is called on it. */
export async function postcardOf(record: GameRecord, sender: string): Promise<string> {
  const standing = standingOf(record);
  const info = record.playedHere;
  const me = senderOf(info, standing)?.me ?? 1;
  const named = (seat: Seat): string => {
    if (!info || !isAlone(info)) return bySeat(standing.names, seat) ?? '';
    const { level, name } = bySeat(info.seats, seat);
    if (seat === me) return sender;
    return name === '' && level ? levelName(level) : nameOf(info, seat);
  };
  const faceOf = (seat: Seat): string | null => {
    const level = info && bySeat(info.seats, seat).level;
    return level ? `face-${level}` : null;
  };
  const card = {
    ...standing,
    names: [named(1), named(2)] as const,
    faces: [faceOf(1), faceOf(2)] as const,
    me,
    emblem: kitOf(record.game).learn?.emblem.at(-1) ?? 'castle',
    words: wordsOf(record, standing, me),
  };
  return drawPostcard(card, symbolOf, await fontFaces(card.names.join('')));
}
