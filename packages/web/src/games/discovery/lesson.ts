import {
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  discovery,
  discoveryRules,
  must,
} from '@castellan/rules';
import type { Lesson } from '../../learn/lesson.ts';

/** The learner is player 1. Lines and kings are prepared; both choose and place as they like. */

// Every domino of the first line has a forest, so that any two of them can join.
const LINES = ['line 3 9 17 22', 'line 4 7 14 20', 'line 1 11 16 18', 'line 2 8 10 23'];
const KINGS = [1, 2, 2, 1] as const;

const free = (state: DiscoveryState): number[] =>
  state.choosing.filter(({ king }) => king === null).map(({ domino }) => domino);

/** The placement that leaves the opponent the most points. */
function theirPlace(state: DiscoveryState): DiscoveryAction {
  let best: DiscoveryAction | null = null;
  let most = -1;
  for (const action of discoveryRules.legal(state)) {
    const { total } = discoveryRules.preview(state, action);
    if (total > most) [best, most] = [action, total];
  }
  return best!;
}

function reply(state: DiscoveryState): DiscoveryAction | null {
  const kingsOut = KINGS.length - state.hand[0] - state.hand[1];
  switch (state.phase) {
    case 'line':
      return must(discoveryRules.parseAction(LINES[state.lines]!));
    case 'king':
      return { type: 'king', seat: KINGS[kingsOut]! };
    case 'pick': {
      const left = free(state);
      // The last king of the first line has no choice.
      if (state.placing.length === 0 && left.length === 1) return { type: 'pick', domino: left[0]! };
      return state.seat === 1 ? null : { type: 'pick', domino: left[left.length - 1]! };
    }
    case 'place':
      return state.seat === 1 ? null : theirPlace(state);
    case 'over':
      return null;
  }
}

const placing = ({ phase, seat }: DiscoveryState): boolean => phase === 'place' && seat === 1;
const picking = ({ phase, seat }: DiscoveryState): boolean => phase === 'pick' && seat === 1;
const anyPlace = (_: DiscoveryState, action: DiscoveryAction): boolean => action.type === 'place';

/** Whether a placement joins a terrain of the kingdom, not only the castle. */
function joins(state: DiscoveryState, action: DiscoveryAction): boolean {
  if (action.type !== 'place') return false;
  const { squares } = action as Discovery.Place;
  return discoveryRules
    .preview(state, action)
    .domains.some(
      (domain) =>
        domain.squares.length > 1 &&
        domain.squares.some((square) => squares.includes(square)) &&
        domain.squares.some((square) => !squares.includes(square)),
    );
}

export const DISCOVERY_LESSON: Lesson<DiscoveryState, DiscoveryAction> = {
  game: discovery,
  reply,
  steps: [
    {
      name: 'line',
      title: 'discovery/lesson.step.line.title',
      text: 'discovery/lesson.step.line',
      next: 'discovery/lesson.reveal',
    },
    {
      name: 'claim',
      title: 'discovery/lesson.step.claim.title',
      text: 'discovery/lesson.step.claim',
      done: placing,
    },
    {
      name: 'lay',
      title: 'discovery/lesson.step.lay.title',
      text: 'discovery/lesson.step.lay',
      done: picking,
      wants: anyPlace,
    },
    {
      name: 'next',
      title: 'discovery/lesson.step.next.title',
      text: 'discovery/lesson.step.next',
      done: placing,
    },
    {
      name: 'join',
      title: 'discovery/lesson.step.join.title',
      text: 'discovery/lesson.step.join',
      done: picking,
      wants: joins,
      hint: 'discovery/lesson.step.join.hint',
    },
    {
      name: 'order',
      title: 'discovery/lesson.step.order.title',
      text: 'discovery/lesson.step.order',
      done: placing,
    },
    {
      name: 'bound',
      title: 'discovery/lesson.step.bound.title',
      text: 'discovery/lesson.step.bound',
      done: picking,
      wants: anyPlace,
    },
    { name: 'score', title: 'discovery/lesson.step.score.title', text: 'discovery/lesson.step.score' },
  ],
};
