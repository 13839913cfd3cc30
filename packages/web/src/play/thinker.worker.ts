import { createPlayers, isLevel, type Search } from '@castellan/ai';
import { rulesOf } from '@castellan/rules';
import { engineFile } from './engine-files.ts';
import { DEFAULT_LEVEL } from './levels.ts';
import { mostPoints } from './most-points.ts';
import type { Answer, Request, ThinkRequest } from './thinking.ts';

/** Thinks apart from the page, so that the page never stutters. */

const playerFor = createPlayers(engineFile);

/** Begins to think, with the core of the game. */
async function searchFor({ game, state, level, ms, exactly }: ThinkRequest): Promise<Search> {
  const player = await playerFor(game, isLevel(level) ? level : DEFAULT_LEVEL, state);
  return player.think(state, exactly ?? { ms, seed: Math.floor(Math.random() * 0x7fffffff) });
}

/** How long a slice of thinking is: between two of them "move now" is heard. */
const SLICE = 25;

const answerNow = new Set<number>();
const dropped = new Set<number>();

const say = (answer: Answer) => self.postMessage(answer);
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function think(request: ThinkRequest): Promise<void> {
  const { id, ms } = request;
  const search = await searchFor(request);
  while (!answerNow.has(id) && !dropped.has(id) && search.step(SLICE)) {
    say({ type: 'progress', id, done: Math.min(1, search.best().ms / ms) });
    await breathe();
  }
  if (!dropped.has(id)) say({ type: 'answer', id, action: search.best().action, weaker: false });
  answerNow.delete(id);
  dropped.delete(id);
}

/** Where WebAssembly is forbidden, its file cannot be had, or it breaks. */
const giveUp = ({ id, game, state }: ThinkRequest) =>
  say({ type: 'answer', id, action: mostPoints(rulesOf(game), state), weaker: true });

self.onmessage = ({ data }: MessageEvent<Request>) => {
  if (data.type === 'think') think(data).catch(() => giveUp(data));
  else if (data.type === 'now') answerNow.add(data.id);
  else dropped.add(data.id);
};
