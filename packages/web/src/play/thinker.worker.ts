import { type AnyGame, GAMES, must, seeded } from '@castellan/rules';
import type { Answer, Request, ThinkRequest } from './thinking.ts';

/** Thinks apart from the page, so that the page never stutters. */

const say = (answer: Answer) => self.postMessage(answer);

/** The action that leaves the most points on the mover's own board; ties are broken by chance. */
function greedy({ game: name, state }: ThinkRequest): string {
  const game: AnyGame = GAMES.find((one) => one.name === name)!;
  const below = seeded(Date.now() | 0);
  let best: unknown[] = [];
  let most = -Infinity;
  for (const action of game.legal(state)) {
    const { total } = game.preview(state, action);
    if (total > most) {
      most = total;
      best = [];
    }
    if (total === most) best.push(action);
  }
  const line = game.printAction(best[below(best.length)]);
  must(game.parseAction(line));
  return line;
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  if (data.type === 'think') say({ type: 'answer', id: data.id, action: greedy(data) });
};
