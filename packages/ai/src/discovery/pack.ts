import { type DiscoveryState, type Spot, TERRAINS } from '@castellan/rules';
import { fromCastle } from './code.ts';
import { type DiscoveryCore, optionBits, PHASE } from './core.ts';

/** A domino without a king. */
const FREE = 2;

const bytesOf = (numbers: readonly number[]): number => numbers.reduce((word, byte, i) => word | (byte << (8 * i)), 0);

export const lineCode = (dominoes: readonly number[]): number => bytesOf(dominoes);
const dominoesOf = (spots: readonly Spot[]): number => bytesOf(spots.map(({ domino }) => domino));
const ownersOf = (spots: readonly Spot[]): number =>
  bytesOf(Array.from({ length: 4 }, (_, i) => (spots[i]?.king ? spots[i].king - 1 : FREE)));

/** Writes a position of the rules library into the core's memory. */
export function packState({ wasm }: DiscoveryCore, at: number, state: DiscoveryState): void {
  const { options, kingdoms, placing, choosing, phase, lines, done, hand } = state;
  wasm.beginGame(at, optionBits(options));
  for (const [player, { board, discards }] of kingdoms.entries()) {
    for (const [square, half] of board.entries()) {
      if (!half) continue;
      const { x, y } = fromCastle(options.size, square);
      wasm.fillSquare(at, player, x, y, TERRAINS.indexOf(half.kind), half.marks);
    }
    wasm.settleKingdom(at, player, discards);
  }
  const undrawn = state.unseen.reduce((bits, number) => bits | (1n << BigInt(number - 1)), 0n);
  // While a line is awaited the core already knows who will place first.
  const waiting = phase === 'line' && placing.length > 0;
  const mover = (waiting ? placing[0]!.king! : state.seat) - 1;
  wasm.arrange(
    at,
    undrawn,
    dominoesOf(placing),
    ownersOf(placing),
    dominoesOf(choosing),
    ownersOf(choosing),
    PHASE[phase],
    // The core stays on the last domino when the game is over.
    phase === 'over' ? done - 1 : done,
    lines,
    mover,
    hand[0] | (hand[1] << 8),
  );
}
