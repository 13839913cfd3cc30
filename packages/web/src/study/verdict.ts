import { bySeat, other, type Seat } from '@castellan/rules';
import {
  answerFor,
  type ChanceMoment,
  type DecisionMoment,
  leastCounted,
  type Moment,
  type Report,
} from '@castellan/study';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isCalledYou } from '../play/names.ts';
import { winOf } from './analysis.ts';
import { balanceFigures } from './balance-figures.ts';
import { momentName } from './moment-name.ts';
import { chance, percent } from './number-format.ts';

/** Less luck than this is not worth a word. */
const WORTH_TELLING = 0.02;

/** A sentence, around the name of the moment it is about, if it is about one. */
export interface Finding {
  readonly before: string;
  readonly moment: { readonly index: number; readonly name: string } | null;
  readonly after: string;
}

export const findingText = ({ before, moment, after }: Finding): string => `${before}${moment?.name ?? ''}${after}`;

const plain = (text: string): Finding => ({ before: text, moment: null, after: '' });

/** No sentence contains it: it marks the place of the moment's name. */
const PLACE = '\u0000';

function about(moment: Moment, text: string): Finding {
  const [before = '', after = ''] = text.split(PLACE);
  return { before, moment: { index: moment.index, name: momentName(moment) }, after };
}

/** The game in at most three sentences; every claim with the figure it rests on, and nothing that is not in the figures. */
export function verdict(report: Report, info: GameInfo, me: Seat): readonly Finding[] {
  if (report.summary.result === null) return [plain(t('study.say.left'))];
  return [plain(answer(report, info, me)), luck(report, info), turn(report, info)];
}

/** Luck or play? */
function answer({ game, summary }: Report, info: GameInfo, me: Seat): string {
  const [mine, theirs] = [bySeat(summary.skill, me), bySeat(summary.skill, other(me))];
  if (!summary.rated[0] || !summary.rated[1]) {
    return t('study.say.few', { n: Math.min(mine.counted, theirs.counted), least: leastCounted(game) });
  }
  const found = answerFor(summary, me)!;
  const { luck, mine: lost, theirs: given } = balanceFigures(summary, me)!;
  const values = { luck, mine: lost, name: called(info, other(me)), theirs: given };
  const you = isCalledYou(info, me);
  const named = { me: called(info, me) };
  const sum = you ? t('study.say.you.sum', values) : t('study.say.they.sum', { ...values, ...named });
  const { ending, by } = found;
  if (ending === 'drawn' || by === null) return `${you ? t('study.say.you.drawn') : t('study.say.they.drawn')} ${sum}`;
  return `${you ? t(`study.say.you.${ending}.${by}`) : t(`study.say.they.${ending}.${by}`, named)} ${sum}`;
}

/** The roll or line that helped most whom luck helped. */
function luck({ summary, moments }: Report, info: GameInfo): Finding {
  const favoured: Seat = summary.luck > 0 ? 1 : 2;
  const size = Math.abs(summary.luck);
  const rolls = moments.filter((moment): moment is ChanceMoment => moment.turn === 'chance');
  if (size < WORTH_TELLING || rolls.length === 0) return plain(t('study.say.evenLuck', { percent: percent(size) }));
  const sign = favoured === 1 ? 1 : -1;
  const best = rolls.reduce((most, roll) => (roll.luck * sign > most.luck * sign ? roll : most));
  const values = {
    moment: PLACE,
    before: chance(winOf(best.before.win, favoured)),
    after: chance(winOf(best.after.win, favoured)),
  };
  const text = isCalledYou(info, favoured)
    ? t('study.say.you.luck', values)
    : t('study.say.they.luck', { ...values, name: called(info, favoured) });
  return about(best, text);
}

function turn({ moments }: Report, info: GameInfo): Finding {
  const decisions = moments.filter((moment): moment is DecisionMoment => moment.turn !== 'chance');
  const worst = mostExpensive(decisions);
  if (!worst) {
    const most = decisions.reduce((loss, moment) => Math.max(loss, moment.loss), 0);
    return plain(t('study.say.noMistake', { percent: percent(most) }));
  }
  const values = { moment: PLACE, percent: percent(worst.loss) };
  const text = isCalledYou(info, worst.turn)
    ? t('study.say.you.worst', values)
    : t('study.say.they.worst', { ...values, name: called(info, worst.turn) });
  return about(worst, text);
}

/** Of the decisions with a mark the one that cost most. */
export function mostExpensive(decisions: readonly DecisionMoment[]): DecisionMoment | null {
  const marked = decisions.filter(({ mark }) => mark?.by === 'win');
  return marked.reduce<DecisionMoment | null>((most, one) => (one.loss > (most?.loss ?? 0) ? one : most), null);
}
