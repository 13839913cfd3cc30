import { COATS, coatOf, crossesOf, type DuelOptions, type Face, JOKER, POWERS } from '@castellan/rules';
import type { SearchExports } from '../search-exports.ts';
import { startWasm, type WasmGlobal, type WasmMemory, type WasmModule } from '../wasm.ts';

/** What assembly/duel/index.ts exports. Pointers and actions are plain numbers. */
export interface DuelExports extends SearchExports {
  readonly memory: WasmMemory;
  allocate(bytes: number): number;
  rngSeed(seed: number): void;
  rngBelow(n: number): number;
  setFace(die: number, side: number, coat: number, crosses: number): void;
  setLine(coat: number, boxes: number, power: number): void;
  finishSheet(ticksFormed: number, endWithMap: number): void;
  newState(state: number): void;
  copyState(to: number, from: number): void;
  /** Bytes of a state. */
  readonly STATE: WasmGlobal;
  readonly NO_COAT: WasmGlobal;
  readonly ROLL: WasmGlobal;
  readonly PICK_A: WasmGlobal;
  readonly PLACE_A: WasmGlobal;
  readonly LIGHTNING_A: WasmGlobal;
  readonly OVER: WasmGlobal;
  /** Where a player of a state lies; the setters that follow write it. */
  playerAt(state: number, player: number): number;
  drawSquare(player: number, column: number, row: number, coat: number, crosses: number): void;
  setTicks(player: number, coat: number, ticks: number): void;
  setCastleLeft(player: number, left: number): void;
  setBonus(player: number, coat: number): void;
  setKept(player: number, power: number, has: number): void;
  setPassed(player: number, passed: number): void;
  setCount(player: number, index: number, coat: number): void;
  setDice(player: number, dice: number): void;
  setShown(state: number, die: number, face: number): void;
  setPhase(state: number, phase: number): void;
  setRoller(state: number, roller: number): void;
  setPending(state: number, lightnings: number): void;
  rollerOf(state: number): number;
  mover(state: number): number;
  phaseOf(state: number): number;
  roll(state: number, side1: number, side2: number, side3: number, side4: number): void;
  apply(state: number, action: number): void;
  legal(state: number, out: number, most: number): number;
  randomAction(state: number): number;
  greedyAction(state: number): number;
  /** Any placement that scores at once. */
  scatterAction(state: number): number;
  /** Builds large domains, a cross worth so many squares, of the coats it has most of, so many of them. */
  bySizeAction(state: number, cross: number, coats: number): number;
  /** Greedy on its own map, without castle bonus and powers while it can place without. */
  ownMapAction(state: number): number;
  points(player: number): number;
  ahead(state: number): number;
  playoutRandom(state: number): void;
  randomGames(state: number, games: number, seed: number): number;

  makeWeights(): number;
  useWeights(weights: number): void;
  weightsInUse(): number;
  weightFloats(): number;
  /** Values a position between rounds for its roller; the answer is in `win` and `margin`. */
  evaluate(state: number): void;
  readonly win: WasmGlobal;
  readonly margin: WasmGlobal;
  netAction(state: number): number;
  setForesight(share: number): void;
  /** Depth 0 to 2; returns the number of candidates. Then step by step until it returns 0, asking for the best at any time. */
  searchBegin(state: number, depth: number): number;
  searchStep(): number;
  /** The exact expectation before the last round, for the roller; the answer is in the next two. */
  lastRound(state: number): void;
  readonly lastWin: WasmGlobal;
  readonly lastLead: WasmGlobal;
  sumError(state: number, action: number): number;
  outcomeError(state: number): number;

  /** Both: where what the steps remember of past gradients lies. */
  prepareLearning(): number;
  prepareAdam(): number;
  readonly ADAM_BYTES: WasmGlobal;
  randomise(seed: number): void;
  train(games: number, noise: number, lambda: number, rate: number, repeats: number): void;
  /** The exact expectation over all rolls one round ahead, for the roller; the answer is in the next two. */
  expect(state: number): void;
  readonly expectedWin: WasmGlobal;
  readonly expectedMargin: WasmGlobal;
  /** After expect(): one roll, its sides as digits to the base of six, for the roller; the answer is in the next two. */
  rollValue(roll: number): void;
  readonly rollWin: WasmGlobal;
  readonly rollMargin: WasmGlobal;
  readonly errorWin: WasmGlobal;
  readonly positions: WasmGlobal;
  average(mean: number, share: number): void;
  match(first: number, second: number, pairs: number, seed: number): number;
  readonly matchPoints0: WasmGlobal;
  readonly matchPoints1: WasmGlobal;
  /** Plays one game and remembers its positions with their exact expectations; returns how many. */
  playExpected(stray: number, lambda: number): number;
  /** Returns the sum of the squared errors of the chance to win. */
  learnExamples(examples: number, rate: number): number;
  prepareMemory(examples: number): void;
  memoryAt(): number;
  memoryBytes(): number;
  memoryWritten(): number;
  memoryFilled(): number;
  resumeMemory(filled: number, written: number): void;
  rngSave(at: number): void;
  rngLoad(at: number): void;
}

const JOKER_CODE = 6;

/** One instance of the fast core: its own memory, its own sheet. */
export interface DuelCore {
  readonly wasm: DuelExports;
  /** A state to think about, a second to try things on, and room for actions. */
  readonly state: number;
  readonly trial: number;
  readonly actions: number;
}

export const MOST_ACTIONS = 1 << 19;

/** The bytes are handed in, so that the same code runs in Node and in a worker. */
export function startCore(module: WasmModule): DuelCore {
  const wasm = startWasm<DuelExports>(module);
  return {
    wasm,
    state: wasm.allocate(wasm.STATE.value),
    trial: wasm.allocate(wasm.STATE.value),
    actions: wasm.allocate(MOST_ACTIONS * 4),
  };
}

const coatCode = (face: Face): number => (face === JOKER ? JOKER_CODE : COATS.indexOf(coatOf(face)));

export const faceCode = (face: Face): number => coatCode(face) | (crossesOf(face) << 3);

type PlayedBy = Pick<DuelOptions, 'sheet' | 'ticks' | 'end'>;

/** Plays by these dice, boxes, powers and switches from now on. */
export function useSheet({ wasm }: DuelCore, { sheet, ticks, end }: PlayedBy): void {
  for (const [die, faces] of sheet.dice.entries()) {
    for (const [side, face] of faces.entries()) {
      const code = faceCode(face);
      wasm.setFace(die, side, code & 7, code >> 3);
    }
  }
  for (const [index, coat] of COATS.entries()) {
    wasm.setLine(index, sheet.boxes[coat], POWERS.indexOf(sheet.powers[coat]));
  }
  wasm.finishSheet(ticks === 'formed' ? 1 : 0, end === 'map' ? 1 : 0);
}
