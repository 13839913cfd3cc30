import type { DiscoveryOptions } from '@castellan/rules';
import type { SearchExports } from '../search-exports.ts';
import { startWasm, type WasmGlobal, type WasmMemory, type WasmModule } from '../wasm.ts';

/** What assembly/discovery/index.ts exports. Pointers and actions are plain numbers, players are 0 and 1. */
export interface DiscoveryExports extends SearchExports {
  readonly memory: WasmMemory;
  newState(): number;
  newList(): number;
  copyState(to: number, from: number): void;
  stateBytes(): number;
  rngSeed(seed: number): void;
  rngBelow(n: number): number;
  beginGame(state: number, options: number): void;
  fillSquare(state: number, player: number, x: number, y: number, terrain: number, crowns: number): void;
  settleKingdom(state: number, player: number, discards: number): void;
  arrange(
    state: number,
    undrawn: bigint,
    current: number,
    currentOwners: number,
    next: number,
    nextOwners: number,
    phase: number,
    at: number,
    drawn: number,
    mover: number,
    hands: number,
  ): void;
  phase(state: number): number;
  mover(state: number): number;
  reveal(state: number, line: number): void;
  kingOut(state: number, player: number): void;
  pick(state: number, index: number): void;
  placeHere(state: number, placement: number): void;
  gainHere(state: number, placement: number): number;
  listPlacements(state: number, list: number): number;
  scoreOf(state: number, player: number): number;
  leadOf(state: number): number;
  isFree(state: number, index: number): number;
  chance(state: number): number;
  randomAction(state: number): number;
  greedyAction(state: number): number;
  scatterAction(state: number): number;
  byWeightsAction(state: number): number;
  setKingdomWeights(
    score: number,
    held: number,
    size: number,
    terrains: number,
    crowns: number,
    foresight: number,
  ): void;
  playOut(state: number, rule0: number, rule1: number): void;
  playGames(options: number, rule: number, games: number): number;
  /** The lines that may come, one after another. */
  startDraws(state: number, seed: number): void;
  readonly draws: WasmGlobal;
  drawAt(k: number): number;
  /** Whether the searches that begin from now on prove who wins, and not by how much. */
  askForWinnerOnly(only: number): void;
  searchBegin(state: number, seed: number): void;
  searchStep(positions: number): number;
  /** Values a position after a decision for player 0; the answer is in the next two. */
  evaluate(state: number): void;
  valueWin(): number;
  valueMargin(): number;
  netWeights(): number;
  netCount(): number;
  rivalWeights(): number;
  newWeights(): number;
  netReset(seed: number): void;
  average(slow: number, share: number): void;
  moment1(): number;
  moment2(): number;
  decay1(): number;
  decay2(): number;
  setDecays(one: number, two: number): void;
  newRng(): number;
  rngSave(at: number): void;
  rngLoad(at: number): void;
  netMatch(options: number, opponent: number, games: number, firstSeed: number, steps: number): number;
  matchPoints(): number;
  matchTheirs(): number;
  train(games: number, batch: number, options: number, lambda: number, epsilon: number, rate: number): void;
  prepareRefining(certainty: number): void;
  refine(
    games: number,
    options: number,
    positions: number,
    lambda: number,
    epsilon: number,
    rate: number,
    repeats: number,
  ): void;
  keptAt(): number;
  keptBytes(): number;
  keptFilled(): number;
  keptWritten(): number;
  resumeKept(filled: number, written: number): void;
  keptErrorWin(): number;
  keptErrorMargin(): number;
  reportWin(): number;
  reportMargin(): number;
}

export const PHASE = { line: 0, king: 1, pick: 2, place: 3, over: 4 } as const;
export const RULE = { random: 0, greedy: 1 } as const;
/** Stands for the other net in a match of nets. */
export const RIVAL = -1;
export const DISCARD = 0xffff;

/** One instance of the fast core: its own memory, one game at a time. */
export interface DiscoveryCore {
  readonly wasm: DiscoveryExports;
  /** A state to think about, a second to try things on, and room for placements. */
  readonly state: number;
  readonly trial: number;
  readonly list: number;
}

/** The bytes are handed in, so that the same code runs in Node and in a worker. */
export function startCore(module: WasmModule): DiscoveryCore {
  const wasm = startWasm<DiscoveryExports>(module);
  return { wasm, state: wasm.newState(), trial: wasm.newState(), list: wasm.newList() };
}

/** The core's number for these options. */
export const optionBits = ({ harmony, middle, tiebreak, deck, size }: DiscoveryOptions): number =>
  (harmony ? 1 : 0) |
  (middle ? 2 : 0) |
  (tiebreak === 'print' ? 4 : 0) |
  (deck === 'base' ? 8 : 0) |
  (size === 7 ? 16 : 0);
