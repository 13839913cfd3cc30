import { type BySeat, COATS, columnOf, type DuelPlayer, type DuelState, MAP, POWERS, rowOf } from '@castellan/rules';
import { type DuelCore, faceCode } from './core.ts';

const KEPT_POWERS = 4;

/** Writes a position of the rules library into the core's memory. */
export function packState({ wasm }: DuelCore, at: number, state: DuelState): void {
  wasm.newState(at);
  packPlayers(wasm, at, state.players);
  const taken = [0, 0];
  for (const [index, die] of state.dice.entries()) {
    wasm.setShown(at, index, faceCode(die.face));
    if (die.taker !== null) taken[die.taker - 1]! |= 1 << index;
  }
  for (const [player, dice] of taken.entries()) wasm.setDice(wasm.playerAt(at, player), dice);
  wasm.setPhase(at, phaseCode(wasm, state));
  wasm.setRoller(at, state.roller - 1);
  wasm.setPending(at, (state.lightning.includes('domains') ? 1 : 0) | (state.lightning.includes('cross') ? 2 : 0));
}

/** The phases of player A come right before those of B. */
function phaseCode(wasm: DuelCore['wasm'], state: DuelState): number {
  const second = state.seat === state.roller ? 0 : 1;
  switch (state.phase) {
    case 'roll':
      return wasm.ROLL.value;
    case 'draft':
      return wasm.PICK_A.value + second;
    case 'place':
      return wasm.PLACE_A.value + second;
    case 'lightning':
      return wasm.LIGHTNING_A.value + second;
    case 'over':
      return wasm.OVER.value;
  }
}

function packPlayers(wasm: DuelCore['wasm'], at: number, players: BySeat<DuelPlayer>): void {
  const coatCode = (coat: (typeof COATS)[number] | null | undefined): number =>
    coat ? COATS.indexOf(coat) : wasm.NO_COAT.value;
  for (const [index, player] of players.entries()) {
    const p = wasm.playerAt(at, index);
    for (const [square, drawn] of player.map.entries()) {
      if (drawn) wasm.drawSquare(p, columnOf(MAP, square), rowOf(MAP, square), COATS.indexOf(drawn.kind), drawn.marks);
    }
    for (const [coat, name] of COATS.entries()) wasm.setTicks(p, coat, player.ticks[name]);
    wasm.setCastleLeft(p, player.castle ? 1 : 0);
    wasm.setBonus(p, coatCode(player.bonus));
    for (let power = 0; power < KEPT_POWERS; power++) {
      wasm.setKept(p, power, player.powers.includes(POWERS[power]!) ? 1 : 0);
    }
    wasm.setPassed(p, player.passed ? 1 : 0);
    for (let i = 0; i < 2; i++) wasm.setCount(p, i, coatCode(player.counts[i]));
  }
}
