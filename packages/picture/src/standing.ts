import { type BySeat, bySeat, type GameName, rulesOf, SEATS, type Seat } from '@castellan/rules';
import { PICTURED } from './games/index.ts';
import { type Language, WORDS } from './words.ts';

/** A game as its viewers may know it. */
export interface Standing {
  readonly game: GameName;
  readonly state: unknown;
  /** Null for a free seat. */
  readonly names: BySeat<string | null>;
  /** The mark of each seat: 1 the red lozenge, 2 the teal disc. */
  readonly marks: BySeat<Seat>;
  /** How it ended, where not by its last action; a winner of null is a draw, but where it was `closed`. */
  readonly ending: { readonly winner: Seat | null; readonly reason?: string } | null;
  /** As in a record, `2026-08-01`; anything else is written as it is. */
  readonly date: string;
}

const NOBODY = '?';

export const isShared = (outcome: ReturnType<typeof outcomeOf>): boolean => outcome === 'shared';

export const isWaiting = ({ names }: Standing): boolean => names.includes(null);

/** The winner, `draw`, `shared` for a victory of both, `closed` without a result, or null while it goes on. */
export function outcomeOf({ game, state, ending }: Standing): Seat | 'draw' | 'shared' | 'closed' | null {
  if (ending?.reason === 'closed') return 'closed';
  if (ending) return ending.winner ?? 'draw';
  const outcome = rulesOf(game).result(state);
  if (outcome.kind === 'win') return outcome.seat;
  if (outcome.kind !== 'draw') return null;
  return outcome.shared ? 'shared' : 'draw';
}

const fill = (sentence: string, words: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');

/** What there is to say about it: the invitation, whose turn it is, or who won. */
export function sentenceOf(standing: Standing, language: Language): string {
  const words = WORDS[language];
  const { title } = PICTURED[standing.game];
  const nameOf = (seat: Seat) => bySeat(standing.names, seat) ?? NOBODY;
  if (isWaiting(standing)) {
    const host = SEATS.find((seat) => bySeat(standing.names, seat) !== null);
    return host ? fill(words.invites, { name: nameOf(host), game: title }) : fill(words.open, { game: title });
  }
  const outcome = outcomeOf(standing);
  if (outcome === 'draw' || outcome === 'shared' || outcome === 'closed') return words[outcome];
  if (outcome) return fill(words.wins, { name: nameOf(outcome) });
  const turn = rulesOf(standing.game).turn(standing.state);
  return turn === 1 || turn === 2 ? fill(words.turn, { name: nameOf(turn) }) : words.playing;
}

/** Who plays what. */
export const titleOf = ({ game, names }: Pick<Standing, 'game' | 'names'>): string =>
  `${names.map((name) => name ?? NOBODY).join(' – ')} · ${PICTURED[game].title}`;
