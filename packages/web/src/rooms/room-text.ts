import type { ServerCode } from '@castellan/match/client';
import { ROOM_REFUSALS, type RoomRefusal, type RoomView } from '@castellan/together';
import { kitOf } from '../games/index.ts';
import { regionOf } from '../i18n/formats.ts';
import { locale, t } from '../i18n/index.ts';
import { problemText } from '../online/problem-text.ts';
import { timeText } from '../play/time-left.ts';
import { link } from '../router.ts';

/** Reasons that the page of a game has no sentence for. */
const OWN = [
  'no-such-room',
  'name-taken',
  'already-in',
  'not-in',
  'not-host',
  'room-full',
  'closed',
  'paused',
] as const;
const MORE = ['ended', 'nobody-to-pair', 'still-playing', 'has-begun', 'bad-result', 'wrong-code'] as const;
type Explained = (typeof OWN | typeof MORE)[number];
const isExplained = (code: string): code is Explained => ([...OWN, ...MORE] as readonly string[]).includes(code);
const isRoomRefusal = (code: string): code is RoomRefusal => (ROOM_REFUSALS as readonly string[]).includes(code);

/** Why the server refused, as a sentence. */
export function roomProblem(code: ServerCode): string {
  if (isExplained(code)) return t(`room.problem.${code}`);
  return isRoomRefusal(code) && code !== 'bad-name' ? t('room.problem') : problemText(code);
}

export const formatName = ({ settings }: RoomView): string => t(`room.format.${settings.format}`);

/** Game, clock and level, as a list of short facts. */
export function roomFacts({ settings }: RoomView): string[] {
  const { game, time, level, format } = settings;
  const facts = [kitOf(game).title, timeText(time)];
  if (!level) return facts;
  const name = t(`common.level.${level}`);
  return [...facts, format === 'same' ? t('room.against', { level: name }) : t('room.fillsUp', { level: name })];
}

/** Who plays with an odd number; null where nobody does. */
export const fillText = ({ format, level }: Pick<RoomView['settings'], 'format' | 'level'>): string | null =>
  format === 'evening' && level ? t('room.fillNote', { level: t(`common.level.${level}`) }) : null;

/** A time of day, with the day where it is not today. */
export function whenText(time: number, now: number): string {
  const region = regionOf(locale.value, navigator.languages);
  const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const sameDay = new Date(time).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(
    region,
    sameDay ? clock : { weekday: 'short', day: 'numeric', month: 'short', ...clock },
  ).format(time);
}

/** A player's name; levels are called by their name in the language of the page. */
export function playerName(room: RoomView, number: number): string {
  const { name = '', level = null } = room.players[number - 1] ?? {};
  return level ? capital(t(`common.level.${level as 'knight'}`)) : name;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale.value) + text.slice(1);

export const roomHref = (code: string, ...words: readonly string[]): string => link('room', code, ...words);
export const roomAddress = (code: string, ...words: readonly string[]): string =>
  new URL(roomHref(code, ...words), location.href).href;

/** The server as people type it. */
export const serverPlace = (): string => location.host + location.pathname.replace(/\/$/, '');

/** The people: everyone but the computer. */
export const people = (room: RoomView): RoomView['players'] => room.players.filter(({ level }) => level === null);

export const signed = (value: number): string =>
  new Intl.NumberFormat(locale.value, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');
