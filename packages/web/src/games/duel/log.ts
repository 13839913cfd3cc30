import {
  COATS,
  type Coat,
  type DuelAction,
  type DuelState,
  duelRules,
  type Face,
  gainOf,
  type Power,
  SEATS,
  type Seat,
  type Square,
  type Token,
} from '@castellan/rules';
import { formatSigned, say, sayList, t } from '../../i18n/index.ts';
import { type Sentence, textOf } from '../../i18n/message.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, isYou } from '../../play/names.ts';
import { drawnCoat, drawnFace } from './sentences.ts';

/** One line of the list of actions; `after` is the number of the state it led to, so that a tap can show it. */
export type Entry = EntryOf & { readonly after: number; readonly seat: Seat; readonly round: number };

type EntryOf =
  | { readonly kind: 'roll'; readonly faces: readonly Face[] }
  | { readonly kind: 'pick'; readonly faces: readonly Face[] }
  | { readonly kind: 'place'; readonly tokens: readonly Token[]; readonly gain: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'bonus'; readonly coat: Coat }
  | { readonly kind: 'cross'; readonly square: Square; readonly gain: number }
  | { readonly kind: 'won'; readonly coat: Coat; readonly power: Power };

/** Every action of a game as a readable list, the oldest first, with the lines of the spellbook that were won. */
export function entriesOf(states: readonly DuelState[], actions: readonly DuelAction[]): Entry[] {
  return actions.flatMap((action, index) => {
    const [before, now] = [states[index]!, states[index + 1]!];
    const common = { after: index + 1, seat: before.seat, round: before.round };
    return [{ ...common, ...entryOf(before, action) }, ...linesWon(before, now, common)];
  });
}

function entryOf(state: DuelState, action: DuelAction): EntryOf {
  const gain = () => gainOf(duelRules, state, action);
  switch (action.type) {
    case 'roll':
      return { kind: 'roll', faces: action.faces };
    case 'pick':
      return { kind: 'pick', faces: action.dice.map((die) => state.dice[die - 1]!.face) };
    case 'place':
      return { kind: 'place', tokens: action.tokens, gain: gain() };
    case 'pass':
      return { kind: 'pass' };
    case 'bonus':
      return { kind: 'bonus', coat: action.coat };
    case 'cross':
      return { kind: 'cross', square: action.square, gain: gain() };
  }
}

function linesWon(before: DuelState, now: DuelState, common: { after: number; round: number }): Entry[] {
  return SEATS.flatMap((seat) =>
    COATS.filter((coat) => before.lines[coat] === null && now.lines[coat] === seat).map((coat) => ({
      ...common,
      seat,
      kind: 'won' as const,
      coat,
      power: now.options.sheet.powers[coat],
    })),
  );
}

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
