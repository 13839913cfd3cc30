import { must } from '@castellan/rules';
import { loadOpenings, type Opening } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { gameOf } from '../games/all-rules.ts';
import { KITS, kitNamed } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type Part, type PartOf, part, usePart } from '../games/part.ts';
import { formatShare } from '../i18n/formats.ts';
import { locale, t } from '../i18n/index.ts';
import { textOf } from '../i18n/message.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import { Which } from '../ui/which.tsx';
import { FindMine, OpeningCard } from './opening-card.tsx';
import styles from './openings.module.css';
import { firstChoice, firstPieces, gamesOf } from './openings.ts';

const OPENINGS: ReadonlyMap<string, Part<readonly Opening[]>> = new Map(
  KITS.map(({ name }) => [name, part(() => loadOpenings(name))]),
);
/** So many openings are shown at first, and with each tap more. */
const SHOWN = 20;

/** `#/openings/GAME`: the first rolls or lines, and what is worth taking first. */
export default function OpeningsScreen({ path }: ScreenProps) {
  const kit = kitNamed(path[0]);
  const openings = usePart(OPENINGS.get(kit.name)!);
  const words = usePart(kit.study);
  return (
    <>
      <Bar sub={t('openings.title')} />
      <main class={`stack ${styles.openings}`} tabIndex={-1}>
        <div class={`row ${styles.head}`}>
          <h1>{t('openings.title')}</h1>
          <Which label={t('setup.which')}>
            {KITS.map((one) => (
              <a key={one.name} href={link('openings', one.name)} aria-current={one === kit ? 'page' : undefined}>
                {one.title}
              </a>
            ))}
          </Which>
        </div>
        {openings && words && <Openings key={kit.name} kit={kit} openings={openings} words={words} />}
      </main>
    </>
  );
}

interface OpeningsProps {
  readonly kit: AnyKit;
  readonly openings: readonly Opening[];
  readonly words: PartOf<AnyKit['study']>;
}

function Openings({ kit, openings, words }: OpeningsProps) {
  const { sayChoice, Pieces } = words;
  const order = useSignal<'best' | 'worst'>('best');
  const shown = useSignal(SHOWN);
  const language = locale.value;
  const read = (action: string) => must(gameOf(kit).parseAction(action));
  const positions = useMemo(() => new Map(openings.map((one) => [one, firstChoice(kit, one)])), [kit, openings]);
  const takes = (opening: Opening, action: string) => sayChoice(positions.get(opening), read(action));
  const pieces = useMemo(() => firstPieces(openings, (...choice) => textOf(takes(...choice))), [openings, language]);
  const sorted = useMemo(() => {
    const sign = order.value === 'best' ? 1 : -1;
    return openings.toSorted((a, b) => sign * (b.choices[0]!.win - a.choices[0]!.win));
  }, [openings, order.value]);
  const whole = openings.reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <p class="lead">
        {t('openings.lead', { n: openings.length })}{' '}
        {whole < 0.999 && t('openings.some', { share: formatShare(whole) })}{' '}
        {t('openings.played', { n: openings.reduce((sum, opening) => sum + gamesOf(opening), 0) })}
      </p>
      <FindMine kit={kit} openings={openings} words={words} />
      <section aria-labelledby="first-pieces">
        <h2 id="first-pieces">{t('openings.pieces')}</h2>
        <div class={`leaf ${styles.openingsTable}`}>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{t('openings.piece')}</th>
                <th scope="col">{t('openings.win')}</th>
                <th scope="col">{t('openings.offered')}</th>
                <th scope="col" class={styles.wide}>
                  {t('openings.best')}
                </th>
                <th scope="col">{t('openings.taken')}</th>
                <th scope="col" class={styles.wide}>
                  {t('openings.won')}
                </th>
              </tr>
            </thead>
            <tbody>
              {pieces.map(({ name, example, openings: count, played, games, win, offered, best, taken, won }) => (
                <tr key={name}>
                  <th scope="row">
                    <span class={`row ${styles.piecename}`}>
                      <Pieces state={positions.get(example.opening)} action={read(example.action)} />
                      <span class={styles.word}>{name}</span>
                    </span>
                  </th>
                  <td>
                    <span class={styles.winbar} style={{ '--win': `${Math.round(win * 100)}%` }} aria-hidden="true" />
                    <Share of={win} n={count} />
                  </td>
                  <td>
                    <Share of={offered} n={openings.length} />
                  </td>
                  <td class={styles.wide}>
                    <Share of={best} n={count} />
                  </td>
                  <td>
                    <Share of={taken} n={played} />
                  </td>
                  <td class={styles.wide}>
                    <Share of={won} n={games} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="first-outcomes">
        <h2 id="first-outcomes">{t('openings.outcomes')}</h2>
        <Choice
          legend={t('openings.order')}
          name="order"
          value={order.value}
          options={[
            { value: 'best', text: t('openings.order.best') },
            { value: 'worst', text: t('openings.order.worst') },
          ]}
          onChange={(next) => {
            order.value = next;
            shown.value = SHOWN;
          }}
        />
        <ol class={styles.firsts}>
          {sorted.slice(0, shown.value).map((opening) => (
            <li key={opening.outcome} class="leaf stack tight">
              <OpeningCard kit={kit} opening={opening} words={words} />
            </li>
          ))}
        </ol>
        {shown.value < sorted.length && (
          <Button name="more" onClick={() => (shown.value += SHOWN)}>
            {t('openings.more')}
          </Button>
        )}
      </section>
    </>
  );
}

/** A share, and of how many it is one. */
const Share = ({ of, n }: { readonly of: number | null; readonly n: number }) =>
  of === null ? (
    <>–</>
  ) : (
    <>
      {formatShare(of)} <small class={styles.of}>{t('openings.n', { n })}</small>
    </>
  );
