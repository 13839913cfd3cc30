import { writeFileSync } from 'node:fs';
import type { Below } from '@castellan/rules';
import type { Cluster, ClusterNode } from './cluster.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const HOUR = 3_600_000;

/** Resolves once the cluster has got over it; null where it cannot be done now. */
type Fault = (cluster: Cluster, below: Below) => Promise<void> | null;

const onNode =
  (fault: (node: ClusterNode, below: Below, cluster: Cluster) => Promise<void>): Fault =>
  (cluster, below) => {
    const up = cluster.nodes.filter(({ isDown }) => !isDown);
    return up.length > 0 ? fault(up[below(up.length)]!, below, cluster) : null;
  };

async function whileDown(node: ClusterNode, work: () => Promise<void>): Promise<void> {
  node.isDown = true;
  try {
    await work();
  } finally {
    node.isDown = false;
  }
}

/** What can go wrong, and how often compared with the rest. */
const FAULTS: Readonly<Record<string, { readonly weight: number; readonly fault: Fault }>> = {
  'node killed': {
    weight: 2,
    fault: onNode((node) =>
      whileDown(node, async () => {
        await node.server.kill();
        await node.server.start();
      }),
    ),
  },
  'node paused': {
    weight: 6,
    fault: onNode((node, below) =>
      whileDown(node, async () => {
        process.kill(node.server.pid, 'SIGSTOP');
        await pause(100 + below(2000));
        process.kill(node.server.pid, 'SIGCONT');
      }),
    ),
  },
  'clock jumped': {
    weight: 6,
    fault: onNode(async (node, below) => {
      // Up to an hour forwards or backwards, and now and then right again.
      writeFileSync(node.clockFile, String(below(4) === 0 ? 0 : below(2 * HOUR) - HOUR));
      process.kill(node.server.pid, 'SIGUSR2');
    }),
  },
  'connections cut': {
    weight: 8,
    fault: onNode(async ({ link }, below) => link.cut(0.1 + below(90) / 100)),
  },
  'answers lost': {
    weight: 8,
    fault: onNode(async ({ link }, below) => link.loseAnswersFor(50 + below(300))),
  },
  'requests doubled': {
    weight: 8,
    fault: onNode(async ({ link }, below, { nodes }) => {
      const ports = nodes.map(({ server }) => Number(new URL(server.base).port));
      link.copyFor(300 + below(1000), ports);
    }),
  },
  'traffic delayed': {
    weight: 4,
    fault: onNode(async ({ link }, below) => link.delayFor(200 + below(800))),
  },
  'database connections cut': {
    weight: 4,
    fault: ({ databaseLink }, below) => databaseLink && (async () => databaseLink.cut(0.1 + below(90) / 100))(),
  },
  'database answers lost': {
    weight: 4,
    fault: ({ databaseLink }, below) => databaseLink && (async () => databaseLink.loseAnswersFor(20 + below(200)))(),
  },
  'standby paused': {
    weight: 2,
    fault: ({ postgres }, below) => (postgres?.isWhole ? postgres.pauseStandby(100 + below(2000)) : null),
  },
  'primary paused': {
    weight: 2,
    fault: ({ postgres }, below) => (postgres?.isWhole ? postgres.pausePrimary(100 + below(2000)) : null),
  },
  'primary crashed': {
    weight: 1,
    fault: ({ postgres }) => (postgres?.isWhole ? postgres.crashPrimary() : null),
  },
  'primary lost, standby promoted': {
    weight: 1,
    fault: ({ postgres }) => (postgres?.isWhole ? postgres.losePrimary().then(() => postgres.addStandby()) : null),
  },
};

const LOTS = Object.entries(FAULTS).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

/** Does one fault after another, several at a time, until it has done as many as wanted or is stopped. */
export class Faults {
  readonly #cluster: Cluster;
  readonly #below: Below;
  readonly #underWay = new Set<Promise<void>>();
  readonly counts: Record<string, number> = {};
  total = 0;

  constructor(cluster: Cluster, below: Below) {
    this.#cluster = cluster;
    this.#below = below;
  }

  /** `gapMs`: the longest time from one to the next. */
  async keepGoing(gapMs: number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pause(50 + this.#below(gapMs));
      const name = LOTS[this.#below(LOTS.length)]!;
      const fault = FAULTS[name]!.fault(this.#cluster, this.#below);
      if (!fault) continue;
      this.total++;
      this.counts[name] = (this.counts[name] ?? 0) + 1;
      this.#underWay.add(fault);
      void fault.finally(() => this.#underWay.delete(fault));
    }
    await Promise.all(this.#underWay);
  }
}
