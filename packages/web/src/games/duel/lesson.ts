import { type Duel, type DuelAction, type DuelState, duel, duelRules, must } from '@castellan/rules';
import type { Lesson } from '../../learn/lesson.ts';

/** The learner is player 1. Dice and what the opponent takes are prepared; both draw where they like. */

const ROLLS: Readonly<Record<number, string>> = { 1: 'roll d s f++ D', 2: 'roll ? f d s+', 3: 'roll d f s D' };
const THEIR_PICKS: Readonly<Record<number, string>> = { 1: 'pick 1 2', 2: 'pick 4', 3: 'pick 1 3' };

/** Three squares with two crosses: what the second round is about. */
const GROWN = 6;

const picks = (action: DuelAction, ...dice: readonly number[]): boolean =>
  action.type === 'pick' && action.dice.join() === dice.join();
const usesCastle = (action: DuelAction): boolean =>
  action.type === 'place' && action.tokens.some(({ castle }) => castle);
const plainPlace = (action: DuelAction): boolean => action.type === 'place' && !usesCastle(action);

/** The placement that leaves the opponent the most points, the castle left alone. */
function theirPlace(state: DuelState): DuelAction {
  let best: Duel.Place | null = null;
  let most = -1;
  for (const action of duelRules.legal(state)) {
    if (action.type !== 'place' || usesCastle(action)) continue;
    const { total } = duelRules.preview(state, action);
    if (total > most) [best, most] = [action, total];
  }
  return best!;
}

function reply(state: DuelState): DuelAction | null {
  if (state.phase === 'roll') return must(duelRules.parseAction(ROLLS[state.round]!));
  if (state.seat === 1) return null;
  return state.phase === 'draft' ? must(duelRules.parseAction(THEIR_PICKS[state.round]!)) : theirPlace(state);
}

export const DUEL_LESSON: Lesson<DuelState, DuelAction> = {
  game: duel,
  reply,
  steps: [
    {
      name: 'roll',
      title: 'duel/lesson.step.roll.title',
      text: 'duel/lesson.step.roll',
      done: ({ phase }) => phase === 'draft',
    },
    {
      name: 'take',
      title: 'duel/lesson.step.take.title',
      text: 'duel/lesson.step.take',
      done: ({ phase, seat }) => phase === 'place' && seat === 1,
      wants: (_, action) => picks(action, 3),
      hint: 'duel/lesson.step.take.hint',
    },
    {
      name: 'draw',
      title: 'duel/lesson.step.draw.title',
      text: 'duel/lesson.step.draw',
      done: ({ round }) => round === 2,
      wants: (_, action) => plainPlace(action),
      hint: 'duel/lesson.step.draw.hint',
    },
    { name: 'book', title: 'duel/lesson.step.book.title', text: 'duel/lesson.step.book' },
    {
      name: 'second',
      title: 'duel/lesson.step.second.title',
      text: 'duel/lesson.step.second',
      done: ({ phase, seat }) => phase === 'place' && seat === 1,
      wants: (_, action) => picks(action, 1, 2),
      hint: 'duel/lesson.step.second.hint',
    },
    {
      name: 'grow',
      title: 'duel/lesson.step.grow.title',
      text: 'duel/lesson.step.grow',
      done: ({ round }) => round === 3,
      wants: (state, action) => plainPlace(action) && duelRules.preview(state, action).total >= GROWN,
      hint: 'duel/lesson.step.grow.hint',
    },
    {
      name: 'castle',
      title: 'duel/lesson.step.castle.title',
      text: 'duel/lesson.step.castle',
      done: ({ round }) => round === 4,
      wants: (_, action) => picks(action, 2) || usesCastle(action),
      hint: 'duel/lesson.step.castle.hint',
    },
    { name: 'score', title: 'duel/lesson.step.score.title', text: 'duel/lesson.step.score' },
  ],
};
