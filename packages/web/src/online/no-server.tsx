import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { type Found, findServer } from './server.ts';

const SENTENCES = { looking: 'online.lookingForServer', no: 'online.noServer', offline: 'online.offline' } as const;

/** A server that was found once is not looked for again: the screen that needs it asks it. */
let seen: 'yes' | null = null;

/** Shows its children where a server is there, and says so in one sentence where none is. */
export function NeedsServer({ children }: { children: ComponentChildren }) {
  const found = useSignal<Found | null>(seen);
  const look = async () => {
    found.value = null;
    found.value = await findServer();
    if (found.value === 'yes') seen = 'yes';
  };
  useEffect(() => {
    if (seen === null) void look();
  }, []);
  if (found.value === 'yes') return <>{children}</>;
  return (
    <>
      <Bar />
      <main class="column" tabIndex={-1}>
        <h1>{t('online.title')}</h1>
        <p class="lead" role="status" aria-busy={found.value === null}>
          {t(SENTENCES[found.value ?? 'looking'])}
        </p>
        <div class="row">
          {found.value === 'offline' && (
            <Button go onClick={look}>
              {t('common.tryAgain')}
            </Button>
          )}
          <a class="button" href={link()}>
            {t('setup.start')}
          </a>
        </div>
      </main>
    </>
  );
}
