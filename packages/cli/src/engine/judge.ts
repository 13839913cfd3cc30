import type { AnyGame, GameName } from '@castellan/rules';
import type { Evaluator } from '@castellan/study';

/** The most trials of a rollout and the most actions of a request: minutes, not hours. */
const MOST_TRIALS = 10_000;
const MOST_CANDIDATES = 100;
/** Actions that a rollout compares. */
const ROLLED_OUT = 4;

const judges = new Map<string, Promise<Evaluator>>();

/** One evaluator for each game and its options that need files of their own, loaded at the first request. */
async function judgeOf(game: AnyGame, state: unknown): Promise<Evaluator> {
  const [{ createEvaluators }, { readFile }] = await Promise.all([
    import('@castellan/study'),
    import('@castellan/ai/node'),
  ]);
  const key = [game.name, ...game.printOptions(game.options(state))].join(' ');
  const known = judges.get(key);
  if (known) return known;
  const fresh = createEvaluators(readFile).evaluatorFor(game.name as GameName, state);
  judges.set(key, fresh);
  return fresh;
}

const share = (value: number): string => value.toFixed(3);
const lead = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;

/** `evaluate`: player 1's chances here, no matter whose turn it is. */
export async function evaluate(game: AnyGame, state: unknown): Promise<string[]> {
  const value = (await judgeOf(game, state)).value(state, 1);
  return [`value win=${share(value.win)} margin=${lead(value.lead)} error=${share(value.error)}`];
}

/** `candidates N`: the best actions of different classes, for the side to move. */
export async function candidates(game: AnyGame, state: unknown, word: string | undefined): Promise<string[]> {
  const most = readCount(word, MOST_CANDIDATES);
  if (most === null) return [`error candidates needs a number from 1 to ${MOST_CANDIDATES}`];
  const refusal = whyNot(game, state);
  if (refusal) return [refusal];
  const { judge } = await import('@castellan/study');
  const evaluator = await judgeOf(game, state);
  const asked = { ...evaluator, budget: { ...evaluator.budget, candidates: most } };
  const found = judge(game, state, asked, 1).candidates.slice(0, most);
  return [
    `candidates ${found.length}`,
    ...found.map(
      ({ action, win, lead: margin, error }) =>
        `${action} win=${share(win)} margin=${lead(margin)} error=${share(error)}`,
    ),
  ];
}

/** `rollout N`: the best actions played on N times each with the same luck; where chance has the turn, the position itself. */
export async function rollout(game: AnyGame, state: unknown, word: string | undefined): Promise<string[]> {
  const trials = readCount(word, MOST_TRIALS);
  if (trials === null || trials < 2) return [`error rollout needs a number of trials from 2 to ${MOST_TRIALS}`];
  const turn = game.turn(state);
  if (turn === 'over') return ['error the game is over'];
  const { judge, rolloutActions, rolloutOf } = await import('@castellan/study');
  const evaluator = await judgeOf(game, state);
  if (turn === 'chance') {
    const { win, error } = rolloutOf(evaluator, state, trials);
    return ['rollout 1', `value win=${share(win)} error=${share(error)}`];
  }
  const actions = judge(game, state, evaluator, 1)
    .candidates.slice(0, ROLLED_OUT)
    .map(({ action }) => action);
  const rolled = rolloutActions(evaluator, state, actions, trials);
  return [
    `rollout ${rolled.length}`,
    ...rolled.map(
      ({ action, win, error, behind, pairedError }) =>
        `${action} win=${share(win)} error=${share(error)} behind=${share(behind)} paired=${share(pairedError)}`,
    ),
  ];
}

function whyNot(game: AnyGame, state: unknown): string | null {
  const turn = game.turn(state);
  if (turn === 'over') return 'error the game is over';
  return turn === 'chance' ? 'error chance decides here: evaluate values it' : null;
}

function readCount(word: string | undefined, most: number): number | null {
  const count = word !== undefined && /^[1-9]\d{0,5}$/.test(word) ? Number(word) : null;
  return count !== null && count <= most ? count : null;
}
