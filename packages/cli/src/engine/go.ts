import type { AnyGame, Seat } from '@castellan/rules';

const ARGUMENTS = ['ms', 'nodes', 'level', 'seed'];

/** The action with the best immediate score, the first in the order of notation among equals. */
export function go(game: AnyGame, state: unknown, words: readonly string[]): string[] {
  const started = performance.now();
  const wrong = words.find((word) => !isArgument(word));
  if (wrong !== undefined) return [`error go takes ms=N nodes=N level=NAME seed=N, not ${wrong.slice(0, 40)}`];
  const turn = game.turn(state);
  if (turn === 'over') return ['error the game is over'];
  if (turn === 'chance') return ['error chance decides here: do one of the legal outcomes'];

  const actions = game.legal(state).map((action) => ({ action, text: game.printAction(action) }));
  actions.sort((a, b) => (a.text < b.text ? -1 : 1));
  let best = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const { action, text } of actions) {
    const { total } = game.preview(state, action);
    if (total <= most) continue;
    most = total;
    best = text;
  }
  const lead = most - game.score(state)[opponentIndex(turn)].total;
  const win = 1 / (1 + Math.exp(-lead / 10));
  const ms = Math.round(performance.now() - started);
  return [
    `best ${best} win=${win.toFixed(3)} margin=${lead < 0 ? '' : '+'}${lead.toFixed(1)} nodes=${actions.length} ms=${ms}`,
  ];
}

const opponentIndex = (seat: Seat): 0 | 1 => (seat === 1 ? 1 : 0);

function isArgument(word: string): boolean {
  const [name = '', value = ''] = word.split('=');
  return ARGUMENTS.includes(name) && (name === 'level' ? value !== '' : /^\d{1,9}$/.test(value));
}
