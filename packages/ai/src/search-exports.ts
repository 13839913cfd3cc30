import type { Candidate } from './player.ts';
import type { Work } from './search.ts';

/** What the fast cores of both games export of a search under way. */
export interface SearchExports {
  searchNodes(): number;
  searchCount(): number;
  searchAction(index: number): number;
  searchWin(index: number): number;
  searchMargin(index: number): number;
  searchError(index: number): number;
  searchVisits(index: number): number;
  searchWorth(index: number): number;
}

/** The candidates of a core, best first. */
export function candidatesOf(
  wasm: SearchExports,
  sideOf: (win: number, lead: number) => { readonly win: number; readonly lead: number },
  print: (action: number) => string,
  most = Number.POSITIVE_INFINITY,
): readonly Candidate[] {
  return Array.from({ length: wasm.searchCount() }, (_, index) => ({ index, worth: wasm.searchWorth(index) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ index }) => ({
      action: print(wasm.searchAction(index)),
      ...sideOf(wasm.searchWin(index), wasm.searchMargin(index)),
      standardError: wasm.searchError(index),
      nodes: wasm.searchVisits(index),
    }));
}

/** A level that thinks no further than its choice. */
export const chosenAtOnce = (candidate: Candidate): Work => ({
  more: () => false,
  nodes: () => 1,
  candidates: () => [candidate],
});
