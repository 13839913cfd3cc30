import { bySeat, must, type Replay, type Seat } from '@castellan/rules';
import type { DecisionMoment, Report } from '@castellan/study';
import { useSignal } from '@preact/signals';
import type { AnyKit } from '../games/kit.ts';
import type { PartOf } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Choice } from '../ui/choice.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Said } from '../ui/said.tsx';
import styles from './analysis.module.css';
import { GLYPHS } from './marks.ts';
import { MomentLink } from './moment-link.tsx';
import { momentName } from './moment-name.ts';
import { percent, plusMinus, signedLead } from './number-format.ts';

interface DecisionTableProps {
  readonly study: PartOf<AnyKit['study']>;
  readonly report: Report;
  readonly replay: Replay;
  readonly info: GameInfo;
  readonly at: number;
  readonly hrefOf: (at: number) => string;
  readonly onGo: (at: number) => void;
}

const SHOWN = ['marked', 'counted', 'every'] as const;

/** Every decision with what it gave away; a press goes there. */
export function DecisionTable({ study: { sayChoice }, report, replay, info, at, hrefOf, onGo }: DecisionTableProps) {
  const shown = useSignal<(typeof SHOWN)[number]>('marked');
  const decisions = report.moments.filter((moment): moment is DecisionMoment => moment.turn !== 'chance');
  const rows = decisions.filter(
    ({ mark, counted }) => shown.value === 'every' || (shown.value === 'marked' ? mark !== null : counted),
  );
  const choice = ({ index }: DecisionMoment, action: string) => (
    <Said of={sayChoice(replay.states[index], must(replay.game.parseAction(action)))} />
  );
  return (
    <section class={styles.decisions}>
      <h2>{t('study.decisions')}</h2>
      <Choice
        legendHidden
        legend={t('study.show')}
        name="shown"
        value={shown.value}
        options={SHOWN.map((value) => ({ value, text: t(`study.show.${value}`) }))}
        onChange={(next) => (shown.value = next)}
      />
      {rows.length === 0 ? (
        <p>{t('study.none')}</p>
      ) : (
        <DataTable label={t('study.decisions')}>
          <thead>
            <tr>
              <th scope="col">{t('study.col.moment')}</th>
              <th scope="col" class={styles.by}>
                <span>{t('study.col.player')}</span>
              </th>
              <th scope="col">{t('study.played')}</th>
              <th scope="col">{t('study.best')}</th>
              <th scope="col">{t('study.col.loss')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((moment) => (
              <tr key={moment.index}>
                <td>
                  <MomentLink href={hrefOf(moment.index)} current={moment.index === at} onGo={() => onGo(moment.index)}>
                    {momentName(moment)}
                  </MomentLink>
                </td>
                <td class={styles.by}>
                  <PlayerMark seat={bySeat(info.marks, moment.turn as Seat)} />{' '}
                  <span>{nameOf(info, moment.turn as Seat)}</span>
                </td>
                <td>{choice(moment, moment.action)}</td>
                <td>
                  {moment.candidates[0] && moment.candidates[0].action !== moment.action
                    ? choice(moment, moment.candidates[0].action)
                    : '='}
                </td>
                <td class={styles.cost}>
                  {moment.mark && (
                    <b class={styles[moment.mark.name]} title={t(`study.mark.${moment.mark.name}`)}>
                      {GLYPHS[moment.mark.name]}
                      <span class="visually-hidden"> {t(`study.mark.${moment.mark.name}`)} </span>
                    </b>
                  )}{' '}
                  <Cost moment={moment} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
}

/** In what it was judged by: winning chance or, where the game is decided, lead. */
function Cost({ moment: { pending, mark, loss, lossError, leadLoss } }: { moment: DecisionMoment }) {
  if (pending) return '–';
  if (mark?.by === 'lead') return <small>{t('study.leadOf', { lead: signedLead(-leadLoss) })}</small>;
  return (
    <>
      {percent(loss)} <small>{plusMinus(lossError)}</small>
    </>
  );
}
