import { discoveryArt, terrainArt } from '@castellan/picture/games/discovery';
import { type DiscoveryAction, type DiscoveryState, discoveryRules, type Terrain } from '@castellan/rules';
import type { GameView } from '../view.ts';
import { domainText, kingdomText, squareText, terrainName } from './sentences.ts';

/** How Discovery is looked at: its boards and their words. */
export const DISCOVERY_VIEW: GameView<DiscoveryState, DiscoveryAction, Terrain> = {
  rules: discoveryRules,
  art: discoveryArt,
  boardText: kingdomText,
  squareText,
  domainText,
  kindText: terrainName,
  kindArt: terrainArt,
};
