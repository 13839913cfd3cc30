import { type AnyGame, GAMES, rulesOf, stateAt } from '@castellan/rules';
import type { AnyKit } from './kit.ts';
import { addPositions, addRules } from './loaded-rules.ts';

/** The rules of every game, and positions as text: for screens that show any game. */

for (const game of GAMES) addRules(game);
addPositions(stateAt);

export const gameOf = ({ name }: AnyKit): AnyGame => rulesOf(name);
