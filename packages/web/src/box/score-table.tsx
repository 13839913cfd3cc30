import type { ExtraName, Score } from '@castellan/rules';
import { formatNumber, t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import styles from './score-table.module.css';

interface ScoreTableProps<Kind extends string> {
  readonly score: Score<Kind>;
  readonly artOf: (kind: Kind) => string;
  readonly nameOf: (kind: Kind) => string;
  readonly extraName: (name: ExtraName) => string;
  /** Who wins, where both maps are there. */
  readonly outcome: string;
}

/** Every domain with its product, the extras, and the sum. */
export function ScoreTable<Kind extends string>({ score, artOf, nameOf, extraName, outcome }: ScoreTableProps<Kind>) {
  const paying = score.domains.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const worthless = score.domains.length - paying.length;
  const extras = score.extras.filter(({ points }) => points > 0);
  return (
    <section class={`leaf ${styles.score}`}>
      {score.domains.length === 0 ? (
        <p class="hint">{t('box.score.empty')}</p>
      ) : (
        <table class="table">
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{t('box.score.domain')}</th>
              <th scope="col">{t('box.score.sum')}</th>
              <th scope="col">{t('box.score.points')}</th>
            </tr>
          </thead>
          <tbody>
            {paying.map(({ kind, squares, marks, points }) => (
              <tr key={squares[0]}>
                <th scope="row">
                  <Art id={artOf(kind)} />
                  <span>{nameOf(kind)}</span>
                </th>
                <td>
                  {formatNumber(squares.length)} × {formatNumber(marks)}
                </td>
                <td class={styles.number}>{formatNumber(points)}</td>
              </tr>
            ))}
            {extras.map(({ name, points }) => (
              <tr key={name}>
                <th scope="row" colSpan={2}>
                  {extraName(name)}
                </th>
                <td class={styles.number}>{formatNumber(points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('box.score.total')}
              </th>
              <td class={styles.number} data-total={score.total}>
                {formatNumber(score.total)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      {worthless > 0 && <p class="hint">{t('box.score.worthless', { n: worthless })}</p>}
      <p class={styles.outcome}>{outcome}</p>
    </section>
  );
}
