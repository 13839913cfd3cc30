import { formatDate } from '../i18n/formats.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { DataTable } from '../ui/data-table.tsx';
import chart from './chart.module.css';
import { isToAnalyse, type MyGame } from './my-record.ts';
import { percent } from './number-format.ts';
import { rateOf } from './profile.ts';
import styles from './statistics.module.css';
import { useWidth } from './use-width.ts';

const LEFT = 40;
const TOP = 10;
const HEIGHT = 170;
const FOOT = 10;
/** Games in the running mean. */
const WINDOW = 5;

interface Rated {
  readonly info: MyGame['info'];
  readonly rate: number;
}

/** The error rate of each game over time: a dot for each game, a line for the mean of the last five. */
export function Trend({ games }: { games: readonly MyGame[] }) {
  const rated = games.flatMap(({ info, studied, decisions }) =>
    studied ? [{ info, rate: rateOf(decisions).errorRate }] : [],
  );
  return (
    <section>
      <h2>{t('study.stats.trend')}</h2>
      {rated.length === 0 ? <p>{t(`study.stats.${whyNone(games)}`)}</p> : <Chart rated={rated} />}
    </section>
  );
}

/** Where no game of these is rated: not asked for yet, or too few real decisions. */
export const whyNone = (games: readonly Pick<MyGame, 'analysed' | 'info'>[]): 'noTrend' | 'noneRated' =>
  games.length === 0 || games.some(isToAnalyse) ? 'noTrend' : 'noneRated';

function Chart({ rated }: { rated: readonly Rated[] }) {
  const { box, width: seen } = useWidth<HTMLDivElement>(640);
  const width = Math.max(240, seen);
  const highest = Math.max(...rated.map(({ rate }) => rate));
  // So that the label at half of it is round too.
  const most = Math.max(2, Math.ceil(highest / 0.2)) * 0.2;
  const x = (index: number) => LEFT + ((width - LEFT - 14) * (index + 0.5)) / Math.max(1, rated.length);
  const y = (rate: number) => TOP + HEIGHT - (rate / most) * HEIGHT;
  const means = rated.map((_, index) => {
    const last = rated.slice(Math.max(0, index - WINDOW + 1), index + 1);
    return last.reduce((sum, { rate }) => sum + rate, 0) / last.length;
  });
  return (
    <>
      <div class={styles.trend} ref={box}>
        <svg width={width} height={TOP + HEIGHT + FOOT} aria-hidden="true">
          <rect class={chart.ground} x={LEFT} y={TOP} width={width - LEFT - 10} height={HEIGHT} />
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <path class={chart.rule} d={`M${LEFT} ${y(share * most)}H${width - 10}`} />
              <text class={chart.label} x={LEFT - 6} y={y(share * most) + 4}>
                {formatNumber(Math.round(share * most * 100))}
              </text>
            </g>
          ))}
          <path class={chart.stroke} d={`M${means.map((one, index) => `${x(index)} ${y(one)}`).join('L')}`} />
          {rated.map(({ info, rate }, index) => (
            <circle
              key={info.id}
              class={info.hints === 'off' ? styles.dot : `${styles.dot} ${styles.hinted}`}
              cx={x(index)}
              cy={y(rate)}
              r="4.5"
            />
          ))}
        </svg>
      </div>
      <p class="quiet">{t('study.stats.trendNote', { n: WINDOW })}</p>
      <details class="disclosure">
        <summary>{t('study.asTable')}</summary>
        <DataTable label={t('study.stats.trend')}>
          <thead>
            <tr>
              <th scope="col">{t('study.stats.date')}</th>
              <th scope="col">{t('study.profile.errorRate')}</th>
              <th scope="col">{t('study.stats.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {rated.map(({ info, rate }, index) => (
              <tr key={info.id}>
                <th scope="row">{formatDate(info.created)}</th>
                <td>{percent(rate)}</td>
                <td>{percent(means[index]!)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </>
  );
}
