import { expect, test } from 'vitest';
import { bestOf, isHere } from './invites';

test('links of this computer alone are known', () => {
  for (const host of ['localhost', '127.0.0.1:8000', '[::1]:8000'])
    expect(isHere(`http://${host}/t/K7QM2P`)).toBe(true);
  for (const host of ['192.168.1.5:8000', 'localhost.example', '127.example'])
    expect(isHere(`http://${host}/t/K7QM2P`)).toBe(false);
});

test('a device passes on the address by which it came itself', () => {
  const links = ['http://192.168.1.5:8000/t/K7QM2P', 'http://10.0.0.2:8000/t/K7QM2P'];
  expect(bestOf(links, 'http://10.0.0.2:8000')).toBe(1);
  expect(bestOf(links, 'http://127.0.0.1:8000')).toBe(0);
});
