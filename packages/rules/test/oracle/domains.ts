/** The deliberately naive scorer: paint by repeated relabelling, squares as text, no cleverness to share a mistake with. */

export interface NaiveSquare {
  readonly kind: string;
  readonly marks: number;
}

export type NaiveBoard = Map<string, NaiveSquare>;

export const beside = (a: string, b: string): boolean => {
  const columns = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const rows = Math.abs(Number(a.slice(1)) - Number(b.slice(1)));
  return columns + rows === 1;
};

/** Gives every square a label of its own and lets neighbours of one kind take the smaller until nothing changes. */
export function naiveDomains(board: NaiveBoard): { kind: string; size: number; marks: number }[] {
  const names = [...board.keys()];
  const label = new Map(names.map((name, index) => [name, index]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of names) {
      for (const b of names) {
        if (!beside(a, b) || board.get(a)!.kind !== board.get(b)!.kind) continue;
        if (label.get(a)! <= label.get(b)!) continue;
        label.set(a, label.get(b)!);
        changed = true;
      }
    }
  }
  return [...new Set(label.values())].map((wanted) => {
    const members = names.filter((name) => label.get(name) === wanted);
    return {
      kind: board.get(members[0]!)!.kind,
      size: members.length,
      marks: members.reduce((sum, name) => sum + board.get(name)!.marks, 0),
    };
  });
}

/** The better of two lists of figures, the first difference deciding. */
export function naiveWinner(one: readonly number[], two: readonly number[]): string {
  for (const [index, figure] of one.entries()) {
    if (figure > two[index]!) return 'win 1';
    if (figure < two[index]!) return 'win 2';
  }
  return 'draw';
}
