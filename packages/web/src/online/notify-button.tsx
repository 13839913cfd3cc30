import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { canNotify, notifying, setNotifying } from './notify.ts';
import styles from './online.module.css';
import { canPush, needsHomeScreen, quietHours, setQuietHours, tellOfTurns } from './push.ts';
import { server } from './server.ts';

/** Switches notifications of turns on, in this game also while no page is open. */
export function NotifyButton({ id }: { id: string }) {
  const explaining = useSignal(false);
  if (needsHomeScreen()) {
    return (
      <>
        <Button name="notify" onClick={() => (explaining.value = true)}>
          {t('online.notify')}
        </Button>
        {explaining.value && <HomeScreenSheet onClose={() => (explaining.value = false)} />}
      </>
    );
  }
  if (!canNotify()) return null;
  const toggle = async () => {
    await setNotifying(!notifying.value);
    // Without the service the page still notifies while it is open.
    if (notifying.value) await tellOfTurns(id).catch(() => false);
    else if (canPush()) await server.tell(id, null).catch(() => {});
  };
  return (
    <>
      <Button icon={notifying.value ? 'i-check' : undefined} name="notify" onClick={() => void toggle()}>
        {notifying.value ? t('online.notifyOn') : t('online.notify')}
      </Button>
      {notifying.value && canPush() && <QuietHoursForm />}
    </>
  );
}

/** Only where the browser needs it. */
function HomeScreenSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t('online.homeScreen')} onClose={onClose}>
      <div class="stack tight">
        <p>{t('online.homeScreenWhy')}</p>
        <p>{t('online.homeScreenHow')}</p>
        <Button go onClick={onClose}>
          {t('online.seen')}
        </Button>
      </div>
    </Sheet>
  );
}

/** Saved on this device: the server does not learn when a player sleeps. */
function QuietHoursForm() {
  const hours = useSignal(quietHours());
  const change = (next: typeof hours.value) => {
    hours.value = next;
    void setQuietHours(next).catch(() => {});
  };
  const { from, to } = hours.value ?? { from: '22:00', to: '07:00' };
  return (
    <fieldset class={`stack tight ${styles.hours}`}>
      <Switch
        text={t('online.quiet')}
        note={t('online.quietNote')}
        on={hours.value !== null}
        onChange={(on) => change(on ? { from, to } : null)}
      />
      {hours.value && (
        <div class="row">
          <label class="field">
            <span>{t('online.quietFrom')}</span>
            <input
              type="time"
              value={from}
              onChange={(event) => change({ from: event.currentTarget.value || from, to })}
            />
          </label>
          <label class="field">
            <span>{t('online.quietTo')}</span>
            <input type="time" value={to} onChange={(event) => change({ from, to: event.currentTarget.value || to })} />
          </label>
        </div>
      )}
    </fieldset>
  );
}
