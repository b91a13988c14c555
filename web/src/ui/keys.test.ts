import { afterEach, describe, expect, it } from 'vitest';
import { isFree } from './keys';

const pressed = (tag: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: 'e', bubbles: true, ...more });
  document.body.appendChild(document.createElement(tag)).dispatchEvent(event);
  return event;
};

afterEach(() => document.body.replaceChildren());

describe('a key', () => {
  it.each(['button', 'div'])('belongs to the game on a %s', (tag) => {
    expect(isFree(pressed(tag))).toBe(true);
  });

  it.each(['input', 'select', 'textarea', 'dialog'])('does not in a %s', (tag) => {
    expect(isFree(pressed(tag))).toBe(false);
  });

  it('does not with a modifier', () => {
    expect(isFree(pressed('div', { ctrlKey: true }))).toBe(false);
  });
});
