/** SHA-256 and HMAC (FIPS 180-4, RFC 2104). A browser has its own only on secure origins, and a
 * game at home is often served over plain http; so these are ours, and need nothing. */

const K = primes(64).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const BLOCK = 64;

export function sha256(data: Uint8Array): Uint8Array {
  const state = new Uint32Array(START);
  const padded = pad(data);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, new DataView(padded.buffer, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      whole.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    join(
      whole.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (data: Uint8Array): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The message, a one bit, zeros, and its length in bits: whole blocks. */
function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const tail = new DataView(padded.buffer);
  tail.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  tail.setUint32(padded.length - 4, data.length * 8);
  return padded;
}

function mix(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  for (let t = 0; t < 64; t += 1) w[t] = t < 16 ? block.getUint32(4 * t) : expanded(w, t);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (K[t] ?? 0) + (w[t] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
}

function expanded(w: Uint32Array, t: number): number {
  const [far = 0, old = 0, mid = 0, near = 0] = [w[t - 16], w[t - 15], w[t - 7], w[t - 2]];
  const s0 = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
  const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
  return far + s0 + mid + s1;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p)) found.push(n);
  return found;
}
