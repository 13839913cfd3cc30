/**
 * The cheapest way to pair players, by Edmonds' algorithm: it improves prices until pairs at tight prices match everyone, and
 * treats a circle of an odd number of players as one node, a blossom. Exact for any costs.
 */

type Edge = readonly [from: number, to: number];

/** A player, or a circle of an odd number of nodes. */
interface Node {
  /** The player, or −1 for a blossom. */
  readonly player: number;
  /** The circle; its first node contains the only player who is matched outside of it, or not at all. */
  circle: Node[];
  /** Edge `i` leads from node `i` of the circle to the next one. */
  edges: Edge[];
  parent: Node | null;
  price: number;
  /** Outer nodes can reach an unmatched player by a path that alternates; inner ones lie between them. */
  label: 'outer' | 'inner' | null;
  /** Of an inner node: the edge by which an outer one reached it, from that node's side. */
  reachedBy: Edge | null;
}

const newNode = (player: number, price: number): Node => ({
  player,
  circle: [],
  edges: [],
  parent: null,
  price,
  label: null,
  reachedBy: null,
});

/** The pairs with the least total cost, for an even number of players from 0 to `count` − 1. */
export function cheapestPairs(count: number, costOf: (one: number, two: number) => number): [number, number][] {
  const cost = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => (a === b ? 0 : costOf(Math.min(a, b), Math.max(a, b)))),
  );
  const start = Math.min(0, ...cost.flat());
  const players = Array.from({ length: count }, (_, player) => newNode(player, -start));
  const mate = new Array<number>(count).fill(-1);
  let tops: Node[] = [...players];

  const topOf = (player: number): Node => {
    let node = players[player]!;
    while (node.parent) node = node.parent;
    return node;
  };
  const baseOf = (node: Node): number => (node.player >= 0 ? node.player : baseOf(node.circle[0]!));
  const playersIn = (node: Node): number[] => (node.player >= 0 ? [node.player] : node.circle.flatMap(playersIn));
  /** Twice the room between the prices of two players and what their pair costs. */
  const slackOf = (a: number, b: number): number => players[a]!.price + players[b]!.price + 2 * cost[a]![b]!;
  const join = ([a, b]: Edge): void => {
    mate[a] = b;
    mate[b] = a;
  };

  /** Lets `player` be the one of a node who is matched outside; the rest of its circle is matched inside. */
  function rotate(node: Node, player: number): void {
    if (node.player >= 0) return;
    const first = node.circle.findIndex((one) => playersIn(one).includes(player));
    node.circle = [...node.circle.slice(first), ...node.circle.slice(0, first)];
    node.edges = [...node.edges.slice(first), ...node.edges.slice(0, first)];
    rotate(node.circle[0]!, player);
    for (let at = 1; at < node.circle.length; at += 2) {
      const edge = node.edges[at]!;
      join(edge);
      rotate(node.circle[at]!, edge[0]);
      rotate(node.circle[at + 1]!, edge[1]);
    }
  }

  /** From an outer node to the unmatched root of its tree: nodes, and the edges between them. */
  function pathFrom(node: Node): { nodes: Node[]; edges: Edge[] } {
    const path = { nodes: [node], edges: [] as Edge[] };
    for (let base = baseOf(node); mate[base]! >= 0; base = baseOf(path.nodes.at(-1)!)) {
      const inner = topOf(mate[base]!);
      const [outside, inside] = inner.reachedBy!;
      path.edges.push([base, mate[base]!], [inside, outside]);
      path.nodes.push(inner, topOf(outside));
    }
    return path;
  }

  /** Matches `player` elsewhere: along the path to the root matched and unmatched edges change places. */
  function augment(player: number): void {
    const { nodes, edges } = pathFrom(topOf(player));
    rotate(nodes[0]!, player);
    for (let at = 1; at < edges.length; at += 2) {
      const [inside, outside] = edges[at]!;
      rotate(nodes[at]!, inside);
      rotate(nodes[at + 1]!, outside);
      join([inside, outside]);
    }
  }

  /** Makes a blossom of the circle that an edge between two outer nodes of one tree closes. */
  function shrink([a, b]: Edge): void {
    const [left, right] = [pathFrom(topOf(a)), pathFrom(topOf(b))];
    const common = left.nodes.find((node) => right.nodes.includes(node))!;
    const [up, down] = [right.nodes.indexOf(common), left.nodes.indexOf(common)];
    const blossom = newNode(-1, 0);
    blossom.circle = [...left.nodes.slice(0, down + 1).reverse(), ...right.nodes.slice(0, up)];
    const flipped = left.edges.slice(0, down).map(([from, to]): Edge => [to, from]);
    blossom.edges = [...flipped.reverse(), [a, b], ...right.edges.slice(0, up)];
    blossom.label = 'outer';
    for (const node of blossom.circle) node.parent = blossom;
    tops = [...tops.filter((node) => !blossom.circle.includes(node)), blossom];
  }

  function expand(blossom: Node): void {
    for (const node of blossom.circle) node.parent = null;
    tops = [...tops.filter((node) => node !== blossom), ...blossom.circle];
  }

  /** Every tree begins again at its unmatched player. Blossoms without a price are not needed. */
  function plant(): void {
    for (let free = true; free; ) {
      const empty = tops.filter(({ player, price }) => player < 0 && price === 0);
      free = empty.length > 0;
      empty.forEach(expand);
    }
    for (const node of tops) {
      node.label = mate[baseOf(node)]! < 0 ? 'outer' : null;
      node.reachedBy = null;
    }
  }

  /** Follows an edge at tight prices from an outer node. True if it led to another tree, and two more players are matched. */
  function follow([a, b]: Edge): boolean {
    const reached = topOf(b);
    if (reached.label === null) {
      reached.label = 'inner';
      reached.reachedBy = [a, b];
      topOf(mate[baseOf(reached)]!).label = 'outer';
      return false;
    }
    if (pathFrom(topOf(a)).nodes.at(-1) === pathFrom(reached).nodes.at(-1)) {
      shrink([a, b]);
      return false;
    }
    augment(a);
    augment(b);
    join([a, b]);
    return true;
  }

  /** Edges from outer nodes to others that are not inner, by how much prices must change until they are tight. */
  function nearestEdge(): { edge: Edge | null; change: number } {
    const top = players.map((_, player) => topOf(player));
    let [edge, change]: [Edge | null, number] = [null, Number.POSITIVE_INFINITY];
    for (let a = 0; a < count; a++) {
      if (top[a]!.label !== 'outer') continue;
      for (let b = 0; b < count; b++) {
        if (top[a] === top[b] || top[b]!.label === 'inner') continue;
        const needed = slackOf(a, b) / (top[b]!.label === 'outer' ? 2 : 1);
        if (needed < change) [edge, change] = [[a, b], needed];
      }
    }
    return { edge, change };
  }

  /** Changes prices so that one more edge becomes tight or one inner blossom loses its price. */
  function reprice(change: number): void {
    for (const node of tops) {
      if (node.label === null) continue;
      const sign = node.label === 'outer' ? 1 : -1;
      if (node.player < 0) node.price += 2 * sign * change;
      for (const player of playersIn(node)) players[player]!.price -= sign * change;
    }
  }

  plant();
  while (mate.includes(-1)) {
    const { edge, change } = nearestEdge();
    const inner = tops.filter(({ label, player }) => label === 'inner' && player < 0);
    const least = Math.min(change, ...inner.map(({ price }) => price / 2));
    reprice(least);
    if (least < change || (edge && follow(edge))) plant();
  }
  return mate.flatMap((two, one): [number, number][] => (one < two ? [[one, two]] : []));
}
