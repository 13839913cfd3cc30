import type { Seat } from '@castellan/rules';
import { deckle, type Edge, stroke } from './ink.ts';
import { PALETTE } from './palette.ts';

/** The side of a square in the units of every drawing. */
export const UNIT = 48;

/** A board as markup, from its top left corner. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** All a picture needs to know of a game. */
export interface GamePicture<State> {
  /** Its name, the same in every language. */
  readonly title: string;
  /** The board of a seat; the mark decides whose hand it is drawn by. */
  board(state: State, seat: Seat, mark: Seat): Drawing;
}

/** The sheet a board is drawn on, with its shadow on the desk. */
export function sheet(width: number, height: number, seed: number): string {
  const edge = deckle(width, height, seed);
  return `<path d="${edge}" transform="translate(0 3)" fill="${PALETTE.shadow}" opacity=".16"/>
<path d="${edge}" fill="${PALETTE.parchment}" stroke="${PALETTE.parchmentEdge}" stroke-width="1.2"/>`;
}

/** Borders in thick ink: two strokes that swell like a nib. */
export const inked = (edges: readonly Edge[], seed: number): string =>
  `<g fill="none" stroke="${PALETTE.ink}" stroke-linecap="round" stroke-linejoin="round">
<path d="${stroke(edges, UNIT, seed, 0)}" stroke-width="4.6"/><path d="${stroke(edges, UNIT, seed, 99)}" stroke-width="2.8"/></g>`;
