import { effect } from '@preact/signals';

/**
 * Keeps the screen on while `isOn` holds, until the answer is called. A browser that cannot do it, or saves its battery, says no: then
 * nothing changes.
 */
export const stayAwake = (isOn: () => boolean): (() => void) => effect(() => (isOn() ? lockScreen() : undefined));

function lockScreen(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      // The player may have left while the browser decided.
      if (left) await taken.release();
      else lock = taken;
    } catch {}
  };
  // The browser takes it back whenever the page is hidden.
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
