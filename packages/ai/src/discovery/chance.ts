import { type DiscoveryAction, type DiscoveryState, discovery, must, seeded } from '@castellan/rules';
import type { Candidate, Value } from '../player.ts';
import type { Work } from '../search.ts';
import type { DiscoveryCore } from './core.ts';
import { packState } from './pack.ts';

/** Up to so many outcomes each is looked at once; of more, some are drawn. */
const MOST_LISTED = 500;
/** Positions of thinking about one outcome. */
const POSITIONS_EACH = 300;
/** Standard error of the net's chance to win: a rough figure, not measured. */
const NET_ERROR = 0.08;

interface Outcome {
  readonly action: DiscoveryAction;
  readonly probability: number;
}

/** A line or a king to come: every outcome is searched alike, so that the value is the mean of what follows. `certain`
 * turns a chance of the core into the chance that the level reports. */
export function chanceWork(
  core: DiscoveryCore,
  state: DiscoveryState,
  seed: number,
  certain: (win: number) => number,
): Work {
  const { wasm } = core;
  const below = seeded(seed);
  const total = discovery.chanceCount(state);
  const listed = total <= MOST_LISTED ? shuffled(listOutcomes(state), below) : null;
  const seen: Candidate[] = [];
  let nodes = 1;
  packState(core, core.state, state);
  wasm.evaluate(core.state);
  const impression: Value = {
    win: certain(wasm.valueWin()),
    lead: wasm.valueMargin(),
    standardError: NET_ERROR,
    nodes,
  };

  function nextOutcome(): Outcome | undefined {
    if (listed) return listed[seen.length];
    return { action: discovery.draw(state, below), probability: 1 / total };
  }

  function lookAt({ action, probability }: Outcome): void {
    const after = must(discovery.apply(state, action));
    packState(core, core.state, after);
    wasm.searchBegin(core.state, seed);
    wasm.searchStep(POSITIONS_EACH - wasm.searchNodes());
    let best = 0;
    for (let i = 1; i < wasm.searchCount(); i++) if (wasm.searchWorth(i) > wasm.searchWorth(best)) best = i;
    nodes += wasm.searchNodes();
    seen.push({
      action: discovery.printAction(action),
      probability,
      win: certain(wasm.searchWin(best)),
      lead: wasm.searchMargin(best),
      standardError: wasm.searchError(best),
      nodes: wasm.searchNodes(),
    });
  }

  return {
    more() {
      const outcome = nextOutcome();
      if (!outcome) return false;
      lookAt(outcome);
      return !listed || seen.length < listed.length;
    },
    nodes: () => nodes,
    candidates: () => [...seen],
    value: () =>
      seen.length === 0 ? impression : { ...meanOf(seen, listed ? total : Number.POSITIVE_INFINITY), nodes },
  };
}

/** The mean over outcomes, with the error of having looked at some of all. */
function meanOf(seen: readonly Candidate[], total: number): Omit<Value, 'nodes'> {
  const weight = seen.reduce((sum, { probability }) => sum + probability!, 0);
  const mean = (of: (outcome: Candidate) => number): number =>
    seen.reduce((sum, outcome) => sum + outcome.probability! * of(outcome), 0) / weight;
  const win = mean((outcome) => outcome.win);
  const spread = mean((outcome) => (outcome.win - win) ** 2);
  const own = mean(({ standardError }) => standardError ** 2);
  const unseen = Math.max(0, 1 - seen.length / total);
  // With one outcome of many the spread is unknown: as wide as the net's error.
  const among = seen.length > 1 ? spread / (seen.length - 1) : NET_ERROR ** 2;
  return { win, lead: mean(({ lead }) => lead), standardError: Math.sqrt(unseen * among + own / seen.length) };
}

const listOutcomes = (state: DiscoveryState): Outcome[] =>
  Array.from(discovery.chanceOutcomes(state), ({ action, probability }) => ({
    action,
    probability: probability.k / probability.n,
  }));

function shuffled<Item>(items: Item[], below: (n: number) => number): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
