import type { GameName } from '@castellan/rules';
import { ANCHORS, isProvisional, type Rating } from '@castellan/together';
import { formatDate } from '../i18n/formats.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { levelLabel } from '../play/level-names.ts';
import { LEVELS } from '../play/levels.ts';
import { levelLike, ratingNow, ratingsOf } from '../play/rating.ts';
import { resultOf } from '../play/results.ts';
import { Art, ArtAt } from '../ui/art.tsx';
import { DataTable } from '../ui/data-table.tsx';
import type { MyGame } from './my-record.ts';
import styles from './rating-panel.module.css';
import { useWidth } from './use-width.ts';

const rounded = (value: number): string => formatNumber(Math.round(value));
const spread = ({ deviation }: Pick<Rating, 'deviation'>): number => 2 * deviation;

/** How strong I am on the scale of the six levels, from my games on this device. */
export function RatingPanel({ game, games }: { game: GameName; games: readonly MyGame[] }) {
  const results = games.map(({ info }) => resultOf(info));
  const history = ratingsOf(game, results);
  const rating = ratingNow(game, results);
  if (!rating) return <p>{t('study.rating.none')}</p>;
  return (
    <>
      <RatingView game={game} rating={rating} history={history} />
      <p class="quiet">{t('study.rating.note')}</p>
    </>
  );
}

/** What is known of a rating after one more game. */
type Known = Pick<Rating, 'value' | 'deviation' | 'games'>;

interface RatingViewProps {
  readonly game: GameName;
  readonly rating: Known;
  readonly history: readonly (Known & Pick<Rating, 'at'>)[];
}

/** A sentence first, then the number, then the way there. */
export function RatingView({ game, rating, history }: RatingViewProps) {
  const level = levelLike(game, rating);
  return (
    <>
      <section class={styles.like} data-rating={Math.round(rating.value)}>
        <Art id={level ? `face-${level}` : 'face-adapt'} />
        <div>
          <h2>{level ? t('study.rating.like', { level: t(`levels.like.${level}`) }) : t('study.rating.unsure')}</h2>
          <p>
            <b>{rounded(rating.value)}</b>{' '}
            {t('study.rating.after', { spread: rounded(spread(rating)), n: rating.games })}
          </p>
          {level && isProvisional(rating) && <small>{t('study.rating.provisional')}</small>}
        </div>
      </section>
      {history.length > 1 && <Graph game={game} history={history} />}
    </>
  );
}

const HEIGHT = 280;
const [LEFT, RIGHT, TOP, FOOT] = [40, 12, 16, 26];

/** The ribbon is what the rating may be; the six faces are its scale. */
function Graph({ game, history }: Pick<RatingViewProps, 'game' | 'history'>) {
  const { box, width: seen } = useWidth<HTMLDivElement>(640);
  const width = Math.max(240, seen);
  const anchors = ANCHORS[game];
  const [low, high] = [Math.min(...Object.values(anchors)) - 120, Math.max(...Object.values(anchors)) + 120];
  const inside = (value: number) => Math.min(high, Math.max(low, value));
  const x = (index: number) => LEFT + ((width - LEFT - RIGHT) * index) / Math.max(1, history.length - 1);
  const y = (value: number) => TOP + ((high - inside(value)) / (high - low)) * (HEIGHT - TOP - FOOT);
  const at = (value: (rating: Known) => number) =>
    history.map((rating, index) => `${x(index).toFixed(1)} ${y(value(rating)).toFixed(1)}`);
  const upper = at((rating) => rating.value + spread(rating));
  const lower = at((rating) => rating.value - spread(rating)).toReversed();
  const line = at(({ value }) => value);
  const last = history.length - 1;
  return (
    <section class={styles.graph}>
      <div ref={box}>
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {LEVELS.map((level) => {
            const height = y(anchors[level]);
            return (
              <g key={level}>
                <path class={styles.rule} d={`M${LEFT} ${height}H${width - RIGHT}`} />
                <ArtAt id={`face-${level}`} x={6} y={height - 13} side={26} />
              </g>
            );
          })}
          <path class={styles.ribbon} d={`M${upper.join('L')}L${lower.join('L')}Z`} />
          <path class={styles.line} d={`M${line.join('L')}`} />
          <circle class={styles.now} cx={x(last)} cy={y(history[last]!.value)} r="6" />
          {LEVELS.map((level) => (
            <text key={level} x={width - RIGHT} y={y(anchors[level]) - 5} text-anchor="end">
              {`${levelLabel(level)} ${anchors[level]}`}
            </text>
          ))}
          <text x={LEFT} y={HEIGHT - 6}>
            {t('study.rating.first')}
          </text>
          <text x={width - RIGHT} y={HEIGHT - 6} text-anchor="end">
            {t('study.rating.game', { n: history.length })}
          </text>
        </svg>
      </div>
      <details class="disclosure">
        <summary>{t('study.asTable')}</summary>
        <DataTable label={t('study.rating.title')}>
          <thead>
            <tr>
              <th scope="col">{t('study.stats.date')}</th>
              <th scope="col">{t('study.rating.title')}</th>
              <th scope="col">±</th>
            </tr>
          </thead>
          <tbody>
            {history.map((rating) => (
              <tr key={rating.games}>
                <th scope="row">{formatDate(rating.at)}</th>
                <td>{rounded(rating.value)}</td>
                <td>{rounded(spread(rating))}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </section>
  );
}
