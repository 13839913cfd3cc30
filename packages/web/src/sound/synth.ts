/** Every sound of the page, made here out of noise and sine waves: there is no file behind any of them. */

/** What can be heard: dice on a desk, a stroke of the pen, a domino laid down, a chime for what is won, one of its own for your turn,
 * a seal for a power, and an end of its own for a win, a loss and a draw. */
export type Sound = 'dice' | 'pen' | 'domino' | 'chime' | 'turn' | 'seal' | 'win' | 'loss' | 'draw';

type Audio = BaseAudioContext;

/** Draws a sound into the near future of an audio context. */
export const SOUNDS: Readonly<Record<Sound, (audio: Audio) => void>> = {
  dice: (audio) => {
    const calm = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    // As the dice fall on the screen: each knocks twice, one after the other; without the fall they just land.
    for (let die = 0; die < 4; die++) {
      const start = audio.currentTime + die * 0.06;
      if (!calm) knock(audio, start + 0.31, 0.5);
      knock(audio, start + (calm ? 0 : 0.57), 0.28);
    }
  },
  pen: (audio) => {
    stroke(audio, audio.currentTime, 0.13, 2600, 4200);
    stroke(audio, audio.currentTime + 0.16, 0.2, 4000, 2400);
  },
  domino: (audio) => {
    knock(audio, audio.currentTime, 0.45);
    tone(audio, audio.currentTime, { from: 230, to: 150, lasts: 0.12, loud: 0.3 });
  },
  turn: (audio) => bells(audio, [523.3, 392], 0.1),
  seal: (audio) => {
    knock(audio, audio.currentTime, 0.6);
    bells(audio, [784, 1174.7], 0.14, 0.12);
  },
  win: (audio) => bells(audio, [523.3, 659.3, 784, 1046.5], 0.13),
  loss: (audio) => bells(audio, [440, 349.2], 0.22),
  draw: (audio) => bells(audio, [523.3, 523.3], 0.18),
  chime: (audio) => bells(audio, [659.3, 987.8], 0.14),
};

/** A second of noise, different every time. */
function noise(audio: Audio): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Loud at once, gone soon: what everything that is struck has in common. */
function fading(audio: Audio, at: number, loud: number, lasts: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

/** Bells one after the other, so many seconds apart. */
function bells(audio: Audio, pitches: readonly number[], apart: number, after = 0): void {
  for (const [at, pitch] of pitches.entries()) bell(audio, audio.currentTime + after + at * apart, pitch);
}

/** Bone on wood. */
function knock(audio: Audio, at: number, loud: number): void {
  const source = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 1500 + Math.random() * 1400;
  band.Q.value = 1.4;
  source.connect(band).connect(fading(audio, at, loud, 0.06));
  source.start(at, Math.random() * 0.5, 0.07);
  tone(audio, at, { from: 260, to: 140, lasts: 0.07, loud: loud * 0.4 });
}

/** A nib over paper: it presses, moves, and lifts. */
function stroke(audio: Audio, at: number, lasts: number, from: number, to: number): void {
  const source = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.linearRampToValueAtTime(to, at + lasts);
  const press = audio.createGain();
  press.gain.setValueAtTime(0, at);
  press.gain.linearRampToValueAtTime(0.12, at + lasts * 0.25);
  press.gain.linearRampToValueAtTime(0, at + lasts);
  source.connect(band).connect(press).connect(audio.destination);
  source.start(at, Math.random() * 0.5, lasts);
}

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
}

function tone(audio: Audio, at: number, { from, to, lasts, loud }: Tone): void {
  const wave = audio.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + lasts);
  wave.connect(fading(audio, at, loud, lasts));
  wave.start(at);
  wave.stop(at + lasts);
}

/** A small bell: its upper tones are no multiples of the lowest, and fade first. */
function bell(audio: Audio, at: number, pitch: number): void {
  for (const [times, loud, lasts] of [
    [1, 0.16, 1.1],
    [2.01, 0.07, 0.7],
    [2.77, 0.04, 0.45],
    [5.4, 0.02, 0.2],
  ] as const) {
    tone(audio, at, { from: pitch * times, to: pitch * times, lasts, loud });
  }
}
