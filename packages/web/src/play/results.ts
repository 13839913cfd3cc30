import { winnerOf } from '@castellan/match';
import { bySeat, type GameName, type Outcome, other, SEATS, type Seat } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { GameInfo } from './game-info.ts';
import { isLevel, LEVELS, type Level, WINS_TO_BEAT } from './levels.ts';
import { isAlone, personSeat } from './names.ts';
import { replayInfo } from './replay-info.ts';
import { gameStore } from './store.ts';

export type GameOutcome = 'won' | 'shared' | 'drawn' | 'lost';

/** The result of a finished game of one person on this device. */
export interface GameResult {
  readonly info: GameInfo;
  readonly me: Seat;
  /** The last position. */
  readonly state: object;
  readonly outcome: GameOutcome;
  readonly scores: { readonly mine: number; readonly theirs: number };
  /** The level of the computer; null for a game against anybody else. */
  readonly level: Level | null;
  /** Whether it counts for the rating. */
  readonly rated: boolean;
}

export function outcomeOf({ game, ending, handicap }: GameInfo, state: object, me: Seat): GameOutcome {
  const result: Outcome = rulesOf(game).result(state as never);
  if (!ending && result.kind === 'draw' && result.shared) return 'shared';
  const winner = ending ? ending.winner : winnerOf(game, state, handicap);
  return winner === null ? 'drawn' : winner === me ? 'won' : 'lost';
}

/** A finished game needs no second replay. */
const known = new Map<string, GameResult>();

/** The rules of the game must be loaded. */
export function resultOf(info: GameInfo): GameResult {
  const found = known.get(info.id);
  if (found && found.info.touched === info.touched) return found;
  const result = workOut(info);
  known.set(info.id, result);
  return result;
}

function workOut(info: GameInfo): GameResult {
  const rules = rulesOf(info.game);
  const { states } = replayInfo(info);
  const state = states[states.length - 1]!;
  const me = personSeat(info);
  const scores = rules.score(state);
  const { kind, level } = bySeat(info.seats, other(me));
  const against = kind === 'computer' && isLevel(level) ? level : null;
  return {
    info,
    me,
    state,
    outcome: outcomeOf(info, state, me),
    scores: { mine: bySeat(scores, me).total, theirs: bySeat(scores, other(me)).total },
    level: against,
    rated:
      against !== null && isUnaided(info) && !info.realDice && (info.ending === null || bothActedTwice(info, states)),
  };
}

/** From the beginning, without hints and take-backs. */
const isUnaided = ({ hints, takenBack, position }: GameInfo): boolean =>
  hints === 'off' && takenBack !== true && position === null;

function bothActedTwice({ game, actions }: GameInfo, states: readonly object[]): boolean {
  const turns = actions.map((_, index) => rulesOf(game).turn(states[index]!));
  return SEATS.every((seat) => turns.filter((turn) => turn === seat).length >= 2);
}

/** Whether a finished game is about one person here; one closed without a result is about nobody. */
export const isMine = (info: GameInfo): boolean => info.over && isAlone(info) && info.ending?.reason !== 'closed';

/** My finished games of these kinds, the latest first. Their rules must be loaded. */
export async function resultsHere(games: readonly GameName[]): Promise<GameResult[]> {
  const all = await (await gameStore()).list();
  return all.filter((info) => isMine(info) && games.includes(info.game)).map(resultOf);
}

/** How often I beat each level, in all games; hints and take-backs do not count. */
export function ladderOf(results: readonly GameResult[]): Readonly<Record<Level, number>> {
  const wins = (wanted: Level) =>
    results.filter(({ level, outcome, info }) => level === wanted && outcome === 'won' && isUnaided(info)).length;
  return Object.fromEntries(LEVELS.map((level) => [level, wins(level)])) as Record<Level, number>;
}

/** The level to beat next; null once all are beaten. */
export const nextToBeat = (ladder: Readonly<Record<Level, number>>): Level | null =>
  LEVELS.find((level) => ladder[level] < WINS_TO_BEAT) ?? null;
