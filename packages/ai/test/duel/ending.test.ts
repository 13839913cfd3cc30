import { COATS, duel, must, POWERS, PRINTED_SHEET, type Sheet } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { MOST_ACTIONS, useSheet } from '../../src/duel/core.ts';
import { duelPlayer } from '../../src/duel/player.ts';
import { startTrainedDuel } from '../../src/node.ts';

const core = startTrainedDuel();
const { wasm } = core;

/** Few different faces, so that trying everything is possible; few boxes, so that lightnings are won at the end. */
const SHEETS = ['end=map', 'end=round'].flatMap((end) => [
  `${end} die1=d++,d++,d++,s,s,s die2=s+,s+,s+,q,q,q die3=d,d,d,d,d,d die4=s,s,s,s,s,s powers=s:cross,q:split boxes=d:8,s:8,q:3`,
  `${end} edition=fr die1=d+,d+,d+,q,q,q die2=s++,s++,d,d,d,d die3=q,q,q,q,q,q die4=d,d,d,d,d,d boxes=q:9,d:9,f:4 powers=d:cross,q:free,s:domains,f:split`,
  `${end} die1=d++,d++,d++,D,D,D die2=s,s,s,s,s,s die3=?,?,d,d,d,d die4=s+,s+,s+,s+,s+,s+ powers=s:cross,q:split,d:domains,f:free boxes=d:9,D:3,s:9`,
]);

/** A game at random, up to a decision with so few empty squares on each map; false where it ends before. */
function playToTheEnd(seed: number, most: number): boolean {
  const { state } = core;
  wasm.newState(state);
  wasm.rngSeed(seed);
  const isWanted = () =>
    wasm.phaseOf(state) !== wasm.ROLL.value && emptySquares(0) <= most && emptySquares(1) <= most && seed % 4 < rounds;
  let rounds = 0;
  while (wasm.phaseOf(state) !== wasm.OVER.value && !isWanted()) {
    if (wasm.phaseOf(state) === wasm.ROLL.value) {
      wasm.roll(state, wasm.rngBelow(6), wasm.rngBelow(6), wasm.rngBelow(6), wasm.rngBelow(6));
    } else wasm.apply(state, wasm.randomAction(state));
    if (emptySquares(0) <= most && emptySquares(1) <= most) rounds++;
  }
  return wasm.phaseOf(state) !== wasm.OVER.value;
}

const EMPTY = 80;
function emptySquares(player: number): number {
  const mask = new DataView(wasm.memory.buffer, wasm.playerAt(core.state, player), EMPTY + 8).getBigUint64(EMPTY, true);
  return mask.toString(2).replaceAll('0', '').length;
}

/** In two of three positions both players lack one or two boxes of each lightning, in every fourth they hold powers. */
function giveGifts(seed: number, { boxes, powers }: Sheet): void {
  for (const player of [0, 1].map((index) => wasm.playerAt(core.state, index))) {
    for (const [index, coat] of COATS.entries()) {
      const isLightning = POWERS.indexOf(powers[coat]) >= 4;
      if (isLightning && seed % 3) wasm.setTicks(player, index, boxes[coat] - (seed % 3));
    }
    if (seed % 3) wasm.setBonus(player, wasm.NO_COAT.value);
    for (let power = 0; power < 4; power++) if (seed % 4 === 0) wasm.setKept(player, power, wasm.rngBelow(2));
  }
}

const leadNow = (): number => wasm.points(wasm.playerAt(core.state, 0)) - wasm.points(wasm.playerAt(core.state, 1));

interface Worth {
  readonly win: number;
  readonly lead: number;
}

const rooms: number[] = [];
const roomAt = (depth: number): number => (rooms[depth] ??= wasm.allocate(wasm.STATE.value));
/** How many positions may be tried, or a test takes too long. */
let patience = 0;

const legalIn = (at: number): number[] => {
  const n = wasm.legal(at, core.actions, MOST_ACTIONS);
  return Array.from(new Uint32Array(wasm.memory.buffer, core.actions, n));
};

const after = (at: number, action: number, depth: number): number => {
  const child = roomAt(depth);
  wasm.copyState(child, at);
  wasm.apply(child, action);
  return child;
};

/** Tries everything to the end of the game, without any shortcut: for player 0. */
function everything(at: number, rolls: readonly (readonly number[])[], depth = 0): Worth {
  if (--patience < 0) return { win: 0, lead: 0 };
  const phase = wasm.phaseOf(at);
  if (phase === wasm.OVER.value) {
    const [one, two] = [0, 1].map((player) => wasm.points(wasm.playerAt(at, player)));
    return { win: (wasm.ahead(at) + 1) / 2, lead: one! - two! };
  }
  if (phase === wasm.ROLL.value) {
    const child = roomAt(depth);
    const sum = { win: 0, lead: 0 };
    for (const [weight, ...sides] of rolls) {
      wasm.copyState(child, at);
      wasm.roll(child, sides[0]!, sides[1]!, sides[2]!, sides[3]!);
      const { win, lead } = everything(child, rolls, depth + 1);
      sum.win += (weight! * win) / 1296;
      sum.lead += (weight! * lead) / 1296;
    }
    return sum;
  }
  const sign = wasm.mover(at) === 0 ? 1 : -1;
  const values = legalIn(at).map((action) => everything(after(at, action, depth), rolls, depth + 1));
  return values.reduce((best, value) => (sign * (worth(value) - worth(best)) > 0 ? value : best));
}

const worth = ({ win, lead }: Worth): number => win + 1e-7 * lead;

/** Every roll of different faces once: how many of the 1,296 show it, then a side of each die. */
function differentRolls(dice: readonly (readonly string[])[]): number[][] {
  let rolls = [[1]];
  for (const faces of dice) {
    const different = [...new Set(faces)];
    rolls = rolls.flatMap(([weight, ...sides]) =>
      different.map((face) => [
        weight! * faces.filter((other) => other === face).length,
        ...sides,
        faces.indexOf(face as never),
      ]),
    );
  }
  return rolls;
}

/** What the search says of every candidate, thought through to its end. */
function searched(): {
  readonly action: number;
  readonly win: number;
  readonly lead: number;
  readonly error: number;
}[] {
  wasm.searchBegin(core.state, 2);
  while (wasm.searchStep());
  return Array.from({ length: wasm.searchCount() }, (_, i) => ({
    action: wasm.searchAction(i) >>> 0,
    win: wasm.searchWin(i),
    lead: wasm.searchMargin(i),
    error: wasm.searchError(i),
  }));
}

describe('the end of a game of Duel', () => {
  it.each(SHEETS)('is played as trying everything says: %s', (words) => {
    const options = must(duel.parseOptions(words.split(' ')));
    useSheet(core, options);
    const rolls = differentRolls(options.sheet.dice);
    expect(rolls.reduce((sum, [weight]) => sum + weight!, 0)).toBe(1296);
    let compared = 0;
    for (let seed = 1; compared < 20 && seed < 6000; seed++) {
      if (!playToTheEnd(seed, seed % 5 ? 4 : 2) || Math.abs(leadNow()) > 4) continue;
      giveGifts(seed, options.sheet);
      const actions = legalIn(core.state);
      if (actions.length < 2) continue;
      patience = 200_000;
      const values = new Map(actions.map((action) => [action, everything(after(core.state, action, 0), rolls, 1)]));
      if (patience < 0) continue;
      const side = (player: number, { win, lead }: Worth): Worth =>
        player === 0 ? { win, lead } : { win: 1 - win, lead: -lead };
      const mover = wasm.mover(core.state);
      const best = Math.max(...[...values.values()].map((value) => worth(side(mover, value))));
      const found = searched();
      for (const { action, win, lead, error } of found) {
        const exact = side(mover, values.get(action)!);
        expect(error).toBe(0);
        expect(win).toBeCloseTo(exact.win, 5);
        expect(lead).toBeCloseTo(exact.lead, 3);
      }
      expect(worth(side(mover, values.get(found[0]!.action)!))).toBeCloseTo(best, 9);
      compared++;
    }
    expect(compared).toBeGreaterThan(8);
  });

  it.each(SHEETS)('is worth before the last roll what trying everything says: %s', (words) => {
    const options = must(duel.parseOptions(words.split(' ')));
    useSheet(core, options);
    const rolls = differentRolls(options.sheet.dice);
    const { state } = core;
    let compared = 0;
    let open = 0;
    for (let seed = 1; compared < 60 && seed < 6000; seed++) {
      if (!playToTheEnd(seed, 2) || Math.abs(leadNow()) > 6) continue;
      // A search forgets what another sheet was worth; then the same maps before the roll.
      wasm.searchBegin(state, 0);
      giveGifts(seed, options.sheet);
      wasm.setPhase(state, wasm.ROLL.value);
      for (const player of [0, 1].map((index) => wasm.playerAt(state, index))) {
        wasm.setDice(player, 0);
        wasm.setPassed(player, 0);
        for (const index of [0, 1]) wasm.setCount(player, index, wasm.NO_COAT.value);
      }
      wasm.setPending(state, 0);
      if (emptySquares(0) === 0 || emptySquares(1) === 0) continue;
      patience = 100_000;
      const { win, lead } = everything(state, rolls);
      if (patience < 0) continue;
      wasm.lastRound(state);
      const first = wasm.rollerOf(state) === 0;
      expect(first ? wasm.lastWin.value : 1 - wasm.lastWin.value).toBeCloseTo(win, 9);
      expect(first ? wasm.lastLead.value : -wasm.lastLead.value).toBeCloseTo(lead, 6);
      compared++;
      if (win > 0.001 && win < 0.999) open++;
    }
    expect(compared).toBeGreaterThan(20);
    expect(open).toBeGreaterThan(0);
  });

  it('is exact with the printed dice, and told so', () => {
    const options = must(duel.parseOptions([]));
    expect(options.sheet).toEqual(PRINTED_SHEET);
    const player = duelPlayer(core, 'castellan');
    let state = duel.create(options);
    let exact = 0;
    useSheet(core, options);
    for (let seed = 1; exact < 3 && seed < 40; seed++) {
      if (!playToTheEnd(4 * seed + 1, 2) || legalIn(core.state).length < 2) continue;
      const [first] = searched();
      expect(first!.error).toBe(0);
      exact++;
    }
    expect(exact).toBe(3);
    state = must(duel.apply(state, must(duel.parseAction('roll d s f++ ?'))));
    const search = player.think(state, { nodes: 20 });
    while (search.step(20));
    expect(search.best().standardError).toBeGreaterThan(0);
  });
});
