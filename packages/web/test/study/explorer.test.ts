import { DECKS, type DiscoveryState, type DuelState, discovery, duel, must, readPosition } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { tapKingdom, withRole } from '../../src/games/discovery/set-up-position.ts';
import { roundOf, tapMap, withPower, withRoller, withTicks } from '../../src/games/duel/set-up-position.ts';
import { positionLink, readExplored, readPasted } from '../../src/study/explorer-position.ts';

const newDuel = (): DuelState => duel.create(must(duel.parseOptions([])));
const newDiscovery = (): DiscoveryState => discovery.create(must(discovery.parseOptions([])));
/** The code of what is wrong with a set-up, or null. */
const wrong = (text: string): string | null => {
  const read = readPosition(text, [duel, discovery]);
  return read.ok ? null : read.error.code;
};

describe('a Duel set up by tapping', () => {
  test('is a position once the squares of both maps are even', () => {
    const one = tapMap(newDuel(), 1, 'c3', 'd');
    expect(wrong(duel.printPosition(one))).toBe('odd-squares');
    const two = tapMap(tapMap(one, 1, 'c4', 's'), 1, 'c4', 's');
    expect(duel.printPosition(two)).toBe('duel edition=en rules=2 round=3 map1=d*/s+1');
    expect(wrong(duel.printPosition(two))).toBeNull();
  });

  test('tapped without a coat is rubbed out, and the castle changes its bonus', () => {
    const drawn = tapMap(newDuel(), 2, 'e3', 'q');
    expect(tapMap(drawn, 2, 'e3', null).players[1].map).toEqual(newDuel().players[1].map);
    const spent = tapMap(newDuel(), 2, 'd3', 'q');
    expect(duel.printPosition(spent)).toContain('castle2=spent');
    expect(tapMap(spent, 2, 'd3', 'q')).toEqual(newDuel());
  });

  test('with a full line has its power in hand, until it is used or the line is not full', () => {
    const full = withTicks(newDuel(), 1, 'd', 5);
    expect(duel.printPosition(full)).toContain('book1=d5 held1=free');
    expect(duel.printPosition(withPower(full, 1, 'free', false))).not.toContain('held');
    expect(duel.printPosition(withTicks(full, 1, 'd', 4))).toBe('duel edition=en rules=2 book1=d4');
    expect(wrong(duel.printPosition(full))).toBeNull();
  });

  test('with the line of Domains has its coat, and a line is won once', () => {
    const domains = withTicks(newDuel(), 2, 'f', 3);
    expect(wrong(duel.printPosition(domains))).toBeNull();
    expect(wrong(duel.printPosition(withTicks(domains, 1, 'f', 3)))).toBe('line-won-twice');
  });

  test('is rolled for by the player who is asked for', () => {
    expect(duel.printPosition(withRoller(newDuel(), 2))).toBe('duel edition=en rules=2 round=2');
  });

  test('from the middle of a round is set back before its roll', () => {
    const rolled = must(duel.apply(newDuel(), must(duel.parseAction('roll d s f++ ?'))));
    expect(duel.printPosition(roundOf(rolled))).toBe('duel edition=en rules=2');
  });
});

describe('a Discovery set up by tapping', () => {
  /** The second round: the first line gone to the kingdoms, the second being placed, the third to choose from. */
  function secondRound(): DiscoveryState {
    let state = newDiscovery();
    for (const domino of [1, 2, 3, 4]) state = withRole(state, domino, 'gone');
    for (const domino of [5, 6]) state = withRole(state, domino, 'placing1');
    for (const domino of [7, 8]) state = withRole(state, domino, 'placing2');
    for (const domino of [9, 10, 11, 12]) state = withRole(state, domino, 'choosing');
    return state;
  }

  test('counts as discarded what is not in the kingdoms', () => {
    const text = discovery.printPosition(secondRound());
    expect(wrong(text)).toBeNull();
    expect(text).toContain('discards1=2 ');
    const grown = tapKingdom(tapKingdom(secondRound(), 1, 'd5', 'wheat'), 1, 'c5', 'lake');
    expect(wrong(discovery.printPosition(grown))).toBeNull();
    expect(discovery.printPosition(grown)).toContain('kingdom1=lw* discards1=1 ');
  });

  test('says what is wrong: a king too many, a line too short, a square apart', () => {
    expect(wrong(discovery.printPosition(withRole(secondRound(), 7, 'placing1')))).toBe('wrong-kings');
    expect(wrong(discovery.printPosition(withRole(secondRound(), 12, 'unseen')))).not.toBeNull();
    const apart = tapKingdom(tapKingdom(secondRound(), 1, 'd5', 'wheat'), 1, 'c4', 'lake');
    expect(wrong(discovery.printPosition(apart))).toBe('not-connected');
  });

  test('begins again where every domino is put back', () => {
    const back = DECKS.discovery.reduce((state, { number }) => withRole(state, number, 'unseen'), secondRound());
    expect(discovery.printPosition(back)).toBe(discovery.printPosition(newDiscovery()));
  });
});

describe('a position', () => {
  const text = 'duel edition=en rules=1 round=2 map1=s+f++* castle1=spent map2=d*/q1 book2=d1';

  test('is a link that reads back, its crosses included', () => {
    const query = new URLSearchParams(positionLink(text).split('?')[1]);
    expect(must(readExplored(query.get('p')!)).text).toBe(text);
  });

  test.each([
    ['as it is', text],
    ['after the word position', `position ${text}`],
    ['as a link', `https://example.org/castellan/${positionLink(text)}`],
    ['as a record', `[Player1 "Ada"]\nposition ${text}`],
  ])('is pasted %s', (_, pasted) => {
    expect(must(readPasted(` ${pasted}\n`)).text).toBe(text);
  });

  test('of a record is its end', () => {
    expect(must(readPasted('new duel\nroll d s f++ ?\npick 3')).text).toContain('dice=d-,s-,f++1,?-');
  });

  test('that is none is told by its code', () => {
    expect(readPasted('chess rnbqkbnr')).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
    expect(readPasted('duel map1=d*')).toMatchObject({ ok: false, error: { code: 'odd-squares' } });
  });
});
