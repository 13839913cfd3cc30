import { type DuelState, duel } from '@castellan/rules';
import type { Candidate, Player, Search, Value } from '../player.ts';
import { checkLimits, startSearch, type Work } from '../search.ts';
import { candidatesOf, chosenAtOnce } from '../search-exports.ts';
import { actionOf, type DecisionKind } from './code.ts';
import { type DuelCore, useSheet } from './core.ts';
import { type Judge, type LevelSettings, STRONGEST } from './levels.ts';
import { packState } from './pack.ts';

/** Standard error of the exact expectation of a round: a rough figure, not measured. */
const EXPECTED_ERROR = 0.02;
const SIDES = 6;

/** A player on one core. The core holds one search at a time: a new one ends the one before it. */
export const duelPlayer = (core: DuelCore, name: string, settings: LevelSettings = STRONGEST): Player<DuelState> => ({
  name,
  think(state, limits): Search {
    const checked = checkLimits(limits);
    const { seed } = checked;
    if (state.phase === 'over') throw new Error('the game is over: there is nothing to decide');
    const chance = state.phase === 'roll';
    return startSearch(core, chance ? 1 : state.seat, checked, () => {
      useSheet(core, state.options);
      packState(core, core.state, state);
      core.wasm.rngSeed(seed);
      core.wasm.setForesight(settings.foresight);
      return chance ? expectRoll(core, state) : decide(core, settings, state);
    });
  },
});

function decide(core: DuelCore, settings: LevelSettings, state: DuelState): Work {
  const { wasm } = core;
  const kind = decisionOf(state);
  const print = (code: number): string => duel.printAction(actionOf(kind, code >>> 0));
  const judge = kind === 'pick' ? settings.draft : settings.place;
  if (judge !== 'net') {
    const lead = leadOf(core, state.seat - 1);
    const action = simpleAction(wasm, judge, core.state);
    return chosenAtOnce({ action: print(action), win: chanceOf(lead), lead, standardError: 0.2, nodes: 1 });
  }
  wasm.searchBegin(core.state, settings.depth);
  return {
    more: () => wasm.searchStep() !== 0,
    nodes: wasm.searchNodes,
    candidates: (most) => candidatesOf(wasm, (win, lead) => ({ win, lead }), print, most),
  };
}

function simpleAction(wasm: DuelCore['wasm'], judge: Exclude<Judge, 'net'>, state: number): number {
  if (judge === 'own-map-only') return wasm.ownMapAction(state);
  return wasm.bySizeAction(state, judge.cross, judge.coats);
}

/** All 1,296 rolls, each with the best play of the round by the net: exact in one go. */
function expectRoll({ wasm, state: at }: DuelCore, state: DuelState): Work {
  wasm.expect(at);
  const first = state.roller === 1;
  const forFirst = (win: number, lead: number, nodes: number): Value => ({
    win: first ? win : 1 - win,
    lead: first ? lead : -lead,
    standardError: EXPECTED_ERROR,
    nodes,
  });
  const value = forFirst(wasm.expectedWin.value, wasm.expectedMargin.value, SIDES ** 4);
  let outcomes: readonly Candidate[] | null = null;
  const valueRolls = (): readonly Candidate[] =>
    rollsOf(state).map(({ action, probability, code }) => {
      wasm.rollValue(code);
      return { action, probability, ...forFirst(wasm.rollWin.value, wasm.rollMargin.value, 1) };
    });
  return {
    more: () => false,
    nodes: () => SIDES ** 4,
    candidates: () => (outcomes ??= valueRolls()),
    value: () => value,
  };
}

interface Roll {
  readonly action: string;
  readonly probability: number;
  /** Its sides as the core counts them. */
  readonly code: number;
}

const knownRolls = new WeakMap<DuelState['options']['sheet'], readonly Roll[]>();

/** All rolls of these dice, listed once for each score sheet. */
function rollsOf(state: DuelState): readonly Roll[] {
  const { sheet } = state.options;
  const known = knownRolls.get(sheet);
  if (known) return known;
  const rolls = Array.from(duel.chanceOutcomes(state), ({ action, probability }): Roll => {
    if (action.type !== 'roll') throw new Error(`a ${action.type} is no roll`);
    const sides = action.faces.map((face, die) => sheet.dice[die]!.indexOf(face));
    return {
      action: duel.printAction(action),
      probability: probability.k / probability.n,
      code: sides.reduceRight((roll, side) => roll * SIDES + side, 0),
    };
  });
  knownRolls.set(sheet, rolls);
  return rolls;
}

function decisionOf(state: DuelState): DecisionKind {
  if (state.phase === 'draft') return 'pick';
  if (state.phase === 'place') return 'place';
  return state.lightning[0] === 'domains' ? 'bonus' : 'cross';
}

const leadOf = ({ wasm, state }: DuelCore, player: number): number =>
  wasm.points(wasm.playerAt(state, player)) - wasm.points(wasm.playerAt(state, 1 - player));

/** A rough chance to win for a player who only counts points. */
const chanceOf = (lead: number): number => 1 / (1 + Math.exp(-lead / 16));
