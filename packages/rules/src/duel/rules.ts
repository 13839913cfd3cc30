import type { Rules, Turn, Viewer } from '../core/game.ts';
import type { DuelAction } from './action.ts';
import { applyDuel } from './apply.ts';
import { boardOfDuel, coversOfDuel, placementsOfDuel } from './board.ts';
import { countRolls, drawRoll, probabilityOfRoll, rolls } from './chance.ts';
import { COATS, type Coat } from './data.ts';
import { whyNotDuel } from './judge.ts';
import { legalDuel } from './legal.ts';
import { parseDuelAction, printDuelAction } from './notation.ts';
import { type DuelOptions, parseDuelOptions, printDuelOptions, RULES_VERSION } from './options.ts';
import { previewDuel, resultOfDuel, scoreDuel } from './scoring.ts';
import { type DuelState, newDuel } from './state.ts';

/** All that playing takes. */
export const duelRules: Rules<DuelOptions, DuelState, DuelAction, Coat, 'duel'> = {
  name: 'duel',
  rulesVersion: RULES_VERSION,
  parseOptions: parseDuelOptions,
  printOptions: printDuelOptions,
  kinds: COATS,
  dice: ({ sheet }) => sheet.dice,
  create: newDuel,
  options: (state) => state.options,
  turn: turnOfDuel,
  roller: ({ phase, roller }) => (phase === 'roll' ? roller : null),
  legal: legalDuel,
  whyNot: whyNotDuel,
  apply: applyDuel,
  chanceCount: countRolls,
  chanceOutcomes: rolls,
  probability: probabilityOfRoll,
  draw: drawRoll,
  board: boardOfDuel,
  covers: coversOfDuel,
  placements: placementsOfDuel,
  score: scoreDuel,
  preview: previewDuel,
  result: resultOfDuel,
  view: viewOfDuel,
  parseAction: parseDuelAction,
  printAction: printDuelAction,
};

function turnOfDuel(state: DuelState): Turn {
  if (state.phase === 'over') return 'over';
  return state.phase === 'roll' ? 'chance' : state.seat;
}

/** Duel is played with open maps: everyone may know everything. Named field by field, so that nothing added to a state is sent by accident. */
function viewOfDuel(state: DuelState, viewer: Viewer): { viewer: Viewer; state: DuelState } {
  const { options, round, roller, phase, seat, dice, players, lines, lightning } = state;
  return { viewer, state: { options, round, roller, phase, seat, dice, players, lines, lightning } };
}
