import { bySeat, other, type Seat } from '@castellan/rules';
import { type Skill, type Summary, withoutLuck } from '@castellan/study';
import type { ComponentChildren } from 'preact';
import { formatNumber, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import { winOf } from './analysis.ts';
import styles from './balance.module.css';
import { balanceFigures } from './balance-figures.ts';
import { percent, plusMinus, total } from './number-format.ts';

interface BalanceProps {
  readonly summary: Summary;
  readonly info: GameInfo;
  readonly me: Seat;
}

/** From the start to the result: luck, and what each player gave away, each a step on one scale. */
export function Balance({ summary, info, me }: BalanceProps) {
  const { result, start, luck, luckError, skill } = summary;
  const figures = balanceFigures(summary, me);
  if (result === null || figures === null) return null;
  const sign = me === 1 ? 1 : -1;
  const from = winOf(start.win, me);
  const lucky = luck * sign;
  const mine = -bySeat(skill, me).lost;
  const theirs = bySeat(skill, other(me)).lost;
  const end = winOf(result, me);
  const steps = [
    { key: 'luck', name: t('study.luck'), from, change: lucky, error: luckError, seat: lucky > 0 ? me : other(me) },
    { key: 'mine', name: nameOf(info, me), from: from + lucky, change: mine, error: 0, seat: other(me) },
    { key: 'theirs', name: nameOf(info, other(me)), from: from + lucky + mine, change: theirs, error: 0, seat: me },
  ] as const;
  const reached = [0, 1, ...steps.flatMap((step) => [step.from, step.from + step.change]), end - lucky];
  const [low, high] = [Math.min(...reached), Math.max(...reached)];
  const at = (value: number) => `${((value - low) / (high - low)) * 100}%`;
  const span = (a: number, b: number) => ({
    left: at(Math.min(a, b)),
    width: `${(Math.abs(a - b) / (high - low)) * 100}%`,
  });
  const rule = { '--half': at(0.5), '--none': at(0), '--all': at(1) };
  return (
    <table class={styles.balance} style={rule}>
      <caption>{t('study.balance')}</caption>
      <tbody>
        <Row
          name={t('study.start')}
          figure={figures.start}
          bar={<i class={styles.stop} style={{ left: at(from) }} />}
        />
        {steps.map(({ key, name, from: begin, change, error, seat }) => (
          <Row
            key={key}
            name={key === 'luck' ? name : t('study.gaveAway', { name })}
            figure={figures[key]}
            error={error}
            bar={<i class={`${styles.step} owner-${bySeat(info.marks, seat)}`} style={span(begin, begin + change)} />}
          />
        ))}
        <Row
          name={t('study.result')}
          figure={figures.result}
          strong
          bar={<i class={styles.stop} style={{ left: at(end) }} />}
        />
        <Row
          name={t('study.adjusted')}
          figure={t(`study.without.${withoutLuck(summary, me) ?? 'even'}`)}
          bar={<i class={`${styles.stop} ${styles.adjusted}`} style={{ left: at(end - lucky) }} />}
        />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly figure: string;
  readonly error?: number;
  readonly strong?: boolean;
  readonly bar: ComponentChildren;
}

const Row = ({ name, figure, error = 0, strong, bar }: RowProps) => (
  <tr class={strong ? styles.strong : ''}>
    <th scope="row">{name}</th>
    <td class={styles.scale} aria-hidden="true">
      <span>{bar}</span>
    </td>
    <td class={styles.number}>
      {figure} <small>{plusMinus(error)}</small>
    </td>
  </tr>
);

/** How each of them played: winning chance lost, in the draft and in placing. */
export function Skills({ summary, info, me }: BalanceProps) {
  const seats = [me, other(me)] as const;
  const most = Math.max(0.02, ...summary.skill.flatMap(({ byKind }) => Object.values(byKind)));
  return (
    <div class={`columns ${styles.skills}`}>
      {seats.map((seat) => (
        <SkillCard
          key={seat}
          skill={bySeat(summary.skill, seat)}
          like={bySeat<Summary['playedLike'][number]>(summary.playedLike, seat)}
          name={nameOf(info, seat)}
          mark={bySeat(info.marks, seat)}
          most={most}
        />
      ))}
    </div>
  );
}

interface SkillCardProps {
  readonly skill: Skill;
  /** The level that gives away about as much; null where there is too little to judge by. */
  readonly like: Summary['playedLike'][number];
  readonly name: string;
  readonly mark: Seat;
  readonly most: number;
}

function SkillCard({ skill, like, name, mark, most }: SkillCardProps) {
  const { rate, byKind, counted, perDecision, marks } = skill;
  const kinds = (['draft', 'placement', 'power', 'lightning'] as const).filter(
    (kind) => kind === 'draft' || kind === 'placement' || byKind[kind] > 0,
  );
  return (
    <section class={`card ${styles.skill} owner-${mark}`} aria-label={name}>
      <h3>
        <PlayerMark seat={mark} /> {name}
      </h3>
      <p class={styles.headline}>
        {like ? (
          <>
            <b>{percent(rate)}</b> {t('study.given')}
          </>
        ) : (
          t('study.unrated', { n: counted })
        )}
      </p>
      {like && <p class={styles.like}>{t('study.like', { level: t(`common.level.${like}`) })}</p>}
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`study.kind.${kind}`)}</dt>
            <dd>
              <i style={{ width: `${(byKind[kind] / most) * 100}%` }} />
              <span>{total(byKind[kind])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p class={styles.counts}>
        {like && `${t('study.perDecision', { percent: percent(perDecision), n: counted })} `}
        {t('study.counts', {
          inaccuracies: formatNumber(marks.inaccuracy),
          mistakes: formatNumber(marks.mistake),
          blunders: formatNumber(marks.blunder),
        })}
      </p>
    </section>
  );
}
