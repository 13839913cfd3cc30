import {
  type AnyGame,
  type BySeat,
  beginReplay,
  excerpt,
  GAMES,
  LONGEST_RECORD,
  lastState,
  perft,
  play,
  printFraction,
  printOutcome,
  printRecord,
  type Replay,
  readPosition,
  readRecord,
  type Score,
  truncate,
} from '@castellan/rules';
import { tellIllegal, tellOptionCode, tellParse, tellPosition, tellRecord, tellUnknownGame } from '../reasons.ts';
import { go } from './go.ts';
import { candidates, evaluate, rollout } from './judge.ts';

/** Answers one line of the engine protocol at a time; never throws. */
interface Engine {
  /** The lines to print; null after `quit`. */
  answer(line: string): Promise<readonly string[] | null>;
  /** What is left to say when the input ends. */
  end(): readonly string[];
}

/** Outcomes of a chance node beyond this are not listed. */
const MOST_OUTCOMES = 20_000;
/** Positions one perft may visit: minutes, not hours. */
const PERFT_BUDGET = 20_000_000;
const LONGEST_ECHO = 1000;

type Answer = readonly string[] | Promise<readonly string[]>;

/** The game of the session, with the state it has reached. */
interface Current {
  readonly game: AnyGame;
  readonly replay: Replay;
  readonly state: unknown;
}

const currentOf = (replay: Replay): Current => ({
  game: replay.game as AnyGame,
  replay,
  state: lastState(replay),
});

export function createEngine(): Engine {
  let replay: Replay | null = null;
  let loading: { readonly wanted: number; readonly lines: string[] } | null = null;

  const withGame =
    (handle: (current: Current, words: readonly string[], line: string) => Answer) =>
    (words: readonly string[], line: string): Answer =>
      replay ? handle(currentOf(replay), words, line) : ['error no game'];

  const tellState = withGame((current) => [`position ${current.game.printPosition(current.state)}`]);

  const commands: Readonly<
    Record<string, { readonly words: number; readonly run: (words: readonly string[], line: string) => Answer }>
  > = {
    new: { words: Number.POSITIVE_INFINITY, run: startGame },
    position: {
      words: Number.POSITIVE_INFINITY,
      run: (words, line) => (words.length > 0 ? setUp(words) : tellState(words, line)),
    },
    load: { words: 1, run: startLoading },
    turn: { words: 0, run: withGame((current) => [`turn ${current.game.turn(current.state)}`]) },
    legal: { words: 0, run: withGame((current) => legal(current.game, current.state)) },
    do: { words: Number.POSITIVE_INFINITY, run: withGame((current, _, line) => doAction(current, line)) },
    undo: { words: 0, run: withGame((current) => undo(current)) },
    score: { words: 0, run: withGame((current) => [score(current.game.score(current.state))]) },
    result: { words: 0, run: withGame((current) => [`result ${printOutcome(current.game.result(current.state))}`]) },
    record: { words: 0, run: withGame((current) => counted('record', printRecord(current.replay))) },
    perft: { words: 1, run: withGame((current, words) => [countSequences(current, words[0])]) },
    go: {
      words: Number.POSITIVE_INFINITY,
      run: withGame((current, words) => go(current.game, current.state, words)),
    },
    candidates: {
      words: 1,
      run: withGame((current, words) => candidates(current.game, current.state, words[0])),
    },
    evaluate: { words: 0, run: withGame((current) => evaluate(current.game, current.state)) },
    rollout: { words: 1, run: withGame((current, words) => rollout(current.game, current.state, words[0])) },
  };

  function startGame(words: readonly string[]): Answer {
    const [name = '', ...options] = words;
    const game = GAMES.find((candidate) => candidate.name === name) as AnyGame | undefined;
    if (!game) return [`error ${tellUnknownGame(excerpt(name))}`];
    const parsed = game.parseOptions(options);
    if (!parsed.ok) return [`error ${tellOptionCode(parsed.error)}`];
    replay = beginReplay(game, game.create(parsed.value));
    return ['ok'];
  }

  function setUp(words: readonly string[]): Answer {
    const read = readPosition(words.join(' '), GAMES as readonly AnyGame[]);
    if (!read.ok) return [`error position ${tellPosition(read.error)}`];
    const { game, state } = read.value;
    replay = beginReplay(game, state, game.printPosition(state));
    return ['ok'];
  }

  function startLoading(words: readonly string[]): Answer {
    const wanted = /^\d{1,9}$/.test(words[0] ?? '') ? Number(words[0]) : null;
    if (wanted === null) return ['error load needs the number of lines that follow'];
    if (wanted > LONGEST_RECORD) return [`error load takes at most ${LONGEST_RECORD} lines`];
    if (wanted === 0) return load([]);
    loading = { wanted, lines: [] };
    return [];
  }

  function load(lines: readonly string[]): Answer {
    const read = readRecord(lines, GAMES);
    if (!read.ok) return [`error line ${read.error.line} ${tellRecord(read.error.problem)}`];
    replay = read.value.replay;
    return ['ok'];
  }

  function doAction(current: Current, line: string): Answer {
    const text = line.trim().slice('do'.length).trim();
    const action = current.game.parseAction(text);
    if (!action.ok) return [`error illegal ${tellParse(action.error)}`];
    const next = play(current.replay, action.value);
    if (!next.ok) return [`error illegal ${tellIllegal(next.error)}`];
    replay = next.value;
    return ['ok'];
  }

  function undo({ replay: before }: Current): Answer {
    if (before.actions.length === 0) return ['error nothing to undo'];
    replay = truncate(before, before.actions.length - 1);
    return ['ok'];
  }

  async function answer(line: string): Promise<readonly string[] | null> {
    if (loading) {
      loading.lines.push(line);
      if (loading.lines.length < loading.wanted) return [];
      const { lines } = loading;
      loading = null;
      return load(lines);
    }
    const [name = '', ...words] = line.split(/[ \t]+/).filter((word) => word !== '');
    if (name === 'quit' && words.length === 0) return null;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || words.length > command.words) return [unknown(name)];
    return command.run(words, line);
  }

  function end(): readonly string[] {
    return loading ? [`error line ${loading.lines.length + 1} the input ended before the record did`] : [];
  }

  return { answer, end };
}

function unknown(word: string): string {
  const shown = word.length > LONGEST_ECHO ? `${word.slice(0, LONGEST_ECHO)}…` : word;
  return shown === '' ? 'error unknown' : `error unknown ${shown}`;
}

const counted = (name: string, lines: readonly string[]): string[] => [`${name} ${lines.length}`, ...lines];

/** JavaScript's own order of strings is by code unit. */
const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function legal(game: AnyGame, state: unknown): string[] {
  if (game.turn(state) !== 'chance') {
    return counted(
      'legal',
      game
        .legal(state)
        .map((action) => game.printAction(action))
        .sort(byCodeUnit),
    );
  }
  if (game.chanceCount(state) > MOST_OUTCOMES) return ['legal many'];
  const lines = Array.from(
    game.chanceOutcomes(state),
    ({ action, probability }) => `${game.printAction(action)} ${printFraction(probability)}`,
  );
  return counted('legal', lines.sort(byCodeUnit));
}

const score = ([one, two]: BySeat<Score<unknown>>): string => `score ${one.total} ${two.total}`;

function countSequences({ game, state }: Current, text: string | undefined): string {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return 'error perft needs a depth, a whole number';
  const count = perft(game, state, Number(text), PERFT_BUDGET);
  return count === null ? `error perft ${text} visits more than ${PERFT_BUDGET} positions` : `perft ${count}`;
}
