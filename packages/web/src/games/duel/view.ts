import { COAT_ART, duelArt } from '@castellan/picture/games/duel';
import { type Coat, type DuelAction, type DuelState, duelRules } from '@castellan/rules';
import type { GameView } from '../view.ts';
import { coatName, domainText, mapText, squareText } from './sentences.ts';

/** How Duel is looked at: its boards and their words. */
export const DUEL_VIEW: GameView<DuelState, DuelAction, Coat> = {
  rules: duelRules,
  art: duelArt,
  boardText: mapText,
  squareText,
  domainText,
  kindText: coatName,
  kindArt: (coat) => COAT_ART[coat],
};
