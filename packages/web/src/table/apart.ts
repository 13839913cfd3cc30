/** A label: its middle, and how large it is. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Between two labels, and between a label and the edge. */
const GAP = 2;

/** Where the middles of labels come so that all are within the room and none lies on another: a later one gives way downwards. */
export function apart(labels: readonly Label[], room: Room): readonly Label[] {
  const placed: Label[] = [];
  for (const label of labels) {
    const inside = {
      ...label,
      x: within(label.x, label.width, room.width),
      y: within(label.y, label.height, room.height),
    };
    placed.push(free(inside, placed, room));
  }
  return placed;
}

function within(middle: number, size: number, room: number): number {
  const half = size / 2 + GAP;
  return Math.max(half, Math.min(middle, room - half));
}

function free(label: Label, placed: readonly Label[], room: Room): Label {
  const inTheWay = (y: number) => placed.find((other) => touch({ ...label, y }, other));
  for (const way of [1, -1]) {
    let { y } = label;
    for (let other = inTheWay(y); other; other = inTheWay(y)) {
      y = other.y + way * ((other.height + label.height) / 2 + GAP);
    }
    if (y === within(y, label.height, room.height)) return { ...label, y };
  }
  return label;
}

const touch = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP;
