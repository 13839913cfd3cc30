import './online.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { type Found, findServer } from './server.ts';

/** Shows its children where a server is there, and says so in one sentence where none is. */
export function NeedsServer({ children }: { children: ComponentChildren }) {
  const found = useSignal<Found | null>(null);
  const look = async () => {
    found.value = null;
    found.value = await findServer();
  };
  useEffect(() => {
    void look();
  }, []);
  if (found.value === null) return <main tabIndex={-1} aria-busy="true" />;
  if (found.value === 'yes') return <>{children}</>;
  return (
    <>
      <Bar />
      <main class="column online" tabIndex={-1}>
        <h1>{t('online.title')}</h1>
        <p class="lead">{found.value === 'no' ? t('online.noServer') : t('online.offline')}</p>
        <div class="row">
          {found.value === 'offline' && (
            <Button go onClick={look}>
              {t('online.tryAgain')}
            </Button>
          )}
          <a class="btn" href={link()}>
            {t('common.start')}
          </a>
        </div>
      </main>
    </>
  );
}
