/** A few synthesised sounds. Browsers allow them from the first tap on. */

import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  // Older browsers do not tell.
  const { userActivation } = navigator as Partial<Navigator>;
  if (!prefs.sound || !userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A short burst of filtered noise: bone on wood. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = 0.06;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2.5 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number): void {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.07, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

export function rattle(dice: number): void {
  const audio = ready();
  if (!audio) return;
  for (let i = 0; i < dice * 2; i++) {
    knock(audio, audio.currentTime + Math.random() * 0.45, 900 + Math.random() * 1600, 0.35);
  }
}

export function click(): void {
  const audio = ready();
  if (audio) knock(audio, audio.currentTime, 2200, 0.2);
}

export function scratch(): void {
  const audio = ready();
  if (!audio) return;
  for (let i = 0; i < 4; i++) knock(audio, audio.currentTime + i * 0.05, 4200 - i * 300, 0.16);
}

export function fanfare(): void {
  const audio = ready();
  const notes = [523, 659, 784, 1047];
  notes.forEach((pitch, i) => audio && tone(audio, audio.currentTime + 0.5 + i * 0.11, pitch, 0.5));
}
