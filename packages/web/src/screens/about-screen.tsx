import { t } from '../i18n/index.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import styles from './about.module.css';
import { LICENSES } from './licenses.ts';

/** `#/about`: what Castellan is, and the licences of all it contains. */
export default function AboutScreen(_: ScreenProps) {
  return (
    <>
      <Bar sub={t('setup.about')} />
      <main class={styles.about} tabIndex={-1}>
        <article class="leaf">
          <h1>{t('about.title')}</h1>
          <p>{t('about.free')}</p>
          <p>{t('about.unofficial')}</p>
          <h2>{t('about.licenses')}</h2>
          <p>{t('about.contains')}</p>
          <ul>
            {LICENSES.loaded?.map(({ name, version, identifier, text }) => (
              <li key={name}>
                <details>
                  <summary>
                    <b>{name}</b> {version} <span>{identifier}</span>
                  </summary>
                  {/* Licences are in English, whatever the language of the page. */}
                  <pre lang="en">{text}</pre>
                </details>
              </li>
            ))}
          </ul>
        </article>
      </main>
    </>
  );
}
