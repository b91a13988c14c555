/** Synthesised sounds, each event with its own voice. Browsers allow them from the first tap on. */

import { prefs } from './prefs.svelte';

let mixer: { audio: AudioContext; master: GainNode } | null = null;

/** All voices go through one volume and a limiter, so that a full table does not crackle. */
function ready(): { audio: AudioContext; out: AudioNode } | null {
  // Older browsers do not tell.
  const { userActivation } = navigator as Partial<Navigator>;
  if (!prefs.sound || !userActivation?.hasBeenActive) return null;
  mixer ??= mix(new AudioContext());
  const { audio, master } = mixer;
  master.gain.value = prefs.volume;
  if (audio.state === 'suspended') void audio.resume();
  return { audio, out: master };
}

function mix(audio: AudioContext): { audio: AudioContext; master: GainNode } {
  const limiter = new DynamicsCompressorNode(audio, {
    threshold: -3,
    knee: 0,
    ratio: 20,
    attack: 0.001,
    release: 0.1,
  });
  const master = new GainNode(audio, { gain: prefs.volume });
  master.connect(limiter).connect(audio.destination);
  return { audio, master };
}

/** A short burst of filtered noise: bone on wood, paper on felt. */
function knock(wait: number, pitch: number, loud: number, length = 0.06): void {
  const on = ready();
  if (!on) return;
  const { audio, out } = on;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2.5 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(out);
  source.start(audio.currentTime + wait);
}

function tone(wait: number, pitch: number, length: number, loud: number, to = pitch): void {
  const on = ready();
  if (!on) return;
  const { audio, out } = on;
  const at = audio.currentTime + wait;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(gain).connect(out);
  voice.start(at);
  voice.stop(at + length);
}

export function rattle(dice: number): void {
  for (let i = 0; i < dice * 2; i++) knock(Math.random() * 0.45, 900 + Math.random() * 1600, 1.4);
}

/** Something is touched. */
export const click = (): void => knock(0, 2200, 1);

/** Something is written. */
export function scratch(): void {
  for (let i = 0; i < 4; i++) knock(i * 0.05, 4200 - i * 300, 0.9);
}

export function card(): void {
  knock(0, 3200, 0.9, 0.12);
  knock(0.07, 900, 0.8);
}

export function chip(): void {
  tone(0, 2400, 0.09, 0.25);
  tone(0.05, 3100, 0.12, 0.22);
}

export function pawn(): void {
  knock(0, 520, 1.8, 0.09);
}

/** Somebody calls a prize. */
export function call(): void {
  tone(0, 660, 0.16, 0.4);
  tone(0.12, 880, 0.3, 0.4);
}

/** Somebody takes what was another's. */
export const steal = (): void => tone(0, 880, 0.4, 0.4, 220);

/** It has become one's turn: a soft double knock on the table. */
export function turn(): void {
  knock(0, 380, 2.2, 0.09);
  knock(0.17, 380, 2.2, 0.09);
}

export function fanfare(): void {
  [523, 659, 784, 1047].forEach((pitch, i) => tone(0.5 + i * 0.11, pitch, 0.5, 0.35));
}
