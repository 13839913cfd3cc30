import type { Level } from '@castellan/ai';
import { type BySeat, type Replay, rulesVersionOf, SEATS, type Seat } from '@castellan/rules';
import type { Version } from './evaluator.ts';
import { type DecisionFinding, type Finding, isDecision, type Judged } from './finding.ts';
import { placeOf } from './games/index.ts';
import { type Fortune, KINDS, type Kind } from './games/studied.ts';
import { fortuneOf, type Mark, markOf } from './marks.ts';
import { isRated, playedLike } from './rating.ts';
import { type Estimate, estimateOfEnd } from './result.ts';

interface Before {
  readonly index: number;
  readonly action: string;
  /** Rolls or lines so far, this one included. */
  readonly round: number;
  readonly before: Estimate;
  readonly after: Estimate;
  /** The analysis has not looked at it yet: luck and loss count as 0. */
  readonly pending: boolean;
}

/** A roll, a line or a king. */
export interface ChanceMoment extends Before {
  readonly turn: 'chance';
  /** The change of player 1's winning chance. */
  readonly luck: number;
  readonly luckError: number;
  /** How rare so much luck is; null where it is common. */
  readonly fortune: Fortune | null;
}

export interface DecisionMoment extends Before {
  readonly turn: Seat;
  readonly kind: Kind;
  /** Whether there was a real choice. */
  readonly counted: boolean;
  /** Winning chance between the best class of action and the worst. */
  readonly spread: number;
  /** Winning chance given away, never negative. */
  readonly loss: number;
  readonly lossError: number;
  /** Points of expected lead given away. */
  readonly leadLoss: number;
  readonly mark: Mark | null;
  /** The actions, best first, for the player who decides, with the one played. Empty while pending. */
  readonly candidates: readonly Judged[];
}

export type Moment = ChanceMoment | DecisionMoment;

/** How one player played. In winning chance. */
export interface Skill {
  /** The whole loss, and the loss by kind of decision. */
  readonly lost: number;
  readonly byKind: Readonly<Record<Kind, number>>;
  /** The loss in the draft, and in everything that is drawn or placed. */
  readonly drafting: number;
  readonly placing: number;
  readonly counted: number;
  readonly perDecision: number;
  /** The share given away of what was at stake in the counted decisions. */
  readonly rate: number;
  readonly marks: Readonly<Record<Mark['name'], number>>;
}

export interface Summary {
  /** The result of player 1: 1, ½ or 0; null for an abandoned game. */
  readonly result: number | null;
  readonly start: Estimate;
  /** All luck: plus for player 1, minus for player 2. */
  readonly luck: number;
  readonly luckError: number;
  readonly skill: BySeat<Skill>;
  /** Player 1's result without the luck. It is no chance: it may leave 0 to 1. Null for an abandoned game. */
  readonly adjusted: number | null;
  /** The result less start, luck and losses: 0, except for rounding. */
  readonly residue: number;
  /** Whether there are enough counted decisions of this player for a headline. */
  readonly rated: BySeat<boolean>;
  /** The level that gives away about as much; null for a player who is not rated. */
  readonly playedLike: BySeat<Level | null>;
}

/** An analysis, finished or in progress. Plain data, to be saved with the game. */
export interface Report {
  readonly game: string;
  readonly version: Version;
  readonly moments: readonly Moment[];
  readonly summary: Summary;
  /** Moments looked at, and to look at. */
  readonly done: number;
  readonly total: number;
}

/**
 * Puts findings together. Values run backwards: a finished game is worth its result, a chance what the evaluator says, and a
 * decision what its action led to and what that gave away. So every position has one value, and the sums close.
 */
export function reportOn(replay: Replay, found: readonly Finding[], version: Version, total: number): Report {
  const { game, states, actions } = replay;
  const findings = new Map(found.map((finding) => [finding.index, finding]));
  const moments: Moment[] = [];
  let after = endOf(replay, findings);
  for (let index = actions.length - 1; index >= 0; index--) {
    const state = states[index];
    const turn = game.turn(state);
    const finding = findings.get(index);
    const { action, round } = placeOf(replay, index);
    const common = { index, action, round, after };
    if (turn === 'chance') {
      const only = game.chanceCount(state) === 1;
      const before = finding && !isDecision(finding) ? finding.value : after;
      moments.push({
        ...common,
        turn,
        before,
        pending: !finding && !only,
        luck: after.win - before.win,
        fortune: fortuneOf(game.name, after.win - before.win),
        luckError: finding ? Math.hypot(after.error, before.error) : 0,
      });
      after = before;
    } else {
      const moment = decisionMoment(turn as Seat, common, finding && isDecision(finding) ? finding : null);
      moments.push(moment);
      after = moment.before;
    }
  }
  moments.reverse();
  return {
    game: game.name,
    // By the rules that this game was played by, which may not be the newest.
    version: { ...version, rules: rulesVersionOf(game.printOptions(game.options(states[0]))) },
    moments,
    summary: summarise(replay, moments, after),
    done: findings.size,
    total,
  };
}

/** The value of the last position; where it was not looked at yet, of the last one that was. */
function endOf({ game, states }: Replay, findings: ReadonlyMap<number, Finding>): Estimate {
  const last = states.length - 1;
  if (game.turn(states[last]) === 'over') return estimateOfEnd(game, states[last]);
  for (let index = last; index >= 0; index--) {
    const finding = findings.get(index);
    if (finding && !isDecision(finding)) return finding.value;
  }
  return { win: 0.5, lead: 0, error: 0.5 };
}

function decisionMoment(
  turn: Seat,
  common: Omit<Before, 'before' | 'pending'>,
  finding: DecisionFinding | null,
): DecisionMoment {
  const { after } = common;
  if (!finding) {
    const nothing = { spread: 0, loss: 0, lossError: 0, leadLoss: 0, mark: null, candidates: [] };
    return { ...common, turn, before: after, pending: true, kind: 'placement', counted: false, ...nothing };
  }
  const { candidates, kind, counted } = finding;
  const best = candidates[0]!;
  // Analyses that a device saved before have no spread.
  const spread = finding.spread ?? best.win - candidates.at(-1)!.win;
  const played = candidates.find(({ action }) => action === common.action)!;
  const side = turn === 1 ? 1 : -1;
  // No player can give away more than there is.
  const win = Math.min(1, Math.max(0, after.win + side * (best.win - played.win)));
  // Analyses that a device saved before have no paired error.
  const lossError = best === played ? 0 : (played.pairedError ?? Math.hypot(best.error, played.error));
  const before = {
    win,
    lead: after.lead + side * (best.lead - played.lead),
    error: Math.hypot(after.error, lossError),
  };
  const loss = Math.abs(win - after.win);
  const leadLoss = Math.max(0, best.lead - played.lead);
  const mark = counted ? markOf(turn === 1 ? win : 1 - win, loss, lossError, leadLoss) : null;
  return {
    ...common,
    turn,
    before,
    pending: false,
    kind,
    counted,
    spread,
    loss,
    lossError,
    leadLoss,
    mark,
    candidates,
  };
}

function summarise({ game, states }: Replay, moments: readonly Moment[], start: Estimate): Summary {
  const last = states[states.length - 1];
  const result = game.turn(last) === 'over' ? estimateOfEnd(game, last).win : null;
  const rolls = moments.filter((moment): moment is ChanceMoment => moment.turn === 'chance');
  const luck = rolls.reduce((sum, moment) => sum + moment.luck, 0);
  const decisions = moments.filter((moment): moment is DecisionMoment => moment.turn !== 'chance');
  const [one, two] = SEATS.map((seat) => skillOf(decisions.filter(({ turn }) => turn === seat))) as [Skill, Skill];
  const end = moments.at(-1)?.after ?? start;
  const skill: BySeat<Skill> = [one, two];
  const rated = SEATS.map((seat) => isRated(game.name, { result, skill }, seat)) as [boolean, boolean];
  const like = (of: 0 | 1): Level | null => (rated[of] ? playedLike(game.name, skill[of]) : null);
  return {
    result,
    start,
    luck,
    // The luck of all rolls is the result less the start and what was given away: the values between cancel.
    luckError: Math.hypot(start.error, end.error, ...decisions.map(({ lossError }) => lossError)),
    skill,
    adjusted: result === null ? null : result - luck,
    residue: end.win - start.win - luck + one.lost - two.lost,
    rated,
    playedLike: [like(0), like(1)],
  };
}

function skillOf(moments: readonly DecisionMoment[]): Skill {
  const lostBy = (kind: Kind): number =>
    moments.filter((moment) => moment.kind === kind).reduce((sum, { loss }) => sum + loss, 0);
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, lostBy(kind)])) as Record<Kind, number>;
  const lost = KINDS.reduce((sum, kind) => sum + byKind[kind], 0);
  const real = moments.filter((moment) => moment.counted);
  const counted = real.length;
  const sum = (of: (moment: DecisionMoment) => number): number => real.reduce((total, one) => total + of(one), 0);
  const atStake = sum(({ spread }) => spread);
  const count = (name: Mark['name']): number => moments.filter(({ mark }) => mark?.name === name).length;
  return {
    lost,
    byKind,
    drafting: byKind.draft,
    placing: lost - byKind.draft,
    counted,
    perDecision: counted === 0 ? 0 : lost / counted,
    rate: atStake === 0 ? 0 : sum(({ loss }) => loss) / atStake,
    marks: { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') },
  };
}
