/** An exact probability, always in lowest terms. */
export interface Fraction {
  readonly k: number;
  readonly n: number;
}

export interface ChanceOutcome<Action> {
  readonly action: Action;
  readonly probability: Fraction;
}

/** A whole number from 0 to below `n`, each equally likely: the only randomness the rules ever ask for. */
export type Below = (n: number) => number;

export function fraction(k: number, n: number): Fraction {
  let a = k;
  let b = n;
  while (b > 0) [a, b] = [b, a % b];
  return { k: k / a, n: n / a };
}

export const printFraction = ({ k, n }: Fraction): string => `${k}/${n}`;

/** How many ways there are to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

/** A small generator from a seed (xorshift32 with a mixed start): for tests, examples and playthroughs, never for fair dice. */
export function seeded(seed: number): Below {
  let x = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13)) | 0 || 1;
  return (n) => {
    // 2³² less what is left over when it is divided by n, in whole numbers of 32 bits, which are fast.
    const limit = 0x100000000 - ((-n >>> 0) % n);
    for (;;) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      if (x >>> 0 < limit) return (x >>> 0) % n;
    }
  };
}
