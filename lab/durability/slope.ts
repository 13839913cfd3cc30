/** How a series of samples grows, with how sure that is. */
export interface Slope {
  readonly mean: number;
  /** By how much it grew from the first sample to the last, along the fitted line. */
  readonly growth: number;
  /** The 95 % interval of that growth is `growth` ± this. */
  readonly uncertainty: number;
}

export type Verdict = 'flat' | 'growing' | 'undecided';

const BLOCKS = 12;
/** Student's t for 95 % and BLOCKS - 2 degrees of freedom. */
const T = 2.228;

/**
 * A least-squares line through the means of twelve blocks. Samples of memory a few seconds apart are not independent (a collection of
 * garbage shows in many of them); means of minutes nearly are, so the uncertainty is taken from them.
 */
export function slopeOf(samples: readonly number[]): Slope {
  if (samples.length < BLOCKS) throw new Error(`a slope takes at least ${BLOCKS} samples, not ${samples.length}`);
  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const from = Math.floor((block * samples.length) / BLOCKS);
    const to = Math.floor(((block + 1) * samples.length) / BLOCKS);
    return meanOf(samples.slice(from, to));
  });
  const mean = meanOf(blocks);
  const middle = (BLOCKS - 1) / 2;
  const spread = blocks.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  const perBlock = blocks.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0) / spread;
  const rest = blocks.reduce((sum, value, i) => sum + (value - mean - perBlock * (i - middle)) ** 2, 0);
  const error = Math.sqrt(rest / (BLOCKS - 2) / spread);
  return { mean, growth: perBlock * BLOCKS, uncertainty: T * error * BLOCKS };
}

/** Flat: surely less growth than `most`. Growing: surely some, and not surely less than `most`. */
export function judge({ growth, uncertainty }: Slope, most: number): Verdict {
  if (growth + uncertainty <= most) return 'flat';
  return growth - uncertainty > 0 ? 'growing' : 'undecided';
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
