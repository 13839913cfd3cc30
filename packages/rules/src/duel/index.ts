import type { Game } from '../core/game.ts';
import type { DuelAction } from './action.ts';
import type { Coat } from './data.ts';
import type { DuelOptions } from './options.ts';
import { parseDuelPosition, printDuelPosition } from './position.ts';
import { duelRules } from './rules.ts';
import type { DuelState } from './state.ts';

export const duel: Game<DuelOptions, DuelState, DuelAction, Coat, 'duel'> = {
  ...duelRules,
  printPosition: printDuelPosition,
  parsePosition: parseDuelPosition,
};
