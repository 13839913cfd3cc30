import {
  bySeat,
  type DiscoveryState,
  discovery,
  dominoInTurn,
  placementsInKingdom,
  whyNotInKingdom,
} from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { orientations } from '../../../src/board/domino.ts';
import { type Ghost, layOn, litSquares, nextOrientation, swapped, turned } from '../../../src/games/discovery/ghost.ts';
import { after, OPENING, walk } from './positions.ts';

const placesOf = (state: DiscoveryState) => placementsInKingdom(state, state.seat, dominoInTurn(state));
const placing = [1, 2, 3].flatMap((seed) => walk([], seed).states).filter(({ phase }) => phase === 'place');
const isLegal = (state: (typeof placing)[number], { place }: Ghost) => discovery.whyNot(state, place) === null;

describe('whatever is tapped, turned or swapped', () => {
  test('the ghost always lies legally', () => {
    for (const state of placing) {
      const places = placesOf(state);
      for (const square of litSquares(places)) {
        const ghost = layOn(state, state.seat, places, null, square)!;
        for (const way of [ghost, turned(places, ghost), swapped(places, ghost), nextOrientation(places, ghost)]) {
          expect(isLegal(state, way)).toBe(true);
          expect(way.place.squares).toContain(way.anchor);
        }
      }
    }
  });

  test('tapping the ghost goes through every orientation around the square once, and back to the first', () => {
    for (const state of placing) {
      const places = placesOf(state);
      for (const square of litSquares(places)) {
        const first = layOn(state, state.seat, places, null, square)!;
        const ways = orientations(
          places.map(({ squares }) => squares),
          square,
        );
        const seen = new Set<string>();
        let ghost = first;
        for (let tap = 0; tap < ways.length; tap++) {
          seen.add(ghost.place.squares.join());
          ghost = nextOrientation(places, ghost);
        }
        expect(seen.size).toBe(ways.length);
        expect(ghost.place.squares).toEqual(first.place.squares);
      }
    }
  });

  test('the first tap shows the way that brings most', () => {
    for (const state of placing) {
      const places = placesOf(state);
      for (const square of litSquares(places)) {
        const here = places.filter(({ squares }) => squares.includes(square));
        const most = Math.max(...here.map((place) => discovery.preview(state, place).total));
        expect(discovery.preview(state, layOn(state, state.seat, places, null, square)!.place).total).toBe(most);
      }
    }
  });
});

describe('in the opening', () => {
  const state = after(OPENING);
  const places = placesOf(state);

  test('turning goes clockwise around the tapped square and leaves out what is not legal', () => {
    const begin: Ghost = { place: { type: 'place', domino: 1, squares: ['d5', 'd6'] }, anchor: 'd5' };
    const other = ({ place, anchor }: Ghost) => place.squares.find((square) => square !== anchor);
    const seen = [begin];
    for (let i = 0; i < 3; i++) seen.push(turned(places, seen[seen.length - 1]!));
    // To the right stands the castle.
    expect(seen.map(other)).toEqual(['d6', 'c5', 'd4', 'd6']);
  });

  test('a domino with two equal halves cannot be swapped, one with two different halves can', () => {
    const wheat = layOn(state, state.seat, places, null, 'd5')!;
    expect(swapped(places, wheat)).toBe(wheat);
    const later = after([...OPENING, 'place 1 d5 d6', 'pick 2', 'place 5 e4 f4', 'pick 13']);
    const lake: Ghost = { place: { type: 'place', domino: 12, squares: ['e4', 'e3'] }, anchor: 'e4' };
    expect(swapped(placesOf(later), lake).place.squares).toEqual(['e3', 'e4']);
  });

  test('dragged to another square, the ghost keeps the way it lies where it can', () => {
    const ghost: Ghost = { place: { type: 'place', domino: 1, squares: ['e3', 'e4'] }, anchor: 'e4' };
    expect(layOn(state, state.seat, places, ghost, 'd5')!.place.squares).toEqual(['d4', 'd5']);
  });

  test('a square says why nothing fits on it', () => {
    expect(whyNotInKingdom(state, state.seat, 1, 'e5')).toBe('castle-square');
    expect(whyNotInKingdom(state, state.seat, 1, 'c3')).toBe('not-connected');
    const later = after([...OPENING, 'place 1 d5 d6', 'pick 2', 'place 5 e4 f4', 'pick 13']);
    expect(whyNotInKingdom(later, later.seat, 12, 'd5')).toBe('occupied');
    const row = {
      ...later,
      kingdoms: [
        { ...bySeat(later.kingdoms, 1), extent: { left: 2, right: 6, top: 4, bottom: 4 } },
        later.kingdoms[1],
      ] as const,
    };
    expect(whyNotInKingdom(row, row.seat, 12, 'b5')).toBe('outside-bound');
  });
});
