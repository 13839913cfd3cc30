/** A part of the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a name and what it must not cover. */
const GAP = 2;

/** Where a name can stand: on the lower edge of its thing, below it, on its upper edge, inside it; each in the middle, left, right. */
function* placesAt(thing: Area, { width, height }: Size): Generator<Area> {
  const middle = (thing.left + thing.right - width) / 2;
  const lefts = [middle, thing.left + GAP, thing.right - width - GAP];
  const tops = [
    thing.bottom - height / 2,
    thing.bottom + GAP,
    thing.top - height / 2,
    thing.bottom - height - GAP,
    thing.top + GAP,
  ];
  for (const top of tops) for (const left of lefts) yield { left, top, right: left + width, bottom: top + height };
}

const touch = (one: Area, other: Area): boolean =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP;

const isWithin = (area: Area, room: Area): boolean =>
  area.left >= room.left && area.right <= room.right && area.top >= room.top && area.bottom <= room.bottom;

/** The first place for a name at its thing where it covers nothing; null where there is none. */
export function freePlace(thing: Area, size: Size, taken: readonly Area[], room: Area): Area | null {
  for (const place of placesAt(thing, size)) {
    if (isWithin(place, room) && !taken.some((other) => touch(place, other))) return place;
  }
  return null;
}
