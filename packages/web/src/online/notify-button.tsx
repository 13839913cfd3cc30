import { t } from '../i18n/index.ts';
import { Button } from '../ui/controls.tsx';
import { canNotify, notifying, setNotifying } from './notify.ts';

export function NotifyButton() {
  if (!canNotify()) return null;
  return (
    <Button
      icon={notifying.value ? 'i-check' : undefined}
      name="notify"
      onClick={() => void setNotifying(!notifying.value)}
    >
      {notifying.value ? t('online.notifyOn') : t('online.notify')}
    </Button>
  );
}
