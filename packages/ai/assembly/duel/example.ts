// Positions that the net learns, each with what its sheet says and the targets: a memory of the last so many of them.
import { accumulate } from './learn';
import { LINES_BYTES, loadLines, saveLines } from './sheet';
import { copyState, STATE } from './state';

const LINES = STATE;
const WIN = LINES + LINES_BYTES;
const MARGIN = WIN + 4;
const EXAMPLE = WIN + 8;

let memoryOfExamples: usize = 0;
let most: i32 = 0;
export let filled: i32 = 0;
let written: i32 = 0;

export function prepareMemory(examples: i32): void {
  most = examples;
  memoryOfExamples = heap.alloc(<usize>most * EXAMPLE);
}

/** A position between rounds, with the chance to win and the margin that its roller should have. */
export function remember(position: usize, targetWin: f32, targetMargin: f32): void {
  const to = memoryOfExamples + <usize>written * EXAMPLE;
  copyState(to, position);
  saveLines(to + LINES);
  store<f32>(to, targetWin, WIN);
  store<f32>(to, targetMargin, MARGIN);
  written = (written + 1) % most;
  filled = min(filled + 1, most);
}

/** Adds the gradient of an example. */
export function accumulateExample(index: i32): void {
  const at = memoryOfExamples + <usize>index * EXAMPLE;
  loadLines(at + LINES);
  accumulate(at, load<f32>(at, WIN), load<f32>(at, MARGIN));
}

/** For checkpoints: where the memory lies, its size, and how far it is written. */
export function memoryAt(): usize {
  return memoryOfExamples;
}
export function memoryBytes(): usize {
  return <usize>most * EXAMPLE;
}
export function memoryFilled(): i32 {
  return filled;
}
export function memoryWritten(): i32 {
  return written;
}
export function resumeMemory(full: i32, at: i32): void {
  filled = full;
  written = at;
}
