// Matches inside the core, for training: one ply of the net against a simple rule or against other weights.
import { rngSeed } from '../shared/rng';
import { GREEDY, greedyPick, greedyPlacement, randomPick, randomPlacement } from './playout';
import { act, actions, bestIndex, weigh } from './policy';
import { begin as beginThinking, bestAction, think, thought } from './search';
import { begin, chance, isChance, lead, mover, OVER, PICK, phase, pick, place, STATE_BYTES, score } from './state';
import { net } from './value';

/** The opponent is one ply of the net too, with the rival's weights. */
export const RIVAL = -1;

const game: usize = heap.alloc(STATE_BYTES);
const own: usize = heap.alloc((<usize>net.count) << 2);
/** A second set of weights to play against. */
export const rival: usize = heap.alloc((<usize>net.count) << 2);

/** Sums of points of the net and of its opponent in the last match. */
export let points: f64 = 0;
export let theirs: f64 = 0;

/** Games won by the net, a draw counted half. Every deal is played twice, seats swapped. With one ply, or with a tree of
 * at least `steps` valued positions. */
export function match<S>(options: i32, opponent: i32, games: i32, firstSeed: u32, steps: i32): f64 {
  const bytes = (<usize>net.count) << 2;
  memory.copy(own, net.weights, bytes);
  let won: f64 = 0;
  points = 0;
  theirs = 0;
  for (let i = 0; i < games; i++) {
    const seat = i & 1;
    begin(game, options);
    let chances = 0;
    while (phase(game) != OVER) {
      if (isChance(game)) {
        rngSeed((firstSeed + <u32>(i >> 1)) * 64 + chances++);
        chance(game);
      } else if (mover(game) == seat && steps > 0) {
        beginThinking<S>(game, <u32>i);
        think<S>(steps - thought());
        act<S>(game, bestAction());
      } else if (mover(game) == seat || opponent == RIVAL) {
        if (opponent == RIVAL) memory.copy(net.weights, mover(game) == seat ? own : rival, bytes);
        act<S>(game, <i32>load<u16>(actions + ((<usize>bestIndex(weigh<S>(game))) << 1)));
      } else if (phase(game) == PICK) pick(game, opponent == GREEDY ? greedyPick<S>(game) : randomPick(game));
      else place<S>(game, opponent == GREEDY ? greedyPlacement<S>(game) : randomPlacement<S>(game));
    }
    points += <f64>score<S>(game, seat);
    theirs += <f64>score<S>(game, 1 - seat);
    const ahead = lead<S>(game);
    won += ahead == 0 ? 0.5 : ahead > 0 == (seat == 0) ? 1 : 0;
  }
  memory.copy(net.weights, own, bytes);
  return won;
}
