import { describe, expect, test } from 'vitest';
import { bytes, hex, hmac, sha256, unhex } from './sha256';

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('FIPS 180-4: %#', (text, digest) => {
    expect(hex(sha256(bytes(text)))).toBe(digest);
  });

  test('agrees with the browser at every length up to three blocks', async () => {
    for (let length = 0; length < 200; length += 1) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
      expect(sha256(data)).toEqual(theirs);
    }
  });
});

describe('HMAC-SHA-256', () => {
  test.each([
    [
      '0b'.repeat(20),
      hex(bytes('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      hex(bytes('Jefe')),
      hex(bytes('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(20),
      'dd'.repeat(50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      'aa'.repeat(131),
      hex(bytes('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('RFC 4231: %#', (key, data, digest) => {
    expect(hex(hmac(unhex(key), unhex(data)))).toBe(digest);
  });
});
