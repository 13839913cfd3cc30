import { bySeat, diceOf, duel, JOKER, placementsOnMap, powersSpent, whyNotOnMap } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { orientations } from '../../../src/board/domino.ts';
import { litSquares, nextOrientation, settle, swapHand, tapSquare, turnHand } from '../../../src/games/duel/ghost.ts';
import { chosenOption, coatChoices, EMPTY_HAND, gainsOf, type Hand, placesOf } from '../../../src/games/duel/hand.ts';
import { duelAfter, isPlace, placingStates } from '../../playing.ts';

const states = placingStates(12);

describe('two dice in a hand', () => {
  test('without a chip they can stand exactly where the rules allow without spending anything', () => {
    for (const state of states) {
      const player = bySeat(state.players, state.seat);
      const legal = duel
        .legal(state)
        .filter(isPlace)
        .filter(({ tokens }) => powersSpent(player, tokens).length === 0 && !tokens.some(({ castle }) => castle));
      const offered = placementsOnMap(state, state.seat, EMPTY_HAND).map(({ action }) => duel.printAction(action));
      expect(new Set(offered)).toEqual(new Set(legal.map((action) => duel.printAction(action))));
    }
  });

  test('whatever chips are on, only legal placements are offered, and together they are all of them', () => {
    const rich = states.filter((state) => bySeat(state.players, state.seat).powers.length > 0).slice(0, 12);
    expect(rich.length).toBeGreaterThan(5);
    for (const state of rich) {
      const { powers, castle } = bySeat(state.players, state.seat);
      const offered = new Set<string>();
      for (const hand of hands(state.seat, powers.includes('turn'), castle)) {
        for (const { action } of placementsOnMap(state, state.seat, hand)) {
          expect(duel.whyNot(state, action)).toBeNull();
          offered.add(duel.printAction(action));
        }
      }
      const legal = duel.legal(state).filter(isPlace);
      expect(offered).toEqual(new Set(legal.map((action) => duel.printAction(action))));

      function hands(seat: 1 | 2, turns: boolean, castleLeft: boolean): Hand[] {
        const indices = diceOf(state, seat);
        const turned: Hand['turn'][] = [null];
        for (const die of turns ? ([0, 1] as const) : []) {
          const { face } = state.dice[indices[die]!]!;
          for (const other of new Set(state.options.sheet.dice[indices[die]!]!))
            if (other !== face) turned.push({ die, face: other });
        }
        const crosses: Hand['castle'][] = castleLeft ? [null, 0, 1] : [null];
        return turned.flatMap((turn) =>
          crosses.map((cross) => ({ ...EMPTY_HAND, free: true, split: true, turn, castle: cross })),
        );
      }
    }
  });

  test('a tap on a lit square puts both dice there, and turning and swapping stay legal', () => {
    for (const state of states.slice(0, 40)) {
      const options = placementsOnMap(state, state.seat, EMPTY_HAND);
      for (const square of litSquares(options, EMPTY_HAND)) {
        let hand = tapSquare(options, state, state.seat, EMPTY_HAND, square);
        expect(hand.at).toContain(square);
        const ways = orientations(
          options.map(({ at }) => at),
          square,
        ).length;
        const seen = new Set<string>();
        for (let step = 0; step < ways; step++) {
          seen.add(hand.at.join());
          hand = nextOrientation(options, hand);
        }
        expect(seen.size).toBe(ways);
        for (const moved of [turnHand(options, hand), swapHand(options, hand)]) {
          expect(moved.at).toContain(square);
          expect(options.some(({ at }) => at[0] === moved.at[0] && at[1] === moved.at[1])).toBe(true);
        }
      }
    }
  });

  test('a tap elsewhere keeps the orientation, as dragging needs', () => {
    const state = duelAfter('roll d s D S', 'pick 1', 'pick 3 4');
    const options = placementsOnMap(state, 1, EMPTY_HAND);
    const hand = tapSquare(options, state, 1, EMPTY_HAND, 'd2');
    const upright = { ...hand, at: ['d2', 'd1'] as const, anchor: 'd2' as const };
    expect(tapSquare(options, state, 1, upright, 'd5').at).toEqual(['d5', 'd4']);
  });

  test('with split the first tap places one die and only squares for the other stay lit', () => {
    const base = duelAfter('roll d s D S', 'pick 1', 'pick 3 4');
    const [one, two] = base.players;
    const state = { ...base, players: [{ ...one, powers: ['split' as const] }, two] as const };
    const hand: Hand = { ...EMPTY_HAND, split: true };
    const options = placementsOnMap(state, 1, hand);
    const first = tapSquare(options, state, 1, hand, 'c3');
    expect(first.at).toEqual(['c3', null]);
    const lit = litSquares(options, first);
    expect(lit.has('e3')).toBe(true);
    expect(lit.has('a1')).toBe(false);
    const second = tapSquare(options, state, 1, first, 'e3');
    expect(second.at).toEqual(['c3', 'e3']);
    expect(powersSpent(state.players[0], options.find(({ at }) => at.join() === 'c3,e3')!.action.tokens)).toEqual([
      'split',
    ]);
    // Putting the chip back takes up what cannot stand without it.
    const without = { ...second, split: false };
    expect(settle(placementsOnMap(state, 1, without), without).at).not.toEqual(['c3', 'e3']);
  });

  test('a joker asks for its coat with the useful ones first', () => {
    const state = duelAfter('roll ? d f++ s', 'pick 1', 'pick 2 4');
    expect(state.dice[0]!.face).toBe(JOKER);
    const gains = coatChoices(state, 1, EMPTY_HAND, 0).map(({ coat, gain }) => [coat, gain]);
    expect(gains[0]).toEqual(['f', 4]);
    expect(gains.slice(1).every(([, gain]) => gain === 2)).toBe(true);
  });

  test('two jokers with Free and Split: the same squares and the same best coats as if all 20,000 ways were tried', () => {
    const round = ['roll ? d d ?', 'pick 1', 'pick 2 3', 'place ?f@c3 ?q@c4', 'place d@c2 d@d2'];
    const drafted = duelAfter(...round, 'roll ? d d ?', 'pick 2', 'pick 1 4');
    const [one, two] = drafted.players;
    const state = { ...drafted, players: [{ ...one, powers: ['free' as const, 'split' as const] }, two] as const };
    const gain = gainsOf(state, 1);
    for (const chips of [{}, { free: true }, { split: true }, { free: true, split: true }]) {
      const hand: Hand = { ...EMPTY_HAND, ...chips };
      const every = placementsOnMap(state, 1, hand);
      const places = placesOf(state, 1, hand);
      expect(litSquares(places, hand)).toEqual(litSquares(every, hand));
      expect(places.length).toBeLessThan(1200);
      for (const at of [
        ['a1', 'a2'],
        ['b4', 'c5'],
        ['d2', 'e3'],
      ] as const) {
        const here = every.filter((option) => option.at[0] === at[0] && option.at[1] === at[1]);
        const chosen = chosenOption(state, 1, { ...hand, at, anchor: at[0] });
        const most = here.length === 0 ? null : Math.max(...here.map(({ action }) => gain(action)));
        expect(chosen && gain(chosen.action)).toBe(most);
      }
    }
  });

  test('a dark square says why', () => {
    const state = duelAfter('roll d s D S', 'pick 1', 'pick 3 4');
    expect(whyNotOnMap(state, 1, EMPTY_HAND, 'd3')).toBe('castle-square');
    expect(whyNotOnMap(state, 1, EMPTY_HAND, 'a1')).toBe('not-connected');
    const later = duelAfter('roll d s D S', 'pick 1', 'pick 3 4', 'place s@d1 d@d2');
    expect(whyNotOnMap(later, 1, EMPTY_HAND, 'd1')).toBe('occupied');
  });
});
