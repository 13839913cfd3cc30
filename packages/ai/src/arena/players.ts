import type { DiscoveryState, DuelState, GameName } from '@castellan/rules';
import { discoveryPlayouts } from '../baselines/discovery.ts';
import { duelPlayouts } from '../baselines/duel.ts';
import { monteCarloPlayer } from '../baselines/monte-carlo.ts';
import type { PlayoutCore } from '../baselines/playout-core.ts';
import { greedyPlayer, randomPlayer, scatterPlayer } from '../baselines/simple.ts';
import { uctPlayer } from '../baselines/uct.ts';
import { discoveryOfLevel, duelOfLevel, isLevel, LEVELS, type Level } from '../levels.ts';
import { startDiscoveryCore, startDuelCore, startTrainedDiscovery, startTrainedDuel } from '../node.ts';
import type { Limits, Player } from '../player.ts';
import { type Contestant, seated } from './contestant.ts';
import { engineContestant } from './engine.ts';

const BASELINES = ['random', 'scatter', 'greedy', 'mc', 'uct'] as const;
type Baseline = (typeof BASELINES)[number];

/** The playouts a decision of the published player: what its own engine manages in a tenth of a second. */
const PAPER = { playouts: 1500, share: 'uniform', exploration: 0.6 } as const;
/** Duel has far more actions: there the worse half is dropped again and again. */
const HALVED = { playouts: 2000, share: 'halving', exploration: 0.7 } as const;

export interface Entry {
  /** A level, a baseline or a command. */
  readonly who: string;
  readonly engine: boolean;
  readonly limits: Limits;
  /** For an engine. */
  readonly level: string | null;
}

/** Reads `NAME` or `engine:COMMAND`, each perhaps with `@ms=N`, `@nodes=N` or `@level=NAME` behind it; a sentence where it cannot. */
export function readEntry(text: string, common: Limits): Entry | string {
  const [who = '', ...settings] = text.split('@');
  let limits: Limits = common;
  let level: string | null = null;
  for (const setting of settings) {
    const [name, value = ''] = setting.split('=');
    if (name === 'level') level = value;
    else if ((name === 'ms' || name === 'nodes') && /^[1-9]\d{0,8}$/.test(value)) {
      // A limit of its own replaces those of both.
      limits = limits === common ? { [name]: Number(value) } : { ...limits, [name]: Number(value) };
    } else return `"${setting}" is no limit: write @ms=N, @nodes=N or, for an engine, @level=NAME.`;
  }
  if (who.startsWith('engine:')) {
    const command = who.slice('engine:'.length);
    return command === '' ? 'engine: needs a command behind it.' : { who: command, engine: true, limits, level };
  }
  if (level !== null) return 'only an engine takes @level; a level of this program is written by its name.';
  if (!isLevel(who) && !isBaseline(who)) {
    return `there is no player "${who}": choose ${[...LEVELS, ...BASELINES].join(', ')} or engine:COMMAND.`;
  }
  return { who, engine: false, limits, level };
}

const isBaseline = (name: string): name is Baseline => (BASELINES as readonly string[]).includes(name);

/** Sits the entry down. Each contestant has a core of its own, so that neither disturbs the other. */
export function contestantOf(game: GameName, { who, engine, limits, level }: Entry): Contestant<unknown> {
  if (engine) return engineContestant(who, limits, level);
  const name = [who, ...Object.entries(limits).map(([limit, value]) => `${limit}=${value}`)].join(' ');
  return seated(playerNamed(game, who as Level | Baseline), limits, name);
}

/** A player on a core of its own, by the name of a level or a baseline. */
export function playerNamed(game: GameName, who: Level | Baseline): Player<unknown> {
  if (game === 'duel') {
    if (isLevel(who)) return duelOfLevel(startTrainedDuel(), who) as Player<unknown>;
    return baseline<DuelState>(duelPlayouts(startDuelCore()), who, HALVED) as Player<unknown>;
  }
  if (isLevel(who)) return discoveryOfLevel(startTrainedDiscovery(), who) as Player<unknown>;
  return baseline<DiscoveryState>(discoveryPlayouts(startDiscoveryCore()), who, PAPER) as Player<unknown>;
}

function baseline<State>(core: PlayoutCore<State>, who: Baseline, plan: typeof PAPER | typeof HALVED): Player<State> {
  switch (who) {
    case 'random':
      return randomPlayer(core);
    case 'scatter':
      return scatterPlayer(core);
    case 'greedy':
      return greedyPlayer(core);
    case 'mc':
      return monteCarloPlayer(core, plan);
    case 'uct':
      return uctPlayer(core, plan.exploration);
  }
}
