import { type DuelPlayer, type DuelState, duel, must, type Power } from '@castellan/rules';

const KEPT: readonly Power[] = ['free', 'split', 'turn'];

/** The worst position of Duel: an empty map, everything in hand, dice 1 and 4 both jokers. */
export function worstDuelPosition(): DuelState {
  let state = duel.create(must(duel.parseOptions([])));
  for (const line of ['roll ? d d ?', 'pick 1', 'pick 2 3'])
    state = must(duel.apply(state, must(duel.parseAction(line))));
  const armed = (player: DuelPlayer): DuelPlayer => ({ ...player, powers: KEPT });
  return { ...state, players: [armed(state.players[0]), armed(state.players[1])] };
}
