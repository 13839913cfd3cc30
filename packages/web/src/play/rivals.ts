import { bySeat, other } from '@castellan/rules';
import type { GameInfo, SeatSetup } from './game-info.ts';
import { GUEST, personSeat } from './names.ts';
import { isMine, resultOf } from './results.ts';
import { gameStore } from './store.ts';

/** A person met online, and the score between us. */
export interface Rival {
  /** Who it is, whatever the name: another Ada has another one. */
  readonly id: string;
  readonly name: string;
  readonly mine: number;
  readonly theirs: number;
  readonly games: number;
  /** When we played last. */
  readonly last: number;
}

/** A guest, a player whose name was removed: nobody in particular. */
export const isSomebody = (name: string): boolean => name !== GUEST && name !== '' && name !== '?';

const opponentIn = (info: GameInfo): SeatSetup => bySeat(info.seats, other(personSeat(info)));

/**
 * Who the opponent of a game is; null for guests, bots and nobody. The server tells people of one name apart. A game of which it did not say
 * who the opponent was counts for the one of that name, unless there are two.
 */
export function identityIn(games: readonly GameInfo[]): (info: GameInfo) => string | null {
  const known = new Map<string, Set<string>>();
  for (const { name, id } of games.map(opponentIn)) {
    if (id) known.set(name, (known.get(name) ?? new Set()).add(id));
  }
  return (info) => {
    const { kind, name, bot, id } = opponentIn(info);
    if (kind !== 'elsewhere' || bot || !isSomebody(name)) return null;
    const [only, ...others] = known.get(name) ?? [];
    return id ?? (only && others.length === 0 ? only : `named ${name}`);
  };
}

/** Everyone met online, the latest first. A draw counts for neither. */
export function rivalsOf(games: readonly GameInfo[], identityOf = identityIn(games)): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const info of games.filter(isMine)) {
    const id = identityOf(info);
    if (id === null) continue;
    const { outcome } = resultOf(info);
    const before = rivals.get(id) ?? { id, name: '', mine: 0, theirs: 0, games: 0, last: 0 };
    rivals.set(id, {
      id,
      // As they were called last.
      name: info.touched >= before.last ? opponentIn(info).name : before.name,
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
  const games = (await (await gameStore()).list()).filter(({ game }) => game === info.game);
  const identityOf = identityIn([...games, info]);
  const id = identityOf(info);
  return rivalsOf(games, identityOf).find((rival) => rival.id === id) ?? null;
}
