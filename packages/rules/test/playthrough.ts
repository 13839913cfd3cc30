import {
  type AnyGame,
  BOARDS,
  type Board,
  type DiscoveryState,
  type DuelState,
  type Grid,
  MAP,
  must,
  type Outcome,
  seeded,
} from '@castellan/rules';

/** A whole game as text a person can read, so that a change of the rules shows as a difference a person can read. */

export interface Playthrough {
  readonly file: string;
  readonly game: AnyGame;
  readonly words: string;
  readonly seed: number;
}

/** Looks at a few legal actions and takes the best immediate score: sensible enough to read, quick to regenerate. */
const GLANCE = 12;

export function playthrough({ game, words, seed }: Playthrough): string {
  const below = seeded(seed);
  const options = must(game.parseOptions(words.split(' ').filter(Boolean)));
  const lines = [['new', game.name, ...game.printOptions(options)].join(' ')];
  let state = game.create(options);
  for (let turn = game.turn(state); turn !== 'over'; turn = game.turn(state)) {
    let action: unknown;
    if (turn === 'chance') {
      lines.push('', ...describe(game, state), `chance, ${game.chanceCount(state)} outcomes`);
      action = game.draw(state, below);
    } else {
      const legal = game.legal(state);
      lines.push(`player ${turn}, ${legal.length} legal`);
      let best = Number.NEGATIVE_INFINITY;
      for (let glance = 0; glance < GLANCE; glance++) {
        const candidate = legal[below(legal.length)]!;
        const { total } = game.preview(state, candidate);
        if (total > best) [best, action] = [total, candidate];
      }
    }
    lines.push(`  ${game.printAction(action)}`);
    state = must(game.apply(state, action));
  }
  lines.push('', ...describe(game, state), ...breakdown(game, state), tellResult(game.result(state)));
  return `${lines.join('\n')}\n`;
}

function describe(game: AnyGame, state: unknown): string[] {
  const [one, two] = game.score(state);
  return [
    `score ${one.total} ${two.total}`,
    ...(game.name === 'duel' ? describeDuel(state as DuelState) : describeDiscovery(state as DiscoveryState)),
  ];
}

function describeDuel({ round, roller, players, lines }: DuelState): string[] {
  const rows = players.map(({ map }) => rowsOf(MAP, map, 0, MAP.width - 1, 0, MAP.height - 1));
  const notes = players.map(({ castle, powers, bonus, ticks }, index) => {
    const book = Object.entries(ticks).map(([coat, count]) => {
      const winner = lines[coat as keyof typeof lines];
      return `${coat}${winner === null ? count : winner === index + 1 ? '!' : '-'}`;
    });
    const holds = [castle ? 'castle' : '', ...powers, bonus ? `domains of ${bonus}` : ''].filter(Boolean);
    return `player ${index + 1}: ${book.join(' ')}, holds ${holds.join(', ') || 'nothing'}`;
  });
  return [`round ${round}, A is player ${roller}`, ...sideBySide(rows[0]!, rows[1]!), ...notes];
}

function describeDiscovery(state: DiscoveryState): string[] {
  const grid = BOARDS[state.options.size];
  const rows = state.kingdoms.map(({ board, extent }) =>
    rowsOf(grid, board, extent.left, extent.right, extent.top, extent.bottom),
  );
  const line = state.placing.slice(state.done).map(({ domino, king }) => `${domino}(${king})`);
  const discards = state.kingdoms.map((kingdom) => kingdom.discards).join(' ');
  return [
    `lines ${state.lines}, to place ${line.join(' ') || 'none'}, discarded ${discards}`,
    ...sideBySide(rows[0]!, rows[1]!),
  ];
}

const CELL = 10;

function rowsOf(grid: Grid, board: Board<string>, left: number, right: number, top: number, bottom: number): string[] {
  const rows: string[] = [];
  for (let row = top; row <= bottom; row++) {
    const cells: string[] = [];
    for (let column = left; column <= right; column++) {
      const square = column * grid.height + row;
      const drawn = board[square];
      cells.push(square === grid.castle ? '#' : drawn ? drawn.kind + '+'.repeat(drawn.marks) : '.');
    }
    const width = grid === MAP ? 5 : CELL;
    rows.push(cells.map((cell) => cell.padEnd(width)).join(''));
  }
  const corner = grid.names[left * grid.height + top]!;
  return [`from ${corner}`, ...rows];
}

function sideBySide(one: readonly string[], two: readonly string[]): string[] {
  const width = Math.max(...one.map((row) => row.length)) + 4;
  const height = Math.max(one.length, two.length);
  return Array.from({ length: height }, (_, row) => `  ${(one[row] ?? '').padEnd(width)}${two[row] ?? ''}`.trimEnd());
}

function breakdown(game: AnyGame, state: unknown): string[] {
  return game.score(state).map((score, index) => {
    const domains = score.domains
      .filter(({ points }) => points > 0)
      .map(({ kind, squares, marks, points }) => `${kind} ${squares.length}x${marks}=${points} at ${squares[0]}`);
    const extras = score.extras.map(({ name, points }) => `${name} ${points}`);
    return `player ${index + 1}: ${[...domains, ...extras].join(', ')}, largest ${score.largest}`;
  });
}

const tellResult = (outcome: Outcome): string =>
  outcome.kind === 'win' ? `result win ${outcome.seat} by ${outcome.by}` : `result ${outcome.kind}`;
