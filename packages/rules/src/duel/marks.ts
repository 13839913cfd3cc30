import type { Token } from './action.ts';
import { COATS, type Coat, coatOf, crossesOf, FACES, type Face, JOKER, MAP } from './data.ts';

/** What a die is drawn as, before it has a square. Equal marks are the same object. */
export interface Mark {
  /** Different for each mark. */
  readonly id: number;
  readonly coat: Coat;
  /** Its token on every square of the map, made once: placements only point to them. */
  readonly tokens: readonly Token[];
  readonly turned: boolean;
  /** The same with the castle's cross. */
  crowned(): Mark;
}

/** There are fewer: faces and what jokers are drawn as, each turned or not, with the castle's cross or without. */
export const MOST_MARKS = 4 * (FACES.length + COATS.length);
let made = 0;
const known = new Map<string, readonly Mark[]>();

/** What a face can be drawn as: a joker as any coat. */
export function marksOfFace(face: Face, turned: boolean): readonly Mark[] {
  const key = turned ? `~${face}` : face;
  let marks = known.get(key);
  if (!marks) {
    const coats: readonly Coat[] = face === JOKER ? COATS : [coatOf(face)];
    marks = coats.map((coat) =>
      newMark({ turned, joker: face === JOKER, coat, crosses: crossesOf(face), castle: false }),
    );
    known.set(key, marks);
  }
  return marks;
}

function newMark(drawn: Omit<Token, 'square'>): Mark {
  let crowned: Mark | null = null;
  return {
    id: made++,
    coat: drawn.coat,
    turned: drawn.turned,
    tokens: MAP.names.map((square) => ({ ...drawn, square })),
    crowned() {
      crowned ??= newMark({ ...drawn, crosses: drawn.crosses + 1, castle: true });
      return crowned;
    },
  };
}
