import type { Analysis, Level, Limits, Player } from '@castellan/ai';
import type { AnyGame, GameName } from '@castellan/rules';

interface Request {
  readonly level: Level;
  readonly limits: Limits;
}

/** How long the search thinks before it looks at its limits again. */
const SLICE_MS = 20;

const players = new Map<string, Player<unknown>>();

/** `go`: the computer player of a level, the strongest where none is named. */
export async function go(game: AnyGame, state: unknown, words: readonly string[]): Promise<string[]> {
  const { isLevel, LEVELS } = await import('@castellan/ai');
  const request = readRequest(words, isLevel, LEVELS);
  if (typeof request === 'string') return [`error ${request}`];
  const turn = game.turn(state);
  if (turn === 'over') return ['error the game is over'];
  if (turn === 'chance') return ['error chance decides here: do one of the legal outcomes'];
  const player = await playerFor(game.name as GameName, request.level);
  const search = player.think(state, request.limits);
  while (search.step(SLICE_MS));
  return [printAnalysis(search.best())];
}

/** Its core and weights are loaded once, at the first request. */
async function playerFor(game: GameName, level: Level): Promise<Player<unknown>> {
  const key = `${game} ${level}`;
  const known = players.get(key);
  if (known) return known;
  const { playerNamed } = await import('@castellan/ai/arena');
  const player = playerNamed(game, level);
  players.set(key, player);
  return player;
}

function printAnalysis({ action, win, lead, nodes, ms }: Analysis): string {
  const points = lead.toFixed(1);
  const signed = points.startsWith('-') ? points : `+${points}`;
  return `best ${action} win=${win.toFixed(3)} margin=${signed} nodes=${nodes} ms=${Math.round(ms)}`;
}

function readRequest(
  words: readonly string[],
  isLevel: (name: string) => name is Level,
  levels: readonly Level[],
): Request | string {
  const limits: { ms?: number; nodes?: number; seed?: number } = {};
  let level: Level = 'castellan';
  const seen = new Set<string>();
  for (const word of words) {
    const [name = '', value = '', ...more] = word.split('=');
    if (seen.has(name)) return `go takes ${name.slice(0, 40)} once`;
    seen.add(name);
    if (name === 'level' && more.length === 0) {
      if (!isLevel(value)) return `go knows the levels ${levels.join(', ')}`;
      level = value;
    } else if ((name === 'ms' || name === 'nodes' || name === 'seed') && /^\d{1,9}$/.test(value) && more.length === 0) {
      limits[name] = Number(value);
    } else return `go takes ms=N nodes=N level=NAME seed=N, not ${word.slice(0, 40)}`;
  }
  return { level, limits };
}
