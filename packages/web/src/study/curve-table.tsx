import type { Seat } from '@castellan/rules';
import type { Report } from '@castellan/study';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isYou } from '../play/names.ts';
import { DataTable } from '../ui/data-table.tsx';
import { leadOf, winOf } from './analysis.ts';
import { MomentLink } from './moment-link.tsx';
import { momentName } from './moment-name.ts';
import { chance, plusMinus, signedLead, signedPercent } from './number-format.ts';
import { Stars } from './stars.tsx';

interface CurveTableProps {
  readonly report: Report;
  readonly info: GameInfo;
  readonly me: Seat;
  /** Each action in words. */
  readonly texts: readonly string[];
  readonly hrefOf: (at: number) => string;
  readonly onGo: (at: number) => void;
}

/** The same as the curve, as a table to read. */
export function CurveTable({ report, info, me, texts, hrefOf, onGo }: CurveTableProps) {
  return (
    <details class="disclosure">
      <summary>{t('study.asTable')}</summary>
      <DataTable label={t('study.curve')}>
        <caption class="visually-hidden">
          {isYou(info, me) ? t('study.curveOfYou') : t('study.curveOf', { name: called(info, me) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('study.col.moment')}</th>
            <th scope="col">{t('study.col.action')}</th>
            <th scope="col">{t('study.col.chance')}</th>
            <th scope="col">{t('study.col.lead')}</th>
            <th scope="col">{t('study.col.change')}</th>
          </tr>
        </thead>
        <tbody>
          {report.moments.map((moment) => {
            const change = winOf(moment.after.win, me) - winOf(moment.before.win, me);
            return (
              <tr key={moment.index}>
                <td>
                  <MomentLink href={hrefOf(moment.index)} onGo={() => onGo(moment.index)}>
                    {momentName(moment)}
                  </MomentLink>
                </td>
                <th scope="row">{texts[moment.index]}</th>
                <td>
                  {chance(winOf(moment.after.win, me))} <small>{plusMinus(moment.after.error)}</small>
                </td>
                <td>{signedLead(leadOf(moment.after.lead, me))}</td>
                <td>
                  {moment.pending ? '–' : signedPercent(change)}
                  {moment.turn === 'chance' && moment.fortune && (
                    <span title={t(`study.fortune.${moment.fortune}`)}>
                      {' '}
                      <Stars fortune={moment.fortune} />
                      <span class="visually-hidden">{t(`study.fortune.${moment.fortune}`)}</span>
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </details>
  );
}
