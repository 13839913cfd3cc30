import { type Face, type Fraction, fraction, type GameName, isFace, PRINTED_SHEET } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { Match } from './match.ts';

/** How often one face of one die came up, and how often it should have. */
export interface FaceCount {
  readonly face: Face;
  readonly count: number;
  readonly probability: Fraction;
}

export interface DieCount {
  readonly rolls: number;
  /** In the order of the die, equal faces together. */
  readonly faces: readonly FaceCount[];
  /** Pearson's chi-squared over the different faces; `freedom` is one less than there are of them. */
  readonly chiSquared: number;
  readonly freedom: number;
}

/** A match, or as much of one as is needed to count. */
export interface Rolled extends Pick<Match, 'game' | 'options'> {
  readonly actions: readonly { readonly action: string }[];
}

/** Whether a game is played with dice. */
export const hasDice = (game: GameName): boolean => rulesOf(game).dice !== undefined;

/** Whether its dice are the printed ones, face by face. */
function hasPrintedDice({ game, options }: Pick<Rolled, 'game' | 'options'>): boolean {
  const rules = rulesOf(game);
  const read = rules.parseOptions(options);
  return read.ok && String(rules.dice?.(read.value)) === String(PRINTED_SHEET.dice);
}

/** Counts the rolls of games with the printed dice, game by game. Games with other dice are left out: their faces do not add up. */
export class DiceCounter {
  readonly #counts = PRINTED_SHEET.dice.map(() => new Map<Face, number>());

  add({ game, options, actions }: Rolled): void {
    if (!hasPrintedDice({ game, options })) return;
    for (const { action } of actions) {
      if (!action.startsWith('roll ')) continue;
      for (const [die, face] of action.split(' ').slice(1).filter(isFace).entries()) {
        const counts = this.#counts[die]!;
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
    }
  }

  get dice(): readonly DieCount[] {
    return PRINTED_SHEET.dice.map((faces, die) => countDie(faces, this.#counts[die]!));
  }
}

export function countDice(games: Iterable<Rolled>): readonly DieCount[] {
  const counter = new DiceCounter();
  for (const game of games) counter.add(game);
  return counter.dice;
}

function countDie(printed: readonly Face[], counted: ReadonlyMap<Face, number>): DieCount {
  const rolls = [...counted.values()].reduce((sum, count) => sum + count, 0);
  const faces = [...new Set(printed)].map((face) => ({
    face,
    count: counted.get(face) ?? 0,
    probability: fraction(printed.filter((one) => one === face).length, printed.length),
  }));
  const chiSquared = faces.reduce((sum, { count, probability: { k, n } }) => {
    const expected = (rolls * k) / n;
    return expected === 0 ? 0 : sum + (count - expected) ** 2 / expected;
  }, 0);
  return { rolls, faces, chiSquared, freedom: faces.length - 1 };
}
