import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { weaker } from '../play/thinker.ts';
import { Button } from '../ui/controls.tsx';

/** The computer plays by a simple rule, because its files could not be had: said once, until it is put away. */
export function WeakerNote() {
  const seen = useSignal(false);
  if (!weaker.value || seen.value) return null;
  return (
    <div class="unsaved" role="alert">
      <p>{t('common.weaker')}</p>
      <Button quiet icon="i-close" label={t('common.close')} onClick={() => (seen.value = true)} />
    </div>
  );
}
