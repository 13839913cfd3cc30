import { type ReadonlySignal, useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { keepsNothing } from '../play/store.ts';
import { Button } from '../ui/controls.tsx';

/** The device could not keep the last action, or keeps none at all: said once, until it is put away. */
export function UnsavedNote({ unsaved }: { unsaved: ReadonlySignal<boolean> }) {
  const seen = useSignal(false);
  const never = keepsNothing.value;
  if (!(unsaved.value || never) || seen.value) return null;
  return (
    <div class="unsaved" role="alert">
      <p>{never ? t('common.unkept') : t('common.unsaved')}</p>
      <Button quiet icon="i-close" label={t('common.close')} onClick={() => (seen.value = true)} />
    </div>
  );
}
