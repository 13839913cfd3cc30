import {
  BOARDS,
  DECKS,
  type DiscoveryState,
  discovery,
  dominoFor,
  extentWith,
  kingdomOf,
  must,
  placementsInKingdom,
  SEATS,
  type Seat,
  scoreOfKingdom,
  seeded,
  whyNotInKingdom,
} from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { after, crossBuilt, deal, play } from './situations.ts';

/** Player 1 is to place 1, then 2; player 2 has 3 and 4. */
const FIRST = play('', deal(['1', '2', '5', '6'], ['3', '4', '7', '8']));

function* statesOf(options: string, seed: number): Generator<DiscoveryState> {
  const below = seeded(seed);
  let state = play(options);
  for (;;) {
    yield state;
    if (discovery.turn(state) === 'over') return;
    const actions = discovery.turn(state) === 'chance' ? [discovery.draw(state, below)] : discovery.legal(state);
    state = must(discovery.apply(state, actions[below(actions.length)]!));
  }
}

describe('asking for the domino to place', () => {
  test('names the one in turn, and for the other player the next of its own', () => {
    expect(SEATS.map((seat) => dominoFor(FIRST, seat))).toEqual([1, 3]);
    const picking = after(FIRST, 'place 1 c5 d5');
    // Who has to choose cannot prepare.
    expect(SEATS.map((seat) => dominoFor(picking, seat))).toEqual([null, 3]);
    const second = after(picking, 'pick 5');
    expect(SEATS.map((seat) => dominoFor(second, seat))).toEqual([2, 3]);
    const third = after(second, 'place 2 f5 g5; pick 6; place 3 c5 d5');
    expect(SEATS.map((seat) => dominoFor(third, seat))).toEqual([null, null]);
    expect(SEATS.map((seat) => dominoFor(play(''), seat))).toEqual([null, null]);
    expect(SEATS.map((seat) => dominoFor(play('', 'line 1 2 3 4; king 2'), seat))).toEqual([null, null]);
  });

  test('there is none while kings or a line are drawn, and none after the end', () => {
    const phases = new Set<string>();
    for (const state of statesOf('', 4)) {
      if (state.phase === 'place' || state.phase === 'pick') continue;
      phases.add(state.phase);
      expect(SEATS.map((seat) => [state.phase, dominoFor(state, seat)])).toEqual(SEATS.map(() => [state.phase, null]));
    }
    expect([...phases].sort()).toEqual(['king', 'line', 'over']);
  });

  test('a domino that was named before its turn is the one placed when the turn comes', () => {
    for (const seed of [1, 2, 3]) {
      const named: [number | null, number | null] = [null, null];
      for (const state of statesOf('', seed)) {
        if (state.phase === 'place') {
          const expected = named[state.seat - 1];
          const placed = state.placing[state.done]!.domino;
          if (expected !== null && expected !== undefined) expect(placed).toBe(expected);
          expect(dominoFor(state, state.seat)).toBe(placed);
          named[state.seat - 1] = null;
        }
        for (const seat of SEATS) {
          if (seat !== state.seat && dominoFor(state, seat) !== null) named[seat - 1] = dominoFor(state, seat);
        }
      }
    }
  });
});

describe('asking where a domino fits', () => {
  test.each(['', 'deck=base', 'size=7'])('gives the legal placements, also before the turn comes (%s)', (options) => {
    for (const state of statesOf(options, 5)) {
      if (state.phase !== 'place') continue;
      const domino = dominoFor(state, state.seat)!;
      const places = placementsInKingdom(state, state.seat, domino);
      const legal = discovery.legal(state).map(discovery.printAction);
      expect(places.length > 0 ? places.map(discovery.printAction) : ['discard']).toEqual(legal);
      for (const place of places.slice(0, 5)) {
        const earlier = { ...state, seat: state.seat === 1 ? 2 : 1 } as DiscoveryState;
        expect(discovery.preview(earlier, place, state.seat)).toEqual(discovery.preview(state, place));
        const next = must(discovery.apply(state, place));
        expect(extentWith(state, state.seat, place.squares)).toEqual(next.kingdoms[state.seat - 1]!.extent);
      }
    }
  });

  test('a domino that is not in the deck fits nowhere', () => {
    expect(placementsInKingdom(FIRST, 1, 25)).toEqual([]);
    expect(placementsInKingdom(FIRST, 1, 24)).not.toEqual([]);
    expect(whyNotInKingdom(FIRST, 1, 25, 'd5')).toBe('not-in-deck');
  });

  test('a square where no half can lie says why', () => {
    const why = (state: DiscoveryState, seat: Seat, domino: number, square: Parameters<typeof whyNotInKingdom>[3]) =>
      whyNotInKingdom(state, seat, domino, square);
    const cross = crossBuilt();
    expect(why(FIRST, 1, 1, 'e5')).toBe('castle-square');
    expect(why(FIRST, 1, 1, 'k5')).toBe('off-board');
    expect(why(FIRST, 1, 1, 'b2')).toBe('not-connected');
    expect(why(cross, 1, 4, 'd5')).toBe('occupied');
    expect(why(cross, 1, 4, 'd4')).toBe('not-connected');
    expect(why(cross, 1, 4, 'h5')).toBe('outside-bound');
  });

  test('a square where it fits has nothing against it but the squares beside', () => {
    expect(placementsInKingdom(FIRST, 1, 1).some(({ squares }) => squares.includes('d5'))).toBe(true);
    expect(whyNotInKingdom(FIRST, 1, 1, 'd5')).toBe('no-room');
  });

  test('a square with no empty neighbour has no room', () => {
    const grid = BOARDS[5];
    const around = ['a2', 'b1'] as const;
    const board = FIRST.kingdoms[0].board.map((_, square) =>
      around.some((name) => name === grid.names[square]) ? { kind: 'lake' as const, marks: 0 } : null,
    );
    const state: DiscoveryState = { ...FIRST, kingdoms: [kingdomOf(5, board, 0), FIRST.kingdoms[1]] };
    expect(whyNotInKingdom(state, 1, 1, 'a1')).toBe('no-room');
  });
});

test('a kingdom built on a real table is scored as in a game', () => {
  for (const state of statesOf('size=7 harmony=on middle=on', 3)) {
    if (state.phase !== 'over') continue;
    const [one, two] = state.kingdoms.map(({ board, discards }) => kingdomOf(7, board, discards));
    expect([one, two]).toEqual(state.kingdoms);
    expect([scoreOfKingdom(state.options, one!), scoreOfKingdom(state.options, two!)]).toEqual(discovery.score(state));
  }
  expect(DECKS.base).toHaveLength(48);
});
