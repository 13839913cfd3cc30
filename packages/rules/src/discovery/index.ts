import type { Game } from '../core/game.ts';
import type { DiscoveryAction } from './action.ts';
import type { Terrain } from './data.ts';
import type { DiscoveryOptions } from './options.ts';
import { parseDiscoveryPosition, printDiscoveryPosition } from './position.ts';
import { discoveryRules } from './rules.ts';
import type { DiscoveryState } from './state.ts';

export const discovery: Game<DiscoveryOptions, DiscoveryState, DiscoveryAction, Terrain, 'discovery'> = {
  ...discoveryRules,
  printPosition: printDiscoveryPosition,
  parsePosition: parseDiscoveryPosition,
};
