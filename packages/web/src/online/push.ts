import { t } from '../i18n/index.ts';
import { storage } from '../ui/storage.ts';
import { server } from './server.ts';

/** Notifies of a turn while no page is open: the browser's push service wakes the service worker, which knows what we noted for it here. */

/** Read by the service worker; its own caches begin with `castellan-`. */
const NOTED = 'told-castellan';
const QUIET = 'castellan.quiet';

interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export const canPush = (): boolean =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** A browser that notifies only from the home screen, and the page is not there yet. */
export function needsHomeScreen(): boolean {
  if (typeof navigator === 'undefined' || canPush()) return false;
  const phone = /iPhone|iPad|iPod/.test(navigator.userAgent);
  const tablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return (phone || tablet) && !matchMedia('(display-mode: standalone)').matches;
}

export function quietHours(): QuietHours | null {
  const [from, to] = (storage.get(QUIET) ?? '').split('-');
  return from && to ? { from, to } : null;
}

export async function setQuietHours(hours: QuietHours | null): Promise<void> {
  if (hours) storage.set(QUIET, `${hours.from}-${hours.to}`);
  else storage.remove(QUIET);
  await noteForWorker();
}

/** The service worker speaks no language and knows no hours but those noted for it. */
async function noteForWorker(): Promise<void> {
  const text = t('online.turnTold', { name: '{name}' });
  const noted = { title: t('online.yourTurn'), text, quiet: quietHours() };
  const cache = await caches.open(NOTED);
  await cache.put(new URL('told.json', location.href.split('#')[0]).href, new Response(JSON.stringify(noted)));
}

/** Subscribes to notifications of our turns in a game. False where this browser cannot. */
export async function tellOfTurns(id: string): Promise<boolean> {
  if (!canPush()) return false;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return false;
  const key = await server.pushKey();
  const before = await worker.pushManager.getSubscription();
  // Made for another server, or for keys that were lost.
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await noteForWorker();
  await server.tell(id, { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return true;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
