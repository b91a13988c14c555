"""Sounds as they leave the loudspeaker: each event has a voice of its own, all are heard in a room,
and a full table does not crackle."""

from __future__ import annotations

import subprocess
from base64 import b64decode
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page

from tests.text.browser import NODE, TYPESCRIPT, WEB, needs_node

pytestmark = needs_node

Sound = NDArray[np.float32]

VOICES = ("call", "card", "chip", "click", "fanfare", "pawn", "rattle", "scratch", "steal", "turn")
RATE = 44_100
MOMENTS = 49
"""In two seconds."""

PLAIN = f"""
const ts = require({str(TYPESCRIPT)!r});
const source = require('fs').readFileSync({str(WEB / "src" / "voices.ts")!r}, 'utf8');
const compilerOptions = {{ module: 'ESNext', target: 'ES2022' }};
process.stdout.write(ts.transpileModule(source, {{ compilerOptions }}).outputText);
"""

RENDERED = """async ([script, names, volume, rate]) => {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const voices = await import(address);
  const audio = new OfflineAudioContext(1, 2 * rate, rate);
  const desk = voices.mix(audio);
  desk.master.gain.value = volume;
  // Not at once: a limiter that has just been switched on is not yet what it is for the evening.
  void audio.suspend(0.5).then(() => {
    for (const name of names) voices[name](desk, 5);
    return audio.resume();
  });
  const sound = (await audio.startRendering()).getChannelData(0);
  let bytes = '';
  for (const one of new Uint8Array(sound.buffer)) bytes += String.fromCharCode(one);
  return btoa(bytes);
}"""


@pytest.fixture(scope="module")
def script() -> str:
    assert NODE
    return subprocess.run([NODE, "-e", PLAIN], check=True, capture_output=True, text=True).stdout


def heard(page: Page, script: str, names: Sequence[str], volume: float = 1) -> Sound:
    bytes_ = b64decode(page.evaluate(RENDERED, [script, names, volume, RATE]))
    return np.frombuffer(bytes_, np.float32)


def peak(sound: Sound) -> float:
    return float(np.abs(sound).max())


def print_of(sound: Sound) -> NDArray[np.float64]:
    """How much of each half octave is heard when: what an ear tells voices by."""
    moments = np.abs(np.fft.rfft(sound.reshape(MOMENTS, -1)))
    at = np.fft.rfftfreq(len(sound) // MOMENTS, 1 / RATE)
    found = [
        moments[:, (at >= low) & (at < 1.4 * low)].sum(1) for low in 250 * 1.4 ** np.arange(12)
    ]
    return np.asarray(np.ravel(found) / np.linalg.norm(found))


@pytest.mark.parametrize("name", VOICES)
def test_every_event_is_heard_in_a_room(page: Page, script: str, name: str) -> None:
    loud = peak(heard(page, script, [name]))
    assert 0.3 <= loud <= 1
    assert peak(heard(page, script, [name], volume=0.1)) < loud / 4


def test_every_event_has_a_voice_of_its_own(page: Page, script: str) -> None:
    prints = {name: print_of(heard(page, script, [name])) for name in VOICES}
    alike = {(one, two): float(prints[one] @ prints[two]) for one, two in combinations(VOICES, 2)}
    assert max(alike.values()) < 0.85, alike


def test_everything_at_once_does_not_crackle(page: Page, script: str) -> None:
    assert 0.3 <= peak(heard(page, script, VOICES * 6)) <= 1
