import {
  err,
  GAMES,
  lastState,
  OPTION_CODES,
  type OptionCode,
  ok,
  type PositionCode,
  type PositionError,
  type Result,
  readPosition,
} from '@castellan/rules';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { readText } from '../records/game-record.ts';
import { link } from '../router.ts';

/** A position that can be looked at. */
export interface Explored {
  readonly kit: AnyKit;
  readonly state: unknown;
  /** As the rules write it. */
  readonly text: string;
}

/** A position is a link: everything is in the address. */
export const positionLink = (text: string): string => `${link('explore')}?${new URLSearchParams({ p: text })}`;

export const exploredOf = (kit: AnyKit, state: unknown): Explored => ({
  kit,
  state,
  text: gameOf(kit).printPosition(state),
});

export function readExplored(text: string): Result<Explored, PositionError> {
  const read = readPosition(text, GAMES);
  if (!read.ok) return read;
  const { game, state } = read.value;
  return ok(exploredOf(kitOf(game.name), state));
}

/** What people paste: a position, alone or after the word `position`, a link to one, or a record, of which the end is taken. */
export function readPasted(pasted: string): Result<Explored, PositionError> {
  const text = pasted.trim();
  const linked = /#\/explore\S*[?&](p=\S+)/.exec(text)?.[1];
  if (linked !== undefined) return readExplored(new URLSearchParams(linked).get('p') ?? '');
  if (/^(?:\[|new )|\n/.test(text)) {
    const record = readText(text);
    if (!record.ok) return err({ code: 'unreadable', word: '', found: record.error.text });
    const { game, replay } = record.value;
    return ok(exploredOf(kitOf(game), lastState(replay)));
  }
  return readExplored(text.replace(/^position\s+/, ''));
}

const isOptionCode = (code: PositionCode | OptionCode): code is OptionCode =>
  (OPTION_CODES as readonly string[]).includes(code);

/** Why a text or a set-up is not a position, as a sentence. */
export function whyNotText({ code, word, found }: PositionError): string {
  if (isOptionCode(code)) {
    const say = t as (key: `records.option.${OptionCode}`, values: { option: string; value: string }) => string;
    return say(`records.option.${code}`, { option: word, value: found });
  }
  // The word ends in the player it is about.
  const player = /[12]$/.exec(word)?.[0] ?? '';
  const name = player === '' ? '' : t('common.player', { n: Number(player) });
  const say = t as (key: `explorer.why.${PositionCode}`, values: Record<string, string>) => string;
  return say(`explorer.why.${code}`, { word, found, name });
}
