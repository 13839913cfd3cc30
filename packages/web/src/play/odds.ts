/** A chance as people say it: 5 in 10, 1 in 15; never certain. */
export function oddsOf(chance: number): { readonly n: number; readonly of: number } {
  if (chance >= 0.095) return { n: Math.min(9, Math.round(chance * 10)), of: 10 };
  const of = [15, 20, 30, 50].find((one) => chance >= 0.8 / one) ?? 100;
  return { n: 1, of };
}
