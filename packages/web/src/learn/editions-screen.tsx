import { KITS, PRINTED } from '../games/index.ts';
import type { KitWith } from '../games/kit.ts';
import { preloaded } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Prose } from './prose.tsx';
import styles from './rules.module.css';

/** `#/editions`: where the printed rulebooks disagree. */
export default function EditionsScreen(_: ScreenProps) {
  return (
    <>
      <Bar sub={t('rules.title')} />
      <main class={`${styles.rules} ${styles.one}`} tabIndex={-1}>
        <article class="leaf">
          <h1>{t('rules.editions.title')}</h1>
          {PRINTED.map((kit) => (
            <EditionsOf key={kit.name} kit={kit} />
          ))}
          <section>
            <h2>{t('rules.editions.sure.title')}</h2>
            <Prose text={PRINTED.map(({ editions }) => preloaded(editions).confidenceNotes()).join('\n')} />
          </section>
          <p class={`row ${styles.ways}`}>
            <a class="button" href={link('check')}>
              {t('rules.editions.check')}
            </a>
            {KITS.map(({ name, title }) => (
              <a key={name} class="button" href={link('rules', name)}>
                {t('rules.titleOf', { game: title })}
              </a>
            ))}
          </p>
        </article>
      </main>
    </>
  );
}

function EditionsOf({ kit }: { kit: KitWith<'editions'> }) {
  const { Editions } = preloaded(kit.editions);
  return <Editions />;
}
