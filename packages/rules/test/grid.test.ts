import { BOARDS, columnOf, type Grid, isSquare, MAP, numberAt, rowOf, shareEdge } from '@castellan/rules';
import { expect, test } from 'vitest';

test.each<[string, Grid]>([
  ['The map of Duel', MAP],
  ['The board of five by five', BOARDS[5]],
  ['The board of seven by seven', BOARDS[7]],
])('%s: a square shares an edge with the squares one step away, and nothing lies beyond the border', (_, grid) => {
  for (let square = 0; square < grid.size; square++) {
    const [column, row] = [columnOf(grid, square), rowOf(grid, square)];
    const around = [
      [column - 1, row],
      [column, row - 1],
      [column, row + 1],
      [column + 1, row],
    ].filter(([x, y]) => x! >= 0 && y! >= 0 && x! < grid.width && y! < grid.height);
    const numbers = around.map(([x, y]) => numberAt(grid, x!, y!));
    expect(grid.neighbours[square]).toEqual(numbers);
    for (let other = 0; other < grid.size; other++)
      expect(shareEdge(grid, square, other)).toBe(numbers.includes(other));
  }
});

test('Squares are named by thirteen letters and thirteen numbers', () => {
  for (const name of ['a1', 'm1', 'a13', 'm13', 'g7']) expect([name, isSquare(name)]).toEqual([name, true]);
  for (const name of ['', 'a', '1', 'n1', 'a0', 'a14', 'A1', 'a1 ', '1a'])
    expect([name, isSquare(name)]).toEqual([name, false]);
});
