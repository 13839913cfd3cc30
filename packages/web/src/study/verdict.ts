import { bySeat, other, type Seat } from '@castellan/rules';
import { type DecisionMoment, leastCounted, type Report } from '@castellan/study';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { isCalledYou, nameOf } from '../play/names.ts';
import { points } from './figures.ts';

/** Less luck than this is not worth a word. */
const WORTH_TELLING = 0.02;

/** The game in at most three sentences; every claim with the figure it rests on, and nothing that is not in the figures. */
export function verdict(report: Report, info: GameInfo, me: Seat): string[] {
  const { summary } = report;
  if (summary.result === null) return [t('study.say.left')];
  return [skill(report, info, me), luck(report, info, me), turn(report, info)].filter((sentence) => sentence !== '');
}

function skill({ game, summary }: Report, info: GameInfo, me: Seat): string {
  const they = other(me);
  const [mine, theirs] = [bySeat(summary.skill, me), bySeat(summary.skill, they)];
  if (!summary.rated[0] || !summary.rated[1]) {
    return t('study.say.few', { n: Math.min(mine.counted, theirs.counted), least: leastCounted(game) });
  }
  const values = { a: points(mine.lost), name: nameOf(info, they), b: points(theirs.lost) };
  return isCalledYou(info, me)
    ? t('study.say.you.skill', values)
    : t('study.say.they.skill', { ...values, me: nameOf(info, me) });
}

function luck({ summary, moments }: Report, info: GameInfo, me: Seat): string {
  const favoured: Seat = summary.luck > 0 ? 1 : 2;
  const size = Math.abs(summary.luck);
  if (size < WORTH_TELLING) return t('study.say.evenLuck', { points: points(size) });
  const sign = favoured === 1 ? 1 : -1;
  const rolls = moments.filter((moment) => moment.turn === 'chance');
  const best = rolls.reduce((most, roll) => (roll.luck * sign > most.luck * sign ? roll : most), rolls[0]!);
  const values = { points: points(size), n: best.index + 1, best: points(Math.abs(best.luck)) };
  return favoured === me && isCalledYou(info, me)
    ? t('study.say.you.luck', values)
    : t('study.say.they.luck', { ...values, name: nameOf(info, favoured) });
}

function turn({ moments }: Report, info: GameInfo): string {
  const decisions = moments.filter((moment): moment is DecisionMoment => moment.turn !== 'chance');
  const worst = decisions.reduce<DecisionMoment | null>(
    (most, one) => (one.loss > (most?.loss ?? 0) ? one : most),
    null,
  );
  if (!worst?.mark) return t('study.say.noMistake', { points: points(worst?.loss ?? 0) });
  const values = { n: worst.index + 1, points: points(worst.loss) };
  return isCalledYou(info, worst.turn)
    ? t('study.say.you.worst', values)
    : t('study.say.they.worst', { ...values, name: nameOf(info, worst.turn) });
}
