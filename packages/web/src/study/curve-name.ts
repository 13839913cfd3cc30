type Point = readonly [x: number, y: number];

/** How far a name reaches from its end of the graph, and how near the curve may come to its middle. */
const REACH = 110;
const NEAR = 12;

/** The end of the graph at which the curve leaves this line free: a game that is decided early soon runs along an edge. */
export function freeEnd(curve: readonly Point[], y: number, left: number, right: number): 'left' | 'right' {
  const near = curve.filter(([, at]) => Math.abs(at - y) < NEAR);
  const atLeft = near.filter(([x]) => x < left + REACH).length;
  const atRight = near.filter(([x]) => x > right - REACH).length;
  return atLeft <= atRight ? 'left' : 'right';
}
