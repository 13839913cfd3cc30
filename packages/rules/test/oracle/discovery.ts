import { beside, type NaiveBoard, naiveDomains, naiveWinner } from './domains.ts';

/** Discovery once more, written from the rules alone: every question replays the whole game from its first line. */

export interface NaiveOptions {
  /** `left terrain, left crowns, right terrain, right crowns` of each domino, from number 1. */
  deck: readonly (readonly [string, number, string, number])[];
  size: 5 | 7;
  lines: number;
  harmony: boolean;
  middle: boolean;
  printedTieBreak: boolean;
}

export interface NaiveDiscovery {
  turn: string;
  /** Null where a line has too many outcomes to list. */
  legal: () => string[];
  score: number[];
  result: string;
}

interface Player {
  board: NaiveBoard;
  discarded: boolean;
}

export function naiveDiscovery(options: NaiveOptions, lines: readonly string[]): NaiveDiscovery {
  const players: Player[] = [1, 2].map(() => ({ board: new Map(), discarded: false }));
  const unseen = new Set(options.deck.map((_, index) => index + 1));
  const queue = lines.map((line) => line.split(' '));
  const scores = () => players.map((player) => scoreOf(options, player));
  const ongoing = (turn: string, legal: () => string[]): NaiveDiscovery => ({
    turn,
    legal,
    score: scores(),
    result: 'ongoing',
  });
  const reveal = (): number[] | null => {
    const line = queue.shift();
    if (!line) return null;
    const dominoes = line.slice(1).map(Number);
    for (const domino of dominoes) unseen.delete(domino);
    return dominoes;
  };
  const chooseLine = () => ongoing('chance', () => fours([...unseen]));

  const first = reveal();
  if (!first) return chooseLine();
  const hand = [2, 2];
  let kings = new Map<number, number>();
  for (let out = 0; out < 4; out++) {
    const king = queue.shift();
    if (!king) return ongoing('chance', () => ['king 1', 'king 2'].filter((_, index) => hand[index]! > 0));
    const who = Number(king[1]) - 1;
    hand[who]!--;
    const pick = queue.shift();
    if (!pick) return ongoing(String(who + 1), () => free(first, kings));
    kings.set(Number(pick[1]), who);
  }

  for (let round = 1; round <= options.lines; round++) {
    const last = round === options.lines;
    const next = last ? [] : reveal();
    if (!next) return chooseLine();
    const nextKings = new Map<number, number>();
    for (const domino of [...kings.keys()].sort((a, b) => a - b)) {
      const who = kings.get(domino)!;
      const player = players[who]!;
      const action = queue.shift();
      if (!action) return ongoing(String(who + 1), () => placements(options, player, domino));
      if (action[0] === 'discard') player.discarded = true;
      else lay(options, player.board, domino, action[2]!, action[3]!);
      if (last) continue;
      const pick = queue.shift();
      if (!pick) return ongoing(String(who + 1), () => free(next, nextKings));
      nextKings.set(Number(pick[1]), who);
    }
    kings = nextKings;
  }

  const figures = players.map((player) => {
    const domains = naiveDomains(player.board);
    const largest = Math.max(0, ...domains.map((domain) => domain.size));
    const crowns = domains.reduce((sum, domain) => sum + domain.marks, 0);
    return options.printedTieBreak ? [scoreOf(options, player), crowns] : [scoreOf(options, player), largest, crowns];
  });
  return { turn: 'over', legal: () => [], score: scores(), result: naiveWinner(figures[0]!, figures[1]!) };
}

const free = (line: readonly number[], kings: ReadonlyMap<number, number>): string[] =>
  line.filter((domino) => !kings.has(domino)).map((domino) => `pick ${domino}`);

const fours = (from: readonly number[]): string[] => {
  const found: string[] = [];
  for (const a of from)
    for (const b of from)
      for (const c of from) for (const d of from) if (a < b && b < c && c < d) found.push(`line ${a} ${b} ${c} ${d}`);
  return found;
};

const castleOf = (options: NaiveOptions): string => (options.size === 5 ? 'e5' : 'g7');

const lay = (options: NaiveOptions, board: NaiveBoard, domino: number, left: string, right: string): void => {
  const [leftKind, leftMarks, rightKind, rightMarks] = options.deck[domino - 1]!;
  board.set(left, { kind: leftKind, marks: leftMarks });
  board.set(right, { kind: rightKind, marks: rightMarks });
};

const names = (side: number): string[] =>
  [...'abcdefghijklm'.slice(0, side)].flatMap((column) =>
    Array.from({ length: side }, (_, row) => `${column}${row + 1}`),
  );

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;

const placements = (options: NaiveOptions, player: Player, domino: number): string[] => {
  const [leftKind, leftMarks, rightKind, rightMarks] = options.deck[domino - 1]!;
  const castle = castleOf(options);
  const all = names(options.size === 5 ? 9 : 13);
  const touches = (kind: string, square: string) =>
    beside(square, castle) || [...player.board].some(([name, drawn]) => drawn.kind === kind && beside(name, square));
  const found: string[] = [];
  for (const left of all) {
    for (const right of all) {
      if (!beside(left, right) || [left, right].some((name) => name === castle || player.board.has(name))) continue;
      if (!touches(leftKind, left) && !touches(rightKind, right)) continue;
      const squares = [castle, ...player.board.keys(), left, right];
      if (spread(squares.map((name) => name.charCodeAt(0))) > options.size) continue;
      if (spread(squares.map((name) => Number(name.slice(1)))) > options.size) continue;
      if (leftKind === rightKind && leftMarks === rightMarks && all.indexOf(left) > all.indexOf(right)) continue;
      found.push(`place ${domino} ${left} ${right}`);
    }
  }
  return found.length > 0 ? found : ['discard'];
};

const scoreOf = (options: NaiveOptions, player: Player): number => {
  let points = 0;
  for (const domain of naiveDomains(player.board)) points += domain.size * domain.marks;
  if (options.harmony && !player.discarded) points += 5;
  if (options.middle) {
    const castle = castleOf(options);
    const squares = [castle, ...player.board.keys()];
    const columns = squares.map((name) => name.charCodeAt(0) - castle.charCodeAt(0));
    const rows = squares.map((name) => Number(name.slice(1)) - Number(castle.slice(1)));
    const reach = (options.size - 1) / 2;
    const ends = [-Math.min(...columns), Math.max(...columns), -Math.min(...rows), Math.max(...rows)];
    if (ends.every((end) => end === reach)) points += 10;
  }
  return points;
};
