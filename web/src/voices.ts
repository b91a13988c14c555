/** Synthesised sounds, each event with a voice of its own, and the desk that all of them go through. */

export interface Desk<Audio extends BaseAudioContext = BaseAudioContext> {
  audio: Audio;
  master: GainNode;
}

/** How loud it may get before the last resort bends the waves; a loudspeaker ends at 1. */
const HEADROOM = 4;
const BENT = Float32Array.from({ length: 1025 }, (_, i) => Math.tanh(HEADROOM * (i / 512 - 1)));

/** One volume for all, and a limiter, so that a full table does not crackle. */
export function mix<Audio extends BaseAudioContext>(audio: Audio): Desk<Audio> {
  const limiter = new DynamicsCompressorNode(audio, {
    threshold: -3,
    knee: 0,
    ratio: 20,
    attack: 0.001,
    release: 0.1,
  });
  const master = new GainNode(audio);
  master
    .connect(limiter)
    .connect(new GainNode(audio, { gain: 1 / HEADROOM }))
    .connect(new WaveShaperNode(audio, { curve: BENT }))
    .connect(audio.destination);
  return { audio, master };
}

/** A short burst of filtered noise: bone on wood, paper on felt. */
function knock(desk: Desk, wait: number, pitch: number, loud: number, length = 0.06): void {
  const { audio, master } = desk;
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
    .connect(master);
  source.start(audio.currentTime + wait);
}

function tone(
  { audio, master }: Desk,
  wait: number,
  pitch: number,
  length: number,
  loud: number,
  to = pitch,
): void {
  const at = audio.currentTime + wait;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(gain).connect(master);
  voice.start(at);
  voice.stop(at + length);
}

export function rattle(desk: Desk, dice: number): void {
  for (let i = 0; i < dice * 2; i++)
    knock(desk, Math.random() * 0.45, 900 + Math.random() * 1600, 1.4);
}

/** Something is touched. */
export const click = (desk: Desk): void => knock(desk, 0, 2200, 1.6, 0.04);

/** Something is written. */
export function scratch(desk: Desk): void {
  for (let i = 0; i < 4; i++) knock(desk, i * 0.05, 4200 - i * 300, 0.9);
}

export function card(desk: Desk): void {
  knock(desk, 0, 5200, 1.2, 0.18);
  knock(desk, 0.1, 800, 1.6, 0.08);
}

export function chip(desk: Desk): void {
  tone(desk, 0, 2400, 0.12, 0.4);
  tone(desk, 0.06, 3100, 0.2, 0.4);
}

export const pawn = (desk: Desk): void => knock(desk, 0, 520, 2.8, 0.09);

/** Somebody calls a prize. */
export function call(desk: Desk): void {
  tone(desk, 0, 660, 0.16, 0.4);
  tone(desk, 0.12, 880, 0.3, 0.4);
}

/** Somebody takes what was another's. */
export const steal = (desk: Desk): void => tone(desk, 0, 880, 0.4, 0.4, 220);

/** It has become one's turn: a soft double knock on the table. */
export function turn(desk: Desk): void {
  knock(desk, 0, 380, 3, 0.09);
  knock(desk, 0.17, 380, 3, 0.09);
}

export function fanfare(desk: Desk): void {
  [523, 659, 784, 1047].forEach((pitch, i) => tone(desk, 0.5 + i * 0.11, pitch, 0.5, 0.35));
}
