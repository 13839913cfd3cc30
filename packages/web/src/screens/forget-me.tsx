import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import { serverAddress } from '../server-address.ts';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { storage } from '../ui/storage.ts';

/** For a device that others use too: everything this browser knows of its player goes, the session on the server first. */
export function ForgetMe() {
  const asking = useSignal(false);
  const failed = useSignal(false);
  const forget = async () => {
    failed.value = false;
    try {
      await forgetSession();
    } catch {
      failed.value = true;
      return;
    }
    await forgetDevice();
    location.replace(link());
    location.reload();
  };
  return (
    <>
      <Button quiet icon="i-trash" name="forget-me" onClick={() => (asking.value = true)}>
        {t('setup.forget')}
      </Button>
      {asking.value && (
        <Sheet title={t('setup.forgetSure')} onClose={() => (asking.value = false)}>
          <div class="stack tight">
            <p>{t('setup.forgetNote')}</p>
            {failed.value && (
              <p class="problem" role="alert">
                {t('setup.forgetFailed')}
              </p>
            )}
            <Button go name="forget-yes" onClick={forget}>
              {t('setup.forgetYes')}
            </Button>
            <Button name="forget-no" onClick={() => (asking.value = false)}>
              {t('setup.forgetNo')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** What a plain web server answers to a request that only Castellan knows. */
const NO_CASTELLAN: readonly number[] = [200, 404, 405, 501];

/** The cookie is out of the page's reach: only the server can take it back. A page that came from no Castellan server has none. */
async function forgetSession(): Promise<void> {
  if (serverAddress === null || !location.protocol.startsWith('http')) return;
  const [{ server }, { ServerRefusal }] = await Promise.all([
    import('../online/server.ts'),
    import('@castellan/match/client'),
  ]);
  try {
    await server.forget();
  } catch (error) {
    if (error instanceof ServerRefusal && NO_CASTELLAN.includes(error.status)) return;
    throw error;
  }
}

async function forgetDevice(): Promise<void> {
  const store = await gameStore();
  for (const { id } of await store.list()) await store.remove(id);
  await (await import('../study/forget.ts')).forgetStudies();
  for (const key of storage.keys()) if (key.startsWith('castellan.')) storage.remove(key);
}
