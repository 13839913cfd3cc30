import {
  type Below,
  bySeat,
  type DuelAction,
  type DuelOptions,
  type DuelState,
  duel,
  POWERS,
  SEATS,
  SQUARES_TO_FILL,
} from '@castellan/rules';
import { codeOf } from './code.ts';
import { type DuelCore, MOST_ACTIONS, useSheet } from './core.ts';
import { packState } from './pack.ts';

export interface Agreement {
  readonly decisions: number;
  readonly actions: number;
  /** The largest number of legal actions in one position. */
  readonly most: number;
  /** Whether a full map ended the game. */
  readonly full: boolean;
}

/** Plays one random game in the rules and in the fast core; throws at the first difference, with the game so far. */
export function playBoth(core: DuelCore, options: DuelOptions, below: Below, gifts = false): Agreement {
  const { wasm } = core;
  const played: string[] = [];
  const differ = (what: string): never => {
    throw new Error(`${what} differ after\n${duel.printOptions(options).join(' ')}\n${played.join('\n')}`);
  };
  useSheet(core, options);
  let state = gifts ? withGifts(duel.create(options), below) : duel.create(options);
  packState(core, core.state, state);
  let decisions = 0;
  let actions = 0;
  let most = 0;
  while (state.phase !== 'over') {
    if (state.phase === 'roll') {
      const action = duel.draw(state, below);
      if (action.type !== 'roll') return differ('phases');
      const sides = action.faces.map((face, die) => options.sheet.dice[die]!.indexOf(face));
      wasm.roll(core.state, sides[0]!, sides[1]!, sides[2]!, sides[3]!);
      state = applied(state, action);
      played.push(duel.printAction(action));
    } else {
      const legal = duel.legal(state);
      if (!sameActions(core, legal)) differ('legal actions');
      decisions++;
      actions += legal.length;
      most = Math.max(most, legal.length);
      const action = legal[below(legal.length)]!;
      wasm.apply(core.state, codeOf(action));
      state = applied(state, action);
      played.push(duel.printAction(action));
    }
    packState(core, core.trial, state);
    if (!sameState(core)) differ('states');
    if (!sameScore(core, state)) differ('scores');
  }
  if (wasm.legal(core.state, core.actions, MOST_ACTIONS) !== 0) differ('legal actions at the end');
  const result = duel.result(state);
  const ahead = result.kind === 'win' ? (result.seat === 1 ? 1 : -1) : 0;
  if (wasm.ahead(core.state) !== ahead) differ('results');
  const full = state.players.some(({ map }) => map.filter((drawn) => drawn !== null).length === SQUARES_TO_FILL);
  return { decisions, actions, most, full };
}

function applied(state: DuelState, action: DuelAction): DuelState {
  const result = duel.apply(state, action);
  if (!result.ok) throw new Error(`the rules refuse their own ${duel.printAction(action)}`);
  return result.value;
}

/** Powers in hand are rare in random games: these players begin with some of them in hand. */
function withGifts(state: DuelState, below: Below): DuelState {
  const gift = () => POWERS.slice(0, 4).filter(() => below(2) === 0);
  const [one, two] = state.players;
  return {
    ...state,
    players: [
      { ...one, powers: gift() },
      { ...two, powers: gift() },
    ],
  };
}

function sameActions(core: DuelCore, legal: readonly DuelAction[]): boolean {
  const n = core.wasm.legal(core.state, core.actions, MOST_ACTIONS);
  if (n !== legal.length) return false;
  const theirs = new Uint32Array(core.wasm.memory.buffer, core.actions, n).slice().sort();
  const ours = Uint32Array.from(legal, codeOf).sort();
  return ours.every((code, index) => code === theirs[index]);
}

function sameState(core: DuelCore): boolean {
  const { buffer } = core.wasm.memory;
  const one = new Uint8Array(buffer, core.state, core.wasm.STATE.value);
  const two = new Uint8Array(buffer, core.trial, core.wasm.STATE.value);
  return one.every((byte, index) => byte === two[index]);
}

const sameScore = (core: DuelCore, state: DuelState): boolean => {
  const score = duel.score(state);
  return SEATS.every(
    (seat) => core.wasm.points(core.wasm.playerAt(core.state, seat - 1)) === bySeat(score, seat).total,
  );
};

/** Options at random: every edition, switch and version of the rules, and sheets of a table's own. */
export function randomOptions(below: Below): DuelOptions {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const words = [`edition=${pick(['en', 'fr', 'es', 'pl'])}`];
  if (below(4) === 0) words.push(`ticks=${pick(['drawn', 'formed'])}`);
  if (below(4) === 0) words.push(`equal=${pick(['draw', 'shared'])}`);
  words.push(...pick([[], ['end=map'], ['end=round'], ['rules=1']]));
  if (below(2) === 0) words.push(...randomSheet(below));
  const options = duel.parseOptions(words);
  if (!options.ok) throw new Error(`bad options ${words.join(' ')}`);
  return options.value;
}

function randomSheet(below: Below): string[] {
  const coats = ['d', 's', 'D', 'S', 'f', 'q'];
  const face = () => (below(8) === 0 ? '?' : coats[below(6)]! + '+'.repeat(below(3) === 0 ? below(4) : 0));
  const words: string[] = [];
  for (let die = 1; die <= 4; die++) {
    if (below(2) === 0) words.push(`die${die}=${Array.from({ length: 6 }, face).join()}`);
  }
  // Few boxes, so that every power and every combination of them is played.
  words.push(`boxes=${coats.map((coat) => `${coat}:${1 + below(4)}`).join()}`);
  const powers = [...POWERS];
  for (let i = powers.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [powers[i], powers[j]] = [powers[j]!, powers[i]!];
  }
  words.push(`powers=${coats.map((coat, index) => `${coat}:${powers[index]}`).join()}`);
  return words;
}
