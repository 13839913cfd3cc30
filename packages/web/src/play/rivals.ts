import { bySeat, other } from '@castellan/rules';
import type { GameInfo } from './game-info.ts';
import { GUEST, personSeat } from './names.ts';
import { isMine, resultOf } from './results.ts';
import { gameStore } from './store.ts';

/** A person met online, and the score between us. */
export interface Rival {
  readonly name: string;
  readonly mine: number;
  readonly theirs: number;
  readonly games: number;
  /** When we played last. */
  readonly last: number;
}

/** A guest, a player whose name was removed: nobody in particular. */
export const isSomebody = (name: string): boolean => name !== GUEST && name !== '' && name !== '?';

/** Everyone met online by name, the latest first; guests and bots are nobody in particular. A draw counts for neither. */
export function rivalsOf(games: readonly GameInfo[]): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const info of games.filter(isMine)) {
    const { me, outcome } = resultOf(info);
    const { kind, name, bot } = bySeat(info.seats, other(me));
    if (kind !== 'elsewhere' || bot || !isSomebody(name)) continue;
    const before = rivals.get(name) ?? { name, mine: 0, theirs: 0, games: 0, last: 0 };
    rivals.set(name, {
      name,
      mine: before.mine + Number(outcome === 'won'),
      theirs: before.theirs + Number(outcome === 'lost'),
      games: before.games + 1,
      last: Math.max(before.last, info.touched),
    });
  }
  return [...rivals.values()].sort((a, b) => b.last - a.last);
}

/** The score between the player here and the opponent of this game, in finished games of its kind; null for the first one. */
export async function rivalOf(info: GameInfo): Promise<Rival | null> {
  const { name } = bySeat(info.seats, other(personSeat(info)));
  const games = (await (await gameStore()).list()).filter(({ game }) => game === info.game);
  return rivalsOf(games).find((rival) => rival.name === name) ?? null;
}
