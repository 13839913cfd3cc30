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
    { name: 'line', title: 'learn.discovery.line.title', text: 'learn.discovery.line', kind: 'chance', done: picking },
    { name: 'claim', title: 'learn.discovery.claim.title', text: 'learn.discovery.claim', kind: 'act', done: placing },
    {
      name: 'lay',
      title: 'learn.discovery.lay.title',
      text: 'learn.discovery.lay',
      kind: 'act',
      done: picking,
      wants: anyPlace,
    },
    { name: 'next', title: 'learn.discovery.next.title', text: 'learn.discovery.next', kind: 'act', done: placing },
    {
      name: 'join',
      title: 'learn.discovery.join.title',
      text: 'learn.discovery.join',
      kind: 'act',
      done: picking,
      wants: joins,
      hint: 'learn.discovery.join.hint',
    },
    { name: 'order', title: 'learn.discovery.order.title', text: 'learn.discovery.order', kind: 'act', done: placing },
    {
      name: 'bound',
      title: 'learn.discovery.bound.title',
      text: 'learn.discovery.bound',
      kind: 'act',
      done: picking,
      wants: anyPlace,
    },
    { name: 'score', title: 'learn.discovery.score.title', text: 'learn.discovery.score', kind: 'read' },
  ],
};
