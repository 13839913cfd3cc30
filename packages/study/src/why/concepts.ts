import type { Kind, Means } from '../games/studied.ts';
import { type Component, isCertain } from './components.ts';
import type { LineStep } from './line.ts';

/** What a decision teaches: for grouping, drills and statistics. `docs/study.md` says when each is given. */
export const CONCEPTS = [
  'growth',
  'joining',
  'crosses',
  'denial',
  'spellbook',
  'lightning',
  'castle',
  'power',
  'jokers',
  'holes',
  'packing',
  'turn-order',
  'tie-break',
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** What a reason says; each is a sentence of the page with the two numbers in it. */
export const CLAIMS = [
  /** Points of a coat or terrain at the end, the player's own: how they come about is the concept. */
  'own-points',
  /** The same of the opponent. */
  'other-points',
  /** The bonus of domains, or of Discovery's harmony and middle. */
  'own-bonus',
  'other-bonus',
  /** The share of games in which a line of the spellbook is won. */
  'own-line',
  'other-line',
  /** Squares that stay empty, dominoes that fit nowhere. */
  'own-empty',
  /** The share of games in which the player chooses first in the next round. */
  'order',
  /** The share of games won by a tie-break. */
  'tie-break',
  /** Points at once. */
  'gain',
  /** Points of the opponent's best reply. */
  'reply',
  /** The share of rolls, or of dominoes to come, that extend a domain. */
  'extends',
] as const;
export type Claim = (typeof CLAIMS)[number];

export interface Reason {
  readonly claim: Claim;
  readonly concept: Concept;
  /** The coat or terrain, or the name of the bonus. */
  readonly of: string | null;
  /** After the better action, and after the one played. */
  readonly best: number;
  readonly played: number;
  /** The standard error of their difference; 0 where it is exact. */
  readonly error: number;
  /** The component that must agree with it in other games. */
  readonly component: string;
}

type Both<T> = { readonly best: T; readonly played: T };

/** What can be said of two actions without playing games out. */
export interface DecisionFacts {
  readonly best: string;
  readonly played: string;
  readonly kinds: readonly Kind[];
  readonly lines: Both<readonly LineStep[]>;
  readonly gain: Both<number>;
  readonly reply: Both<number>;
  /** Whether the opponent acts in both lines. */
  readonly replies: boolean;
  readonly spends: Both<readonly Means[]>;
  readonly joins: Both<boolean>;
  readonly extends: Both<Readonly<Record<string, number>>> | null;
  /** On the player's own board, the castle's square included. */
  readonly emptySquares: number;
}

interface Weighed extends Reason {
  /** About how many points it is worth, to compare reasons of different kinds. */
  readonly weight: number;
}

/** What one line of the spellbook, one square, the first choice and a tie-break are worth in points, about. */
const WORTH = { line: 8, square: 2, order: 4, tiebreak: 20, extends: 10 } as const;
/** Smaller differences are not worth a sentence, certain or not. */
const LEAST_POINTS = 0.5;
const LEAST_SHARE = 0.04;
const LEAST_REPLY = 2;
/** From here on the last squares are packed. */
const FEW_SQUARES = 9;

/**
 * The one or two weightiest reasons. A number from games must be certain. An exact number needs games that lean the same way. The
 * second reason is named where it weighs at least half as much as the first, or explains it.
 */
export function reasonsFor(components: readonly Component[], facts: DecisionFacts): readonly Reason[] {
  const byName = new Map(components.map((one) => [one.name, one]));
  const found: Weighed[] = [];
  for (const one of components) {
    const reason = fromGames(one, byName, facts);
    if (reason) found.push(reason);
  }
  found.push(...fromFacts(byName, facts));
  found.sort((a, b) => b.weight - a.weight);
  const [first] = found;
  if (!first) return [];
  const second = found.find(
    (one) => one !== first && one.claim !== first.claim && one.weight >= first.weight / 2 && !saysTheSame(one, first),
  );
  return [first, ...(second ? [second] : [])].map(({ weight: _, ...reason }) => reason);
}

/** The gain at once and the points of one coat are the same sentence twice. */
const saysTheSame = (one: Reason, two: Reason): boolean =>
  [one, two].some(({ claim }) => claim === 'gain') && [one, two].some(({ claim }) => claim === 'own-points');

function fromGames(one: Component, byName: ReadonlyMap<string, Component>, facts: DecisionFacts): Weighed | null {
  if (!isCertain(one)) return null;
  const [side, what = '', of = null] = one.name.split(' ') as [string, string?, string?];
  const own = side === 'own';
  // In favour of the better action.
  const better = own ? one.difference : -one.difference;
  const reason = (claim: Claim, concept: Concept, weight: number): Weighed => ({
    claim,
    concept,
    of,
    best: one.best,
    played: one.played,
    error: one.error,
    component: one.name,
    weight,
  });
  switch (what) {
    case 'points':
      if (better < LEAST_POINTS || isOutweighed(byName.get(`${side} total`), own ? 1 : -1)) return null;
      return own
        ? reason('own-points', conceptOfGrowth(of!, byName, facts), better)
        : reason('other-points', 'denial', better);
    case 'extra':
      if (better < LEAST_POINTS) return null;
      return reason(own ? 'own-bonus' : 'other-bonus', of === 'domains' ? 'lightning' : 'packing', better);
    case 'line':
      if (better < LEAST_SHARE) return null;
      return reason(own ? 'own-line' : 'other-line', 'spellbook', better * WORTH.line);
    case 'empty':
    case 'discards':
      if (!own || -one.difference < LEAST_SHARE) return null;
      return reason(
        'own-empty',
        facts.emptySquares <= FEW_SQUARES ? 'packing' : 'holes',
        -one.difference * WORTH.square,
      );
    case 'first':
      return better < LEAST_SHARE ? null : reason('order', 'turn-order', better * WORTH.order);
    case 'tiebreak':
      return better < LEAST_SHARE ? null : reason('tie-break', 'tie-break', better * WORTH.tiebreak);
    default:
      return null;
  }
}

/** More points of one coat or terrain are no reason where others take them away again. */
const isOutweighed = (total: Component | undefined, side: 1 | -1): boolean =>
  total !== undefined && side * total.difference <= total.error;

/** How more points of the player's own coat or terrain come about. */
function conceptOfGrowth(of: string, byName: ReadonlyMap<string, Component>, facts: DecisionFacts): Concept {
  const differs = (means: Means): boolean => facts.spends.best.includes(means) !== facts.spends.played.includes(means);
  if (facts.kinds.includes('lightning')) return 'lightning';
  if (differs('castle')) return 'castle';
  if (differs('power')) return 'power';
  if (facts.joins.best && !facts.joins.played) return 'joining';
  if (differs('joker')) return 'jokers';
  const [marks, squares] = ['marks', 'squares'].map((what) => {
    const one = byName.get(`own ${what} ${of}`);
    // By which factor it grows: points are squares times marks.
    return one ? (one.best + 0.5) / (one.played + 0.5) : 1;
  }) as [number, number];
  return marks > squares ? 'crosses' : 'growth';
}

/** Exact numbers, where the games that were played out lean the same way. */
function fromFacts(byName: ReadonlyMap<string, Component>, facts: DecisionFacts): Weighed[] {
  const leansTo = (name: string, side: 1 | -1): boolean => {
    const one = byName.get(name);
    return one !== undefined && side * one.difference > one.error;
  };
  const found: Weighed[] = [];
  const { reply, gain } = facts;
  if (facts.replies && reply.played - reply.best >= LEAST_REPLY && leansTo('other total', -1)) {
    const weight = reply.played - reply.best;
    const exact = { of: null, best: reply.best, played: reply.played, error: 0, component: 'other total' };
    found.push({ claim: 'reply', concept: 'denial', ...exact, weight });
  }
  if (gain.best - gain.played >= 1 && leansTo('own total', 1)) {
    const concept = conceptOfGrowth('', byName, facts);
    const exact = { of: null, best: gain.best, played: gain.played, error: 0, component: 'own total' };
    found.push({ claim: 'gain', concept, ...exact, weight: gain.best - gain.played });
  }
  for (const [of, share] of Object.entries(facts.extends?.best ?? {})) {
    const against = facts.extends!.played[of];
    if (against === undefined || share - against < LEAST_SHARE || !leansTo(`own points ${of}`, 1)) continue;
    const exact = { of, best: share, played: against, error: 0, component: `own points ${of}` };
    found.push({ claim: 'extends', concept: 'growth', ...exact, weight: (share - against) * WORTH.extends });
  }
  return found;
}
