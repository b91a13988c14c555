"""The inner loop of `fairness`, compiled. Needs the `fast` extra."""

import numba
import numpy as np
from numpy.typing import NDArray

CHANCE = 1.0 / (1.0 + np.arange(65))


@numba.njit(cache=True, fastmath=True)
def pairs(
    one: NDArray[np.uint32],
    outside: NDArray[np.uint8],
    weights: NDArray[np.float64],
    two: NDArray[np.uint32],
    beyond: NDArray[np.uint8],
    others: NDArray[np.float64],
) -> float:
    """Bits are counted by hand, in 32 bits, so that the loop runs on vectors."""
    total = 0.0
    for i in range(len(one)):
        mask, more, inner = one[i], np.uint32(outside[i]), 0.0
        for j in range(len(two)):
            x = np.uint32(mask | two[j])
            x = np.uint32(x - ((x >> np.uint32(1)) & np.uint32(0x55555555)))
            x = np.uint32(
                (x & np.uint32(0x33333333)) + ((x >> np.uint32(2)) & np.uint32(0x33333333))
            )
            x = np.uint32((x + (x >> np.uint32(4))) & np.uint32(0x0F0F0F0F))
            x = np.uint32(np.uint32(x * np.uint32(0x01010101)) >> np.uint32(24))
            inner += others[j] * CHANCE[np.uint32(x + more + np.uint32(beyond[j]))]
        total += weights[i] * inner
    return total
