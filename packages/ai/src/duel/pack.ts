import { type BySeat, COATS, type DuelPlayer, type DuelState, POWERS } from '@castellan/rules';
import { type DuelCore, faceCode, PLAYER_BYTES } from './core.ts';

// Where things lie: see assembly/duel/state.ts.
const CROSS_PLANES = 48;
const EMPTY = 80;
const TICKS = 88;
const CASTLE_LEFT = 94;
const BONUS = 95;
const KEPT = 96;
const PASSED = 100;
const COUNTS = 101;
const DICE = 103;
const PHASE = 256;
const ROLLER = 257;
const FACES = 258;
const PENDING = 262;

const KEPT_POWERS = 4;
const NO_COAT = 6;
const ROWS = 5;
const STRIDE = 6;

/** The core's number of a square of the rules' grid. */
export const packSquare = (square: number): number => Math.floor(square / ROWS) * STRIDE + (square % ROWS);
export const unpackSquare = (bit: number): number => Math.floor(bit / STRIDE) * ROWS + (bit % STRIDE);

/** Writes a position of the rules library into the core's memory. */
export function packState({ wasm }: DuelCore, at: number, state: DuelState): void {
  wasm.newState(at);
  const bytes = new DataView(wasm.memory.buffer, at);
  packPlayers(bytes, state.players);
  for (const [index, die] of state.dice.entries()) {
    bytes.setUint8(FACES + index, faceCode(die.face));
    if (die.taker === null) continue;
    const dice = (die.taker - 1) * PLAYER_BYTES + DICE;
    bytes.setUint8(dice, bytes.getUint8(dice) | (1 << index));
  }
  bytes.setUint8(PHASE, phaseCode(state));
  bytes.setUint8(ROLLER, state.roller - 1);
  bytes.setUint8(PENDING, (state.lightning.includes('domains') ? 1 : 0) | (state.lightning.includes('cross') ? 2 : 0));
}

function phaseCode(state: DuelState): number {
  const second = state.seat === state.roller ? 0 : 1;
  switch (state.phase) {
    case 'roll':
      return 0;
    case 'draft':
      return 1 + second;
    case 'place':
      return 3 + second;
    case 'lightning':
      return 5 + second;
    case 'over':
      return 7;
  }
}

function packPlayers(bytes: DataView, players: BySeat<DuelPlayer>): void {
  for (const [index, player] of players.entries()) {
    const base = index * PLAYER_BYTES;
    let empty = bytes.getBigUint64(base + EMPTY, true);
    for (const [square, drawn] of player.map.entries()) {
      if (!drawn) continue;
      const bit = 1n << BigInt(packSquare(square));
      empty &= ~bit;
      setBit(bytes, base + COATS.indexOf(drawn.kind) * 8, bit);
      for (let plane = 0; plane < 4; plane++) {
        if ((drawn.marks >> plane) & 1) setBit(bytes, base + CROSS_PLANES + plane * 8, bit);
      }
    }
    bytes.setBigUint64(base + EMPTY, empty, true);
    for (const [coat, name] of COATS.entries()) bytes.setUint8(base + TICKS + coat, player.ticks[name]);
    bytes.setUint8(base + CASTLE_LEFT, player.castle ? 1 : 0);
    bytes.setUint8(base + BONUS, player.bonus === null ? NO_COAT : COATS.indexOf(player.bonus));
    for (let power = 0; power < KEPT_POWERS; power++) {
      bytes.setUint8(base + KEPT + power, player.powers.includes(POWERS[power]!) ? 1 : 0);
    }
    bytes.setUint8(base + PASSED, player.passed ? 1 : 0);
    for (let i = 0; i < 2; i++) {
      const coat = player.counts[i];
      bytes.setUint8(base + COUNTS + i, coat === undefined ? NO_COAT : COATS.indexOf(coat));
    }
  }
}

function setBit(bytes: DataView, at: number, bit: bigint): void {
  bytes.setBigUint64(at, bytes.getBigUint64(at, true) | bit, true);
}
