import { must } from '@castellan/rules';
import { loadWorth, type Worth } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import { KITS, kitNamed } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type Part, type PartOf, part, usePart } from '../games/part.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Which } from '../ui/which.tsx';
import { positionLink } from './explorer-position.ts';
import { plusMinus, signedPercent } from './number-format.ts';
import styles from './worth.module.css';

const WORTH: ReadonlyMap<string, Part<readonly Worth[]>> = new Map(
  KITS.map(({ name }) => [name, part(() => loadWorth(name))]),
);

/** `#/worth/GAME`: what one thing more is worth; each number opens a position. */
export default function WorthScreen({ path }: ScreenProps) {
  const kit = kitNamed(path[0]);
  const rows = usePart(WORTH.get(kit.name)!);
  const study = usePart<PartOf<AnyKit['study']>>(kit.study);
  return (
    <>
      <Bar sub={t('setup.worth')} />
      <main class="column" tabIndex={-1}>
        <h1>{t('setup.worth')}</h1>
        <p class="lead">{t('worth.lead')}</p>
        <Which label={t('setup.which')}>
          {KITS.map((one) => (
            <a key={one.name} href={link('worth', one.name)} aria-current={one === kit ? 'page' : undefined}>
              {one.title}
            </a>
          ))}
        </Which>
        {rows && study && (
          <div class={`leaf ${styles.leaf}`}>
            <table class={`table ${styles.worth}`} data-worth={kit.name}>
              <thead>
                <tr>
                  <th scope="col">{t('worth.what')}</th>
                  <th scope="col">{t('worth.worth')}</th>
                  <th scope="col" class={styles.n}>
                    {t('worth.n')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.what} ${row.of} ${row.since}`}>
                    <th scope="row">
                      <What kit={kit} study={study} row={row} />
                    </th>
                    <td>
                      <a href={positionLink(row.example)} title={t('worth.open')}>
                        {signedPercent(row.mean)} <small>{plusMinus(2 * row.error)}</small>
                        <span class="visually-hidden">, {t('worth.open')}</span>
                      </a>
                    </td>
                    <td class={styles.n}>{formatNumber(row.n)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p class={styles.note}>{t('worth.note')}</p>
      </main>
    </>
  );
}

interface WhatProps {
  readonly kit: AnyKit;
  readonly study: PartOf<AnyKit['study']>;
  readonly row: Worth;
}

/** From this round on rounds are no longer put together. */
const LATE = 10;

function What({ kit, study, row: { what, of, since, example } }: WhatProps) {
  const rounds =
    since === null
      ? ''
      : since >= LATE
        ? t('worth.since', { from: since })
        : t('worth.rounds', { from: since, to: since + 2 });
  switch (what) {
    case 'power':
      return <>{t('worth.power', { name: kit.termOf(of!) })}</>;
    case 'tick':
      return (
        <>
          <Art id={study.kindArt(of!)} class={styles.picture} /> {t('worth.tick', { name: study.kindText(of!) })}
        </>
      );
    case 'domino': {
      const game = gameOf(kit);
      const state = must(game.parsePosition(example.split(' ').slice(1)));
      return (
        <>
          <study.Pieces state={state} action={must(game.parseAction(`pick ${of}`))} />{' '}
          <span>
            {t('worth.domino')} ({of})
          </span>
        </>
      );
    }
    default:
      return (
        <>
          {t(`worth.${what}`)} {rounds && <small>{rounds}</small>}
        </>
      );
  }
}
