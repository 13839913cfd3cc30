import { BOARDS, bySeat, discovery, duel, must, SEATS, type Terrain } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import {
  stateOf as discoveryOf,
  EMPTY_KINGDOM,
  extentOf,
  type PaperKingdom,
  tapKingdom,
} from '../src/games/discovery/paper-map.ts';
import { recorded } from '../src/games/duel/examples.ts';
import { stateOf as duelOf, EMPTY_MAP, type PaperMap, tapMap } from '../src/games/duel/paper.tsx';
import { locale } from '../src/i18n/index.ts';
import { newGame } from '../src/play/game-info.ts';
import { recordOf } from '../src/records/game-record.ts';

describe('scoring a paper map of Duel', () => {
  test('a finished game tapped in square by square scores what the game scored', () => {
    const end = recorded.replay().states.at(-1)!;
    const papers = SEATS.map((seat) => {
      const { map, bonus } = bySeat(end.players, seat);
      let paper: PaperMap = { ...EMPTY_MAP, bonus };
      for (const [index, drawn] of map.entries()) {
        if (!drawn) continue;
        // One tap puts the coat down, each further tap adds a cross.
        for (let tap = 0; tap <= drawn.marks; tap++) paper = tapMap(paper, nameOfSquare(index), drawn.kind);
      }
      return paper;
    });
    const state = duelOf([papers[0]!, papers[1]!]);
    expect(duel.score(state)).toEqual(duel.score(end));
    expect(duel.result(state)).toEqual(duel.result(end));
  });

  test('two equal maps are a shared victory for a Polish reader, by the Polish edition', () => {
    locale.value = 'pl';
    expect(duel.result(duelOf([EMPTY_MAP, EMPTY_MAP]))).toEqual({ kind: 'draw', shared: true });
    locale.value = 'en';
    expect(duel.result(duelOf([EMPTY_MAP, EMPTY_MAP]))).toEqual({ kind: 'draw', shared: false });
  });

  test('the castle cannot be drawn over, the eraser rubs out, and another coat begins without a cross', () => {
    expect(tapMap(EMPTY_MAP, 'd3', 'd')).toEqual(EMPTY_MAP);
    const crossed = tapMap(tapMap(EMPTY_MAP, 'a1', 'd'), 'a1', 'd');
    expect(crossed.squares.a1).toEqual({ kind: 'd', marks: 1 });
    expect(tapMap(crossed, 'a1', 'q').squares.a1).toEqual({ kind: 'q', marks: 0 });
    expect(tapMap(crossed, 'a1', null).squares).toEqual({});
  });
});

const nameOfSquare = (index: number): string => String.fromCharCode(97 + Math.floor(index / 5)) + ((index % 5) + 1);

describe('scoring a paper kingdom of Discovery', () => {
  const OFFICIAL: readonly (readonly [string, Terrain, number])[] = [
    ['f5', 'wheat', 1],
    ['g5', 'meadow', 0],
    ['h5', 'meadow', 0],
    ['i5', 'meadow', 0],
    ['e6', 'wheat', 0],
    ['f6', 'wheat', 0],
    ['g6', 'meadow', 2],
    ['e7', 'swamp', 0],
    ['f7', 'lake', 1],
    ['g7', 'lake', 0],
    ['h7', 'forest', 0],
    ['e8', 'swamp', 0],
    ['f8', 'lake', 0],
    ['g8', 'lake', 0],
    ['h8', 'lake', 1],
    ['e9', 'mine', 2],
  ];
  const tapIn = (squares: typeof OFFICIAL): PaperKingdom =>
    squares.reduce((paper, [square, terrain, crowns]) => {
      let next = paper;
      for (let tap = 0; tap <= crowns; tap++) next = tapKingdom(next, 5, square, terrain);
      return next;
    }, EMPTY_KINGDOM);

  test('the printed example is worth 23 points', () => {
    const state = discoveryOf([tapIn(OFFICIAL), EMPTY_KINGDOM], { size: 5, middle: false });
    expect(discovery.score(state)[0].total).toBe(23);
  });

  test('harmony and the middle kingdom count only where they hold', () => {
    const paper = { ...tapIn(OFFICIAL), harmony: true };
    const state = discoveryOf([paper, paper], { size: 5, middle: true });
    expect(discovery.score(state)[0].total).toBe(28);
    const centred = tapIn([
      ['c5', 'wheat', 0],
      ['g5', 'wheat', 0],
      ['e3', 'wheat', 0],
      ['e7', 'wheat', 0],
    ]);
    expect(discovery.score(discoveryOf([centred, paper], { size: 5, middle: true }))[0].total).toBe(10);
  });

  test('the extent is what the squares and the castle span', () => {
    const castle = BOARDS[5].names[BOARDS[5].castle]!;
    expect(castle).toBe('e5');
    expect(extentOf(5, ['c5', 'e8'])).toEqual({ left: 2, right: 4, top: 4, bottom: 7 });
  });
});

test('a game with real dice says so in its record', () => {
  const info = newGame('duel', { actions: ['roll d s f++ ?'], realDice: true });
  expect(recordOf(info, ['Ann', 'Bea']).tags.at(-1)).toEqual({ name: 'Dice', value: 'entered by a person' });
  expect(must(duel.parseAction(info.actions[0]!))).toEqual({ type: 'roll', faces: ['d', 's', 'f++', '?'] });
});
