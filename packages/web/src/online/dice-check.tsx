import { checkFair, type FairCheck, type Match } from '@castellan/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatNumber, t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { gameTitle } from './game-facts.tsx';
import { gameHref } from './links.ts';
import { server } from './server.ts';

/** `#/g/ID/dice`: draws every roll and line again, here in the page, from what both players were sent. */
export function DiceCheck({ match }: { match: Match }) {
  const check = useSignal<FairCheck | null>(null);
  const over = match.ending !== null;
  useEffect(() => {
    server.log(match.id).then(({ events }) => {
      check.value = checkFair(events);
    });
  }, [match.id, over, check]);
  if (!check.value) return <main tabIndex={-1} aria-busy="true" />;
  const { verdict, secretFits, draws } = check.value;
  const right = draws.filter(({ shown, drawn }) => shown === drawn).length;
  const words = verdict === 'fair' ? t('online.dice.fair', { n: draws.length }) : t(`online.dice.${verdict}`);
  return (
    <>
      <Bar sub={gameTitle(match.game)} />
      <main class="column online dicecheck" tabIndex={-1} data-verdict={verdict}>
        <h1>{t('online.dice')}</h1>
        <p class={`verdict ${verdict}`} role="status">
          <Art id={verdict === 'fair' ? 'i-check' : verdict === 'unfair' ? 'i-close' : 'i-dice'} class="ic" />
          {words}
        </p>
        <p>{t('online.dice.how')}</p>
        <dl class="numbers">
          <dt>{t('online.dice.promise')}</dt>
          <dd>
            <code>{match.chance.type === 'fair' ? match.chance.commitment : '–'}</code>
          </dd>
          <dt>{t('online.dice.secret')}</dt>
          <dd>
            {match.revealed ? (
              <>
                <code>{match.revealed}</code>
                <small>{secretFits ? t('online.dice.fits') : t('online.dice.fitsNot')}</small>
              </>
            ) : (
              t('online.dice.later')
            )}
          </dd>
          {match.seats.map(
            (player, index) =>
              player && (
                <div key={player.name + String(index)}>
                  <dt>{t('online.dice.entropy', { name: player.name })}</dt>
                  <dd>
                    <code>{player.entropy}</code>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {draws.length > 0 && (
          <details open={right < draws.length}>
            <summary>{t('online.dice.list', { n: draws.length })}</summary>
            <div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('online.dice.number')}</th>
                    <th scope="col">{t('online.dice.shown')}</th>
                    <th scope="col">{t('online.dice.again')}</th>
                  </tr>
                </thead>
                <tbody>
                  {draws.map(({ seq, shown, drawn }, index) => (
                    <tr key={seq} class={shown === drawn ? '' : 'wrong'}>
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
        <a class="btn" href={gameHref(match.id)}>
          {t('online.backToGame')}
        </a>
      </main>
    </>
  );
}
