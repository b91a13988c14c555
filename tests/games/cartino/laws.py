"""What Cartino tells the laws."""

from tests.games.cartino.conserve import conserve
from tests.laws.record import NEVER_AT_ONCE, Laws

LAWS = Laws(conserve=conserve, window=NEVER_AT_ONCE, quick={"layout": None})
