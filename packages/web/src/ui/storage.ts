/** What the page remembers on this device. Where the browser forbids it, or has no room, it is remembered until the page is closed. */

const inPage = new Map<string, string>();

/** Null where the browser forbids it: there even asking for it throws. */
function onDevice(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const storage = {
  get(key: string): string | null {
    return inPage.get(key) ?? onDevice()?.getItem(key) ?? null;
  },
  set(key: string, value: string): void {
    try {
      const device = onDevice();
      if (!device) throw new Error('no storage');
      device.setItem(key, value);
      inPage.delete(key);
    } catch {
      inPage.set(key, value);
    }
  },
  keys(): string[] {
    return [...inPage.keys(), ...Object.keys(onDevice() ?? {})];
  },
  remove(key: string): void {
    inPage.delete(key);
    onDevice()?.removeItem(key);
  },
};

/** A setting that is on or off, and off at first. */
export const isOn = (key: string): boolean => storage.get(key) === 'yes';

export function setOn(key: string, on: boolean): void {
  if (on) storage.set(key, 'yes');
  else storage.remove(key);
}
