import { bySeat, type GameName, other, type Replay, type Seat } from '@castellan/rules';
import type { Component, DecisionMoment, Explanation } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Job, runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import type { PartOf } from '../games/part.ts';
import { formatNumber, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import table from '../ui/data-table.module.css';
import { exactly, plusMinus, signedLead, signedPercent } from './number-format.ts';
import { ReasonText } from './reason-text.tsx';
import styles from './why.module.css';

interface WhyProps {
  readonly kit: AnyKit;
  readonly study: PartOf<AnyKit['study']>;
  readonly info: GameInfo;
  readonly state: unknown;
  readonly seat: Seat;
  readonly explanation: Explanation;
}

/** Why the best action is better: at most two sentences, and the components behind them. */
export function WhyPanel(props: WhyProps) {
  const { kit, study, info, seat } = props;
  const more = useSignal<Explanation | null>(null);
  const explanation = more.value ?? props.explanation;
  const { reasons, concepts } = explanation;
  return (
    <section class={styles.why} aria-label={t('why.title')}>
      <h3>
        {t('why.title')}
        {concepts.map((concept) => (
          <span key={concept} class={`tag ${styles.concept}`}>
            {t(`why.concept.${concept}`)}
          </span>
        ))}
      </h3>
      {reasons.length === 0 && <p class={styles.reason}>{t('why.none')}</p>}
      {reasons.map((reason) => (
        <ReasonText
          key={reason.component}
          reason={reason}
          study={study}
          rolls={gameOf(kit).dice !== undefined}
          info={info}
          seat={seat}
        />
      ))}
      <details class="disclosure" open={reasons.length === 0}>
        <summary>
          {t('why.components')}
          <small class={styles.sum}>
            {signedLead(explanation.lead.difference)} ±{formatNumber(Math.round(explanation.lead.error * 10) / 10)}
          </small>
        </summary>
        <ComponentTable explanation={explanation} study={study} info={info} seat={seat} />
      </details>
      <RollOut {...props} onFound={(found) => (more.value = found)} />
    </section>
  );
}

/** Rows beyond these are "all the rest". */
const MOST_ROWS = 6;

interface ComponentTableProps {
  readonly explanation: Explanation;
  readonly study: PartOf<AnyKit['study']>;
  readonly info: GameInfo;
  readonly seat: Seat;
}

function ComponentTable({ explanation: { components, lead, trials, win }, study, info, seat }: ComponentTableProps) {
  const shown = components.slice(0, MOST_ROWS);
  const better = ({ name, difference }: Component) => (name.startsWith('own') ? difference : -difference);
  const rest = lead.difference - shown.reduce((sum, one) => sum + better(one), 0);
  const number = (value: number) => formatNumber(Math.round(value * 10) / 10);
  return (
    <>
      <table class={`${table.table} ${styles.components}`}>
        <thead>
          <tr>
            <th scope="col">{t('why.points')}</th>
            <th scope="col">{t('study.played')}</th>
            <th scope="col">{t('study.best')}</th>
            <th scope="col">{t('why.better')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => {
            const [side, what, kind = ''] = one.name.split(' ') as [string, string, string?];
            const of = side === 'own' ? seat : other(seat);
            return (
              <tr key={one.name}>
                <th scope="row">
                  <PlayerMark seat={bySeat(info.marks, of)} />{' '}
                  {what === 'points' ? (
                    <Art id={study.kindArt(kind)} class={styles.picture} label={study.kindText(kind)} />
                  ) : (
                    t('why.bonus')
                  )}{' '}
                  {nameOf(info, of)}
                </th>
                <td>{number(one.played)}</td>
                <td>{number(one.best)}</td>
                <td>
                  <b>{signedLead(better(one))}</b> <small>±{number(one.error)}</small>
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row" colSpan={3}>
              {t('why.rest')}
            </th>
            <td>
              <b>{signedLead(rest)}</b>
            </td>
          </tr>
          <tr class={styles.together}>
            <th scope="row" colSpan={3}>
              {t('why.together')}
            </th>
            <td>
              <b>{signedLead(lead.difference)}</b> <small>±{number(lead.error)}</small>
            </td>
          </tr>
        </tbody>
      </table>
      <p class={styles.note}>
        {t('why.rolled', { n: trials })}{' '}
        {exactly(t('why.rolledWin', { percent: signedPercent(win.difference), error: plusMinus(win.error) }))}
      </p>
    </>
  );
}

/** Pairs of games of "Roll this out": the error of a difference of points is then about a fifth of a point. */
const PAIRS = 1000;

/** Plays many more games out, on request, with a bar and a way to stop; what is known by then stays. */
function RollOut({
  kit,
  state,
  explanation: { best, played },
  onFound,
}: WhyProps & { readonly onFound: (found: Explanation) => void }) {
  const job = useSignal<Job<Explanation> | null>(null);
  const done = useSignal(0);
  const failed = useSignal(false);
  useEffect(() => () => job.peek()?.drop(), []);
  const start = () => {
    failed.value = false;
    done.value = 0;
    const ask = { game: kit.name as GameName, state, best, played, pairs: PAIRS };
    const running = runJob('explain', ask, { soon: true, onProgress: (share) => (done.value = share) });
    job.value = running;
    running.answer
      .then(onFound, () => (failed.value = true))
      .finally(() => {
        job.value = null;
      });
  };
  return (
    <div class={styles.actions}>
      {job.value ? (
        <>
          <progress value={done.value} max={1} aria-label={t('why.rollOut')} />
          <span>{t('study.doneOf', { done: Math.round(done.value * PAIRS), total: PAIRS })}</span>
          <Button name="stop-rolling" onClick={() => job.value?.now()}>
            {t('why.stopRolling')}
          </Button>
        </>
      ) : (
        <Button name="roll-out" onClick={start}>
          {t('why.rollOut')}
        </Button>
      )}
      {failed.value && <p role="alert">{t('why.failed')}</p>}
    </div>
  );
}

interface MomentWhyProps extends Omit<WhyProps, 'explanation' | 'state' | 'seat'> {
  readonly replay: Replay;
  readonly moment: DecisionMoment;
  readonly explanation: Explanation | undefined;
  /** Works the reason out. */
  readonly onWanted: (moment: DecisionMoment) => void;
}

/** The reason of one moment; worked out when it is looked at. */
export function MomentWhy({ replay, moment, explanation, onWanted, ...props }: MomentWhyProps) {
  const best = moment.candidates[0]?.action;
  const wanted = moment.counted && best !== undefined && best !== moment.action && moment.mark !== null;
  useEffect(() => {
    if (wanted && !explanation) onWanted(moment);
  }, [moment.index, wanted]);
  if (!wanted) return null;
  if (!explanation) return <p class={styles.reason}>{t('why.working')}</p>;
  return <WhyPanel {...props} state={replay.states[moment.index]} seat={moment.turn} explanation={explanation} />;
}
