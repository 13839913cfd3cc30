import { signal } from '@preact/signals';
import type { Sound } from '../sound/synth.ts';
import { isOn, setOn } from './storage.ts';

/** Off until the player of this device turns it on. */
export const sound = signal(isOn('castellan.sound'));

export function setSound(on: boolean): void {
  sound.value = on;
  setOn('castellan.sound', on);
  // What was asked for is heard at once.
  playSound('chime');
}

let audio: AudioContext | null = null;

/** Lets a sound be heard, if that was asked for. Nothing waits for it, and nothing is told by it alone. */
export function playSound(name: Sound): void {
  // Before the first touch a browser allows no sound, and one that comes late would tell something old.
  if (!sound.value || !navigator.userActivation.hasBeenActive) return;
  void import('../sound/synth.ts').then(async ({ SOUNDS }) => {
    audio ??= new AudioContext();
    await audio.resume();
    SOUNDS[name](audio);
  });
}
