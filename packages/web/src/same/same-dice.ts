import { chosenOptions, type GameName, isGameName, type Replay } from '@castellan/rules';
import { outcomesOf, SAME_DICE_LEVEL, type SameDice, secretOfWord, tidyWord } from '@castellan/together';
import { computer, type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import { isLevel, type Level } from '../play/levels.ts';
import { dailyOf, SAME_DICE_ID } from '../play/same-dice-id.ts';
import { pack, unpack } from '../records/pack.ts';
import { link } from '../router.ts';

/** Stands before the packed rolls or lines of a game, where they come from a game and not from a word. */
const FROM_GAME = '*';

export const isFromGame = ({ word }: SameDice): boolean => word.startsWith(FROM_GAME);

/** Other options are another game: their words are part of its id. */
export const sameDiceId = ({ game, level, seat, word, options }: SameDice): string =>
  SAME_DICE_ID + [game, level, seat, word, ...options].join('~');

export function sameDiceOf(id: string): SameDice | null {
  const daily = dailyOf(id);
  if (daily) return { ...NOTHING_CHOSEN, game: daily.game as GameName, word: daily.date };
  if (!id.startsWith(SAME_DICE_ID)) return null;
  const [game, level, seat, word, ...options] = id.slice(SAME_DICE_ID.length).split('~');
  return { game, level, seat: seat === '2' ? 2 : 1, word, options } as SameDice;
}

const NOTHING_CHOSEN = { level: SAME_DICE_LEVEL, seat: 1, options: [] } as const;

/** Where everyone plays these dice. The knight, the first seat and the usual rules need no words. */
export function sameDiceHref({ game, level, seat, word, options }: SameDice): string {
  const chosen = new URLSearchParams([
    ...(level === SAME_DICE_LEVEL ? [] : [['level', level]]),
    ...(seat === 1 ? [] : [['seat', String(seat)]]),
    ...options.map((option) => ['option', option]),
  ]);
  return link('same', game, word) + (chosen.size > 0 ? `?${chosen}` : '');
}

/** What an address asks for; null where it names no game or no word. */
export function sameDiceAt([game = '', typed = '']: readonly string[], query: URLSearchParams): SameDice | null {
  const word = /^\*[\w-]+$/.test(typed) ? typed : tidyWord(typed);
  if (!isGameName(game) || word === null) return null;
  const level = query.get('level') ?? '';
  return {
    game,
    word,
    level: isLevel(level) ? level : SAME_DICE_LEVEL,
    seat: query.get('seat') === '2' ? 2 : 1,
    options: query.getAll('option'),
  };
}

/** The game as this device saves it. Null where the rolls of a link cannot be read. */
export async function sameDiceGame(dice: SameDice): Promise<GameInfo | null> {
  const { game, level, seat, word, options } = dice;
  const text = isFromGame(dice) ? await unpack(word.slice(FROM_GAME.length)) : null;
  if (text && !text.ok) return null;
  const opponent = computer(level as Level);
  return newGame(game, {
    id: sameDiceId(dice),
    options,
    seats: seat === 1 ? [PERSON, opponent] : [opponent, PERSON],
    marks: seat === 1 ? [1, 2] : [2, 1],
    secret: secretOfWord(game, word),
    ...(text && { outcomes: text.value.split('\n') }),
  });
}

/**
 * The address where anyone plays the rolls or lines of a game against a level, for a share or a postcard. Null for a game that began
 * with a position of its own, or before the first roll. `id` is that of the game on this device, if it is one.
 */
export async function sameDiceLink(
  replay: Replay,
  { id = '', level = SAME_DICE_LEVEL }: { readonly id?: string; readonly level?: Level } = {},
): Promise<string | null> {
  const known = sameDiceOf(id);
  if (known) return addressOf(known);
  const outcomes = outcomesOf(replay);
  if (replay.position !== null || outcomes.length === 0) return null;
  const { game, states } = replay;
  const options = chosenOptions(game.printOptions(game.options(states[0])));
  const word = FROM_GAME + (await pack(outcomes.join('\n')));
  return addressOf({ game: game.name as GameName, level, seat: 1, word, options });
}

export const addressOf = (dice: SameDice): string => new URL(sameDiceHref(dice), location.href).href;
