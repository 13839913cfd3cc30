import {
  type Below,
  type DiscoveryAction,
  type DiscoveryOptions,
  type DiscoveryState,
  discovery,
} from '@castellan/rules';
import { actionOf, codeOf } from './code.ts';
import { DISCARD, type DiscoveryCore, PHASE } from './core.ts';
import { lineCode, packState } from './pack.ts';

export interface Agreement {
  readonly decisions: number;
  readonly actions: number;
}

/** Plays one random game in the rules and in the fast core; throws at the first difference, with the game so far. */
export function playBoth(core: DiscoveryCore, options: DiscoveryOptions, below: Below): Agreement {
  const { wasm } = core;
  const played: string[] = [];
  const differ = (what: string): never => {
    throw new Error(`${what} differ after\n${discovery.printOptions(options).join(' ')}\n${played.join('\n')}`);
  };
  let state = discovery.create(options);
  packState(core, core.state, state);
  let decisions = 0;
  let actions = 0;
  while (state.phase !== 'over') {
    let action: DiscoveryAction;
    if (discovery.turn(state) === 'chance') action = discovery.draw(state, below);
    else {
      const legal = discovery.legal(state);
      if (!sameActions(core, state, legal)) differ('legal actions');
      decisions++;
      actions += legal.length;
      action = legal[below(legal.length)]!;
      if (discovery.printAction(actionOf(state, codeOf(state, action))) !== discovery.printAction(action)) {
        differ('names of squares');
      }
      if (action.type === 'place' && !sameGain(core, state, action)) differ('gains');
    }
    play(core, state, action);
    const result = discovery.apply(state, action);
    if (!result.ok) throw new Error(`the rules refuse their own ${discovery.printAction(action)}`);
    state = result.value;
    played.push(discovery.printAction(action));
    packState(core, core.trial, state);
    if (!sameState(core)) differ('states');
    const score = discovery.score(state);
    if (score.some(({ total }, player) => wasm.scoreOf(core.state, player) !== total)) differ('scores');
  }
  const result = discovery.result(state);
  const ahead = result.kind === 'win' ? (result.seat === 1 ? 1 : -1) : 0;
  if (Math.sign(wasm.leadOf(core.state)) !== ahead) differ('results');
  return { decisions, actions };
}

/** Plays an action of the rules in the core. */
export function play({ wasm, state: at }: DiscoveryCore, state: DiscoveryState, action: DiscoveryAction): void {
  if (action.type === 'line') wasm.reveal(at, lineCode(action.dominoes));
  else if (action.type === 'king') wasm.kingOut(at, action.seat - 1);
  else if (action.type === 'pick') wasm.pick(at, codeOf(state, action));
  else wasm.placeHere(at, codeOf(state, action));
}

function sameActions(
  { wasm, state: at, list }: DiscoveryCore,
  state: DiscoveryState,
  legal: DiscoveryAction[],
): boolean {
  if (PHASE[state.phase] !== wasm.phase(at) || wasm.mover(at) !== state.seat - 1) return false;
  if (state.phase === 'pick') return true;
  const n = wasm.listPlacements(at, list);
  const theirs = new Uint16Array(wasm.memory.buffer, list, n).slice().sort();
  const ours = Uint16Array.from(legal, (action) => codeOf(state, action)).sort();
  return theirs.length === ours.length && ours.every((code, index) => code === theirs[index]);
}

function sameGain({ wasm, state: at }: DiscoveryCore, state: DiscoveryState, action: DiscoveryAction): boolean {
  const code = codeOf(state, action);
  if (code === DISCARD || state.options.middle) return true;
  const before = discovery.score(state)[state.seat - 1]!.total;
  return discovery.preview(state, action).total - before === wasm.gainHere(at, code);
}

function sameState({ wasm, state, trial }: DiscoveryCore): boolean {
  const one = new Uint8Array(wasm.memory.buffer, state, wasm.stateBytes());
  const two = new Uint8Array(wasm.memory.buffer, trial, wasm.stateBytes());
  return one.every((byte, index) => byte === two[index]);
}

/** Options at random: both sizes and decks, both tie-breaks, both bonuses. */
export function randomOptions(below: Below): DiscoveryOptions {
  const words = [below(2) ? 'tiebreak=print' : 'tiebreak=base'];
  const size = below(4);
  if (size === 0) words.push('size=7');
  else if (size === 1) words.push('deck=base');
  if (below(2)) words.push('harmony=on');
  if (below(2)) words.push('middle=on');
  const options = discovery.parseOptions(words);
  if (!options.ok) throw new Error(`bad options ${words.join(' ')}`);
  return options.value;
}
