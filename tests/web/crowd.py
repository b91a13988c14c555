"""Whether a screen has room for what it says: nothing lies on something else, nothing is cut off,
nothing scrolls sideways."""

from __future__ import annotations

from playwright.sync_api import Page

CROWDED = """() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = [];
  const told = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')}`;
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (how) => how === 'auto' || how === 'scroll';

  const page = document.documentElement;
  const SCREEN = { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
  for (const one of top.querySelectorAll('*'))
    if (scrolls(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
      found.push(`scrolls sideways: ${told(one)}`);

  // Every line of text, with what can be seen of it.
  const lines = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(holder)) continue;
    if (holder.closest('[inert], svg, option, .hidden')) continue;
    if (holder.offsetWidth < 3) continue;  // only to be heard
    range.selectNodeContents(walk.currentNode);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 3 || bottom - top < 3) continue;
      // A line is taller than its letters.
      const air = (bottom - top) * 0.2;
      const line = { left, top: top + air, right, bottom: bottom - air };
      const words = `"${walk.currentNode.data.trim().slice(0, 40)}" in ${told(holder)}`;
      if (seen(line, holder, words)) lines.push({ ...line, holder, words });
    }
  }

  /** Cut to what its boxes show; false where nothing is left. */
  function seen(line, holder, words) {
    for (let box = holder; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const open = style.overflowX === 'visible' && style.overflowY === 'visible';
      if (open && box !== page) continue;
      const { left, top, right, bottom } = box === page ? SCREEN : box.getBoundingClientRect();
      const dots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const over = Math.max(left - line.left, line.right - right);
      if (over > 2 && !dots && !scrolls(style.overflowX) && line.right > left && line.left < right)
        found.push(`cut off: ${words}`);
      line.left = Math.max(line.left, left);
      line.top = Math.max(line.top, top);
      line.right = Math.min(line.right, right);
      line.bottom = Math.min(line.bottom, bottom);
    }
    return line.right - line.left > 2 && line.bottom - line.top > 2;
  }

  for (const one of top.querySelectorAll('button, a, input, select, summary')) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (!shown(one) || right - left < 3 || one.closest('[inert], .hidden')) continue;
    const words = `${told(one)} "${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}"`;
    seen({ left, top, right, bottom }, one.parentElement, words);
  }

  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= 2 || high <= 2 || a.holder === b.holder) continue;
      // What lies above the page on purpose, such as a bar at its foot, hides what is below it.
      const at = [(Math.max(a.left, b.left) + wide / 2), (Math.max(a.top, b.top) + high / 2)];
      const hit = document.elementFromPoint(...at);
      if (hit && (covers(hit, a.holder) || covers(hit, b.holder))) continue;
      found.push(`${a.words} lies on ${b.words}`);
    }

  /** Something opaque is drawn over it. */
  function covers(hit, holder) {
    for (let box = hit; box && !box.contains(holder); box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (backgroundImage !== 'none' || !/, 0\\)$/.test(backgroundColor)) return true;
    }
    return false;
  }
  return [...new Set(found)];
}"""


def crowded(page: Page) -> list[str]:
    """What has no room; while a dialog is open, in that."""
    found: list[str] = page.evaluate(CROWDED)
    return found
