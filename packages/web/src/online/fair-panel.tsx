import type { FairCheck } from '@castellan/match';
import { formatNumber, t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import styles from './fair.module.css';

interface FairPanelProps {
  readonly check: FairCheck;
  readonly commitment: string | null;
  /** Null until the game is over. */
  readonly secret: string | null;
  readonly added: readonly { readonly name: string; readonly entropy: string }[];
}

/** Whether the dice were fair, and everything one needs to compute it again. */
export function FairPanel({ check, commitment, secret, added }: FairPanelProps) {
  const { verdict, pledge, shown: log, secretFits, draws } = check;
  const right = draws.filter(({ shown, drawn }) => shown === drawn).length;
  const icon = { fair: 'i-check', unfair: 'i-close', 'not-revealed': 'i-pause', 'not-fair-chance': 'i-close' };
  return (
    <div class={`stack loose ${styles.panel}`} data-verdict={verdict} data-pledge={pledge} data-shown={log}>
      <p class={`row ${styles.verdict} ${styles[verdict] ?? ''}`} role="status">
        <Art id={icon[verdict]} />
        {verdictText(check)}
      </p>
      {pledge !== 'broken' && log !== 'other' && verdict !== 'not-fair-chance' && (
        <>
          <p>{t(`online.dice.pledge.${pledge}`)}</p>
          {pledge !== 'none' && <p>{t(`online.dice.log.${log}`)}</p>}
        </>
      )}
      <p>{t('online.dice.how')}</p>
      <dl>
        <dt>{t('online.dice.promise')}</dt>
        <dd>
          <code>{commitment ?? '–'}</code>
        </dd>
        <dt>{t('online.dice.secret')}</dt>
        <dd>
          {secret ? (
            <>
              <code>{secret}</code>
              <small>{secretFits ? t('online.dice.fits') : t('online.dice.fitsNot')}</small>
            </>
          ) : (
            t('online.dice.later')
          )}
        </dd>
        {added.map(({ name, entropy }, index) => (
          <div key={index}>
            <dt>{t('online.dice.entropy', { name })}</dt>
            <dd>
              <code>{entropy}</code>
            </dd>
          </div>
        ))}
      </dl>
      {draws.length > 0 && (
        <details class="disclosure" open={right < draws.length}>
          <summary>{t('online.dice.list', { n: draws.length })}</summary>
          <div class={styles.scroll}>
            <table class="table">
              <thead>
                <tr>
                  <th scope="col">{t('online.dice.number')}</th>
                  <th scope="col">{t('online.dice.shown')}</th>
                  <th scope="col">{t('online.dice.again')}</th>
                </tr>
              </thead>
              <tbody>
                {draws.map(({ seq, shown, drawn }, index) => (
                  <tr key={seq} class={shown === drawn ? undefined : styles.wrong}>
                    <th scope="row">{formatNumber(index + 1)}</th>
                    <td>
                      <code>{shown}</code>
                    </td>
                    <td>
                      <code>{drawn}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </div>
  );
}

function verdictText({ verdict, pledge, shown, followsRules, draws }: FairCheck): string {
  if (pledge === 'broken') return t('online.dice.pledge.broken');
  if (shown === 'other') return t('online.dice.log.other');
  if (!followsRules) return t('online.dice.againstRules');
  return verdict === 'fair' ? t('online.dice.fair', { n: draws.length }) : t(`online.dice.${verdict}`);
}
