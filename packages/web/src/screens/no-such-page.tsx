import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';

/** An address that no screen has. */
export default function NoSuchPage(_: ScreenProps) {
  return (
    <>
      <Bar />
      <main class="column" tabIndex={-1}>
        <h1>{t('setup.noSuchPage')}</h1>
        <a class="button go" href={link()}>
          {t('common.startPage')}
        </a>
      </main>
    </>
  );
}
