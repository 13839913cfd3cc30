// The dominoes of both decks: terrain and crowns of each half, left first, as the tables of the rules list them.

/** Wheat, forest, lake, meadow, swamp, mine: 0 to 5. */
export const TERRAINS = 6;

/** Four numbers a domino, from number 1: left terrain, left crowns, right terrain, right crowns. */
// biome-ignore format: eight dominoes a line
const discovery: StaticArray<u8> = [
  0,0,0,0, 0,0,0,0, 1,0,1,0, 2,0,2,0, 3,0,3,0, 4,0,4,0, 0,1,1,0, 0,1,2,0,
  1,1,0,0, 1,1,0,0, 1,1,2,0, 2,1,0,0, 2,1,0,0, 2,1,1,0, 2,1,1,0, 0,0,3,1,
  1,0,3,2, 2,0,3,2, 0,0,4,2, 1,0,4,2, 3,0,4,2, 5,2,1,0, 5,2,3,0, 0,0,5,3,
];

// biome-ignore format: eight dominoes a line
const base: StaticArray<u8> = [
  0,0,0,0, 0,0,0,0, 1,0,1,0, 1,0,1,0, 1,0,1,0, 1,0,1,0, 2,0,2,0, 2,0,2,0,
  2,0,2,0, 3,0,3,0, 3,0,3,0, 4,0,4,0, 0,0,1,0, 0,0,2,0, 0,0,3,0, 0,0,4,0,
  1,0,2,0, 1,0,3,0, 0,1,1,0, 0,1,2,0, 0,1,3,0, 0,1,4,0, 0,1,5,0, 1,1,0,0,
  1,1,0,0, 1,1,0,0, 1,1,0,0, 1,1,2,0, 1,1,3,0, 2,1,0,0, 2,1,0,0, 2,1,1,0,
  2,1,1,0, 2,1,1,0, 2,1,1,0, 0,0,3,1, 2,0,3,1, 0,0,4,1, 3,0,4,1, 5,1,0,0,
  0,0,3,2, 2,0,3,2, 0,0,4,2, 3,0,4,2, 5,2,0,0, 4,0,5,2, 4,0,5,2, 0,0,5,3,
];

let table: usize = changetype<usize>(discovery);

/** Chooses the deck that the functions below speak of. */
export function useDeck(baseDeck: bool): void {
  table = changetype<usize>(baseDeck ? base : discovery);
}

export function leftTerrain(domino: i32): i32 {
  return <i32>load<u8>(table + ((<usize>(domino - 1)) << 2));
}

export function leftCrowns(domino: i32): i32 {
  return <i32>load<u8>(table + ((<usize>(domino - 1)) << 2), 1);
}

export function rightTerrain(domino: i32): i32 {
  return <i32>load<u8>(table + ((<usize>(domino - 1)) << 2), 2);
}

export function rightCrowns(domino: i32): i32 {
  return <i32>load<u8>(table + ((<usize>(domino - 1)) << 2), 3);
}

/** Both halves show the same, so that either square may be called the left one. */
export function sameHalves(domino: i32): bool {
  return leftTerrain(domino) == rightTerrain(domino) && leftCrowns(domino) == rightCrowns(domino);
}
