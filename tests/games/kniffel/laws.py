"""What Kniffel tells the laws."""

from tests.games.kniffel.conserve import conserve
from tests.laws.record import NEVER_AT_ONCE, Laws

LAWS = Laws(conserve=conserve, window=NEVER_AT_ONCE, quick={"games": 2})
