import { signal } from '@preact/signals';
import type { Sound } from '../sound/synth.ts';
import { isOn, setOn } from './storage.ts';

/** Off until the player of this device turns it on. */
export const sound = signal(isOn('castellan.sound'));

export function setSound(on: boolean): void {
  sound.value = on;
  setOn('castellan.sound', on);
  // The player hears at once what was switched on.
  playSound('chime');
}

let audio: AudioContext | null = null;

/** Plays a sound, if sounds are on. Nothing waits for it, and no information is in the sound alone. */
export function playSound(name: Sound): void {
  // Before the first touch a browser allows no sound, and a late one would be about something old.
  if (!sound.value || !navigator.userActivation.hasBeenActive) return;
  void import('../sound/synth.ts').then(async ({ SOUNDS }) => {
    audio ??= new AudioContext();
    await audio.resume();
    SOUNDS[name](audio);
  });
}
