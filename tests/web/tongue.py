"""Which words a page may show in a language: those of its catalogue, and names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from playwright.sync_api import Page

from parlour.text import sources

WORD = re.compile(r"[^\W\d_]{2,}")
CODES = re.compile(r"[0-9a-f]{16,}|\b[0-9A-Z]{6}\b|https?://\S+")
"""Fingerprints, tables and addresses have no language."""

POINT = re.compile(r"(?<![\d.])\d+\.\d{1,2}(?![\d.])")
"""Of the five languages only English writes decimals behind a point; dates have two points."""

SHOWN = """async () => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: holder, data } = walk.currentNode;
    const spoken = !holder.closest('script, style, noscript') && !holder.closest('[translate=no]');
    if (spoken && (seen(holder) || holder.closest('option'))) texts.push(data);
  }
  const told = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  for (const one of document.body.querySelectorAll('*')) {
    if (!seen(one) || one.closest('[translate=no]')) continue;
    texts.push(...told.map((name) => one.getAttribute(name) ?? ''));
    for (const end of ['::before', '::after']) {
      const { content } = getComputedStyle(one, end);
      if (/^"/.test(content)) texts.push(content);
    }
  }
  const pictures = new Set([...document.images].filter(seen).map(({ src }) => src));
  window.drawn ??= new Map();
  for (const src of pictures) {
    if (!/\\.svg$/.test(new URL(src).pathname) || window.drawn.has(src)) continue;
    const text = await (await fetch(src)).text();
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
    const words = [...drawing.querySelectorAll('text, title, desc')].map((one) => one.textContent);
    window.drawn.set(src, words);
    texts.push(...words);
  }
  const days = [...Array(12).keys()].flatMap((month) =>
    ['long', 'short'].map((kind) => new Date(2026, month, month + 1).toLocaleDateString(
      document.documentElement.lang, { month: kind, weekday: kind, day: 'numeric' })));
  return [texts.filter((text) => text.trim()), days];
}"""
"""All that can be read or heard, drawings included; and the words that dates are made of."""


NAMES = (
    "Anna An Béla Bé Cili Ci Dani Da Ada Ad",
    "Parlour parlour verify jsonl PDF QR",
    "English Français Magyar Deutsch Español",
)
"""Players and their initials, what is called the same everywhere, and the languages by their own
names."""


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of every message, and names."""
    return frozenset(words([*sources(lang).values(), *NAMES]))


def words(texts: Iterable[str]) -> set[str]:
    return {word.casefold() for text in texts for word in WORD.findall(CODES.sub(" ", text))}


def pointed(text: str, lang: str) -> list[str]:
    return [] if lang == "en" else POINT.findall(CODES.sub(" ", text))


def foreign(page: Page, lang: str) -> list[tuple[str, str]]:
    """Words that no message of the language has, and English decimals, each with what it was seen
    in."""
    texts, days = page.evaluate(SHOWN)
    known = vocabulary(lang) | words(days)
    return [
        (word, text)
        for text in texts
        for word in [*sorted(words([text]) - known), *pointed(text, lang)]
    ]
