import { hasStarted } from '@castellan/match';
import { effect, signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { go } from '../router.ts';
import { isOn, setOn } from '../ui/storage.ts';
import { isMyTurn, type LiveGame } from './connection.ts';
import { gameHref } from './links.ts';

/** A notification of the browser when it is our turn: only after the player switched it on. */

const KEY = 'castellan.notify';

export const canNotify = (): boolean => typeof Notification !== 'undefined' && Notification.permission !== 'denied';

const allowed = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

export const notifying = signal(allowed() && isOn(KEY));

export async function setNotifying(on: boolean): Promise<void> {
  const granted = on && (allowed() || (await Notification.requestPermission()) === 'granted');
  notifying.value = granted;
  setOn(KEY, granted);
}

/** A click on it brings the page to the front, at that game. */
async function notify(text: string, id: string): Promise<void> {
  const href = gameHref(id);
  const options = { body: text, tag: id, icon: 'icon.svg', data: { href } };
  try {
    const shown = new Notification('Castellan', options);
    shown.onclick = () => {
      window.focus();
      go(href);
      shown.close();
    };
  } catch {
    // Phones only let the service worker speak.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification('Castellan', options);
  }
}

// The same click, where the service worker spoke.
if (typeof navigator !== 'undefined') {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data?.open === 'string' && data.open.startsWith('#/')) go(data.open);
  });
}

type WithBadge = Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** The title says whose turn it is; a notification and the badge of the app come where switched on. */
export function signalTurns(live: LiveGame): () => void {
  let before: boolean | null = null;
  let started: boolean | null = null;
  const badge = navigator as WithBadge;
  const stop = effect(() => {
    const state = live.state.value;
    if (!state.match || !live.settled.value) return;
    const mine = isMyTurn(state);
    const begun = hasStarted(state.match);
    document.title = mine ? `● ${t('online.yourTurn')} · Castellan` : 'Castellan';
    if (notifying.peek()) {
      if (mine) badge.setAppBadge?.(1).catch(() => {});
      else badge.clearAppBadge?.().catch(() => {});
      if (document.hidden && before === false && mine) void notify(t('online.yourTurn'), live.id);
      else if (document.hidden && started === false && begun) void notify(t('online.hasBegun'), live.id);
    }
    before = mine;
    started = begun;
  });
  return () => {
    stop();
    document.title = 'Castellan';
    if (notifying.peek()) badge.clearAppBadge?.().catch(() => {});
  };
}
