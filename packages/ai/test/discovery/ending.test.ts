import { type DiscoveryOptions, type DiscoveryState, discovery, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { codeOf } from '../../src/discovery/code.ts';
import { DISCARD, type DiscoveryCore, PHASE } from '../../src/discovery/core.ts';
import { randomOptions } from '../../src/discovery/differential.ts';
import { packState } from '../../src/discovery/pack.ts';
import { discoveryPlayer } from '../../src/discovery/player.ts';
import { startTrainedDiscovery } from '../../src/node.ts';
import type { Analysis, Limits } from '../../src/player.ts';

/** A random game up to the given king of the round in which this line is chosen. */
function towardsTheEnd(seed: number, king: number, line: number, size: 5 | 7 = 5): DiscoveryState {
  const below = seeded(seed);
  const lastLineIsKnown = ({ deck, size }: DiscoveryOptions): boolean =>
    size === 7 || deck === 'discovery' || line === 6;
  let options = randomOptions(below);
  while (options.size !== size || !lastLineIsKnown(options)) options = randomOptions(below);
  let state = discovery.create(options);
  while (!(state.lines === line && state.done === king && state.phase === 'place' && state.choosing.length > 0)) {
    const legal = discovery.turn(state) === 'chance' ? [discovery.draw(state, below)] : discovery.legal(state);
    state = after(state, legal[below(legal.length)]!);
  }
  return state;
}

function after(state: DiscoveryState, action: ReturnType<typeof discovery.draw>): DiscoveryState {
  const next = discovery.apply(state, action);
  if (!next.ok) throw new Error('a legal action was refused');
  return next.value;
}

function parsed(text: string): ReturnType<typeof discovery.draw> {
  const action = discovery.parseAction(text);
  if (!action.ok) throw new Error(`not an action: ${text}`);
  return action.value;
}

function thoughtThrough(core: DiscoveryCore, state: DiscoveryState, limits: Limits): Analysis {
  const search = discoveryPlayer(core, 'castellan').think(state, limits);
  while (search.step(1000));
  return search.best();
}

/** Room for one position at every depth. */
const rooms = new WeakMap<DiscoveryCore, number[]>();
function roomAt(core: DiscoveryCore, depth: number): number {
  const known = rooms.get(core) ?? [];
  rooms.set(core, known);
  while (known.length <= depth) known.push(core.wasm.newState());
  return known[depth]!;
}

/** Tries everything to the end that can still matter: the lead of player 0 with best play, 1000 a point, a tie-break as
 * its sign. */
function everything(core: DiscoveryCore, at: number, depth = 0, low = -1e9, high = 1e9): number {
  const { wasm } = core;
  const phase = wasm.phase(at);
  if (phase === PHASE.over) {
    const points = wasm.scoreOf(at, 0) - wasm.scoreOf(at, 1);
    return points * 1000 + Math.sign(wasm.leadOf(at)) * (points === 0 ? 1 : 0);
  }
  const child = roomAt(core, depth);
  if (phase === PHASE.line) {
    // Only one line can come.
    wasm.copyState(child, at);
    wasm.chance(child);
    return everything(core, child, depth + 1, low, high);
  }
  const first = wasm.mover(at) === 0;
  const n = phase === PHASE.pick ? 4 : wasm.listPlacements(at, core.list);
  const placements = Array.from(new Uint16Array(wasm.memory.buffer, core.list, phase === PHASE.pick ? 0 : n));
  const actions = phase === PHASE.pick ? [0, 1, 2, 3].filter((index) => wasm.isFree(at, index)) : placements;
  let best = first ? low : high;
  for (const action of actions) {
    wasm.copyState(child, at);
    if (phase === PHASE.pick) wasm.pick(child, action);
    else wasm.placeHere(child, action);
    if (first) best = Math.max(best, everything(core, child, depth + 1, best, high));
    else best = Math.min(best, everything(core, child, depth + 1, low, best));
    if (first ? best >= high : best <= low) break;
  }
  return best;
}

/** What the player answers and promises is what trying everything finds. */
function expectExact(core: DiscoveryCore, other: DiscoveryCore, state: DiscoveryState): void {
  const { action, win, lead } = thoughtThrough(core, state, { nodes: 1_000_000 });
  const sign = state.seat === 1 ? 1 : -1;
  packState(other, other.state, state);
  const exact = everything(other, other.state) * sign;
  const code = codeOf(state, parsed(action));
  expect(code === DISCARD || code >= 0).toBe(true);
  other.wasm.placeHere(other.state, code);
  expect(everything(other, other.state, 0, exact * sign - 1, exact * sign + 1) * sign).toBe(exact);
  if (discovery.legal(state).length > 1) {
    expect([win, lead]).toEqual([exact > 0 ? 1 : exact < 0 ? 0 : 0.5, Math.round(exact / 1000)]);
  }
}

test.each([
  [3, 25],
  [2, 12],
])('with the last line open the player finds what trying everything finds, from king %i on', (king, positions) => {
  const core = startTrainedDiscovery();
  const other = startTrainedDiscovery();
  for (let seed = 1; seed <= positions; seed++) expectExact(core, other, towardsTheEnd(seed, king, 6));
});

const first = (positions: number): number[] => Array.from({ length: positions }, (_, index) => index + 1);

test.each([
  ['line 5 of 6', 3, first(25)],
  ['line 5 of 6', 2, first(12)],
  ['line 5 of 6', 1, first(3)],
  ['line 11 of 12', 3, first(10)],
  // Decided by the largest domain, which the very last placement enlarges.
  ['line 5 of 6', 3, [283]],
])('with %s open the player finds what trying everything finds, from king %i on', (open, king, seeds) => {
  const core = startTrainedDiscovery();
  const other = startTrainedDiscovery();
  const [line, size] = open === 'line 5 of 6' ? ([5, 5] as const) : ([11, 7] as const);
  for (const seed of seeds) expectExact(core, other, towardsTheEnd(seed, king, line, size));
});

test('what the player promises twelve turns before the end comes true when both sides play on as it says', () => {
  const core = startTrainedDiscovery();
  // In the last of these a bound taken for a value gives another answer.
  for (let seed = 32; seed <= 39; seed++) {
    let state = towardsTheEnd(seed, 0, 5);
    const seat = state.seat;
    const promised = thoughtThrough(core, state, { nodes: 1_000_000 });
    while (state.phase !== 'over') {
      const chance = discovery.turn(state) === 'chance';
      const action = chance
        ? discovery.draw(state, seeded(seed))
        : parsed(thoughtThrough(core, state, { nodes: 1_000_000 }).action);
      state = after(state, action);
    }
    packState(core, core.state, state);
    const lead = core.wasm.scoreOf(core.state, 0) - core.wasm.scoreOf(core.state, 1);
    expect(seat === 1 ? lead : -lead).toBe(promised.lead);
  }
});

test('who wins is proved sooner where nobody asks by how much, and its action wins as well', () => {
  const core = startTrainedDiscovery();
  let [whole, winner] = [0, 0];
  // The last of these is decided by the largest domain.
  for (const [king, seed] of [...first(12).map((one) => [0, one] as const), [3, 283] as const]) {
    const state = towardsTheEnd(seed, king, 5);
    const margin = thoughtThrough(core, state, { nodes: 1_000_000 });
    const asked = thoughtThrough(core, state, { nodes: 1_000_000, winnerOnly: true });
    expect([asked.win, asked.standardError]).toEqual([margin.win, 0]);
    const next = after(state, parsed(asked.action));
    const same = next.seat === state.seat;
    const reply = next.phase === 'line' ? null : thoughtThrough(core, next, { nodes: 1_000_000 });
    if (reply) expect(same ? reply.win : 1 - reply.win).toBe(margin.win);
    whole += margin.nodes;
    winner += asked.nodes;
  }
  expect(winner).toBeLessThan(whole / 2);
  // The search after one for the winner tells the margin again.
  const state = towardsTheEnd(1, 0, 5);
  expect(thoughtThrough(core, state, { nodes: 1_000_000 }).lead).toBe(
    thoughtThrough(startTrainedDiscovery(), state, { nodes: 1_000_000 }).lead,
  );
});

test('a player who is interrupted while it proves answers by the rules, and with the same nodes and seed the same', () => {
  const core = startTrainedDiscovery();
  const again = startTrainedDiscovery();
  for (let seed = 1; seed <= 5; seed++) {
    const state = towardsTheEnd(seed, 0, 5);
    for (const nodes of [1, 300, 600, 1200]) {
      const once = thoughtThrough(core, state, { nodes, seed });
      expect(once.nodes).toBeGreaterThanOrEqual(nodes);
      expect(discovery.apply(state, parsed(once.action)).ok).toBe(true);
      expect({ ...thoughtThrough(again, state, { nodes, seed }), ms: once.ms }).toEqual(once);
    }
  }
});

test('before the last line the player tells its chances exactly, also where there is nothing to decide', () => {
  const core = startTrainedDiscovery();
  for (let seed = 1; seed <= 8; seed++) {
    const placing = towardsTheEnd(seed, 3, 5);
    const forced = after(placing, discovery.legal(placing)[0]!);
    expect(discovery.legal(forced)).toHaveLength(1);
    const before = thoughtThrough(core, forced, { nodes: 4000 });
    const opened = after(forced, parsed(before.action));
    const last = after(opened, discovery.draw(opened, seeded(seed)));
    const then = thoughtThrough(core, last, { nodes: 1_000_000 });
    const same = last.seat === forced.seat;
    expect([before.win, before.lead]).toEqual(same ? [then.win, then.lead] : [1 - then.win, -then.lead]);
    expect(before.standardError).toBe(0);
  }
});

test('every line that may come is looked at once before any comes again', () => {
  const core = startTrainedDiscovery();
  const { wasm } = core;
  // Eight dominoes are left: 70 lines.
  let state = towardsTheEnd(3, 3, 4);
  while (state.phase !== 'line') state = after(state, discovery.legal(state)[0]!);
  packState(core, core.state, state);
  for (const seed of [1, 2, 99]) {
    wasm.startDraws(core.state, seed);
    expect(wasm.draws.value).toBe(discovery.chanceCount(state));
    const seen = new Set(Array.from({ length: wasm.draws.value }, (_, k) => wasm.drawAt(k)));
    expect(seen.size).toBe(wasm.draws.value);
    for (const line of seen) {
      const dominoes = [0, 8, 16, 24].map((by) => (line >>> by) & 255);
      expect(discovery.whyNot(state, { type: 'line', dominoes })).toBeNull();
    }
  }
});
