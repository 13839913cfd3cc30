import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import styles from './load-failed.module.css';

/** A file that a visible screen requested did not arrive. */
const partFailed = signal(false);

export function watchLoading(): void {
  addEventListener('vite:preloadError', () => {
    partFailed.value = true;
  });
}

/** All files of a screen are there after all. */
export function loadingSucceeded(): void {
  partFailed.value = false;
}

/** A browser does not ask twice for a script that failed, so the page starts again, but only once there is one to start. */
async function tryAgain(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  location.reload();
}

/** In place of a screen that did not arrive. */
export function ScreenFailed() {
  return (
    <main class={`stack loose ${styles.failed}`} tabIndex={-1}>
      <h1>Castellan</h1>
      <p role="alert">{t('common.screenFailed')}</p>
      <button type="button" onClick={tryAgain}>
        {t('common.tryAgain')}
      </button>
      <a href={link()}>{t('common.startPage')}</a>
    </main>
  );
}

/** Beside a screen of which a part did not arrive. */
export function PartFailed() {
  if (!partFailed.value) return null;
  return (
    <aside class={`stack loose ${styles.failed} ${styles.part}`}>
      <p role="alert">{t('common.partFailed')}</p>
      <button type="button" onClick={tryAgain}>
        {t('common.tryAgain')}
      </button>
    </aside>
  );
}
