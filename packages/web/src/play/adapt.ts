import { bySeat, type GameName, other, type Seat } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { GameInfo } from './game-info.ts';
import { DEFAULT_LEVEL, isLevel, LEVELS, type Level } from './levels.ts';
import { isAlone, personSeat } from './names.ts';
import { replayInfo } from './replay-info.ts';
import { gameStore } from './store.ts';

/** One finished game against the computer. */
export interface Played {
  readonly level: Level;
  /** Of the person: 1 for a win, 0 for a loss, a half for a draw; less the luck, where an analysis knows it. */
  readonly share: number;
}

/** How often each level wins against the one below it, both games together (docs/levels.md). */
const OVER_THE_LEVEL_BELOW: Readonly<Record<Level, number>> = {
  novice: 0.5,
  page: 0.75,
  squire: 0.77,
  knight: 0.8,
  steward: 0.77,
  castellan: 0.76,
};

/** Elo points above the novice. */
const RATING = ratings();

function ratings(): Readonly<Record<Level, number>> {
  let sum = 0;
  const entries = LEVELS.map((level) => {
    const share = OVER_THE_LEVEL_BELOW[level];
    sum += 400 * Math.log10(share / (1 - share));
    return [level, sum] as const;
  });
  return Object.fromEntries(entries) as Record<Level, number>;
}

/** Of someone of whom nothing is known: about the default level, give or take. */
const PRIOR = { mean: RATING[DEFAULT_LEVEL], spread: 200 };
/** Each game counts a little less than the one after it: people learn. */
const FADING = 0.93;
const MOST_GAMES = 30;
/** From how many games on the page says what a player should win. */
const ENOUGH = 3;

const expected = (rating: number, level: Level): number => 1 / (1 + 10 ** ((RATING[level] - rating) / 400));

/** The rating that explains these results best, the latest first: the mean over all ratings, each by how well it explains them. */
function ratingFrom(played: readonly Played[]): number {
  let weights = 0;
  let sum = 0;
  for (let rating = -600; rating <= 1800; rating += 20) {
    let log = -((rating - PRIOR.mean) ** 2) / (2 * PRIOR.spread ** 2);
    played.slice(0, MOST_GAMES).forEach(({ level, share }, age) => {
      const win = expected(rating, level);
      log += FADING ** age * (share * Math.log(win) + (1 - share) * Math.log(1 - win));
    });
    weights += Math.exp(log);
    sum += Math.exp(log) * rating;
  }
  return sum / weights;
}

/** The level against which one should win about half. */
export function levelAfter(played: readonly Played[]): Level {
  const rating = ratingFrom(played);
  const distance = (level: Level) => Math.abs(RATING[level] - rating);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** What one should win against a level, as a share; null until enough has been played to say so. */
export function chanceAgainst(level: Level, played: readonly Played[]): number | null {
  return played.length < ENOUGH ? null : expected(ratingFrom(played), level);
}

/** The finished games of one person against the computer on this device, the latest first. The rules of the game must be loaded. */
export async function playedHere(game: GameName): Promise<Played[]> {
  const games = (await (await gameStore()).list())
    .filter((info) => info.over && info.game === game && info.position === null && isAlone(info))
    .filter((info) => info.seats.some(({ level }) => isLevel(level)))
    .slice(0, MOST_GAMES);
  return (await Promise.all(games.map(playedOf))).flatMap((played) => played ?? []);
}

async function playedOf(info: GameInfo): Promise<Played | null> {
  const person = personSeat(info);
  const { level } = bySeat(info.seats, other(person));
  if (!isLevel(level)) return null;
  return { level, share: (await shareWithoutLuck(info, person)) ?? shareOf(info, person) };
}

/**
 * The result with the luck taken off, where a whole analysis of the game is kept. It may leave 0 to 1 and is right on average all the
 * same: what a rating expects is compared with the sum of shares alone.
 */
async function shareWithoutLuck(info: GameInfo, person: Seat): Promise<number | null> {
  if (info.ending) return null;
  // Not before there is a game to look up: who has not played yet waits for no more than the level.
  const [{ recordOf }, { ANALYSES, idOf, linesOf }] = await Promise.all([
    import('../records/game-record.ts'),
    import('../study/kept-analysis.ts'),
  ]);
  const kept = await ANALYSES.get(idOf(linesOf(recordOf(info, ['', '']))));
  const adjusted = kept && kept.findings.length >= kept.total ? kept.summary.adjusted : null;
  return adjusted === null ? null : person === 1 ? adjusted : 1 - adjusted;
}

function shareOf(info: GameInfo, person: Seat): number {
  const winner = info.ending ? info.ending.winner : winnerOf(info);
  return winner === null ? 0.5 : Number(winner === person);
}

function winnerOf(info: GameInfo): Seat | null {
  const { states } = replayInfo(info);
  const outcome = rulesOf(info.game).result(states[states.length - 1]);
  return outcome.kind === 'win' ? outcome.seat : null;
}
