import {
  type Below,
  bySeat,
  COATS,
  type DuelAction,
  type DuelState,
  diceLeft,
  diceOf,
  duel,
  EDITION_NAMES,
  editionFor,
  facesInHand,
  JOKER,
  MAP,
  type Means,
  mayPass,
  mayPrepare,
  mostDiceToPick,
  must,
  mustPass,
  NO_MEANS,
  other,
  placementsAt,
  placementsOnMap,
  powersSpent,
  SEATS,
  type Seat,
  seeded,
  type Token,
  turnsOf,
  type Which,
  whyNotOnMap,
} from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { after, holding, legal, NOTHING_FITS, play, walled } from './situations.ts';

/** Player 1 has `d` and `s`, player 2 `f++` and `d+`. */
const PLACING = play('', 'roll d s f++ d+; pick 1; pick 3 4');
const TURNING = after(holding('turn'), 'roll d f q++ d+; pick 2; pick 1 4');
const DOT = { kind: 'd', marks: 0 } as const;
const printed = (options: readonly { readonly action: DuelAction }[]) =>
  options.map(({ action }) => duel.printAction(action)).sort();

/** Means at random, also such as the player does not have. */
function anyMeans(state: DuelState, seat: Seat, below: Below): Means {
  const which = (): Which => (below(2) === 0 ? 0 : 1);
  const die = which();
  const turns = turnsOf(state, seat, die);
  const coat = () => (below(2) === 0 ? null : COATS[below(6)]!);
  return {
    free: below(2) === 0,
    split: below(2) === 0,
    castle: below(3) === 0 ? which() : null,
    turn: below(3) === 0 ? { die, face: turns[below(turns.length)]! } : null,
    jokers: [coat(), coat()],
  };
}

/** The legal placements that use these means, found one by one in the list of all. */
function filtered(state: DuelState, seat: Seat, means: Means): string[] {
  const player = bySeat(state.players, seat);
  const faces = facesInHand(state, seat, means.turn)!;
  const isDie = (token: Token, which: Which) => {
    const face = faces[which];
    const joker = face === JOKER;
    const own = token.crosses - (token.castle ? 1 : 0);
    return (
      token.castle === (means.castle === which) &&
      token.turned === (means.turn?.die === which) &&
      token.joker === joker &&
      (joker ? own === 0 && (means.jokers[which] ?? token.coat) === token.coat : face === token.coat + '+'.repeat(own))
    );
  };
  return duel
    .legal(state)
    .filter((action) => {
      if (action.type !== 'place') return false;
      const [one, two] = action.tokens;
      if (!((isDie(one, 0) && isDie(two, 1)) || (isDie(one, 1) && isDie(two, 0)))) return false;
      const spent = powersSpent(player, action.tokens);
      return !(spent.includes('free') && !means.free) && !(spent.includes('split') && !means.split);
    })
    .map(duel.printAction)
    .sort();
}

/** States of random games in which a player places; powers come early, so that all of them are met. */
function* placingStates(seed: number): Generator<DuelState> {
  const below = seeded(seed);
  let state = play('boxes=d:1,s:1,D:1,S:1');
  while (duel.turn(state) !== 'over') {
    if (state.phase === 'place') yield state;
    const actions = duel.turn(state) === 'chance' ? [duel.draw(state, below)] : duel.legal(state);
    state = must(duel.apply(state, actions[below(actions.length)]!));
  }
}

describe('asking what could be placed', () => {
  test('gives exactly the legal placements that use the means named, each with both dice where they stand', () => {
    let some = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const below = seeded(seed);
      for (const state of placingStates(seed)) {
        const means = anyMeans(state, state.seat, below);
        const options = placementsOnMap(state, state.seat, means);
        expect([...new Set(printed(options))]).toEqual(filtered(state, state.seat, means));
        some += options.length;
        for (const { action, at, coats } of options.slice(0, 20)) {
          const token = (square: string) => action.tokens.find((one) => one.square === square)!;
          expect(at.map((square) => token(square).coat)).toEqual(coats);
          const here = placementsAt(state, state.seat, means, at);
          expect(printed(here)).toContain(duel.printAction(action));
          expect(here.every((option) => option.at.join() === at.join())).toBe(true);
        }
      }
    }
    expect(some).toBeGreaterThan(1000);
  });

  test('before the turn comes gives what will be possible then, and a preview counts for who asks', () => {
    const before = play('', 'roll d s f++ d+; pick 1; pick 3 4');
    const then = after(before, 'place s@b3 d@c3');
    const options = placementsOnMap(before, 2, NO_MEANS);
    expect(printed(options)).toEqual(printed(placementsOnMap(then, 2, NO_MEANS)));
    expect(legal(then)).toEqual(expect.arrayContaining(printed(options)));
    for (const { action } of options) expect(duel.preview(before, action, 2)).toEqual(duel.preview(then, action));
    expect(duel.preview(before, options[0]!.action, 1).domains).toHaveLength(2);
  });

  test('nothing is possible by a power, a face or a castle bonus that is not there', () => {
    expect(placementsOnMap(PLACING, 1, { ...NO_MEANS, turn: { die: 0, face: 's' } })).toEqual([]);
    expect(placementsOnMap(TURNING, 1, { ...NO_MEANS, turn: { die: 0, face: 'f' } })).toEqual([]);
    expect(placementsOnMap(TURNING, 1, { ...NO_MEANS, turn: { die: 1, face: 'D' } })).not.toEqual([]);
    const spent = after(PLACING, 'place s@b3 d+^@c3; place d+@b3 f++@c3; roll d s f++ d+; pick 3; pick 1 2');
    expect(placementsOnMap(spent, 1, { ...NO_MEANS, castle: 0 })).toEqual([]);
    expect(placementsOnMap(spent, 1, NO_MEANS)).not.toEqual([]);
    expect(printed(placementsOnMap(PLACING, 1, { ...NO_MEANS, free: true, split: true }))).toEqual(
      printed(placementsOnMap(PLACING, 1, NO_MEANS)),
    );
  });

  test.each(['free', 'split'] as const)('the power %s is not used unless it is named', (power) => {
    const hand = 'roll d f q++ d+; pick 2; pick 1 4';
    const [owner, other] = [after(holding(power), hand), after(holding(), hand)];
    expect(printed(placementsOnMap(owner, 1, NO_MEANS))).toEqual(printed(placementsOnMap(other, 1, NO_MEANS)));
    const more = placementsOnMap(owner, 1, { ...NO_MEANS, [power]: true });
    expect(more.length).toBeGreaterThan(placementsOnMap(owner, 1, NO_MEANS).length);
  });

  test('two dice that draw the same are one placement, but can be told apart on given squares', () => {
    const twins = play('', 'roll d d f++ d+; pick 1; pick 3 4');
    const options = placementsOnMap(twins, 1, NO_MEANS);
    expect(new Set(printed(options)).size).toBe(options.length);
    expect(placementsAt(twins, 1, NO_MEANS, ['c3', 'b3']).map(({ at }) => at)).toEqual([['c3', 'b3']]);
    expect(placementsAt(twins, 1, NO_MEANS, ['b3', 'c3']).map(({ at }) => at)).toEqual([['b3', 'c3']]);
  });

  test('nobody places before there are two dice in the hand', () => {
    const drafting = play('', 'roll d s f++ d+; pick 1');
    expect(facesInHand(drafting, 1)).toBeNull();
    expect(placementsOnMap(drafting, 1, NO_MEANS)).toEqual([]);
    expect(placementsAt(drafting, 1, NO_MEANS, ['b3', 'c3'])).toEqual([]);
    expect(turnsOf(drafting, 2, 0)).toEqual([]);
    expect(SEATS.map((seat) => mayPass(drafting, seat))).toEqual([false, false]);
  });
});

test('a die may be turned to each of its own faces but the one it shows', () => {
  expect(turnsOf(TURNING, 1, 0)).toEqual(['d', 's', 'D+', 'S+', 'q']);
  expect(turnsOf(TURNING, 1, 1)).toEqual(['d', 's', 'D', 'S', 'f++']);
  expect(facesInHand(TURNING, 1)).toEqual(['f', 'q++']);
  expect(facesInHand(TURNING, 1, { die: 1, face: 'D' })).toEqual(['f', 'D']);
  expect(facesInHand(TURNING, 1, { die: 0, face: 's' })).toEqual(['s', 'q++']);
});

test('a placement that needs no power spends none, and one apart spends Split', () => {
  const spends = (text: string) => {
    const action = must(duel.parseAction(text));
    return action.type === 'place' ? powersSpent(PLACING.players[0], action.tokens) : null;
  };
  expect(spends('place s@b3 d@c3')).toEqual([]);
  expect(spends('place s@c3 d@e3')).toEqual(['split']);
  expect(spends('place s@a1 ~d@b1')).toEqual(['free', 'turn']);
});

describe('asking whether to pass', () => {
  test('agrees with the legal actions at every placement', () => {
    let passes = 0;
    for (const seed of [7, 8, 9, 10, 11, 12, 13, 14]) {
      for (const state of placingStates(seed)) {
        const actions = legal(state);
        expect(mayPass(state, state.seat)).toBe(actions.includes('pass'));
        expect(mustPass(state, state.seat)).toBe(actions.join() === 'pass');
        if (actions.includes('pass')) passes++;
      }
    }
    expect(passes).toBeGreaterThan(0);
  });

  test('a power in hand may still help where a pass is allowed', () => {
    const stuck = after(walled(), NOTHING_FITS);
    expect([mayPass(stuck, 1), mustPass(stuck, 1), mayPass(stuck, 2), mustPass(stuck, 2)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const holdingFree = {
      ...stuck,
      players: [{ ...stuck.players[0], powers: ['free'] }, stuck.players[1]],
    } as DuelState;
    expect([mayPass(holdingFree, 1), mustPass(holdingFree, 1)]).toEqual([true, false]);
    // The first player of the wall fills the line of dots, and has Free.
    const free = after(walled('boxes=d:4'), NOTHING_FITS);
    expect([mayPass(free, 1), mustPass(free, 1)]).toEqual([true, bySeat(free.players, 1).powers.length === 0]);
  });
});

describe('at the table', () => {
  test('A rolls the dice, the other player in the next round, and nobody while they lie on the table', () => {
    expect(duel.roller(play(''))).toBe(1);
    expect(duel.roller(play('', 'roll d s f++ d+'))).toBeNull();
    expect(duel.roller(PLACING)).toBeNull();
    expect(duel.roller(after(PLACING, 'place s@b3 d@c3; place d+@b3 f++@c3'))).toBe(2);
  });

  test('B may prepare while A places, and nobody else ever', () => {
    const then = after(PLACING, 'place s@b3 d@c3');
    expect(SEATS.map((seat) => mayPrepare(PLACING, seat))).toEqual([false, true]);
    expect(SEATS.map((seat) => mayPrepare(then, seat))).toEqual([false, false]);
    expect(mayPrepare(play('', 'roll d s f++ d+'), 2)).toBe(false);
  });

  test('A takes one die, or two with Both, and B takes two', () => {
    const drafting = play('', 'roll d s f++ d+');
    expect(mostDiceToPick(drafting)).toBe(1);
    expect(mostDiceToPick(after(drafting, 'pick 2'))).toBe(2);
    expect(mostDiceToPick(PLACING)).toBe(0);
    expect(mostDiceToPick(after(holding('both'), 'roll d s f++ d+'))).toBe(2);
    expect(diceLeft(drafting)).toEqual([1, 2, 3, 4]);
    expect(diceLeft(after(drafting, 'pick 2'), [4])).toEqual([1, 3]);
    expect(diceOf(PLACING, other(1))).toEqual([2, 3]);
  });

  test('a square where nothing can stand says why', () => {
    const state = after(
      PLACING,
      'place s@b3 d@c3; place d+@b3 f++@c3; roll d s f++ d+; pick 3; pick 1 2; place d+@c1 f++@c2; place s@c1 d@c2',
    );
    const why = (square: Parameters<typeof whyNotOnMap>[3], split = false, standing: typeof square | null = null) =>
      whyNotOnMap(state, 1, { split }, square, standing);
    expect(why('d3')).toBe('castle-square');
    expect(why('c3')).toBe('occupied');
    expect(why('g5')).toBe('not-connected');
    expect(why('h1')).toBe('off-board');
    expect(why('a1', true, 'a1')).toBe('same-square');
    expect(why('a2', true, 'a1')).toBe('not-connected');
  });

  test('an empty square has room while one square beside it is empty, but the castle is none', () => {
    const full = MAP.names.map((name) =>
      name === 'c3' || name === 'd3' || name === 'a1' || name === 'a2' ? null : DOT,
    );
    const state = { ...PLACING, players: [{ ...PLACING.players[0], map: full }, PLACING.players[1]] } as DuelState;
    expect(whyNotOnMap(state, 1, { split: false }, 'a1')).toBe('not-connected');
    expect(whyNotOnMap(state, 1, { split: false }, 'c3')).toBe('no-room');
  });

  test('an empty square walled in on all sides has no room for a domino, but for one die apart', () => {
    const ring = after(
      walled('boxes=s:1', ['s@b3 d@c3', 'd@e3 s@f3', 's@d1 d@d2', 'd@d4 s@d5']),
      'roll d s s s; pick 1; pick 3 4',
    );
    const { map } = ring.players[0];
    const closed = {
      ...ring,
      players: [
        { ...ring.players[0], map: map.with(1, { kind: 's', marks: 0 }).with(5, { kind: 's', marks: 0 }) },
        ring.players[1],
      ],
    } as DuelState;
    expect(whyNotOnMap(closed, 1, { split: false }, 'a1')).toBe('no-room');
    expect(whyNotOnMap(closed, 1, { split: true }, 'a1')).toBe('not-connected');
  });
});

test('a language without an edition of its own plays by the English one', () => {
  expect(EDITION_NAMES.map(editionFor)).toEqual(EDITION_NAMES);
  expect(['de', 'pl-PL', 'FR', 'es-419', '', 'enx'].map(editionFor)).toEqual(['en', 'pl', 'fr', 'es', 'en', 'en']);
});
